import type { VersionCode, WrittenCode } from '../../games/killer/codes.ts';
import { codeOf, readVersionCode, unexplainedBits } from '../../games/killer/codes.ts';
import type { Rational } from '../../kit/rational.ts';
import type { BaselineRules } from './baseline.ts';
import { Baseline } from './baseline.ts';

/** A version code with all that follows from it. */
export interface DescribedCode extends VersionCode {
  /** The ten bits that the source does not explain, as they stand in the code. */
  readonly bits: string;
  /** The code that is written for this set-up. */
  readonly written: WrittenCode | null;
  readonly exact: Rational;
}

/** Reads a version code and works out its baseline. @throws Refusal, see `readVersionCode`. */
export function describeCode(text: string, quiet: Omit<BaselineRules, 'loss'> = {}): DescribedCode {
  const code = readVersionCode(text);
  const exact = new Baseline({ ...quiet, loss: code.loss }).rate(code);
  return { ...code, bits: unexplainedBits(code), written: codeOf(code), exact };
}
