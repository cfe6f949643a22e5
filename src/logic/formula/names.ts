/** Words that mean something in the language or in structure files. As a name, each must be quoted. */
const reservedWords: ReadonlySet<string> = new Set([
  ...['Top', 'true', 'Bot', 'Bottom', 'false'],
  ...['not', 'Not', 'and', 'or', 'implies', 'iff', 'AND', 'OR', 'XOR', 'ONEOF'],
  ...['K', 'M', 'Kw', 'E', 'C', 'D', 'Ew', 'Cw', 'Dw', 'Y', 'all', 'living'],
  ...['knows', 'everyknow', 'comknow', 'distknow', 'that', 'whether'],
  ...['VARS', 'LAW', 'OBS', 'TRUE', 'VALID', 'WHERE'],
]);

/** `K_Ann` is the operator K with its agent, and so is K with a circumflex: never a name. */
const operatorWithIndex = /^(?:(?:M|Kw?|[ECD]w?)_|K\u0302(?:_|$))/u;

/** The same letters as in the rules WordStart and WordPart of the grammar. */
const plainWord = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_'’]*$/u;

/** Whether a word cannot be a name unless it is quoted. */
export function isReserved(word: string): boolean {
  return reservedWords.has(word) || operatorWithIndex.test(word);
}

/** A name as it is written in a formula: within quotation marks where it could not be read back without them. */
export function quoteName(name: string): string {
  if (plainWord.test(name) && !isReserved(name)) return name;
  const escaped = name.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n');
  return `"${escaped}"`;
}
