import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

/** One of the tabs in the middle of the screen. */
export interface CentreTab {
  readonly id: string;
  readonly label: string;
  /** What it holds; made only while it is chosen. */
  readonly panel: () => ReactNode;
}

interface CentreTabsProps {
  /** What the tabs are of, for a screen reader. */
  readonly label: string;
  readonly tabs: readonly CentreTab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with the panel of the one that is chosen: the arrow keys, Home and End lead from tab to tab. */
export function CentreTabs({ label, tabs, chosen, onChoose }: CentreTabsProps) {
  const base = useId();
  const strip = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const current = tabs[at];

  const onKeyDown = (event: KeyboardEvent) => {
    const turn = TURNS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : turn === undefined
            ? -1
            : (at + turn + tabs.length) % tabs.length;
    if (to < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    // The key has done its work here: it must not also step the game.
    event.preventDefault();
    onChoose(tabs[to].id);
    strip.current?.querySelectorAll('button').item(to).focus();
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={strip} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className="tab"
            aria-selected={tab === current}
            aria-controls={tab === current ? `${base}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current.id}`}>
        {current.panel()}
      </div>
    </>
  );
}
