import { useLab } from './lab.ts';

/** How deep "who knows whether who knows whether" is asked. */
const DEPTHS = [1, 2, 3] as const;

/** The choice of a depth of knowing whether. */
export function DepthField({ depth, onChange }: { depth: number; onChange: (depth: number) => void }) {
  const { words } = useLab();
  return (
    <label className="lab-field">
      {words.compare.depth}
      <select value={depth} onChange={({ target }) => onChange(Number(target.value))}>
        {DEPTHS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
