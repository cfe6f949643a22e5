import { Trash2, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { leadsTo } from '../../logic/plain/relation.ts';
import { MOST_LISTED } from '../../logic/symbolic/choice.ts';
import { withActual, withEdit, withOtherKind } from '../../session/lab/lab.ts';
import type { ModelEdit } from '../../logic/plain/edit-model.ts';
import { IconButton } from '../IconButton.tsx';
import { useLab, type Lab } from './lab.ts';

/** With more worlds than this, links are made in the graph. */
const MOST_LINKED = 24;
/** So many atoms or agents are shown one by one. */
const MOST_NAMES = 60;

/** Atoms, agents, and the world that was pressed. */
export function EditPanel() {
  const lab = useLab();
  const { words, model, change } = lab;
  const edit = (step: ModelEdit) => change((before) => withEdit(before, step));
  return (
    <div className="lab-panel">
      <NameList
        title={words.edit.agents}
        adding={words.edit.addAgent}
        names={model.agents}
        onAdd={(agent) => edit({ kind: 'addAgent', agent })}
        onRemove={(agent) => edit({ kind: 'removeAgent', agent })}
      />
      <NameList
        title={words.edit.atoms}
        adding={words.edit.addAtom}
        names={model.atoms}
        onAdd={(atom) => edit({ kind: 'addAtom', atom })}
        onRemove={(atom) => edit({ kind: 'removeAtom', atom })}
      />
      <WorldEditor lab={lab} />
      <Kind lab={lab} />
    </div>
  );
}

/** That worlds are listed, and how to keep them as a law. */
function Kind({ lab }: { lab: Lab }) {
  const { words, model, change } = lab;
  const own = words.law.kind;
  return (
    <section>
      <h3>{own.title}</h3>
      <p className="hint">{own.listed(model.worlds.length, MOST_LISTED)}</p>
      <div className="lab-buttons">
        <button type="button" className="button small" title={own.keepHelp} onClick={() => change(withOtherKind)}>
          {own.keep}
        </button>
      </div>
    </section>
  );
}

interface NameListProps {
  readonly title: string;
  readonly adding: string;
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

/** Names that can be removed, and a field for another. */
function NameList({ title, adding, names, onAdd, onRemove }: NameListProps) {
  const { words } = useLab();
  const [typed, setTyped] = useState('');
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onAdd(typed);
    setTyped('');
  };
  return (
    <section>
      <h3>{title}</h3>
      <ul className="lab-names">
        {names.slice(0, MOST_NAMES).map((name) => (
          <li key={name}>
            <span>{name}</span>
            <IconButton
              icon={X}
              label={words.edit.remove(name)}
              className="button round small quiet"
              onPress={() => onRemove(name)}
            />
          </li>
        ))}
        {names.length > MOST_NAMES ? <li className="more">{words.graph.more(names.length - MOST_NAMES)}</li> : null}
      </ul>
      <form className="lab-adding" onSubmit={add}>
        <input
          aria-label={adding}
          placeholder={adding}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button small">
          {words.edit.add}
        </button>
      </form>
    </section>
  );
}

function WorldEditor({ lab }: { lab: Lab }) {
  const { words, model, entry, view, setView, change } = lab;
  const world = model.worlds.findIndex(({ name }) => name === view.selected);
  const edit = (step: ModelEdit) => change((before) => withEdit(before, step));
  return (
    <section>
      <h3>{words.edit.world}</h3>
      <select
        aria-label={words.edit.chooseWorld}
        value={world < 0 ? '' : model.worlds[world].name}
        onChange={({ target }) => setView({ selected: target.value === '' ? null : target.value })}
      >
        <option value="">{words.edit.chooseWorld}</option>
        {model.worlds.slice(0, 500).map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {world < 0 ? (
        <p className="hint">{words.edit.noWorld}</p>
      ) : (
        <>
          <Rename
            key={model.worlds[world].name}
            name={model.worlds[world].name}
            onRename={(name) => {
              edit({ kind: 'renameWorld', world: model.worlds[world].name, name });
              setView({ selected: name.trim() });
            }}
          />
          <fieldset>
            <legend>{words.edit.trueHere}</legend>
            {model.atoms.length === 0 ? <p className="hint">{words.edit.noAtoms}</p> : null}
            <div className="choice-row">
              {model.atoms.map((atom) => (
                <label key={atom}>
                  <input
                    type="checkbox"
                    checked={model.worlds[world].facts.has(atom)}
                    onChange={() => edit({ kind: 'toggleFact', world: model.worlds[world].name, atom })}
                  />
                  {atom}
                </label>
              ))}
            </div>
          </fieldset>
          <label className="lab-field">
            <input
              type="checkbox"
              checked={entry.moment.actual === world}
              onChange={({ target }) => change((before) => withActual(before, target.checked ? world : null))}
            />
            {words.edit.actual}
          </label>
          <Links lab={lab} world={world} />
          <button
            type="button"
            className="button small"
            onClick={() => edit({ kind: 'removeWorld', world: model.worlds[world].name })}
          >
            <Trash2 aria-hidden="true" />
            {words.edit.delete}
          </button>
        </>
      )}
    </section>
  );
}

function Rename({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const { words } = useLab();
  const [typed, setTyped] = useState(name);
  const done = () => {
    if (typed.trim() !== name) onRename(typed);
  };
  return (
    <form
      className="lab-adding"
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <label className="lab-field">
        {words.edit.name}
        <input
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={done}
        />
      </label>
    </form>
  );
}

function Links({ lab, world }: { lab: Lab; world: number }) {
  const { words, model, entry, change } = lab;
  const { name } = model.worlds[world];
  const others = [...model.worlds.keys()].filter((other) => !entry.isS5 || other !== world);
  if (model.worlds.length > MOST_LINKED) return <p className="hint">{words.edit.tooMany}</p>;
  if (others.length === 0 || model.agents.length === 0) return null;
  return (
    <fieldset>
      <legend>{words.edit.links(entry.isS5)}</legend>
      <div className="lab-scroll">
        <table className="lab-matrix">
          <thead>
            <tr>
              <td />
              {model.agents.map((agent) => (
                <th key={agent} scope="col">
                  {agent}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {others.map((other) => (
              <tr key={model.worlds[other].name}>
                <th scope="row">{model.worlds[other].name}</th>
                {model.agents.map((agent, number) => {
                  const linked = leadsTo(model.relations[number], world, other);
                  return (
                    <td key={agent}>
                      <input
                        type="checkbox"
                        aria-label={words.edit.linked(agent, model.worlds[other].name)}
                        checked={linked}
                        onChange={() =>
                          change((before) =>
                            withEdit(before, {
                              kind: linked ? 'unlink' : 'link',
                              agent,
                              from: name,
                              to: model.worlds[other].name,
                            }),
                          )
                        }
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}
