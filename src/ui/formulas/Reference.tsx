import { quoteName } from '../../logic/formula/names.ts';
import { Dialog } from '../Dialog.tsx';
import { useWords } from '../screen.ts';
import { signature, type Vocabulary } from './complete.ts';

interface ReferenceProps {
  readonly vocabulary: Vocabulary;
  readonly onTry: (formula: string) => void;
  readonly onClose: () => void;
}

/** A small reference of the language, each line with an example that can be tried. */
export function Reference({ vocabulary, onTry, onClose }: ReferenceProps) {
  const words = useWords().formulas;
  const { names, atoms } = vocabulary;
  const [first = 'Ann', second = 'Bob'] = names.map(quoteName);
  const about = atoms.find(({ arguments: kinds }) => kinds.length === 1 && kinds[0] === 'player');
  const [f, g] = about === undefined ? ['Top', 'Top'] : [`${about.name}(${second})`, `${about.name}(${first})`];
  return (
    <Dialog title={words.reference} onClose={onClose} className="reference">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.operatorsHead}</th>
            <th scope="col">{words.meaningHead}</th>
            <th scope="col">{words.try}</th>
          </tr>
        </thead>
        <tbody>
          {words.operators.map(({ key, written, says, example }) => {
            const formula = example(f, g, first);
            return (
              <tr key={key}>
                <td>
                  <code>{written}</code>
                </td>
                <td>{says}</td>
                <td>
                  <button type="button" className="button small" onClick={() => onTry(formula)}>
                    <code>{formula}</code>
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="hint">{words.precedence}</p>
      <h3>{words.atoms}</h3>
      <ul className="reference-atoms">
        {atoms.map((atom) => (
          <li key={atom.name}>
            <code>{signature(atom)}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
