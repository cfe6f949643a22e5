import { firstLoad } from './scripts/first-load.mjs';

export default [
  {
    name: 'JavaScript of the first load, with the worker (gzip)',
    path: firstLoad(),
    gzip: true,
    limit: '200 kB',
  },
];
