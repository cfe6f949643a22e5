import { ChartLine, CircleHelp, FlaskConical, Monitor, Moon, Shuffle, Sun, Workflow } from 'lucide-react';
import { seedFor } from '../session/view.ts';
import { shortName } from '../session/viewpoint.ts';
import { ShareMenu } from './files/ShareMenu.tsx';
import type { Scenery } from './scenery.ts';
import { LockMark } from './seats/LockMark.tsx';
import { useCommands, useSession, useWords } from './screen.ts';
import { THEMES, useTheme, type Theme } from './theme.ts';
import { IconButton } from './IconButton.tsx';
import { variables } from './variables.ts';

interface HeaderProps {
  readonly scenery: Scenery | null;
  readonly onNewGame: () => void;
  readonly onCopyLink: () => void;
  readonly onBalance: () => void;
  readonly onLab: () => void;
  readonly onFormulaLab: () => void;
  readonly onHelp: () => void;
}

/** The name of the program and of the game, the viewpoint, and what one can begin. */
export function Header({ scenery, onNewGame, onCopyLink, onBalance, onLab, onFormulaLab, onHelp }: HeaderProps) {
  const words = useWords();
  const run = useSession((state) => state.run);
  const viewpoint = useSession((state) => state.viewpoint);
  const lab = scenery?.vantage.presentation.lab;
  const seed = run === null ? null : seedFor(viewpoint, run);
  return (
    <header className={(run?.names.length ?? 0) > 10 ? 'panel header crowded' : 'panel header'}>
      <h1>
        <span className="moon" aria-hidden="true" />
        {words.product}
      </h1>
      <p className="game">
        {scenery === null ? null : <strong>{scenery.vantage.presentation.title}</strong>}
        {seed === null ? null : (
          <span>
            {words.header.seed} <output>{seed}</output>
          </span>
        )}
      </p>
      {scenery === null ? <span /> : <ViewpointSwitch scenery={scenery} />}
      {scenery === null ? null : <LockMark scenery={scenery} />}
      <div className="header-actions">
        <button type="button" className="button" onClick={onNewGame}>
          <Shuffle aria-hidden="true" />
          <span className="wide">{words.header.newGame}</span>
        </button>
        {scenery === null ? null : <ShareMenu scenery={scenery} onCopyLink={onCopyLink} />}
        <IconButton
          icon={ChartLine}
          label={words.header.balance}
          title={`${words.header.balance} (b)`}
          onPress={onBalance}
        />
        {lab === undefined ? null : <IconButton icon={Workflow} label={lab} title={`${lab} (s)`} onPress={onLab} />}
        <IconButton
          icon={FlaskConical}
          label={words.header.formulaLab}
          title={`${words.header.formulaLab} (l)`}
          onPress={onFormulaLab}
        />
        <ThemeSwitch />
        <IconButton icon={CircleHelp} label={words.header.help} onPress={onHelp} />
      </div>
    </header>
  );
}

/** Names of so many letters are never cut while there are few. */
const SHORT = 5;
/** More players than this stand closer together. */
const MANY = 7;
/** More than this show little but their initials. */
const MOST = 15;

function closeness(players: number): string {
  return players > MOST ? 'many most' : players > MANY ? 'many' : '';
}

function ViewpointSwitch({ scenery }: { scenery: Scenery }) {
  const words = useWords().header;
  const commands = useCommands();
  const names = useSession((state) => state.run)?.names ?? [];
  const { viewpoint, path } = scenery.vantage;
  const { living } = path[path.length - 1];
  const locked = useSession((state) => state.locked);
  return (
    <div className={`viewpoints ${closeness(names.length)}`} role="group" aria-label={words.viewpoint}>
      <span className="viewpoints-title" aria-hidden="true">
        {words.viewpoint}
      </span>
      <button
        type="button"
        className="viewpoint"
        aria-pressed={viewpoint === 'teacher'}
        aria-disabled={locked}
        title={`${words.teacherHelp} (0)`}
        onClick={() => void commands.setViewpoint('teacher')}
      >
        {words.teacher}
      </button>
      {names.map((name, agent) => (
        <button
          key={agent}
          type="button"
          className="viewpoint"
          dir="auto"
          style={variables({ '--letters-over': Math.max(0, name.length - SHORT) })}
          aria-pressed={viewpoint === agent}
          aria-disabled={locked && viewpoint !== agent}
          aria-label={living.includes(agent) ? name : `${name}, ${words.dead}`}
          title={`${words.playerHelp(name)} (${agent + 1})`}
          onClick={() => void commands.setViewpoint(agent)}
        >
          <span className={living.includes(agent) ? undefined : 'struck'}>{shortName(name, 12)}</span>
          {living.includes(agent) ? null : <span aria-hidden="true"> †</span>}
        </button>
      ))}
    </div>
  );
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

function ThemeSwitch() {
  const words = useWords().header;
  const [theme, setTheme] = useTheme();
  const Icon = themeIcons[theme];
  const next: Theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  return <IconButton icon={Icon} label={`${words.theme}: ${words.themes[theme]}`} onPress={() => setTheme(next)} />;
}
