/** The 97.5 % quantile of the standard normal distribution: two-sided 95 %. */
const Z = 1.959963984540054;

/**
 * The 95 % Wilson score interval for a share, from `successes` among `trials`: E. B. Wilson, "Probable inference, the law of
 * succession, and statistical inference", Journal of the American Statistical Association 22 (1927), 209 to 212. It stays within
 * 0 and 1 and holds up near them, unlike the usual share plus or minus two standard errors. With no trials, anything is possible.
 */
export function wilsonInterval(successes: number, trials: number): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const share = successes / trials;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * trials);
  const reach = Z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  const scale = 1 + z2 / trials;
  // The bounds are 0 and 1 exactly there; computed, they would miss by a rounding error.
  const low = successes === 0 ? 0 : (centre - reach) / scale;
  const high = successes === trials ? 1 : (centre + reach) / scale;
  return [low, high];
}
