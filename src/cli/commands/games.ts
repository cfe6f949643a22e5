import { games } from '../../games/index.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';
import type { Command } from '../command.ts';

/** Lists the games: who can play, how built-in players decide, the options with their usual values, the cards. */
export const gamesCommand: Command = {
  name: 'games',
  usage: '',
  summary: messages.summaries.games,
  options: [],
  run: ({ words }) => {
    if (words.length > 0) throw new Misuse(messages.strayWord(words[0]));
    const list = games.map(({ id, version, players, policies, usualOptions, cards }) => ({
      id,
      rulesVersion: version,
      players: { least: players.least, most: players.most, usual: players.usual },
      policies,
      options: usualOptions,
      cards,
    }));
    return [JSON.stringify(list)];
  },
};
