import type { Verdict } from '../../session/inquiries.ts';
import { stageTitle } from '../../session/view.ts';
import type { Scenery } from '../scenery.ts';
import { useCommands, useWords } from '../screen.ts';
import { roomFor } from '../track.ts';
import { variables } from '../variables.ts';
import { LongWorkButton } from '../thoughts/LongWorkButton.tsx';
import { useStrip } from './judgement.ts';
import './strips.css';

/** Told by its sign as well as by its colour. */
const signs: Readonly<Record<Verdict, string>> = { true: '✓', false: '–', unknown: '?', undecided: '·' };

/** The truth of a formula over the whole run, one cell for each step, on the scale of the slider. A click goes to the step. */
export function Strip({ formula, scenery }: { formula: string; scenery: Scenery }) {
  const words = useWords().formulas;
  const commands = useCommands();
  const { verdicts, work } = useStrip(formula, scenery);
  const { line, at, whole } = scenery;
  const room = roomFor(line.length);
  const said = words.verdict[whole.viewpoint === 'teacher' ? 'everything' : 'player'];
  return (
    <>
      <ol className="strip" aria-label={words.strip(formula)} style={variables({ '--room': room })}>
        {verdicts.map((verdict, step) => {
          const report = whole.path[step];
          const isOpen = verdict === 'undecided' && report.exactness.leavesOpen;
          const label = words.cell(step, stageTitle(whole, report), isOpen ? words.verdictOpen : said[verdict]);
          return (
            <li key={line[step]}>
              <button
                type="button"
                className={`strip-cell ${verdict}`}
                aria-label={label}
                title={label}
                aria-current={step === at ? 'step' : undefined}
                onClick={() => void commands.goTo(line[step])}
              >
                <span aria-hidden="true">{signs[verdict]}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {work === null ? null : (
        <span className="strip-work">
          <LongWorkButton work={work} brief />
        </span>
      )}
    </>
  );
}
