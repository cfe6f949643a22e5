import { plainModel } from '../../src/logic/plain/plain-model.ts';
import { equivalence } from '../../src/logic/plain/relation.ts';

/** Neither a nor b can tell whether p: it is true in u and false in v. */
export const neitherKnows = plainModel(
  ['a', 'b'],
  ['p'],
  [
    { name: 'u', facts: ['p'] },
    { name: 'v', facts: [] },
  ],
  [equivalence([0, 0]), equivalence([0, 0])],
);
