import type { Presentation } from '../engine/presentation.ts';
import type { Subject } from '../graph/layouts/plan.ts';
import type { Words } from './words.ts';

/** What turns the subjects of a layout into words. */
export interface SubjectWords {
  readonly presentation: Presentation;
  /** As they stand on labels. */
  readonly names: readonly string[];
  /** As they stand on signs. */
  readonly initials: readonly string[];
  readonly words: Words['worlds'];
}

/** What a part of the layout means: "Bob is the Godfather", "2 are evil". */
export function subjectLabel(subject: Subject, { presentation, names, words }: SubjectWords): string {
  const { layout, signs } = presentation;
  if (subject.kind === 'sign') return words.signCount(signs[subject.sign].label, subject.count);
  if (subject.kind === 'carriers') {
    if (layout.kind !== 'sectors' && layout.kind !== 'carriers') return '';
    if (subject.players.length === 0) return words.noCarrier(signs[layout.sign].label);
    return subject.players.map((player) => presentation.region(names[player], layout.sign)).join(', ');
  }
  if (subject.kind === 'layer') return layout.kind === 'layers' ? layout.layer(subject.count) : '';
  if (layout.kind !== 'grid') return '';
  const { index, last = index } = subject;
  const label = subject.kind === 'column' ? layout.column : layout.row;
  const [from, to] = [index, last].map((at) => label(at, names));
  return from === to ? from : words.range(from, to);
}

/** The same at an edge, where of a player the name is enough. */
export function axisLabel(subject: Subject, context: SubjectWords): string {
  if (subject.kind !== 'carriers') return subjectLabel(subject, context);
  const { names, words } = context;
  return subject.players.length === 0 ? words.nobody : subject.players.map((player) => names[player]).join(', ');
}
