import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { SourceFile } from '../model/source-file.js';
import type { Statement } from '../model/statement.js';
import type { Span } from '../text/span.js';
import { checkpoint } from '../text/work.js';

/** All that some statements consist of: with those of lambdas and of switch expressions, and without class bodies. Parents first, in source order. */
export interface Code {
  readonly statements: readonly Statement[];
  readonly expressions: readonly Expression[];
}

export function codeOf(roots: readonly Statement[]): Code {
  const statements: Statement[] = [];
  const expressions: Expression[] = [];
  const open: (Statement | Expression)[] = [...roots].reverse();
  for (let one = open.pop(); one; one = open.pop()) {
    checkpoint();
    const below: (Statement | Expression)[] = [];
    if ('expressions' in one) {
      statements.push(one);
      for (const expression of one.expressions) below.push(expression);
      for (const child of one.children) below.push(child);
    } else {
      expressions.push(one);
      for (const child of one.children) below.push(child);
      if (one.block) below.push(one.block);
    }
    for (let i = below.length - 1; i >= 0; i--) open.push(below[i] as Statement | Expression);
  }
  return { statements, expressions };
}

/** The statements of a branch, a loop or a body: braces around them do not count. */
export function withoutBraces(statement: Statement): readonly Statement[] {
  return statement.kind === 'block' ? statement.children : [statement];
}

export const LOOPS: ReadonlySet<Statement['kind']> = new Set(['for', 'enhancedFor', 'while', 'do']);

/** Statements that stand one after another, and could be taken out together. */
const LISTS: ReadonlySet<Statement['kind']> = new Set(['block', 'switch', 'catch', 'finally']);

/** All lists of statements that stand one after another in a body. A single statement without braces is a list of its own. */
export function listsIn(body: Statement): readonly (readonly Statement[])[] {
  const lists: (readonly Statement[])[] = [];
  for (const { kind, children } of codeOf([body]).statements) {
    if (LISTS.has(kind)) lists.push(children);
    // the block of a `try` or of a branch is a list when its own turn comes
    else for (const child of children) if (child.kind !== 'block') lists.push([child]);
  }
  return lists;
}

/** The operator or the call that a parenthesis holds. */
export function bare(expression: Expression): Expression {
  let one = expression;
  for (let inner = one.children[0]; one.kind === 'parenthesized' && inner; inner = one.children[0]) one = inner;
  return one;
}

/** Whether an expression can mean a variable: a simple name, or `this.name`. */
export function isVariable({ kind, receiver }: Expression): boolean {
  return kind === 'name' || (kind === 'fieldAccess' && receiver?.kind === 'this' && receiver.receiver === null);
}

/** Operators that write what they stand at. */
const WRITING: ReadonlySet<string> = new Set(['++', '--']);

/** What an expression writes to, or null. */
export function writtenBy({ kind, label, children }: Expression): Expression | null {
  const [target] = children;
  if (!target) return null;
  if (kind === 'assignment' || ((kind === 'prefix' || kind === 'postfix') && WRITING.has(label))) return bare(target);
  return null;
}

/** A method, and the methods of the anonymous and local types in its body. */
export function withInnerMethods(method: Method): readonly Method[] {
  const all: Method[] = [];
  const open: Method[] = [method];
  for (let one = open.pop(); one; one = open.pop()) {
    checkpoint();
    all.push(one);
    for (const type of one.innerTypes) for (const inner of methodsBelow(type)) open.push(inner);
  }
  return all;
}

/** The methods of a type and of its member types. */
export function methodsBelow(type: TypeDeclaration): readonly Method[] {
  const all: Method[] = [];
  const open: TypeDeclaration[] = [type];
  for (let one = open.pop(); one; one = open.pop()) {
    checkpoint();
    for (const method of one.methods) all.push(method);
    for (const inner of one.types) open.push(inner);
  }
  return all;
}

/** Methods and fields of a file whose spans are worth reading, with those of the types that such fields make. */
export function membersOf(
  file: SourceFile,
  isWorth: (span: Span) => boolean,
): { readonly methods: readonly Method[]; readonly fields: readonly Field[] } {
  const [methods, fields]: [Method[], Field[]] = [[], []];
  const open = [...file.types];
  for (let type = open.pop(); type; type = open.pop()) {
    for (const method of type.methods) if (method.bodySpan && isWorth(method.bodySpan)) methods.push(method);
    for (const field of type.fields) {
      if (!isWorth(field.span)) continue;
      fields.push(field);
      for (const made of field.anonymousTypes) for (const method of methodsBelow(made)) methods.push(method);
    }
    for (const inner of type.types) open.push(inner);
  }
  return { methods, fields };
}
