import { useEffect, useMemo, useState } from 'react';
import type { Asker } from '../../session/knowledge/asker.ts';
import { canSay } from '../../session/knowledge/asker.ts';
import { viewerOf } from '../../session/viewpoint.ts';
import type { Centre } from '../centre.ts';
import type { Scenery } from '../scenery.ts';
import { useWords } from '../screen.ts';
import { KnowledgeTable } from './KnowledgeTable.tsx';
import DeepProgress from '../thoughts/DeepProgress.tsx';
import { useDeepWork } from '../thoughts/deep-work.ts';
import { useAsker, useCommonRow, useNestedRows, useThirdRows, useWhatRows } from './tables.ts';
import './knowledge.css';

const QUESTIONS = ['what', 'nested', 'third', 'common'] as const;

interface TableProps {
  readonly scenery: Scenery;
  readonly centre: Centre;
  readonly asker: Asker;
}

/** Who knows what the others are, who knows of that, and what is common knowledge; each with since when and why. */
export default function KnowledgePanel({ scenery, centre }: { scenery: Scenery; centre: Centre }) {
  const words = useWords().knowledge.table;
  const asker = useAsker(scenery);
  const [question, setQuestion] = useState<(typeof QUESTIONS)[number]>('what');
  const [second, setSecond] = useState(0);
  const [third, setThird] = useState(1);
  const [group, setGroup] = useState<readonly number[] | null>(null);
  const { names, path } = scenery.vantage;
  const { living } = path[path.length - 1];
  if (!canSay(scenery.vantage)) return <p className="hint">{words.unsayable}</p>;
  return (
    <div className="know">
      <h2 className="visually-hidden">{words.title}</h2>
      <div className="segments" role="group" aria-label={words.questions}>
        {QUESTIONS.map((one) => (
          <button
            key={one}
            type="button"
            className="button small"
            aria-pressed={one === question}
            onClick={() => setQuestion(one)}
          >
            {words[one]}
          </button>
        ))}
      </div>
      {question === 'what' ? <WhatTable scenery={scenery} centre={centre} asker={asker} /> : null}
      {question === 'nested' ? (
        <>
          <div className="know-choice">
            <PlayerChoice label={words.second} names={names} chosen={second} onChoose={setSecond} />
            {words.secondAfter}
          </div>
          <NestedTable scenery={scenery} centre={centre} asker={asker} second={second} />
        </>
      ) : null}
      {question === 'third' ? (
        <>
          <div className="know-choice">
            <PlayerChoice label={words.second} names={names} chosen={second} onChoose={setSecond} />
            <PlayerChoice label={words.secondThat} names={names} chosen={third} onChoose={setThird} />
            {words.secondAfter}
          </div>
          <ThirdTable scenery={scenery} centre={centre} asker={asker} second={second} third={third} />
        </>
      ) : null}
      {question === 'common' ? (
        <>
          <GroupChoice names={names} living={living} group={group ?? living} onChoose={setGroup} />
          <CommonTable scenery={scenery} centre={centre} asker={asker} group={group ?? living} />
        </>
      ) : null}
    </div>
  );
}

interface PlayerChoiceProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: number;
  readonly onChoose: (agent: number) => void;
}

function PlayerChoice({ label, names, chosen, onChoose }: PlayerChoiceProps) {
  return (
    <label>
      {label}
      <select value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
        {names.map((name, agent) => (
          <option key={agent} value={agent}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function WhatTable({ scenery, centre, asker }: TableProps) {
  const words = useWords().knowledge.table;
  const rows = useWhatRows(asker, scenery);
  const { vantage } = scenery;
  const viewer = viewerOf(vantage.viewpoint);
  const { leavesOpen } = vantage.path[vantage.path.length - 1].exactness;
  const ofViewer = leavesOpen ? words.viewerCaptionOpen : words.viewerCaption;
  return (
    <KnowledgeTable
      vantage={vantage}
      centre={centre}
      caption={viewer === null ? words.whatCaption : ofViewer(vantage.names[viewer])}
      corner={words.knower}
      rows={rows}
      standings={words.standing}
    />
  );
}

function NestedTable({ scenery, centre, asker, second }: TableProps & { second: number }) {
  const words = useWords().knowledge.table;
  const rows = useNestedRows(asker, second);
  const { vantage } = scenery;
  const viewer = viewerOf(vantage.viewpoint);
  const caption =
    viewer === null
      ? words.nestedCaption(vantage.names[second])
      : words.nestedViewerCaption(vantage.names[viewer], vantage.names[second]);
  return (
    <KnowledgeTable
      vantage={vantage}
      centre={centre}
      caption={caption}
      corner={words.knower}
      rows={rows}
      standings={words.nestedStanding}
    />
  );
}

/** Three deep: where views answer it is worked out on request. */
function ThirdTable({ scenery, centre, asker, second, third }: TableProps & { second: number; third: number }) {
  const { table: words, deep: deepWords } = useWords().knowledge;
  const { vantage } = scenery;
  const { names, path, viewpoint } = vantage;
  const between = useMemo((): readonly [number, number] => [second, third], [second, third]);
  const { rows, work } = useThirdRows(asker, between);
  const { node } = path[path.length - 1];
  const { progress, problem, start, stop } = useDeepWork();
  useEffect(() => stop, [stop, node, viewpoint, between]);
  const viewer = viewerOf(viewpoint);
  const caption =
    viewer === null
      ? words.thirdCaption(names[second], names[third])
      : words.thirdViewerCaption(names[viewer], names[second], names[third]);
  return (
    <div className="know-third">
      {work.length === 0 ? null : (
        <DeepProgress
          what={deepWords.table}
          progress={progress}
          problem={problem}
          start={() => start(work)}
          stop={stop}
        />
      )}
      <KnowledgeTable
        vantage={vantage}
        centre={centre}
        caption={caption}
        corner={words.knower}
        rows={rows}
        onRequest={work.length > 0}
        standings={words.nestedStanding}
      />
    </div>
  );
}

interface GroupChoiceProps {
  readonly names: readonly string[];
  readonly living: readonly number[];
  readonly group: readonly number[];
  readonly onChoose: (group: readonly number[]) => void;
}

function GroupChoice({ names, living, group, onChoose }: GroupChoiceProps) {
  const words = useWords().knowledge.table;
  return (
    <fieldset className="know-choice">
      <legend className="visually-hidden">{words.group}</legend>
      {names.map((name, agent) => (
        <label key={agent} dir="auto">
          <input
            type="checkbox"
            checked={group.includes(agent)}
            onChange={(event) =>
              onChoose(
                names
                  .map((_, one) => one)
                  .filter((one) => (one === agent ? event.target.checked : group.includes(one))),
              )
            }
          />
          {name}
        </label>
      ))}
      <button type="button" className="button small" onClick={() => onChoose(names.map((_, agent) => agent))}>
        {words.all}
      </button>
      <button type="button" className="button small" onClick={() => onChoose(living)}>
        {words.living}
      </button>
    </fieldset>
  );
}

function CommonTable({ scenery, centre, asker, group }: TableProps & { group: readonly number[] }) {
  const words = useWords().knowledge.table;
  const cells = useCommonRow(asker, group);
  const each = useWhatRows(asker, scenery);
  const rows = useMemo(() => {
    if (cells.length === 0) return [];
    const members = each.filter((_, agent) => group.includes(agent));
    return [
      { key: 'common', name: words.commonRow, cells },
      ...members.map((row) => ({ ...row, standings: words.standing })),
    ];
  }, [cells, each, group, words]);
  const { vantage } = scenery;
  return (
    <KnowledgeTable
      vantage={vantage}
      centre={centre}
      caption={words.commonCaption(group.map((agent) => vantage.names[agent]))}
      corner={words.group}
      rows={rows}
      standings={words.commonStanding}
    />
  );
}
