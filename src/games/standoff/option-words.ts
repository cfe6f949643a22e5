import type { OptionWords } from '../../engine/presentation.ts';
import { MOST_PLAYERS } from './state.ts';

/** The words of the Standoff's options. */
export const optionWords: readonly OptionWords[] = [
  {
    name: 'reading',
    label: 'The rules as read from',
    help: 'Prose: who dropped may pick up after a shot at somebody armed, and any act ends a wait. Code: any shot does both, a drop neither.',
    values: {
      kind: 'choice',
      choices: [
        { value: 'prose', label: 'the prose' },
        { value: 'code', label: 'the program' },
      ],
    },
  },
  {
    name: 'pickUp',
    label: 'Picking up after a shot',
    help: 'What those do who had dropped when somebody is shot who had not.',
    values: {
      kind: 'choice',
      choices: [
        { value: 'choice', label: 'each decides' },
        { value: 'auto', label: 'all pick up' },
        { value: 'half', label: 'each with chance 1/2' },
      ],
    },
  },
  {
    name: 'civilians',
    label: 'Civilians',
    help: 'A player may hold two tokens: good, but unable to shoot.',
    values: { kind: 'switch' },
  },
  {
    name: 'hostage',
    label: 'A hostage in the middle',
    help: 'Who takes it is evil and cannot be shot while it lives.',
    values: { kind: 'switch' },
  },
  {
    name: 'evil',
    label: 'How many are evil',
    help: 'When the cards are drawn; left empty, each player is as likely to be one thing as the other.',
    values: { kind: 'number', least: 0, most: MOST_PLAYERS, without: 'chance' },
  },
  {
    name: 'evilCountKnown',
    label: 'Everybody knows how many are evil',
    help: 'Then only the worlds with that number are possible. It needs the number.',
    values: { kind: 'switch' },
  },
  {
    name: 'scheduler',
    label: 'Who acts next among built-in players',
    help: 'Each pair of a player and an act is as likely, or each player and then each act.',
    values: {
      kind: 'choice',
      choices: [
        { value: 'pairs', label: 'any act' },
        { value: 'players', label: 'any player' },
      ],
    },
  },
  {
    name: 'quietLimit',
    label: 'Offers until a standstill',
    help: 'If nobody acts so many times in a row, the game has come to a standstill.',
    values: { kind: 'number', least: 1, most: 100 },
  },
];
