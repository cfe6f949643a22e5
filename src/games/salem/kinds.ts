import { ofKinds } from '../../engine/words/own-words.ts';
import type { SalemHappening, SalemMove } from './types.ts';

/** Is this a move of Salem? */
export const isSalemMove = ofKinds<SalemMove>({
  stay: true,
  watch: true,
  heal: true,
  kill: true,
  alert: true,
  reveal: true,
  vote: true,
  abstain: true,
});

/** Is this a happening of Salem? */
export const isSalemHappening = ofKinds<SalemHappening>({
  card: true,
  visitors: true,
  attacked: true,
  shots: true,
  death: true,
  quiet: true,
  revealed: true,
  tally: true,
  resolved: true,
  roles: true,
});
