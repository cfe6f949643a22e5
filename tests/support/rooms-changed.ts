import type { Happening } from '../../src/engine/rules.ts';
import { isAmong } from '../../src/engine/view.ts';
import { isRoomsHappening } from '../../src/games/rooms/kinds.ts';
import type { RoomsHappening } from '../../src/games/rooms/types.ts';
import type { Report } from '../../src/session/report.ts';

/** The same game with everything changed that one player was not shown. */
export function changedFor(viewer: number, path: readonly Report[]): readonly Report[] {
  const elsewhere = (happening: Happening): Happening => {
    if (!isRoomsHappening(happening)) return happening;
    let changed: RoomsHappening = happening;
    if (happening.kind === 'slept') changed = { ...happening, room: (happening.room % 15) + 1, company: [] };
    else if (happening.kind === 'planned') changed = { ...happening, by: 0, room: 1 };
    return changed;
  };
  return path.map((report, index) => ({
    ...report,
    resolution: [],
    happenings: report.happenings.map((one) => (isAmong(one.seenBy, viewer) ? one : elsewhere(one))),
    decision:
      report.decision?.kind === 'act' && path[index - 1].turn?.open === false
        ? {
            kind: 'act',
            joint: Object.fromEntries(
              Object.entries(report.decision.joint).map(([seat, move]) => {
                const own = path[index - 1].turn?.seats.find((one) => one.seat === seat)?.by.includes(viewer) === true;
                return [seat, own ? move : { kind: 'stay' }];
              }),
            ),
          }
        : report.decision,
  }));
}
