import { BookOpen, ChevronDown, ChevronUp, Pin, X } from 'lucide-react';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import type { Answer } from '../../session/backend.ts';
import type { Evaluation, Verdict } from '../../session/inquiries.ts';
import type { WorldsView } from '../../session/worlds.ts';
import type { Centre } from '../centre.ts';
import type { Scenery } from '../scenery.ts';
import { useCommands, useSession, useWords } from '../screen.ts';
import { Drawer } from './Drawer.tsx';
import { FormulaInput } from './FormulaInput.tsx';
import { useEvaluation } from './judgement.ts';
import { litWorlds, type Lit } from './lit.ts';
import { readFormula, type Reading } from './read-formula.ts';
import { Reference } from './Reference.tsx';
import { Strip } from './Strip.tsx';
import { Typeset } from './Typeset.tsx';
import type { LongWork } from '../thoughts/long-answers.ts';
import { LongWorkButton } from '../thoughts/LongWorkButton.tsx';
import { whyAsked } from './why-formula.ts';
import './formulas.css';
import { IconButton } from '../IconButton.tsx';

interface FormulaBarProps {
  readonly scenery: Scenery;
  readonly view: WorldsView;
  readonly askWhy: Centre['askWhy'];
  /** Tells the graph which worlds to light; null for none. */
  readonly onLit: (lit: Lit | null) => void;
  /** What stands in the line under the field while it is empty. */
  readonly note: ReactNode;
}

const signs: Readonly<Record<Verdict, string>> = { true: '✓', false: '–', unknown: '?', undecided: '·' };

/** Asks whether a formula holds: here, at which worlds, and at every step. Formulas can be pinned. */
export default function FormulaBar({ scenery, view, askWhy, onLit, note }: FormulaBarProps) {
  const { formulas: words, knowledge } = useWords();
  const commands = useCommands();
  const run = useSession((state) => state.run);
  const games = useSession((state) => state.games);
  const pinned = useSession((state) => state.pinned);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<'drawer' | 'reference' | null>(null);
  const id = useId();
  const names = run?.names;
  const atoms = games.find((game) => game.id === run?.game)?.atoms;
  const vocabulary = useMemo(() => ({ names: names ?? [], atoms: atoms ?? [] }), [names, atoms]);
  const { presentation, viewpoint, path } = scenery.vantage;
  const examples = useMemo(() => presentation.examples(names ?? []), [presentation, names]);
  const reading = useMemo(() => readFormula(text, vocabulary), [text, vocabulary]);
  const formula = reading.kind === 'read' ? text.trim() : null;
  const { answer, work } = useEvaluation(formula, scenery);
  const { node } = path[path.length - 1];

  useEffect(() => {
    onLit(answer?.ok === true ? litWorlds(answer.value, view, viewpoint, node) : null);
  }, [answer, view, viewpoint, node, onLit]);
  useEffect(() => () => onLit(null), [onLit]);

  const use = (chosen: string) => {
    setText(chosen);
    setOpened(null);
  };
  const verdict = answer?.ok === true ? answer.value.verdict : null;
  const fault = faultIn(reading, answer);
  const why = useMemo(
    () => (formula === null || verdict === null ? null : whyAsked(formula, names ?? [], viewpoint)),
    [formula, verdict, names, viewpoint],
  );
  const canPin = verdict !== null && formula !== null && !pinned.includes(formula);
  const pin = () => {
    if (canPin) commands.pin(formula);
  };
  return (
    <div className="formula-bar">
      {opened === 'drawer' ? (
        <Drawer pinned={pinned} presentation={presentation} examples={examples} onUse={use} id={`${id}-drawer`} />
      ) : null}
      <div className="formula-row">
        <FormulaInput
          text={text}
          vocabulary={vocabulary}
          placeholder={words.placeholderFor(shortest(examples))}
          fault={fault}
          describedBy={`${id}-said`}
          onText={setText}
          onEnter={pin}
          onStop={work === null || work.isStopped ? null : work.stop}
        />
        {text === '' ? null : (
          <IconButton icon={X} label={words.clear} className="button round small quiet" onPress={() => setText('')} />
        )}
        <IconButton icon={Pin} label={words.pin} className="button round small" disabled={!canPin} onPress={pin} />
        <IconButton
          icon={BookOpen}
          label={words.reference}
          className="button round small"
          onPress={() => setOpened('reference')}
        />
        <button
          type="button"
          className="button small"
          aria-label={words.drawerWith(pinned.length)}
          title={words.drawer}
          aria-expanded={opened === 'drawer'}
          aria-controls={`${id}-drawer`}
          onClick={() => setOpened(opened === 'drawer' ? null : 'drawer')}
        >
          {opened === 'drawer' ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          {words.drawerShort(pinned.length)}
        </button>
      </div>
      {reading.kind === 'empty' ? note : null}
      <div className={reading.kind === 'empty' ? 'visually-hidden' : 'formula-said'}>
        <div id={`${id}-said`} role="status" className={fault === null ? 'formula-answer' : 'formula-answer faulty'}>
          <Said reading={reading} answer={answer} work={work} view={view} player={viewpoint !== 'teacher'} />
        </div>
        {work === null ? null : <LongWorkButton work={work} />}
        {why === null ? null : (
          <button type="button" className="button small why-asked" onClick={() => askWhy(why)}>
            {knowledge.why.title}
          </button>
        )}
        {canPin ? (
          <>
            <span className="hint" aria-hidden="true">
              {words.stepByStep}
            </span>
            <Strip formula={formula} scenery={scenery} />
          </>
        ) : null}
      </div>
      {opened === 'reference' ? (
        <Reference vocabulary={vocabulary} onTry={use} onClose={() => setOpened(null)} />
      ) : null}
    </div>
  );
}

interface SaidProps {
  readonly reading: Reading;
  readonly answer: Answer<Evaluation> | null;
  readonly work: LongWork | null;
  readonly view: WorldsView;
  readonly player: boolean;
}

/** What is said about the formula: what is wrong with it, or whether and in how many worlds it holds. */
function Said({ reading, answer, work, view, player }: SaidProps) {
  const { formulas: words, knowledge } = useWords();
  if (reading.kind === 'empty') return <span className="hint">{words.hint}</span>;
  if (reading.kind === 'faulty') return <span>{reading.message}</span>;
  if (answer?.ok === false) return <span>{answer.message}</span>;
  if (answer === null) {
    return (
      <>
        {work?.isStopped === true ? (
          <span className="hint">{knowledge.deep.stopped}</span>
        ) : (
          <span className="formula-asking">{words.asking}</span>
        )}
        <Typeset text={reading.typeset} />
      </>
    );
  }
  const { verdict, open, limit } = answer.value;
  const { all, some, of } = litCounts(answer.value, view);
  const counted =
    open !== undefined
      ? words.worldsOfViews(all, some, of)
      : verdict === 'undecided'
        ? words.undecided
        : words.worlds(all, some, of);
  const said = words.verdict[player ? 'player' : 'everything'];
  return (
    <>
      <strong className={`truth ${verdict}`}>
        <span aria-hidden="true">{signs[verdict]}</span>{' '}
        {verdict === 'undecided' && open !== undefined ? words.verdictOpen : said[verdict]}
      </strong>
      <span className="formula-count" title={open === undefined ? undefined : words.openHelp}>
        {verdict === 'undecided' && limit !== undefined ? `${words.limits[limit]}; ${counted}` : counted}
      </span>
      <Typeset text={reading.typeset} />
    </>
  );
}

function litCounts(evaluation: Evaluation, { worlds }: WorldsView) {
  const possible = worlds.filter(({ standing }) => standing === 'possible');
  const { byFace, open } = evaluation;
  const all = possible.filter(({ face, count }) => byFace[face] >= count).length;
  const some = possible.filter(({ face, count }) => byFace[face] > 0 && byFace[face] < count).length;
  return { all, some: open === undefined ? some : open.length, of: possible.length };
}

/** The example that the field has room for. */
function shortest(examples: readonly { readonly formula: string }[]): string {
  return examples.reduce(
    (least, { formula }) => (formula.length < least.length ? formula : least),
    examples.at(0)?.formula ?? 'Top',
  );
}

/** Where in the text something is wrong. What the game does not know is only marked once the backend has refused it. */
function faultIn(reading: Reading, answer: Answer<Evaluation> | null) {
  if (reading.kind === 'faulty') return reading.span;
  return reading.kind === 'read' && answer?.ok === false ? reading.strange : null;
}
