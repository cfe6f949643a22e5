import { useMemo, useState } from 'react';
import { courseTo } from '../../session/standoff-course.ts';
import type { Scenery } from '../scenery.ts';
import { useCommands, useSession } from '../screen.ts';
import type { Setting } from './setting.ts';
import { SettingFields } from './SettingFields.tsx';
import { useSolved, type Ask } from './solver.ts';
import { StateCard } from './StateCard.tsx';
import { StatesFigure } from './StatesFigure.tsx';
import { useStandoffWords } from './words.ts';

/** The states of a Standoff as a graph in layers, with the game's own path in it. */
export function StatesPanel({ scenery, setting, solver }: { scenery: Scenery; setting: Setting; solver: Ask }) {
  const all = useStandoffWords();
  const words = all.states;
  const commands = useCommands();
  const run = useSession((state) => state.run);
  const { line, at } = scenery;
  const teacher = scenery.vantage.viewpoint === 'teacher';
  const end = line[line.length - 1];
  const course = useMemo(() => (run === null || !teacher ? null : courseTo(run, end)), [run, teacher, end]);
  const [chosen, setChosen] = useState<{ readonly key: string; readonly id: number } | null>(null);

  const fits = course !== null && course.course.deal.length === setting.wish.players;
  const given = fits ? course.course : null;
  const { answer, last } = useSolved(solver, `${setting.key} ${JSON.stringify(given?.joints ?? null)}`, (worker) =>
    worker.standoffStates(setting.wish, given),
  );
  const report = answer?.ok === true ? answer.value : last;

  /** For each mark on the path, the node of the game at which it stands so. */
  const onPath = useMemo(() => {
    const nodes = new Map<number, number>();
    for (const [index, mark] of (report?.course ?? []).entries()) {
      const node = course?.nodes.at(index);
      if (mark !== null && node !== undefined) nodes.set(mark, node);
    }
    return nodes;
  }, [report, course]);
  const present = run === null ? null : courseTo(run, line[at]).course.joints.length;
  const here = present === null ? null : (report?.course.at(present) ?? null);
  const current = (chosen?.key === setting.key ? chosen.id : null) ?? here ?? 0;
  const choose = (id: number) => setChosen({ key: setting.key, id });

  const open = (id: number) => {
    choose(id);
    const node = onPath.get(id);
    if (node !== undefined) void commands.goTo(node);
  };
  const mark = report?.marks.find(({ id }) => id === current) ?? report?.marks.at(0);
  return (
    <div className="balance-panel states-panel">
      <SettingFields setting={setting} counted />
      {answer?.ok === false ? (
        <p className="refusal" role="alert">
          {answer.message}
        </p>
      ) : null}
      {report === null || mark === undefined ? (
        <p className="hint">{words.working}</p>
      ) : (
        <>
          <div className="states-body">
            <StatesFigure report={report} current={mark.id} here={here} onPath={onPath} onWalk={choose} onOpen={open} />
            <StateCard
              key={`${setting.key} ${mark.id} ${line[at]}`}
              report={report}
              mark={mark}
              here={here === mark.id}
              node={onPath.get(mark.id) ?? null}
              scenery={scenery}
              solver={solver}
              onOpen={open}
              onShow={choose}
            />
          </div>
          <p className="hint" role="status">
            {answer === null ? words.working : words.summary(report)} {report.byLayer ? words.byLayer : words.legend}{' '}
            {teacher ? (onPath.size > 0 ? words.path : words.otherPath) : words.noPath}
          </p>
        </>
      )}
    </div>
  );
}
