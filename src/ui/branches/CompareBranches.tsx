import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Fork } from '../../session/branches.ts';
import { compareBranches, type ComparedSide } from '../../session/compare.ts';
import type { Report } from '../../session/report.ts';
import { sentenceIcons } from '../icons.ts';
import type { Scenery } from '../scenery.ts';
import { useCommands, useWords } from '../screen.ts';
import { IconButton } from '../IconButton.tsx';
import { CompareKnown } from './CompareKnown.tsx';

/** Two branches of a fork at the same step, side by side: what differs in what happened and in who knows what. */
export function CompareBranches({ scenery, fork }: { scenery: Scenery; fork: Fork }) {
  const words = useWords().branches;
  const { whole, line, at, faces } = scenery;
  const forkIndex = line.indexOf(fork.at);
  const [[first, second]] = useState(() => firstPair(fork));
  const [left, setLeft] = useState(first);
  const [right, setRight] = useState(second);
  const [depth, setDepth] = useState(Math.max(at - forkIndex, 1));
  const paths = useReports([left, right]);
  const [one, other] = [paths.get(left), paths.get(right)];
  const longest = Math.max((one?.length ?? 0) - 1 - forkIndex, (other?.length ?? 0) - 1 - forkIndex, 1);
  const step = Math.min(depth, longest);
  const choice = (first: boolean, value: number, onChange: (node: number) => void) => (
    <select
      aria-label={words.compare.side(first)}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {fork.branches.map(({ node, place, name }) => (
        <option key={node} value={node}>
          {words.called(place, name)}
        </option>
      ))}
    </select>
  );
  const compared =
    one === undefined || other === undefined
      ? null
      : compareBranches({ ...whole, path: one }, { ...whole, path: other }, forkIndex + step, faces);
  return (
    <section className="compare" aria-label={words.compare.title}>
      <header>
        <h3>{words.compare.title}</h3>
        <div className="compare-step" role="group" aria-label={words.compare.step}>
          <IconButton
            icon={ArrowLeft}
            label={words.compare.before}
            className="button tool"
            disabled={step <= 1}
            onPress={() => setDepth(Math.max(step - 1, 1))}
          />
          <output>{words.compare.stepOf(step, longest)}</output>
          <IconButton
            icon={ArrowRight}
            label={words.compare.after}
            className="button tool"
            disabled={step >= longest}
            onPress={() => setDepth(Math.min(step + 1, longest))}
          />
        </div>
      </header>
      <div className="compare-sides">
        {choice(true, left, setLeft)}
        {choice(false, right, setRight)}
        {compared === null ? (
          <p className="hint" role="status">
            {words.compare.loading}
          </p>
        ) : (
          compared.sides.map((side, index) => <Side key={index} side={side} />)
        )}
      </div>
      {one === undefined || other === undefined || compared === null ? null : (
        <CompareKnown
          called={[left, right].map((node) => calledIn(fork, node, words))}
          players={compared.players}
          vantages={[one, other].map((path) =>
            forkIndex + step < path.length ? { ...whole, path: path.slice(0, forkIndex + step + 1) } : null,
          )}
          faces={faces}
        />
      )}
    </section>
  );
}

function Side({ side }: { side: ComparedSide | null }) {
  const words = useWords().branches.compare;
  if (side === null) return <p className="hint">{words.ended}</p>;
  return (
    <div className="compare-side">
      <h4>{side.title}</h4>
      {side.lines.length === 0 ? <p className="hint">{words.nothing}</p> : null}
      <ul>
        {side.lines.map(({ icon, text, onlyHere }, index) => {
          const Icon = sentenceIcons[icon];
          return (
            <li key={index} className={onlyHere ? 'only' : undefined}>
              <Icon aria-hidden="true" />
              <span>
                {text}
                {onlyHere ? <small>{words.onlyHere}</small> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function calledIn({ branches }: Fork, node: number, words: ReturnType<typeof useWords>['branches']): string {
  const branch = branches.find((one) => one.node === node);
  return branch === undefined ? '' : words.called(branch.place, branch.name);
}

/** The branch on which one stands and another, in their order. */
function firstPair({ branches }: Fork): readonly [number, number] {
  const here = branches.find(({ current }) => current) ?? branches[0];
  const other = branches.find(({ node }) => node !== here.node) ?? here;
  const [left, right] = branches.indexOf(here) <= branches.indexOf(other) ? [here, other] : [other, here];
  return [left.node, right.node];
}

/** The reports of branches from the deal to their ends, as they come. */
function useReports(branches: readonly number[]): ReadonlyMap<number, readonly Report[]> {
  const commands = useCommands();
  const [found, setFound] = useState<ReadonlyMap<number, readonly Report[]>>(new Map());
  const wanted = branches.join();
  useEffect(() => {
    let late = false;
    for (const branch of wanted.split(',').map(Number)) {
      void commands.reportsOfBranch(branch).then((reports) => {
        if (!late && reports !== null) setFound((before) => new Map(before).set(branch, reports));
      });
    }
    return () => {
      late = true;
    };
  }, [commands, wanted]);
  return found;
}
