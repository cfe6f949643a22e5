import type { Diagram } from './node-table.ts';
import { FALSE, TRUE } from './node-table.ts';
import { Quantification } from './quantification.ts';
import {
  AND,
  AND_COFACTOR,
  CHOICE,
  EXISTS,
  EXISTS_ONE,
  MEETS,
  NO_VARIABLES,
  PRODUCT,
  PRODUCT_ONE,
  RESTRICT,
  XOR,
} from './traversals.ts';
import type { VariableMarks } from './variable-marks.ts';

/** An operation and its operands; what is not needed is 0, or the set of no variables. */
interface Task {
  readonly operation: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly marks: VariableMarks;
}

const PUT_OFF = -1;

/** Far from where the stack of a browser's worker would overflow. */
const DEEPEST = 800;

const DEFAULT_BUDGET = 1 << 22;

/**
 * Boolean functions as reduced ordered decision diagrams. Every operation takes diagrams and returns one, which stays meaningful until a
 * collection that does not name it.
 *
 * What a traversal puts off, since it lies too deep, is solved first, and then the traversal is begun anew. What it found before is
 * mostly remembered, so that little is done twice.
 *
 * @throws NodesOverBudget from every operation that makes nodes.
 */
export class Diagrams extends Quantification {
  private putOff: Task | null = null;
  private readonly solved = new Map<string, Diagram>();

  /**
   * @param budget the most nodes there may be at once
   * @param deepest so deep a traversal goes by recursion; any number above 0 gives the same results
   */
  constructor(budget = DEFAULT_BUDGET, deepest = DEEPEST) {
    super(budget, deepest);
  }

  /** The function that is a variable's value; with `value` false its complement. */
  variable(level: number, value = true): Diagram {
    return this.node(level, FALSE, TRUE) ^ (value ? 0 : 1);
  }

  not(diagram: Diagram): Diagram {
    return diagram ^ 1;
  }

  and(first: Diagram, second: Diagram): Diagram {
    const result = this.conjoin(first, second, 0);
    return result >= 0 ? result : this.resume(AND, first, second, 0, NO_VARIABLES);
  }

  /** Does some assignment satisfy both? */
  meets(first: Diagram, second: Diagram): boolean {
    const result = this.meet(first, second, 0);
    return (result >= 0 ? result : this.resume(MEETS, first, second, 0, NO_VARIABLES)) === TRUE;
  }

  or(first: Diagram, second: Diagram): Diagram {
    return this.and(first ^ 1, second ^ 1) ^ 1;
  }

  xor(first: Diagram, second: Diagram): Diagram {
    const result = this.differ(first, second, 0);
    return result >= 0 ? result : this.resume(XOR, first, second, 0, NO_VARIABLES);
  }

  iff(first: Diagram, second: Diagram): Diagram {
    return this.xor(first, second) ^ 1;
  }

  /** If-then-else: `then` where the condition holds, `otherwise` elsewhere. */
  choice(condition: Diagram, then: Diagram, otherwise: Diagram): Diagram {
    const result = this.choose(condition, then, otherwise, 0);
    return result >= 0 ? result : this.resume(CHOICE, condition, then, otherwise, NO_VARIABLES);
  }

  /** What holds for some values of the variables in the set. For a set of one there is a traversal of its own. */
  exists(diagram: Diagram, variables: VariableMarks): Diagram {
    if (variables.count === 1) {
      const one = variables.last;
      const result = this.projectOne(diagram, one, 0);
      return result >= 0 ? result : this.resume(EXISTS_ONE, diagram, one, 0, NO_VARIABLES);
    }
    const result = this.project(diagram, variables, 0);
    return result >= 0 ? result : this.resume(EXISTS, diagram, 0, 0, variables);
  }

  /** The relational product: `exists` of a conjunction, which is never built. For a set of one there is a traversal of its own. */
  andExists(first: Diagram, second: Diagram, variables: VariableMarks): Diagram {
    if (variables.count === 1) {
      const one = variables.last;
      const result = this.productOne(first, second, one, 0);
      return result >= 0 ? result : this.resume(PRODUCT_ONE, first, second, one, NO_VARIABLES);
    }
    const result = this.product(first, second, variables, 0);
    return result >= 0 ? result : this.resume(PRODUCT, first, second, 0, variables);
  }

  /** The function with some variables fixed: its cofactor by an assignment. */
  restrict(diagram: Diagram, fixed: VariableMarks): Diagram {
    const result = this.fix(diagram, fixed, 0);
    return result >= 0 ? result : this.resume(RESTRICT, diagram, 0, 0, fixed);
  }

  /** The conjunction of `first` with the cofactor of `second` at which the variable has the value, in one traversal. */
  andCofactor(first: Diagram, second: Diagram, level: number, value: boolean): Diagram {
    const fixed = level * 2 + (value ? 1 : 0);
    const result = this.conjoinFixed(first, second, fixed, 0);
    return result >= 0 ? result : this.resume(AND_COFACTOR, first, second, fixed, NO_VARIABLES);
  }

  // What was put off

  /** Solves what was put off, last first, until the whole task can be done. */
  private resume(operation: number, first: number, second: number, third: number, marks: VariableMarks): Diagram {
    const waiting: Task[] = [{ operation, first, second, third, marks }];
    let result: Diagram = PUT_OFF;
    try {
      for (let task = waiting.at(-1); task !== undefined; task = waiting.at(-1)) {
        this.putOff = null;
        result = this.perform(task);
        if (this.putOff !== null) {
          waiting.push(this.putOff);
        } else {
          this.solved.set(keyOf(task), result);
          waiting.pop();
        }
      }
    } finally {
      this.solved.clear();
    }
    return result;
  }

  private perform({ operation, first, second, third, marks }: Task): Diagram {
    switch (operation) {
      case AND:
        return this.conjoin(first, second, 0);
      case XOR:
        return this.differ(first, second, 0);
      case CHOICE:
        return this.choose(first, second, third, 0);
      case EXISTS:
        return this.project(first, marks, 0);
      case PRODUCT:
        return this.product(first, second, marks, 0);
      case RESTRICT:
        return this.fix(first, marks, 0);
      case EXISTS_ONE:
        return this.projectOne(first, second, 0);
      case PRODUCT_ONE:
        return this.productOne(first, second, third, 0);
      case MEETS:
        return this.meet(first, second, 0);
      default:
        return this.conjoinFixed(first, second, third, 0);
    }
  }

  protected override later(
    operation: number,
    first: number,
    second: number,
    third: number,
    marks: VariableMarks,
  ): Diagram {
    const task = { operation, first, second, third, marks };
    const known = this.solved.get(keyOf(task));
    if (known !== undefined) return known;
    this.putOff = task;
    return PUT_OFF;
  }
}

function keyOf({ operation, first, second, third, marks }: Task): string {
  return `${operation},${first},${second},${third},${marks.id}`;
}
