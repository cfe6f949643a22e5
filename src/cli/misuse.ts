/** Thrown for a command line that cannot be understood; the message says what is wrong with it. The usage is shown besides. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}
