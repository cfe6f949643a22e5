import { useMemo, useState } from 'react';
import { subformulas } from '../../logic/formula/inspect.ts';
import { rewriteAnnouncements } from '../../logic/rewrite/rewrite.ts';
import { rewritingLatex, rewritingText } from '../../logic/rewrite/write-rewriting.ts';
import { copyText } from '../copy-text.ts';
import { useLab } from './lab.ts';

/** Longer lines and more of them are left to the copies. */
const MOST_LINES = 60;

/** Announcements rewritten away, one reduction axiom a line, to be copied. */
export function Rewriting() {
  const { words, judged, model, state } = useLab();
  const [copied, setCopied] = useState('');
  const rewriting = useMemo(() => {
    if (judged.kind !== 'judged') return null;
    if (![...subformulas(judged.formula)].some(({ kind }) => kind === 'announcement')) return null;
    return rewriteAnnouncements(judged.formula, () => model.agents);
  }, [judged, model.agents]);
  const text = useMemo(
    () => (rewriting === null ? '' : rewritingText(rewriting, state.notation)),
    [rewriting, state.notation],
  );
  const copy = async (content: string) =>
    setCopied((await copyText(content)) ? words.compare.copied : words.compare.notCopied);
  return (
    <section>
      <h3>{words.compare.rewrite}</h3>
      <p className="hint">{words.compare.rewriteHint}</p>
      {rewriting === null ? (
        <p className="hint">{judged.kind === 'judged' ? words.compare.nothingToRewrite : words.compare.needFormula}</p>
      ) : (
        <>
          <pre className="lab-rewriting" tabIndex={0} aria-label={words.compare.rewrite}>
            {text.split('\n').slice(0, MOST_LINES).join('\n')}
          </pre>
          <div className="lab-buttons">
            <button type="button" className="button small" onClick={() => void copy(text)}>
              {words.compare.copyText}
            </button>
            <button
              type="button"
              className="button small"
              onClick={() => void copy(rewritingLatex(rewriting, state.notation))}
            >
              {words.compare.copyLatex}
            </button>
            <span role="status" className="hint">
              {copied}
            </span>
          </div>
        </>
      )}
    </section>
  );
}
