import type { Graph, GraphForm } from './graph-scene.ts';
import { useWords } from './screen.ts';
import './graph-controls.css';

const FORMS: readonly GraphForm[] = ['worlds', 'counts'];

/** Are worlds drawn one by one, or counted? Where they are too many to be drawn singly, there is no choice, and this says so. */
export function FormControls({ form, chooseForm }: Pick<Graph, 'form' | 'chooseForm'>) {
  const words = useWords().graph;
  if (chooseForm === null) return <span className="hint">{words.tooMany}</span>;
  return (
    <span className="graph-forms" role="radiogroup" aria-label={words.form}>
      {FORMS.map((one) => (
        <label key={one} title={words.formHelp[one]}>
          <input
            type="radio"
            name="graph-form"
            className="visually-hidden"
            checked={form === one}
            onChange={() => chooseForm(one)}
          />
          <span>{words.forms[one]}</span>
        </label>
      ))}
    </span>
  );
}
