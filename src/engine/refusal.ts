/** Thrown when something that was asked for cannot be done. The message says what is wrong and what would be right; nothing was changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
