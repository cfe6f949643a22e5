import type { ReactNode } from 'react';
import { printUnicode } from '../../../logic/formula/print.ts';
import { eventSentences, type DrawnProduct, type LabStepModels } from '../../../session/lab/opened-step.ts';
import type { Vantage } from '../../../session/viewpoint.ts';
import { Typeset } from '../../formulas/Typeset.tsx';
import { useLab } from '../lab.ts';
import { changesOf, litWith, type Lit } from './step-nodes.ts';

/** So many names are listed. */
const MOST_NAMED = 10;

/** A node of one of the three drawings. */
export interface PointedAt {
  readonly panel: keyof Lit;
  readonly node: number;
}

interface StepDetailsProps {
  readonly models: LabStepModels;
  readonly product: DrawnProduct;
  readonly vantage: Vantage;
  readonly at: PointedAt | null;
}

/** What is pointed at, in words: what is true in a world and what becomes of it; when an event can happen, and who did and saw what. */
export function StepDetails({ models, product, vantage, at }: StepDetailsProps) {
  const words = useLab().words.step;
  const { details } = words;
  const legend = vantage.viewpoint === 'teacher' ? words.legend.teacher : words.legend.player;
  if (at === null) {
    return (
      <div className="step-lab-details">
        <p className="hint">{legend}</p>
      </div>
    );
  }
  const lit = litWith(models, product, at);
  const worldNames = (numbers: ReadonlySet<number>) => [...numbers].map((world) => models.shown.worlds[world].name);
  const eventNames = (numbers: ReadonlySet<number>) =>
    [...numbers].map((event) => models.eventModel.events[event].name);
  const productNames = [...lit.product].map((world) => product.model.worlds[world].name);
  const becomes = productNames.length === 0 ? details.none : <Names names={productNames} />;
  if (at.panel === 'events') {
    const { name, precondition, postconditions } = models.eventModel.events[at.node];
    const event = models.events[at.node];
    const sentences = eventSentences(vantage, event);
    const changes = changesOf(postconditions);
    return (
      <div className="step-lab-details">
        <dl>
          <Row term={name}>{details.ways(event.ways)}</Row>
          <Row term={details.precondition}>
            <Typeset text={printUnicode(precondition)} />
          </Row>
          {changes.length === 0 ? null : (
            <Row term={details.changes}>
              <Typeset text={changes.join(', ')} />
            </Row>
          )}
          <Row term={details.becomes}>{becomes}</Row>
        </dl>
        <dl>
          {sentences.length === 0 ? <Row term="">{details.nothing}</Row> : null}
          {sentences.map(({ who, lines }) => (
            <Row key={who} term={who}>
              {lines.join(' ')}
            </Row>
          ))}
        </dl>
      </div>
    );
  }
  const isProduct = at.panel === 'product';
  const { model } = isProduct ? product : { model: models.shown };
  const { name, facts } = model.worlds[at.node];
  const pairs = isProduct ? product.parents[at.node].size * product.events[at.node].size : 1;
  return (
    <div className="step-lab-details">
      <dl>
        <Row term={name}>{words.facts(model.atoms.filter((atom) => facts.has(atom)))}</Row>
        {isProduct ? (
          <Row term={details.from}>
            <Names names={worldNames(lit.worlds)} />
            {pairs === 1 ? ' × ' : ` × `}
            <Names names={eventNames(lit.events)} />
          </Row>
        ) : (
          <Row term={details.becomes}>{becomes}</Row>
        )}
      </dl>
    </div>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt dir="auto">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const { details } = useLab().words.step;
  const rest = names.length - MOST_NAMED;
  return <>{[...names.slice(0, MOST_NAMED), ...(rest > 0 ? [details.more(rest)] : [])].join(', ')}</>;
}
