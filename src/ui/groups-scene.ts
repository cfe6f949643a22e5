import { textWidth } from '../graph/draw/fit-text.ts';
import { NAME_SIZE } from '../graph/draw/tallies.ts';
import type { Subject } from '../graph/layouts/plan.ts';
import type { GroupPlace, QuotientLayout } from '../graph/layouts/quotient-layout.ts';
import type { Scene, WorldMark } from '../graph/scene.ts';
import type { WorldsView } from '../session/worlds.ts';
import { axisLabel, subjectLabel, type SubjectWords } from './subject-words.ts';

/** Worlds merged by their places: each mark with how many of them are possible, how many there are, and what they share. */
export function groupsScene(
  view: WorldsView,
  layout: QuotientLayout,
  context: SubjectWords,
  lit: ReadonlySet<number>,
): Scene {
  const { words, names } = context;
  const { width, height } = layout.mark;
  const mind = view.mind === null ? null : names[view.mind];
  const markOf = (group: GroupPlace): WorldMark => {
    let [possible, elsewhere] = [0, 0];
    for (const face of group.members) {
      const { standing } = view.worlds[face];
      if (standing === 'possible') possible++;
      else if (standing === 'elsewhere') elsewhere++;
    }
    const all = group.members.length;
    const name = groupLabel(group, context);
    return {
      id: group.id,
      place: group.place,
      signs: [],
      standing: possible > 0 ? 'possible' : elsewhere > 0 ? 'elsewhere' : 'pruned',
      count: 1,
      actual: group.members.some((face) => view.worlds[face].actual),
      label: words.group(name, { possible, elsewhere, pruned: all - possible - elsewhere }, mind),
      reason: '',
      lit: group.members.some((face) => lit.has(face)),
      tally: {
        possible,
        elsewhere,
        all,
        share: view.possible === 0 ? 0 : possible / view.possible,
        name: layout.named ? nameOf(group, context, width) : '',
      },
    };
  };
  return {
    width: layout.width,
    height: layout.height,
    picture: { form: 'tally', width, height, perRow: 1, signWidth: width, signHeight: Math.min(14, height) },
    worlds: layout.groups.map(markOf),
    regions: [],
    axes: layout.axes.map(({ id, subject, box }) => ({ id, text: headingOf(subject, box.width, context), box })),
    cells: [],
    edges: [],
    centre: null,
  };
}

/** What a mark says of its worlds: in a sentence where it has room for one. */
function nameOf({ subjects: [subject] }: GroupPlace, context: SubjectWords, width: number): string {
  const sentence = subjectLabel(subject, context);
  return textWidth(sentence, NAME_SIZE) <= width - NAME_SIZE ? sentence : axisLabel(subject, context);
}

/** A name at an edge; of how many carry a sign the number alone, where there is no room for more. */
function headingOf(subject: Subject, width: number, context: SubjectWords): string {
  const label = axisLabel(subject, context);
  return subject.kind === 'sign' && textWidth(label, NAME_SIZE) > width ? String(subject.count) : label;
}

/** What the worlds of a group share. */
export function groupLabel({ subjects }: GroupPlace, context: SubjectWords): string {
  return subjects
    .map((subject) => subjectLabel(subject, context))
    .filter((label) => label !== '')
    .join('; ');
}
