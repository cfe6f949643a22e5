import type { Announcement, Collective, Constant, Formula, Group, Individual, Nary, Span } from './formula.ts';
import { operandsOf } from './inspect.ts';
import { isReserved } from './names.ts';
import { type Connective, connectives, tightest } from './precedence.ts';
import { type Problem, TextProblem } from './problems.ts';

/**
 * How deeply operators and parentheses may stand inside each other. It keeps the parser, and whatever walks formulas
 * by recursion, well within the stack of a browser's worker.
 */
export const maximalDepth = 400;

/** A formula and the text it takes with its parentheses; its own span is without them. */
export interface Placed extends Span {
  readonly formula: Formula;
}

export interface PlacedVariable extends Span {
  readonly variable: number;
}

export type QueryKind = 'TRUE?' | 'VALID?' | 'WHERE?';

interface QueryText {
  readonly kind: QueryKind;
  readonly asked: Placed;
  readonly state: readonly PlacedVariable[] | null;
}

/** A structure file as it is written, unchecked. */
export interface StructureText {
  readonly variables: readonly PlacedVariable[];
  readonly law: Formula;
  readonly observes: readonly {
    readonly agent: { readonly name: string; readonly range: Span };
    readonly variables: readonly PlacedVariable[];
  }[];
  readonly queries: readonly QueryText[];
}

/**
 * What the grammar calls to make nodes. The generated parser knows no types: it hands over what it read to
 * `readFormula` or `readStructure`, and the caller takes it, typed, from `formula` and `structure`.
 */
export class Builder {
  formula: Formula | null = null;
  structure: StructureText | null = null;

  #nesting = 0;
  readonly #depths = new Map<Formula, number>();

  readFormula(root: Placed): void {
    this.formula = root.formula;
  }

  readStructure(structure: StructureText): void {
    this.structure = structure;
  }

  /** Enters an operand; throws where they are nested too deeply. */
  descend(start: number): void {
    this.#nesting += 1;
    if (this.#nesting > maximalDepth) this.#refuseDepth({ start, end: start + 1 });
  }

  ascend(): void {
    this.#nesting -= 1;
  }

  refuse(problem: Problem, range: Span): never {
    throw new TextProblem(problem, spanOf(range));
  }

  isReserved(word: string): boolean {
    return isReserved(word);
  }

  quoted(parts: readonly string[], closed: boolean, range: Span): string {
    if (!closed) this.refuse({ kind: 'unclosedQuote' }, { start: range.start, end: range.start + 1 });
    if (parts.length === 0) this.refuse({ kind: 'emptyName' }, range);
    return parts.join('');
  }

  placed(formula: Formula, range: Span): Placed {
    return { formula, ...spanOf(range) };
  }

  constant(kind: Constant['kind'], range: Span): Formula {
    return this.#node({ kind, span: spanOf(range) });
  }

  atom(name: string, values: readonly string[], range: Span): Formula {
    return this.#node({ kind: 'atom', name, arguments: values, span: spanOf(range) });
  }

  not(operand: Placed, range: Span): Formula {
    return this.#node({ kind: 'not', operand: operand.formula, span: spanOf(range) });
  }

  functional(kind: Nary['kind'], operands: readonly Placed[], range: Span): Formula {
    return this.#node({ kind, operands: operands.map((operand) => operand.formula), span: spanOf(range) });
  }

  individual(kind: Individual['kind'], agent: string, operand: Placed, range: Span): Formula {
    return this.#node({ kind, agent, operand: operand.formula, span: spanOf(range) });
  }

  collective(kind: Collective['kind'], whether: boolean, group: Group, operand: Placed, range: Span): Formula {
    return this.#node({ kind, whether, group, operand: operand.formula, span: spanOf(range) });
  }

  previously(operand: Placed, range: Span): Formula {
    return this.#node({ kind: 'previously', operand: operand.formula, span: spanOf(range) });
  }

  announcement(
    dual: boolean,
    news: { readonly hearers: Announcement['hearers']; readonly whether: boolean; readonly announced: Placed },
    then: Placed,
    range: Span,
  ): Formula {
    return this.#node({
      kind: 'announcement',
      hearers: news.hearers,
      whether: news.whether,
      dual,
      announced: news.announced.formula,
      then: then.formula,
      span: spanOf(range),
    });
  }

  /** Operands and the binary operators between them, as they are written, become a tree. */
  connected(first: Placed, others: readonly { readonly connective: Connective; readonly operand: Placed }[]): Placed {
    const operands = [first, ...others.map((other) => other.operand)];
    const between = others.map((other) => other.connective);
    return this.#connect(operands, between, 0);
  }

  variable(digits: string, range: Span): PlacedVariable {
    const variable = Number(digits);
    if (!Number.isSafeInteger(variable)) this.refuse({ kind: 'variableTooLarge', digits }, range);
    return { variable, ...spanOf(range) };
  }

  query(kind: QueryKind, asked: Placed, state: readonly PlacedVariable[] | null): QueryText {
    return { kind, asked, state };
  }

  /** Splits at the operators of one level of the table; what stands between them binds tighter. */
  #connect(operands: readonly Placed[], between: readonly Connective[], level: number): Placed {
    const [first] = operands;
    if (level === tightest || operands.length === 1) return first;

    const connective = connectives[level];
    const parts: Placed[] = [];
    let start = 0;
    for (let end = 1; end <= operands.length; end += 1) {
      if (end < operands.length && between[end - 1] !== connective) continue;
      parts.push(this.#connect(operands.slice(start, end), between.slice(start, end - 1), level + 1));
      start = end;
    }
    return parts.length === 1 ? parts[0] : this.#join(connective, parts);
  }

  #join(connective: Connective, parts: readonly Placed[]): Placed {
    if (connective === 'and' || connective === 'or') {
      const span = { start: parts[0].start, end: parts[parts.length - 1].end };
      return this.placed(this.functional(connective, parts, span), span);
    }
    return parts.reduceRight((right, left) => {
      const span = { start: left.start, end: right.end };
      const node = this.#node({ kind: connective, left: left.formula, right: right.formula, span });
      return this.placed(node, span);
    });
  }

  #node(formula: Formula): Formula {
    const below = operandsOf(formula).map((operand) => this.#depths.get(operand) ?? 0);
    const depth = below.reduce((deepest, next) => Math.max(deepest, next), 0) + 1;
    if (depth > maximalDepth) this.#refuseDepth(formula.span);
    this.#depths.set(formula, depth);
    return formula;
  }

  #refuseDepth(span: Span): never {
    this.refuse({ kind: 'tooDeep', limit: maximalDepth }, span);
  }
}

/** The grammar's ranges carry more than a span. */
function spanOf(range: Span): Span {
  return { start: range.start, end: range.end };
}
