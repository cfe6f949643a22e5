/** A stretch of source text, as offsets in UTF-16 units: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Who a group operator speaks of: agents by name, every agent (`all`), or those alive (`living`).
 * The named groups are resolved where the formula is evaluated.
 */
export type Group =
  | { readonly kind: 'listed'; readonly agents: readonly string[] }
  | { readonly kind: 'all' }
  | { readonly kind: 'living' };

interface Node {
  /** Where the formula stands in its source; both ends are 0 for formulas built by the program. */
  readonly span: Span;
}

/** `top` is true at every world, `bottom` at none. */
export interface Constant extends Node {
  readonly kind: 'top' | 'bottom';
}

/** `gfr(Eve)`, `watched(Ann,Bob,1)`, `night`, or the integer `3`: a name and its arguments, all kept as text. */
export interface AtomFormula extends Node {
  readonly kind: 'atom';
  readonly name: string;
  readonly arguments: readonly string[];
}

/** `~f`: true where the operand is false. */
export interface Negation extends Node {
  readonly kind: 'not';
  readonly operand: Formula;
}

/** Operators with any number of operands. `xor` is parity: true if an odd number of operands is. `oneof`: exactly one is. */
export interface Nary extends Node {
  readonly kind: 'and' | 'or' | 'xor' | 'oneof';
  readonly operands: readonly Formula[];
}

/** `f -> g` and `f <-> g`. */
export interface Binary extends Node {
  readonly kind: 'implies' | 'iff';
  readonly left: Formula;
  readonly right: Formula;
}

/** `knows` is K, `considers` its dual ("holds possible"), `knowsWhether` is K f or K not f. */
export interface Individual extends Node {
  readonly kind: 'knows' | 'considers' | 'knowsWhether';
  readonly agent: string;
  readonly operand: Formula;
}

/**
 * E, C and D of a group. With `whether`, E says that each member knows whether; C and D say that the group
 * has common or distributed knowledge of the operand or of its negation.
 */
export interface Collective extends Node {
  readonly kind: 'everybody' | 'common' | 'distributed';
  readonly whether: boolean;
  readonly group: Group;
  readonly operand: Formula;
}

/**
 * `[!f]g`, `<!f>g`, `[?!f]g`, `[a,b!f]g`, `[a,b?!f]g` and their duals: `then` holds after the news.
 * `hearers` learn whether `announced` holds, everybody sees that they do. Without `whether` the news
 * is that `announced` is true, so it can only be given where it is: the box then holds where it cannot, the dual
 * does not. With `whether`, hearers learn its truth value, whatever it is.
 */
export interface Announcement extends Node {
  readonly kind: 'announcement';
  readonly hearers: 'all' | readonly string[];
  readonly whether: boolean;
  readonly dual: boolean;
  readonly announced: Formula;
  readonly then: Formula;
}

/** `Y f`: before the last step (an announcement, an event, a move of a game), f held. */
export interface Previously extends Node {
  readonly kind: 'previously';
  readonly operand: Formula;
}

/** A formula of dynamic epistemic logic, as a tree. */
export type Formula =
  Constant | AtomFormula | Negation | Nary | Binary | Individual | Collective | Announcement | Previously;
