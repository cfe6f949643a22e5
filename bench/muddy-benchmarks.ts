import { median } from './median.ts';
import { runMuddyChildren } from './muddy-children.ts';

/** Muddy children with explicit worlds, all of them muddy, all rounds: medians after one run to warm up. */
export function muddyBenchmarks(): Readonly<Record<string, number>> {
  runMuddyChildren(14);
  return {
    'muddy children, 14, all rounds': median(Array.from({ length: 7 }, () => runMuddyChildren(14).milliseconds)),
    'muddy children, 20, all rounds': median(Array.from({ length: 3 }, () => runMuddyChildren(20).milliseconds)),
  };
}
