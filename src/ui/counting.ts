/** What draws worlds as counts: loaded when that is first wanted. */
export { quotientLayout } from '../graph/layouts/quotient-layout.ts';
export { groupLabel, groupsScene } from './groups-scene.ts';
