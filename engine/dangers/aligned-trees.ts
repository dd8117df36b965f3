import type { Pair } from '../findings/view.js';
import { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { checkpoint } from '../text/work.js';

/** References of two pieces of code that stand in the same place of both. */
export interface AlignedCode {
  /** Names, calls, accesses, creations, method references, types: those that have other names now, too. */
  readonly references: readonly Pair<Expression>[];
  /** Everything else is the same on both sides: nobody wrote the code anew. */
  readonly isSame: boolean;
}

/** Walks two pieces of code side by side, into lambda bodies, not into class bodies. */
export function alignCode(before: Statement | Expression, after: Statement | Expression, withBlocks: boolean): AlignedCode {
  const walk = new Walk(withBlocks);
  walk.code(before, after);
  return { references: walk.references, isSame: walk.isSame };
}

class Walk {
  readonly references: Pair<Expression>[] = [];
  isSame = true;

  constructor(private readonly withBlocks: boolean) {}

  code(before: Statement | Expression, after: Statement | Expression): void {
    const [one, other] = [expressionsOf(before), expressionsOf(after)];
    this.#lists(one, other);
    if (before instanceof Expression || after instanceof Expression) return;
    if (before.kind !== after.kind || before.label !== after.label) this.isSame = false;
  }

  #lists(before: readonly Expression[], after: readonly Expression[]): void {
    if (before.length !== after.length) {
      this.isSame = false;
      return;
    }
    for (const [i, one] of before.entries()) {
      const other = after[i];
      if (other) this.#pair(one, other);
    }
  }

  #pair(before: Expression, after: Expression): void {
    checkpoint();
    if (isReference(before) && isReference(after) && isPlain(before) && isPlain(after)) {
      // `name` and `this.name` are references alike
      this.references.push({ before, after });
      return;
    }
    if (before.kind !== after.kind) {
      this.isSame = false;
      return;
    }
    if (REFERENCES.has(before.kind)) this.references.push({ before, after });
    else if (before.label !== after.label || (before.children.length === 0 && before.text !== after.text && !before.block))
      this.isSame = false;
    const [one, other] = [before.receiver, after.receiver];
    // `this.f()` and `f()`
    const [mine, theirs] = [withoutThis(before), withoutThis(after)];
    if ((one === null) !== (other === null) && mine.length !== theirs.length) this.isSame = false;
    else if (before.kind !== 'type') this.#lists(mine, theirs);
    if (this.withBlocks && before.block && after.block) this.#blocks(before.block, after.block);
  }

  #blocks(before: Statement, after: Statement): void {
    checkpoint();
    this.code(before, after);
    if (before.children.length !== after.children.length) this.isSame = false;
    for (const [i, one] of before.children.entries()) {
      const other = after.children[i];
      if (other) this.#blocks(one, other);
    }
  }
}

const REFERENCES: ReadonlySet<string> = new Set([
  'name',
  'fieldAccess',
  'invocation',
  'superInvocation',
  'creation',
  'methodReference',
  'type',
  'constructorInvocation',
]);

/** A simple name, or `this.name`. */
const isPlain = ({ kind, receiver }: Expression): boolean => kind === 'name' || (kind === 'fieldAccess' && isPlainThis(receiver));
const isReference = ({ kind }: Expression): boolean => kind === 'name' || kind === 'fieldAccess';
const isPlainThis = (receiver: Expression | null): boolean => receiver?.kind === 'this' && receiver.receiver === null;

function withoutThis({ children, receiver, kind }: Expression): readonly Expression[] {
  return kind === 'invocation' && isPlainThis(receiver) ? children.slice(1) : children;
}

function expressionsOf(piece: Statement | Expression): readonly Expression[] {
  return piece instanceof Expression ? [piece] : piece.expressions;
}
