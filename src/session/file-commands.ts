import type { FileCommands } from './commands.ts';
import { viewerOf } from './viewpoint.ts';
import type { Workings } from './workings.ts';

/** Fetched when the first file is to be read or made. */
const files = () => import('./files.ts');

/** Makes the commands for files. */
export function createFileCommands({ store, backend, line, open }: Workings): FileCommands {
  const { getState: get, setState: set } = store;
  const commands: FileCommands = {
    async makeFile() {
      const { run, node, viewpoint, deciders, pinned, series } = get();
      if (run === null || viewpoint !== 'teacher') return null;
      const { encodeFile } = await files();
      return encodeFile({ run, node, viewpoint, deciders, pinned, series: series ?? undefined });
    },
    async makeRecord() {
      const { run, node, viewpoint } = get();
      const viewer = viewerOf(viewpoint);
      const view = run === null || viewer === null ? null : await line.ask(backend.view(run, node, viewer));
      return view === null ? null : (await files()).encodeRecord(view);
    },
    async makeModel() {
      const { run, node, viewpoint } = get();
      return run === null ? null : line.wait(backend.model(run, node, viewerOf(viewpoint)));
    },
    async makeStep(node, wanted) {
      const { run, viewpoint } = get();
      return run === null ? null : line.wait(backend.step(run, node, wanted, viewerOf(viewpoint)));
    },
    async openFile(text) {
      const read = (await files()).decodeFile(text);
      if (!read.ok) {
        commands.refuseFile(read.problem);
        return false;
      }
      const opened = await open(read.value);
      if (opened === 'misfit') commands.refuseFile({ kind: 'misfit' });
      const { notice } = get();
      if (opened === 'refused' && notice?.kind === 'problem') commands.refuseFile({ kind: 'rules', text: notice.text });
      return opened === 'opened';
    },
    refuseFile(problem) {
      set({ notice: { kind: 'file', problem } });
    },
  };
  return commands;
}
