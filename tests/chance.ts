import fc from 'fast-check';

/*
 * Properties are tried on the same cases every time, so that a test that passed does not fail for somebody else. Other cases
 * are tried with `KRIPKETOWN_SEED=random npm run test:unit`, or with a number instead of `random`; a counter-example that
 * is found becomes a test of its own.
 */
const wanted = process.env['KRIPKETOWN_SEED'] ?? '1721';

if (wanted !== 'random') {
  const seed = Number(wanted);
  if (!Number.isSafeInteger(seed))
    throw new Error(`KRIPKETOWN_SEED is "${wanted}": a whole number or "random" is wanted.`);
  fc.configureGlobal({ seed });
}
