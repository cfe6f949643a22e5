import { useMemo } from 'react';
import { viewerOf } from '../session/viewpoint.ts';
import { cardOf, type WorldCard } from '../session/world-card.ts';
import { useAnswer } from './answers.ts';
import type { Centre } from './centre.ts';
import type { Scenery } from './scenery.ts';
import { useAnswers } from './screen.ts';

/** What lies behind a picture; null until it is known, or if there is no more to say. */
export function useCard({ vantage }: Scenery, { entered }: Centre, face: number | null): WorldCard | null {
  const { node } = vantage.path[vantage.path.length - 1];
  const viewer = viewerOf(vantage.viewpoint) ?? (entered.length === 1 ? entered[0] : null);
  const question = useMemo(() => (face === null ? null : { face, viewer }), [face, viewer]);
  const answer = useAnswer(useAnswers().world, node, question);
  return face !== null && answer?.ok === true ? cardOf(vantage, face, answer.value) : null;
}
