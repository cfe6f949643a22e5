import { useMemo, useSyncExternalStore } from 'react';
import type { Asker } from '../../session/knowledge/asker.ts';
import type { KnowledgeCell } from '../../session/knowledge/cell.ts';
import { isOpenBook, openCell, possibleSigns } from '../../session/knowledge/open-cell.ts';
import type { CellPlan } from '../../session/knowledge/plans.ts';
import { nestedPlan, commonPlan, thirdPlan, whatPlan } from '../../session/knowledge/plans.ts';
import { formulasOf, readCells } from '../../session/knowledge/read-cells.ts';
import { viewerOf } from '../../session/viewpoint.ts';
import { useAnswersTo } from '../answers.ts';
import type { Scenery } from '../scenery.ts';
import { useAnswers, useSession, useWords } from '../screen.ts';
import { given, type DeepTask } from '../thoughts/deep-work.ts';
import type { KnowledgeRow } from './KnowledgeTable.tsx';

const noNames: readonly string[] = [];
/** With more worlds than these a whole table takes longer than one waits for without a sign. */
const MANY_WORLDS = 20_000;
const NO_ROWS: readonly (readonly CellPlan[])[] = [];

/** What tables are asked with, from where the screen stands. */
export function useAsker({ vantage }: Pick<Scenery, 'vantage'>): Asker {
  const formulaNames = useSession((state) => state.run?.names) ?? noNames;
  const { sentences } = useWords().knowledge;
  return useMemo(() => ({ vantage, formulaNames, sentences }), [vantage, formulaNames, sentences]);
}

type Row<Item> = readonly Item[];

/**
 * The cells of some rows, from the truth of their formulas at every step up to here. Where answers take long, each row is asked for itself, so that the
 * table fills row by row, and no further once something else is looked at; `possible` may give the signs that are still possible.
 */
function useCells(
  asker: Asker,
  rows: readonly Row<CellPlan>[],
  possible: readonly Row<readonly string[] | null>[] = [],
): readonly Row<KnowledgeCell | null>[] {
  const { holds } = useAnswers();
  const { path } = asker.vantage;
  const { exactness, all } = path[path.length - 1];
  const single = exactness.takesLong || all.worlds > MANY_WORLDS;
  const parts = useMemo(() => (single ? rows : [rows.flat()]), [single, rows]);
  const asked = useMemo(() => {
    const questions = parts.map((plans) => formulasOf(plans)).toReversed();
    // The last is asked first: the present step, from the uppermost row on.
    return path.flatMap(({ node }) => questions.map((question) => ({ node, question })));
  }, [path, parts]);
  const answers = useAnswersTo(holds, asked, single);
  const cells = parts.flatMap((plans, part) => {
    const truths = path.map((_, step) => {
      const answer = answers[(step + 1) * parts.length - 1 - part];
      return answer?.ok === true ? answer.value : null;
    });
    return readCells(plans, truths, single ? possible.at(part) : possible.flat());
  });
  // All rows are equally long.
  return rows.map((plans, row) => cells.slice(row * plans.length, (row + 1) * plans.length));
}

/** Who knows what others are. */
export function useWhatRows(asker: Asker, scenery: Scenery): readonly KnowledgeRow[] {
  const { vantage, faces } = scenery;
  const { names, path, viewpoint } = vantage;
  const viewer = viewerOf(viewpoint);
  const others = useMemo(
    () => names.flatMap((_, knower) => (isOpenBook(vantage, knower) ? [] : [knower])),
    [names, vantage],
  );
  const plans = useMemo(
    () => others.map((knower) => names.map((_, about) => whatPlan(asker, knower, about))),
    [asker, names, others],
  );
  const { thoughts } = useAnswers();
  const { node } = path[path.length - 1];
  const chains = useMemo(
    () => (viewer === null ? [] : others.map((knower) => ({ node, question: [viewer, knower] }))),
    [node, viewer, others],
  );
  const helds = useAnswersTo(thoughts, chains);
  const possible = helds.map((held) =>
    names.map((_, about) => (held?.ok === true ? possibleSigns(vantage, faces, held.value, about) : null)),
  );
  const cells = useCells(asker, plans, possible);
  return names.map((name, knower) => {
    const row = others.indexOf(knower);
    return {
      key: String(knower),
      name,
      cells: names.map((_, about) => (row < 0 ? openCell(asker, faces, knower, about) : (cells[row][about] ?? null))),
    };
  });
}

/** Who knows that a second player knows what others are. */
export function useNestedRows(asker: Asker, second: number): readonly KnowledgeRow[] {
  const { names } = asker.vantage;
  const plans = useMemo(
    () => names.map((_, knower) => names.map((__, about) => nestedPlan(asker, knower, second, about))),
    [asker, names, second],
  );
  const cells = useCells(asker, plans);
  return names.map((name, knower) => ({ key: String(knower), name, cells: cells[knower] }));
}

/** Who knows that a second player knows that a third knows what others are; where answers take long, of the present step and as far as worked out. */
export function useThirdRows(asker: Asker, between: readonly [number, number]): ThirdRows {
  const { names, path } = asker.vantage;
  const { holds } = useAnswers();
  const run = useSession((state) => state.run);
  const { node, exactness } = path[path.length - 1];
  const onRequest = exactness.takesLong;
  const plans = useMemo(
    () => names.map((_, knower) => names.map((__, about) => thirdPlan(asker, knower, between, about))),
    [asker, names, between],
  );
  const listed = useCells(asker, onRequest ? NO_ROWS : plans);
  const questions = useMemo(() => (onRequest ? plans.map((row) => formulasOf(row)) : []), [plans, onRequest]);
  const known = useSyncExternalStore(holds.subscribe, holds.snapshot);
  const rows = names.map((name, knower) => {
    if (!onRequest) return { key: String(knower), name, cells: listed[knower] };
    const answer = run === null ? null : known.peek(run, node, questions[knower]);
    const truths = [answer?.ok === true ? answer.value : null];
    // Why takes too long three deep.
    const cells = readCells(plans[knower], truths).map((cell) =>
      cell === null ? null : { ...cell, since: null, why: null },
    );
    return { key: String(knower), name, cells };
  });
  const work = questions.flatMap((question): DeepTask[] => {
    if (run === null || known.peek(run, node, question) !== null) return [];
    return [
      async (thinker) => {
        holds.keep(run, node, question, given(await thinker.holds(run, node, question)));
      },
    ];
  });
  return { rows, work };
}

interface ThirdRows {
  readonly rows: readonly KnowledgeRow[];
  /** What works out the rows that are not there yet. */
  readonly work: readonly DeepTask[];
}

/** What is common knowledge in a group of what the players are. */
export function useCommonRow(asker: Asker, group: readonly number[]): readonly (KnowledgeCell | null)[] {
  const { names } = asker.vantage;
  const plans = useMemo(
    () => [group.length === 0 ? [] : names.map((_, about) => commonPlan(asker, group, about))],
    [asker, names, group],
  );
  return useCells(asker, plans)[0];
}
