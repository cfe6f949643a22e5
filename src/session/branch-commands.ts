import { pathTo, ROOT, type Decision } from '../engine/run.ts';
import { branchLine, forkAt, nearestFork, sameStep, withBranchName, withoutBranch } from './branches.ts';
import type { BranchCommands } from './commands.ts';
import { nodeBefore, reportsTo } from './store.ts';
import type { Workings } from './workings.ts';

/** Makes the commands for branches. */
export function createBranchCommands({ store, backend, line, askHands }: Workings): BranchCommands {
  const { getState: get, setState: set } = store;
  const isTeacher = () => get().viewpoint === 'teacher';

  async function appendAt(node: number, decision: Decision): Promise<string | null> {
    const { run } = get();
    if (run === null) return null;
    const longer = await line.wait(backend.append(run, node, decision));
    if (longer === null) return null;
    if (!longer.ok) return longer.message;
    await line.show(longer.value.run, longer.value.node);
    await askHands();
    return null;
  }

  const commands: BranchCommands = {
    async tryOtherwise(node) {
      const { run, deciders } = get();
      if (run === null || !isTeacher()) return null;
      line.drop();
      set({ playing: false });
      const next = await line.wait(backend.otherwise(run, node, deciders));
      if (next === null) return null;
      if (!next.ok) return next.message;
      if (next.value.kind === 'decided') return appendAt(node, next.value.decision);
      // Somebody by hand is asked first: at the node itself.
      await line.show(run, node);
      await askHands();
      return null;
    },

    branchOff: (node, joint) => commands.branchAlong(node, [joint]),

    async branchAlong(node, joints) {
      if (!isTeacher()) return null;
      line.drop();
      set({ playing: false });
      let at = node ?? get().node;
      for (const joint of joints) {
        const refused = await appendAt(at, { kind: 'act', joint });
        if (refused !== null) return refused;
        at = get().node;
      }
      return null;
    },

    async changeBranch(by) {
      const fork = isTeacher() ? nearestFork(get()) : null;
      if (fork === null) return;
      const at = fork.branches.findIndex(({ current }) => current);
      const next = fork.branches[(at + by + fork.branches.length) % fork.branches.length];
      await commands.goToBranch(next.node);
    },

    async goToBranch(branch) {
      const { run } = get();
      const before = run === null ? null : nodeBefore(run, branch);
      const fork = before === null ? null : forkAt(get(), before);
      if (run === null || fork === null || !isTeacher()) return;
      line.drop();
      set({ playing: false });
      if (fork.at === get().node) {
        // At the fork itself one stays, and chooses which way on.
        set({ visited: new Map(get().visited).set(fork.at, branch) });
        await line.show(run, fork.at);
      } else {
        await line.show(run, sameStep(get(), fork, branch));
      }
      await askHands();
    },

    nameBranch(branch, name) {
      const { run } = get();
      if (run === null || !isTeacher()) return;
      set({ run: withBranchName(run, branch, name), notice: null });
    },

    async deleteBranch(branch) {
      const { run, node, visited, reports } = get();
      const before = run === null ? null : nodeBefore(run, branch);
      if (run === null || before === null || !isTeacher()) return;
      line.drop();
      const shorter = withoutBranch(run, branch);
      const left = new Set([ROOT, ...shorter.nodes.map(({ id }) => id)]);
      set({
        run: shorter,
        node: left.has(node) ? node : before,
        playing: false,
        waiting: null,
        // Numbers of nodes are used again: nothing may be left that belongs to the old ones.
        visited: new Map([...visited].filter(([from, to]) => left.has(from) && left.has(to))),
        reports: new Map([...reports].filter(([id]) => left.has(id))),
      });
      await line.show(shorter, get().node);
      set({ notice: { kind: 'deleted', before: { run, node, visited } } });
      await askHands();
    },

    async undoDeletion() {
      const { notice } = get();
      if (notice?.kind !== 'deleted') return;
      line.drop();
      set({ visited: notice.before.visited });
      await line.show(notice.before.run, notice.before.node);
      await askHands();
    },

    async alternatives(node, mind) {
      const { run, viewpoint } = get();
      if (run === null || (viewpoint !== 'teacher' && viewpoint !== mind)) return null;
      const found = await line.wait(backend.alternatives(run, node, mind));
      return found === null ? null : found.ok ? found.value : found.message;
    },

    async reportsOfBranch(branch) {
      const { run } = get();
      if (run === null || !isTeacher()) return null;
      const end = branchLine(get(), branch).at(-1) ?? branch;
      const ids = [ROOT, ...pathTo(run, end).map(({ id }) => id)];
      if (ids.every((id) => get().reports.has(id))) return reportsTo(get(), end);
      return line.ask(backend.reports(run, end));
    },
  };
  return commands;
}
