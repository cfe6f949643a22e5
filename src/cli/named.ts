/**
 * Plain data with players' names in place of their numbers: in the fields listed, a number becomes that player's name, a list of
 * numbers a list of names, and anything else stays.
 */
export function named(value: unknown, playerFields: readonly string[], names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, playerFields, names));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([field, held]: [string, unknown]) => [
    field,
    playerFields.includes(field) ? nameOf(held, names) : named(held, playerFields, names),
  ]);
  return Object.fromEntries(entries);
}

function nameOf(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => nameOf(item, names));
  return typeof value === 'number' && Object.hasOwn(names, value) ? names[value] : value;
}
