import { Braces, FileText, FolderOpen, Image, Link2, Save, Share2, Shapes, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { chronicleOf } from '../../session/chronicle.ts';
import { fileName } from '../../session/file-name.ts';
import { mayShareLink } from '../../session/view.ts';
import { viewerOf } from '../../session/viewpoint.ts';
import type { Scenery } from '../scenery.ts';
import { useLabDoor } from '../lab-door.ts';
import { useCommands, useSession, useWords } from '../screen.ts';
import { download, downloadText } from './download.ts';
import { openChosen } from './open-file.ts';

/** Saving, opening and handing on, as far as the viewpoint may. */
export function ShareMenu({ scenery, onCopyLink }: { scenery: Scenery; onCopyLink: () => void }) {
  const words = useWords().files;
  const commands = useCommands();
  const openLab = useLabDoor();
  const run = useSession((state) => state.run);
  const chooser = useRef<HTMLInputElement>(null);
  const { whole, vantage, at } = scenery;
  const { viewpoint, presentation } = vantage;
  const viewer = viewerOf(viewpoint);
  const mayShare = mayShareLink(viewpoint);
  const viewerName = viewer === null ? null : vantage.names[viewer];

  const named = (parts: readonly string[], ending: string) =>
    fileName([presentation.title, ...parts, viewerName ?? '', words.parts.step(at)], ending);
  const saved = (name: string) => commands.notify({ kind: 'saved', name });

  const chooseFile = () => chooser.current?.click();
  const saveGame = async () => {
    const text = await commands.makeFile();
    if (text === null || run === null) return;
    const name = fileName([presentation.title, String(run.seed)], 'json');
    downloadText(text, 'application/json', name);
    saved(name);
  };
  const saveRecord = async () => {
    const text = await commands.makeRecord();
    if (text === null) return;
    const name = named([words.parts.record], 'json');
    downloadText(text, 'application/json', name);
    saved(name);
  };
  const saveChronicle = () => {
    if (run === null) return;
    const name = named([words.parts.chronicle], 'txt');
    downloadText(chronicleOf(whole, at, run, words.chronicleText), 'text/plain', name);
    saved(name);
  };
  const savePicture = async (kind: 'svg' | 'png') => {
    const svg = document.querySelector('svg.worlds-drawing');
    if (!(svg instanceof SVGSVGElement)) {
      commands.notify({ kind: 'problem', text: words.noPicture });
      return;
    }
    try {
      const { pictureOf, pointsOf } = await import('./pictures.ts');
      const title = `${presentation.title}, ${words.parts.step(at)}`;
      const ground = getComputedStyle(svg.closest('.panel') ?? document.body).backgroundColor;
      const picture = pictureOf(svg, title, ground);
      const name = named([words.parts.graph], kind);
      if (kind === 'svg') downloadText(picture.text, 'image/svg+xml', name);
      else download(await pointsOf(picture, 2), name);
      saved(name);
    } catch (error) {
      commands.notify({ kind: 'problem', text: error instanceof Error ? error.message : String(error) });
    }
  };

  return (
    <>
      <button type="button" className="button" popoverTarget="share" title={words.shareTitle}>
        <Share2 aria-hidden="true" />
        <span className="wide">{words.share}</span>
      </button>
      <div id="share" popover="auto" className="popover share" role="dialog" aria-label={words.share}>
        <section aria-label={words.game}>
          <h2 className="panel-title">{words.game}</h2>
          {mayShare ? (
            <>
              <Item icon={Link2} words={words.link} onPress={onCopyLink} />
              <Item icon={Save} words={words.save} onPress={() => void saveGame()} />
            </>
          ) : null}
          <Item icon={FolderOpen} words={words.open} onPress={chooseFile} />
        </section>
        <section aria-label={words.seen}>
          <h2 className="panel-title">{words.seen}</h2>
          <Item icon={FileText} words={words.chronicle(viewerName)} onPress={saveChronicle} />
          <Item icon={Shapes} words={words.svg} onPress={() => void savePicture('svg')} />
          <Item icon={Image} words={words.png} onPress={() => void savePicture('png')} />
          {viewerName === null ? null : (
            <Item icon={Braces} words={words.record(viewerName)} onPress={() => void saveRecord()} />
          )}
        </section>
        <p className="hint">{mayShare ? words.recordHint : words.secret}</p>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden

        data-testid="open-file"
        onChange={({ target }) => {
          const file = target.files?.item(0) ?? null;
          if (file !== null) void openChosen(file, commands, openLab);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

interface ItemProps {
  readonly icon: LucideIcon;
  readonly words: { readonly label: string; readonly help: string };
  readonly onPress: () => void;
}

function Item({ icon: Icon, words, onPress }: ItemProps) {
  return (
    <button type="button" className="share-item" popoverTarget="share" popoverTargetAction="hide" onClick={onPress}>
      <Icon aria-hidden="true" />
      <span>
        <strong>{words.label}</strong> <small>{words.help}</small>
      </span>
    </button>
  );
}
