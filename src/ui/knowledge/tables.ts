import { useMemo } from 'react';
import {
  formulasOf,
  isOpenBook,
  nestedPlan,
  commonPlan,
  openCell,
  possibleSigns,
  readCells,
  whatPlan,
  type Asker,
  type CellPlan,
  type KnowledgeCell,
} from '../../session/knowledge.ts';
import { viewerOf } from '../../session/viewpoint.ts';
import { useAnswersTo } from '../answers.ts';
import type { Scenery } from '../scenery.ts';
import { useAnswers, useSession, useWords } from '../screen.ts';
import type { KnowledgeRow } from './KnowledgeTable.tsx';

const noNames: readonly string[] = [];

/** What tables are asked with, from where the screen stands. */
export function useAsker({ vantage }: Scenery): Asker {
  const formulaNames = useSession((state) => state.run?.names) ?? noNames;
  const { sentences } = useWords().knowledge;
  return useMemo(() => ({ vantage, formulaNames, sentences }), [vantage, formulaNames, sentences]);
}

/** The truth of the cells' formulas at every step up to here, step by step. */
function useTruths(asker: Asker, plans: readonly CellPlan[]): readonly (readonly (boolean | null)[] | null)[] {
  const { holds } = useAnswers();
  const { path } = asker.vantage;
  const asked = useMemo(() => {
    const question = formulasOf(plans);
    return path.map(({ node }) => ({ node, question }));
  }, [path, plans]);
  return useAnswersTo(holds, asked).map((answer) => (answer?.ok === true ? answer.value : null));
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
    () => others.flatMap((knower) => names.map((_, about) => whatPlan(asker, knower, about))),
    [asker, names, others],
  );
  const truths = useTruths(asker, plans);
  const { thoughts } = useAnswers();
  const { node } = path[path.length - 1];
  const chains = useMemo(
    () => (viewer === null ? [] : others.map((knower) => ({ node, question: [viewer, knower] }))),
    [node, viewer, others],
  );
  const helds = useAnswersTo(thoughts, chains);
  const possible = helds.flatMap((held) =>
    names.map((_, about) => (held?.ok === true ? possibleSigns(vantage, faces, held.value, about) : null)),
  );
  const cells = readCells(plans, truths, possible);
  return names.map((name, knower) => {
    const row = others.indexOf(knower);
    return {
      key: String(knower),
      name,
      cells: names.map((_, about) =>
        row < 0 ? openCell(asker, faces, knower, about) : (cells[row * names.length + about] ?? null),
      ),
    };
  });
}

/** Who knows that a second player knows what others are. */
export function useNestedRows(asker: Asker, second: number): readonly KnowledgeRow[] {
  const { names } = asker.vantage;
  const plans = useMemo(
    () => names.flatMap((_, knower) => names.map((__, about) => nestedPlan(asker, knower, second, about))),
    [asker, names, second],
  );
  const cells = readCells(plans, useTruths(asker, plans));
  return names.map((name, knower) => ({
    key: String(knower),
    name,
    cells: names.map((_, about) => cells[knower * names.length + about] ?? null),
  }));
}

/** What is common knowledge in a group of what the players are. */
export function useCommonRow(asker: Asker, group: readonly number[]): readonly (KnowledgeCell | null)[] {
  const { names } = asker.vantage;
  const plans = useMemo(
    () => (group.length === 0 ? [] : names.map((_, about) => commonPlan(asker, group, about))),
    [asker, names, group],
  );
  return readCells(plans, useTruths(asker, plans));
}
