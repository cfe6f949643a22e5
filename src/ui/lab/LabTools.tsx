import { FolderOpen, Footprints, Gamepad2, Redo2, Share2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { encodeModel, packModel } from '../../logic/exchange/model-link.ts';
import { writeStructureFile } from '../../logic/exchange/write-structure.ts';
import { exampleIds, exampleModel } from '../../session/lab/examples.ts';
import { largeExample, largeExampleIds, largeOffers } from '../../session/lab/large-examples.ts';
import {
  entryOf,
  labFileOfState,
  movedTo,
  refused,
  structureFileOfState,
  withModels,
  withOpened,
  withStructure,
  withText,
} from '../../session/lab/lab.ts';
import { copyText } from '../copy-text.ts';
import { download, downloadText } from '../files/download.ts';
import { pictureOf, pointsOf } from '../files/pictures.ts';
import { IconButton } from '../IconButton.tsx';
import { useScenery } from '../scenery.ts';
import { useCommands } from '../screen.ts';
import { useLab } from './lab.ts';
import { openLabFile } from './open-lab-file.ts';
import { lawAsText, modelAsText, type TextFormat } from './save-model.ts';

/** Longer links are cut off by mail programs and some browsers. */
const LONGEST_LINK = 32_000;
/** Pixels of a picture for each unit of the drawing. */
const SCALE = 2;

/** Beginning, undoing, S5 or not, saving and sharing. */
export function LabTools() {
  const lab = useLab();
  const { words, state, entry, change, setView } = lab;
  const { tools } = words;
  const commands = useCommands();
  const scenery = useScenery();
  const fromGame = async () => {
    const made = await commands.makeModel();
    if (made === null || scenery === null) return;
    const title = words.fromGame(scenery.vantage.presentation.title, scenery.at);
    change((before) => (made.ok ? withText(before, made.value, title) : refused(before, made.message)));
  };
  return (
    <div className="lab-tools" role="group" aria-label={tools.title}>
      <select
        aria-label={tools.begin}
        value=""
        onChange={({ target }) => {
          const id = exampleIds.find((one) => one === target.value);
          const large = largeExampleIds.find((one) => one === target.value);
          if (id !== undefined) change((before) => withOpened(before, exampleModel(id), words.examples[id], null));
          if (large !== undefined) {
            const title = words.law.examples[large];
            change((before) => withStructure(before, largeExample(large), title, largeOffers(large)));
          }
        }}
      >
        <option value="">{tools.begin}</option>
        <optgroup label={words.law.small}>
          {exampleIds.map((id) => (
            <option key={id} value={id}>
              {words.examples[id]}
            </option>
          ))}
        </optgroup>
        <optgroup label={words.law.large}>
          {largeExampleIds.map((id) => (
            <option key={id} value={id}>
              {words.law.examples[id]}
            </option>
          ))}
        </optgroup>
      </select>
      <button type="button" className="button" title={tools.openGameHelp} onClick={() => void fromGame()}>
        <Gamepad2 aria-hidden="true" />
        {tools.openGame}
      </button>
      {scenery === null ? null : (
        <button
          type="button"
          className="button"
          title={words.step.openHelp}
          onClick={() => setView({ step: scenery.line[scenery.at] })}
        >
          <Footprints aria-hidden="true" />
          {words.step.open}
        </button>
      )}
      <IconButton
        icon={Undo2}
        label={tools.undo}
        disabled={state.at === 0}
        onPress={() => change((before) => movedTo(before, before.at - 1))}
      />
      <IconButton
        icon={Redo2}
        label={tools.redo}
        disabled={state.at === state.entries.length - 1}
        onPress={() => change((before) => movedTo(before, before.at + 1))}
      />
      <span className="segments" role="group" aria-label={tools.models}>
        {[true, false].map((isS5) => (
          <button
            key={String(isS5)}
            type="button"
            className="button small"
            aria-pressed={entry.isS5 === isS5}
            title={isS5 ? tools.s5Help : tools.plainHelp}
            onClick={() => {
              if (entry.isS5 !== isS5) change((before) => withModels(before, isS5));
            }}
          >
            {isS5 ? tools.s5 : tools.plain}
          </button>
        ))}
      </span>
      <SaveMenu />
    </div>
  );
}

function SaveMenu() {
  const { words, state, change } = useLab();
  const { tools } = words;
  const chooser = useRef<HTMLInputElement>(null);
  const say = (text: string) => change((before) => ({ ...before, notice: { isProblem: false, text } }));
  const fail = (text: string) => change((before) => refused(before, text));

  const save = (format: TextFormat) => {
    const { law } = entryOf(state);
    const written =
      law === undefined
        ? modelAsText(labFileOfState(state), format, tools.file)
        : lawAsText(structureFileOfState(state, law), format, tools.file, words.law.notDrawn);
    if (!written.ok) {
      fail(written.problem);
      return;
    }
    const { text, type, name } = written.value;
    downloadText(text, type, name);
    say(tools.saved(name));
  };
  const savePicture = async (kind: 'svg' | 'png') => {
    const svg = document.querySelector<SVGSVGElement>('.lab-graph .model-drawing');
    if (svg === null) return;
    const ground = getComputedStyle(svg.closest('dialog') ?? document.body).backgroundColor;
    const name = `${tools.file}.${kind}`;
    try {
      const picture = pictureOf(svg, tools.file, ground);
      if (kind === 'svg') downloadText(picture.text, 'image/svg+xml', name);
      else download(await pointsOf(picture, SCALE), name);
      say(tools.saved(name));
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  };
  const copyLink = async () => {
    const { law } = entryOf(state);
    const link =
      law === undefined
        ? encodeModel(labFileOfState(state))
        : packModel(writeStructureFile(structureFileOfState(state, law)));
    if (link.length > LONGEST_LINK) {
      fail(tools.linkTooLong);
      return;
    }
    history.replaceState(null, '', `#${link}`);
    say((await copyText(location.href)) ? tools.linkCopied : tools.linkShown);
  };

  return (
    <>
      <button type="button" className="button" popoverTarget="lab-save">
        <Share2 aria-hidden="true" />
        {tools.save}
      </button>
      <div id="lab-save" popover="auto" className="popover lab-save" role="dialog" aria-label={tools.save}>
        <MenuItem label={tools.link} onPress={() => void copyLink()} />
        {(['json', 'smcdel', 'dot', 'tikz'] as const).map((format) => (
          <MenuItem key={format} label={tools.formats[format]} onPress={() => save(format)} />
        ))}
        {(['svg', 'png'] as const).map((kind) => (
          <MenuItem key={kind} label={tools.formats[kind]} onPress={() => void savePicture(kind)} />
        ))}
      </div>
      <button type="button" className="button" onClick={() => chooser.current?.click()}>
        <FolderOpen aria-hidden="true" />
        {tools.open}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        data-testid="open-lab-file"
        onChange={({ target }) => {
          const file = target.files?.item(0) ?? null;
          if (file !== null) void openLabFile(file, change);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

function MenuItem({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="share-item" popoverTarget="lab-save" popoverTargetAction="hide" onClick={onPress}>
      {label}
    </button>
  );
}
