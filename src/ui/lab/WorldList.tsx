import type { Facts } from '../../logic/knowledge.ts';
import { useLab } from './lab.ts';

/** Worlds by their true atoms. */
export function WorldList({ worlds }: { worlds: readonly Facts[] }) {
  const { words } = useLab();
  return (
    <ul className="lab-worlds">
      {worlds.map((facts, index) => (
        <li key={index}>{words.law.facts(facts)}</li>
      ))}
    </ul>
  );
}
