import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { Body } from './bodies.js';
import type { Comparer } from './comparer.js';
import { allOf, NOTHING, SAME_EFFECT, type Facts } from './facts.js';

/** The expressions of a statement that are values; the declared type of a variable is none. */
export const valuesOf = ({ expressions }: Statement): readonly Expression[] => expressions.filter(({ kind }) => kind !== 'type');

/** What a statement computes: what it returns, throws, assigns, or only evaluates; null when it does more than one thing. */
export function valueOf(statement: Statement): Expression | null {
  const [only, another] = valuesOf(statement);
  if (!only || another) return null;
  if (statement.kind === 'expression' && only.kind === 'assignment' && only.label === '=') return only.children[1] ?? null;
  return only;
}

/** What has to be granted so that the one statement is the other; null: it is not. Of those that hold others their headers count. */
export function sameStatement(before: Statement, after: Statement, comparer: Comparer, kind: Body['kind']): Facts | null {
  if (before.kind === after.kind) return comparer.statements(before, after) ?? withoutConstant(before, after, comparer);
  return otherForm(before, after, comparer, kind);
}

/** Kinds of statements that hand a value on. */
const HANDING: ReadonlySet<string> = new Set(['localVariable', 'expression', 'return', 'throw', 'yield']);

/**
 * What a method returns is what was kept where its code stood, and the reverse; and a variable may be declared where it is given its value.
 *
 *     total = a + b;   ->   return a + b;      total = sum(a, b);
 */
function otherForm(before: Statement, after: Statement, comparer: Comparer, kind: Body['kind']): Facts | null {
  if (!HANDING.has(before.kind) || !HANDING.has(after.kind)) return null;
  const [one, other] = [valueOf(before), valueOf(after)];
  if (!one || !other) return null;
  const handsBack = (kind === 'extracted' && after.kind === 'return') || (kind === 'inlined' && before.kind === 'return');
  if (!handsBack && !declaresTheSame(before, after)) return null;
  return allOf([handsBack ? NOTHING : SAME_EFFECT, comparer.expressions(one, other)]);
}

/** `int a = 1;` and `a = 1;` */
function declaresTheSame(before: Statement, after: Statement): boolean {
  const [declaring, assigning] = before.kind === 'localVariable' ? [before, after] : [after, before];
  const [variable, another] = declaring.variables;
  const [value] = assigning.expressions;
  if (declaring.kind !== 'localVariable' || assigning.kind !== 'expression' || !variable || another) return false;
  return value?.kind === 'assignment' && value.label === '=' && value.children[0]?.text === variable.name;
}

const CONSTANTS: ReadonlySet<string> = new Set(['null', 'number', 'boolean', 'string', 'character']);

/** `String line = null;` and `String line;`: who compiles the one knows that the constant is never read. */
function withoutConstant(before: Statement, after: Statement, comparer: Comparer): Facts | null {
  const [one, another] = before.variables;
  const [other, more] = after.variables;
  if (before.kind !== 'localVariable' || !one || !other || another || more || one.name !== other.name) return null;
  const [value, second] = [...valuesOf(before), ...valuesOf(after)];
  if (!value || second || !CONSTANTS.has(value.kind)) return null;
  return allOf([SAME_EFFECT, comparer.types(one.type, other.type)]);
}
