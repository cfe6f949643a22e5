import type { Vantage } from '../session/viewpoint.ts';
import type { EdgeChoices } from './graph-edges.ts';
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
  return (
    <div className="graph-controls" role="group" aria-label={words.edgesTitle}>
      {edges.possible ? (
        <label className="graph-check" title={words.edgesHelp}>
          <input type="checkbox" checked={edges.on} onChange={(event) => edges.show(event.target.checked)} />
          {words.edges}
        </label>
      ) : null}
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
