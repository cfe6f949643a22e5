import { useMemo } from 'react';
import { atomsOf } from '../../logic/formula/inspect.ts';
import { printFormula } from '../../logic/formula/print.ts';
import { FactOrder } from '../../logic/fact-order.ts';
import type { LabMoment } from '../../logic/plain/lab-history.ts';
import { labTruth } from '../../logic/plain/lab-history.ts';
import type { Answer } from '../../session/answer.ts';
import { orProblem } from '../../session/lab/judge.ts';
import type { Parts, PartsWish } from '../../session/lab/law.ts';
import { partsAt } from '../../session/lab/questions.ts';
import { useAsked, type Asked, type LawQuestion } from './laws.ts';
import type { Lab } from './lab.ts';

/** So many parts are drawn. */
export const MOST_PARTS = 2000;
/** So many atoms divide the worlds at first, and at most. */
const FIRST_ATOMS = 3;
export const MOST_ATOMS = 24;

/** The atoms by which worlds are divided as long as nobody chose any: those of the formula, else the first ones. */
export function usualAtoms({ judged, model }: Lab): readonly string[] {
  if (judged.kind === 'judged') {
    const asked = new Set(atomsOf(judged.formula).map((atom) => printFormula(atom)));
    const own = model.atoms.filter((atom) => asked.has(atom));
    if (own.length > 0 && own.length <= FIRST_ATOMS + 1) return own;
    if (own.length > 0) return own.slice(0, FIRST_ATOMS);
  }
  return model.atoms.slice(0, FIRST_ATOMS);
}

const NOTHING_ASKED: Asked<Parts> = { answer: null, last: null, isStopped: false, again: () => undefined };

/** The parts of the lab's present model. A law is asked in the worker; worlds that are listed are put together here. */
export function useParts({ entry, desk }: Lab, wish: PartsWish): Asked<Parts> {
  const { law, moment } = entry;
  const question = useMemo<LawQuestion<Parts> | null>(
    () => (law === undefined ? null : (work) => work.partsOfLaw(law.course, wish)),
    [law, wish],
  );
  const asked = useAsked(desk, question);
  const listed = useMemo(() => (law === undefined ? partsOfMoment(moment, wish) : null), [law, moment, wish]);
  if (listed === null) return asked;
  return { ...NOTHING_ASKED, answer: listed, last: listed.ok ? listed.value : null };
}

/** The same of worlds that are listed, with any relations between them. */
function partsOfMoment(moment: LabMoment, wish: PartsWish): Answer<Parts> {
  const { model, actual } = moment;
  const order = new FactOrder(model.atoms);
  const factsOf = (world: number) => model.atoms.filter((atom) => model.worlds[world].facts.has(atom));
  const all = model.worlds.map((_, world) => factsOf(world));
  const found = orProblem(() =>
    partsAt(
      {
        knowledge: {
          project: (formula, atoms, most) => {
            const truths = labTruth(moment, formula);
            return order.projection(
              all.filter((_, world) => truths[world] === 1),
              atoms,
              most,
            );
          },
        },
        situation:
          actual === null
            ? null
            : {
                facts: all[actual],
                projectCell: (agent, atoms, most) => {
                  const targets = model.relations[model.agents.indexOf(agent)][actual];
                  return order.projection(
                    Array.from(targets, (world) => all[world]),
                    atoms,
                    most,
                  );
                },
              },
      },
      wish,
    ),
  );
  return found.ok ? found : { ok: false, message: found.problem };
}
