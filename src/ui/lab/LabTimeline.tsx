import { useEffect, useRef } from 'react';
import { movedTo, type LabDoing, type LabEntry } from '../../session/lab/lab.ts';
import type { LabWords } from '../words-lab.ts';
import { scrollWithin } from '../scroll.ts';
import { useLab } from './lab.ts';

/** Everything that was done in the lab: a press goes back there. What was undone stays until something else is done. */
export function LabTimeline() {
  const { words, state, change } = useLab();
  const list = useRef<HTMLOListElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (list.current === null || current.current === null) return;
    scrollWithin(list.current, current.current);
  }, [state.at]);
  return (
    <section className="lab-timeline" aria-label={words.timeline.title}>
      <h3 className="panel-title">{words.timeline.title}</h3>
      <ol ref={list} tabIndex={-1}>
        {state.entries.map((entry, index) => (
          <li key={index}>
            <button
              type="button"
              ref={index === state.at ? current : null}
              className={index > state.at ? 'undone' : undefined}
              aria-current={index === state.at ? 'step' : undefined}
              onClick={() => change((before) => movedTo(before, index))}
            >
              <span className="clip" title={doingText(words, entry.doing)}>
                {doingText(words, entry.doing)}
              </span>
              <small>
                {index > state.at ? `${words.timeline.undone}, ` : ''}
                {words.law.left(index === 0 ? 0n : worldsOf(state.entries[index - 1]), worldsOf(entry))}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many worlds there are, however they are kept. */
function worldsOf({ moment, law }: LabEntry): bigint {
  return law?.report.count ?? BigInt(moment.model.worlds.length);
}

/** Formulas may be long, and entries many: what was done is put into words once. */
const texts = new WeakMap<LabDoing, string>();

function doingText(words: LabWords, doing: LabDoing): string {
  const known = texts.get(doing) ?? textOf(words, doing);
  texts.set(doing, known);
  return known;
}

function textOf({ timeline }: LabWords, doing: LabDoing): string {
  switch (doing.kind) {
    case 'open':
      return timeline.open(doing.title);
    case 'edit':
      return timeline.edit(doing.edit);
    case 'actual':
      return timeline.actual(doing.world);
    case 'step':
      return timeline.step(doing.step);
    case 'models':
      return timeline.models(doing.isS5);
    case 'law':
    case 'listed':
      return timeline.kinds[doing.kind];
  }
}
