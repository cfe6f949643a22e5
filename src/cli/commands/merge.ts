import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { sizeOf, WHOLE } from '../../analysis/shards.ts';
import { addTallies, NO_GAMES } from '../../analysis/tally.ts';
import { Refusal } from '../../engine/refusal.ts';
import { games } from '../../games/index.ts';
import { describeIssue } from '../../kit/describe-issue.ts';
import { gameNamed } from '../../players/game.ts';
import type { Command } from '../command.ts';
import type { Files } from '../files.ts';
import { nameOf } from '../files.ts';
import { parseJson } from '../json.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';
import type { Report } from '../simulation-report.ts';
import { reportOf, reportSchema, SETTINGS, tallyIn } from '../simulation-report.ts';

/** Puts the shards of a simulation together: the output is that of the whole simulation run at once. */
export const mergeCommand: Command = {
  name: 'merge',
  usage: 'FILE...',
  summary: messages.summaries.merge,
  options: [],
  run: ({ words }, files) => {
    if (words.length === 0) throw new Misuse(messages.missingWord('FILE'));
    const shards = words.map((file) => ({ file: nameOf(file), report: readShard(file, files) }));
    const [first] = shards;
    for (const other of shards) mustBelongTogether(first, other);
    mustBeComplete(shards);
    const tally = shards.map(({ report }) => tallyIn(report)).reduce(addTallies, NO_GAMES);
    return [JSON.stringify(reportOf(first.report, WHOLE, tally, gameNamed(games, first.report.game).statistics))];
  },
};

interface ShardFile {
  readonly file: string;
  readonly report: Report;
}

/** Reads one shard and checks that its figures are what `simulate` of this program prints for its counts. */
function readShard(file: string, files: Files): Report {
  const name = nameOf(file);
  const value = parseJson(files.read(file), name);
  const read = v.safeParse(reportSchema, value);
  if (!read.success) throw new Refusal(messages.notShard(name, read.issues.slice(0, 3).map(describeIssue).join(' ')));
  const report = read.output;
  const { game: id, rulesVersion, shard, allGames, games } = report;
  const game = gameOfShard(name, id);
  if (game.version !== rulesVersion) throw new Refusal(messages.otherRules(name, id, rulesVersion, game.version));
  if (shard.number < 1 || shard.number > shard.of) {
    throw new Refusal(messages.notShard(name, messages.noSuchShard(shard.number, shard.of)));
  }
  const size = sizeOf(shard, allGames);
  if (games !== size) throw new Refusal(messages.wrongSize(name, games, size));
  if (!isDeepStrictEqual(report, reportOf(report, shard, tallyIn(report), game.statistics))) {
    throw new Refusal(messages.changedFigures(name));
  }
  return report;
}

function gameOfShard(file: string, id: string) {
  try {
    return gameNamed(games, id);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(messages.inFile(file, error.message)) : error;
  }
}

function mustBelongTogether(first: ShardFile, other: ShardFile): void {
  for (const setting of SETTINGS) {
    const own = other.report[setting];
    const expected = first.report[setting];
    if (isDeepStrictEqual(own, expected)) continue;
    const texts = [own, expected].map((value) => JSON.stringify(value));
    throw new Refusal(messages.otherSetting(other.file, setting, texts[0], first.file, texts[1]));
  }
  const { of } = first.report.shard;
  if (other.report.shard.of !== of) {
    throw new Refusal(messages.otherSplit(other.file, other.report.shard.of, first.file, of));
  }
}

function mustBeComplete(shards: readonly ShardFile[]): void {
  const files = new Map<number, string>();
  for (const { file, report } of shards) {
    const { number, of } = report.shard;
    const before = files.get(number);
    if (before !== undefined) throw new Refusal(messages.doubleShard(number, of, before, file));
    files.set(number, file);
  }
  const { of } = shards[0].report.shard;
  if (files.size === of) return;
  const missing: number[] = [];
  for (let number = 1; missing.length < 10 && number <= of; number++) if (!files.has(number)) missing.push(number);
  throw new Refusal(messages.missingShards(missing, of - files.size, of));
}
