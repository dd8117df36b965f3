import type { Method, VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { expressionsOf } from '../../facts/bindings.js';
import type { Replacement, StatementMapping } from '../../matching/bodies/body-mapping.js';
import { isPutInto, isTakenOutOf } from '../../matching/bodies/values/taken-out-values.js';
import type { BodyChange } from '../changes/body-changes.js';
import { ValueReadings, type ExtractionDirection } from './value-readings.js';

/** Two bodies, in either direction: `host` is the side that declares the variable, `other` the side that has its value in place. */
export class BodySides {
  readonly values: ValueReadings;
  readonly host: Method;
  readonly other: Method;
  readonly unmappedHost: readonly Statement[];
  readonly unmappedOther: readonly Statement[];

  constructor(
    change: BodyChange,
    readonly direction: ExtractionDirection,
  ) {
    this.values = new ValueReadings(change, direction);
    const { before, after, body } = change;
    [this.host, this.other] = this.#inOrder(before, after);
    [this.unmappedHost, this.unmappedOther] = this.#inOrder(body?.unmappedBefore ?? [], body?.unmappedAfter ?? []);
  }

  /** Host first. */
  statementsOf({ before, after }: StatementMapping): readonly [Statement, Statement] {
    return this.#inOrder(before, after);
  }

  /** Host first. */
  expressionsOf({ before, after }: Replacement): readonly [Expression, Expression] {
    return this.#inOrder(before, after);
  }

  #inOrder<T>(before: T, after: T): readonly [T, T] {
    return this.direction === 'extract' ? [after, before] : [before, after];
  }

  /** Where the variable is declared without a partner. */
  declarationOf(variable: VariableDeclaration): Statement | null {
    return this.unmappedHost.find(({ variables }) => variables.includes(variable)) ?? null;
  }

  /** `return user;`, `throw user;` without a partner. */
  leavingWith(kind: 'return' | 'throw', { name }: VariableDeclaration): Statement | null {
    const leaves = ({ kind: one, expressions: [only] }: Statement): boolean => one === kind && only?.kind === 'name' && only.label === name;
    return this.unmappedHost.find(leaves) ?? null;
  }

  /** `User user = (User) find(id);` against `Person person = find(id);`: another variable held what this one is a part of. */
  declaresWhole({ kind, variables: [whole, ...more] }: Statement, variable: VariableDeclaration): boolean {
    if (!whole || more.length > 0 || kind !== 'localVariable') return false;
    return this.direction === 'extract' ? isTakenOutOf(whole, variable) : isPutInto(variable, whole);
  }

  /** The statement with the name; of a variable that is declared in a lambda of it, those in the lambda. */
  namesIn(host: Statement, variable: VariableDeclaration): readonly Statement[] {
    const lambda = expressionsOf(host).find(({ block }) => block?.children.some(({ variables }) => variables.includes(variable)));
    const inside = lambda?.block?.children.filter((statement) => this.values.usesIn(statement, variable).length > 0) ?? [];
    return inside.length > 0 ? inside : [host];
  }
}
