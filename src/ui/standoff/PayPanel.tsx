import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { createPayChart, type PayDrawing } from '../../graph/rates/draw-pay.ts';
import { payAsCsv } from '../../session/pay.ts';
import type { PayChoice } from '../../session/solver.ts';
import { ExportChart } from '../balance/ExportChart.tsx';
import { useFrame } from '../balance/frame.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import type { Setting } from './setting.ts';
import { SettingFields } from './SettingFields.tsx';
import { useSolved, type Ask } from './solver.ts';
import { useStandoffWords } from './words.ts';

/** Does being evil pay? As a chart and as a table of fractions. */
export function PayPanel({ setting, solver }: { setting: Setting; solver: Ask }) {
  const all = useStandoffWords();
  const words = all.pay;
  const { wish } = setting;
  const asked = useMemo(() => ({ ...wish, evil: 0, civilians: 0 }), [wish]);
  const { answer, last } = useSolved(solver, JSON.stringify(asked), (worker) => worker.standoffPay(asked));
  const choices = answer?.ok === true ? answer.value : last;
  const [current, setCurrent] = useState<number | null>(null);
  const readout = useId();
  const point = choices?.find(({ others }) => others === current);
  return (
    <div className="balance-panel chart-panel pay-panel">
      <SettingFields setting={setting} counted={false} />
      {choices === null ? (
        <p className="hint">{answer?.ok === false ? answer.message : all.states.working}</p>
      ) : (
        <>
          <div className="pay-body">
            <PayFigure choices={choices} current={current} readout={readout} onPoint={setCurrent} />
            <PayTable choices={choices} current={current} />
          </div>
          <div className="chart-foot">
            <p id={readout} className="chart-readout" role="status">
              {answer === null
                ? all.states.working
                : point === undefined
                  ? words.intro
                  : words.readout(point.others, point.good.text, point.evil.text, point.pays)}
            </p>
            <ExportChart
              name={words.file(wish.players, wish.good, wish.evilPlays)}
              csv={() => payAsCsv(choices)}
              words={words}
            />
          </div>
        </>
      )}
    </div>
  );
}

interface PayFigureProps {
  readonly choices: readonly PayChoice[];
  readonly current: number | null;
  /** The id of the text that says what the current point is. */
  readonly readout: string;
  readonly onPoint: (others: number) => void;
}

const TO: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

function PayFigure({ choices, current, readout, onPoint }: PayFigureProps) {
  const words = useStandoffWords().pay;
  const { frame, width, height } = useFrame({ width: 620, height: 380 });
  const drawing = useRef<PayDrawing | null>(null);
  const report = useRef(onPoint);
  useEffect(() => {
    report.current = onPoint;
  }, [onPoint]);
  useEffect(() => {
    const svg = frame.current?.querySelector('svg');
    if (svg == null) return undefined;
    const made = createPayChart(svg, (others) => report.current(others));
    drawing.current = made;
    return () => {
      drawing.current = null;
      made.destroy();
    };
  }, [frame]);
  useEffect(() => {
    const points = choices.map(({ others, good, evil }) => ({ others, good: good.value, evil: evil.value }));
    drawing.current?.show({ points, current, words, width, height });
  }, [choices, current, words, width, height]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!Object.hasOwn(TO, event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onPoint(TO[event.key](current ?? -1, choices.length - 1));
  };
  return (
    <div
      className="rates-frame"
      ref={frame}
      tabIndex={0}
      role="application"
      aria-label={words.drawing}
      aria-describedby={readout}
      onKeyDown={onKeyDown}
    >
      <svg aria-hidden="true" />
    </div>
  );
}

function PayTable({ choices, current }: { choices: readonly PayChoice[]; current: number | null }) {
  const words = useStandoffWords().pay;
  return (
    <ScrollRegion className="pay-table" label={words.table}>
      <table className="listed-table">
        <thead>
          <tr>
            <th scope="col">{words.othersHead}</th>
            <th scope="col">{words.goodHead}</th>
            <th scope="col">{words.evilHead}</th>
            <th scope="col">{words.paysHead}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ others, good, evil, pays }) => (
            <tr key={others} className={others === current ? 'lit' : undefined}>
              <th scope="row">{others}</th>
              <td>
                <strong>{good.value.toFixed(3)}</strong> <span className="fraction">{good.text}</span>
              </td>
              <td>
                <strong>{evil.value.toFixed(3)}</strong> <span className="fraction">{evil.text}</span>
              </td>
              <td>{words[pays]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
