import type { Vantage } from '../session/viewpoint.ts';
import { MOST_JOINED, type EdgeChoices } from './graph-edges.ts';
import { useWords } from './screen.ts';
import './graph-controls.css';

/** Whether lines between worlds are drawn, and whose. */
export default function EdgeControls({
  edges,
  vantage,
  initials,
}: {
  edges: EdgeChoices;
  vantage: Vantage;
  initials: readonly string[];
}) {
  const words = useWords().graph;
  const help = edges.possible ? words.edgesHelp : words.noEdges(MOST_JOINED);
  return (
    <div className="graph-controls" role="group" aria-label={words.edgesTitle}>
      <label className="graph-check" title={help}>
        <input
          type="checkbox"
          title={help}
          checked={edges.on}
          disabled={!edges.possible}
          onChange={(event) => edges.show(event.target.checked)}
        />
        {words.edges}
      </label>
      {edges.on ? (
        <span className="graph-agents" role="group" aria-label={words.edgesOf}>
          {vantage.names.map((name, agent) => (
            <label key={agent} title={words.edgesOfOne(name)}>
              <input
                type="checkbox"
                className="visually-hidden"
                aria-label={words.edgesOfOne(name)}
                checked={!edges.without.has(agent)}
                onChange={() => edges.toggle(agent)}
              />
              <span aria-hidden="true">{initials[agent]}</span>
            </label>
          ))}
        </span>
      ) : null}
    </div>
  );
}
