import type { VariableDeclaration } from '../../model/declarations.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { isMadeOf } from '../bodies/names-taken-over.js';
import type { VariableEvidence } from './variable-evidence.js';

/**
 * The name of the one is also declared where the other is: then it takes a use to say which of the two it became.
 *
 *     File file = open(p);   ->   File first = open(p); File file = find(q);      no rename
 *     File file = open(p);   ->   File raw = open(p); File file = clean(raw);     a rename: what has the name is made of it
 */
export function isDeclaredBeside(
  one: VariableDeclaration,
  other: VariableDeclaration,
  before: readonly VariableDeclaration[],
  after: readonly VariableDeclaration[],
  evidence: VariableEvidence,
): boolean {
  if (one.kind !== 'local' || other.kind !== 'local') return false;
  const declaredBefore = new Declared(evidence.before.body);
  const declaredAfter = new Declared(evidence.after.body);
  const namesakes = (
    among: readonly VariableDeclaration[],
    named: VariableDeclaration,
    beside: VariableDeclaration,
    there: Declared,
    here: Declared,
  ): boolean =>
    among.some(
      (variable) =>
        variable !== beside &&
        variable.kind === 'local' &&
        variable.name === named.name &&
        !isMadeOf(variable.initializer, beside) &&
        (here.inBlockOf(variable, beside) || (overlap(variable.scope, beside.scope) && here.depthOf(variable) >= there.depthOf(named))),
    );
  return namesakes(after, one, other, declaredBefore, declaredAfter) || namesakes(before, other, one, declaredAfter, declaredBefore);
}

/** Where the variables of a body are declared. */
class Declared {
  readonly #statements: readonly Statement[];

  constructor(body: Statement | null) {
    this.#statements = body ? [...statementsOf(body)] : [];
  }

  /** How deep; infinitely deep in a lambda. */
  depthOf(variable: VariableDeclaration): number {
    return this.#at(variable)?.depth ?? Infinity;
  }

  /** Whether a variable is declared in the block that declares the other one, or in a block inside it. */
  inBlockOf(variable: VariableDeclaration, other: VariableDeclaration): boolean {
    const block = this.#at(other)?.parent;
    for (let current = this.#at(variable); current; current = current.parent) if (current === block) return true;
    return false;
  }

  #at(variable: VariableDeclaration): Statement | null {
    return this.#statements.find((statement) => statement.variables.includes(variable)) ?? null;
  }
}

/** Whether two variables are known in one place. */
export function overlap(one: VariableDeclaration['scope'], other: VariableDeclaration['scope']): boolean {
  return one !== null && other !== null && one.start < other.end && other.start < one.end;
}
