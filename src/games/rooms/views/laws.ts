import type { Agent } from '../../../engine/rules.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import { companyLaws, limitLaws, roomLaws } from './company-laws.ts';
import type { Facts } from './facts.ts';
import { killLaws, planLaws } from './kill-laws.ts';
import { newsLaws } from './news-laws.ts';
import { announcedLaws } from './said.ts';
import { deedLaws, roleLaws } from './role-laws.ts';
import { leaveLaws, stayLaws } from './stay-laws.ts';
import { trapLaws } from './trap-laws.ts';

/**
 * The laws of a view: what the rules say of its facts, whatever everybody chose, what was announced and said; and what `knower` learned besides. Layers
 * to be joined inside and then with each other in this order, which keeps diagrams small: the roles, then night by night from the last; in each
 * night first how many may meet.
 */
export function lawsOf(facts: Facts, knower: Agent | null): readonly (readonly Formula[])[] {
  const { past, nights } = facts;
  const readers = (place: number) => {
    const open = [...past.shared].flatMap(([agent, count]) => (count > place ? [agent] : []));
    return [...new Set([...open, ...(knower === null ? [] : [knower])])];
  };
  const layers = past.nights.map((night): readonly Formula[] => {
    const place = nights.indexOf(night);
    if (place < 0) return planLaws(facts, night);
    const shown = [...limitLaws(facts, night), ...companyLaws(facts, night), ...roomLaws(facts, night)];
    if (place === 0) return shown;
    return [
      ...shown,
      ...planLaws(facts, night),
      ...killLaws(facts, place),
      ...trapLaws(facts, place),
      ...deedLaws(facts, night),
      ...leaveLaws(facts, place),
      ...stayLaws(facts, place),
      ...readers(place).flatMap((reader) => newsLaws(facts, place, reader)),
    ];
  });
  return [[...roleLaws(facts), ...announcedLaws(facts)], ...layers.toReversed()];
}
