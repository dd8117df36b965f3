import type { VariableDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { allMappings } from '../matching/body-mapping.js';
import { isReference } from '../matching/bindings.js';
import { isLiteral } from '../matching/covering.js';
import type { BodyChange } from './body-changes.js';
import { stripped } from './variable-values.js';

/**
 * Whether a field is assigned what a local variable of its name is declared with, wherever that happens: what was declared is assigned then, and nothing
 * became anything else. The same value, handed on, cast, or asked for with more arguments:
 *
 *     int size = count();   size = count();   this.size = count(all);   size = round(count());      but not   size = count(5);   with   count(all)
 *
 * It may have gone to an extracted method, or come from an inlined one: `elsewhere` is what the declaration became there, or was.
 *
 *     void go() { int size = count(); use(size); }   ->   void go() { start(); use(size); }  void start() { size = count(); }
 *
 * By its bare name, the same name, another literal and another object made of the same count, too, and an array with other
 * literals in the same places: nothing tells them from the declaration.
 */
export function isGivenItsValue(
  change: BodyChange,
  local: VariableDeclaration,
  field: VariableDeclaration,
  side: 'before' | 'after',
  elsewhere: readonly Statement[] = [],
): boolean {
  const { initializer } = local;
  if (!initializer) return false;
  return [...assignmentsOf(change, local, side), ...elsewhere].some(({ kind, expressions: [only] }) => {
    const [target, value] = kind === 'expression' && only?.kind === 'assignment' ? only.children : [];
    if (!target || !value || !isReference(target) || target.label !== field.name) return false;
    const [before, after] = side === 'before' ? [initializer, value] : [value, initializer];
    return isOneValue(before, after) || (target.kind === 'name' && isAsVague(before, after));
  });
}

/** The statements that can be the variable's declaration: what was taken for it, and those without a partner in a method that stayed. */
function assignmentsOf({ kind, body }: BodyChange, local: VariableDeclaration, side: 'before' | 'after'): readonly Statement[] {
  if (!body) return [];
  const other = side === 'before' ? 'after' : 'before';
  const taken = allMappings(body.mappings).flatMap((mapping) => (mapping[side].variables.includes(local) ? [mapping[other]] : []));
  if (kind !== 'pair') return taken;
  return [...taken, ...(side === 'before' ? body.unmappedAfter : body.unmappedBefore)];
}

function isOneValue(a: Expression, b: Expression): boolean {
  if (a.kind === 'name' || isLiteral(a)) return false;
  if (holds(a, b) || holds(b, a)) return true;
  if (a.kind !== 'invocation' || b.kind !== a.kind || a.label !== b.label || a.receiver?.text !== b.receiver?.text) return false;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  return given.length !== instead.length && given.some(({ text }) => instead.some((other) => other.text === text));
}

/** `find(id)` in `check(find(id))`, `(User) find(id)`. */
function holds(whole: Expression, part: Expression): boolean {
  const text = stripped(part.text);
  return stripped(whole.text) === text || descendants(whole).some((one) => one.kind === part.kind && stripped(one.text) === text);
}

/** `x` and `x`, `null` and `null`, `3` and `4`, `new Page(id)` and `new Sheet(id)`, or `new Page()` of what was `new Page(id)`. */
function isAsVague(a: Expression, b: Expression): boolean {
  if (a.kind === 'name') return a.text === b.text;
  if (isLiteral(a)) return a.kind === b.kind;
  if (a.kind === 'arrayCreation' && b.kind === 'arrayCreation') return areLiteralsApart(a, b);
  if (a.kind !== 'creation' || b.kind !== 'creation') return false;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (given.length !== instead.length) return instead.length === 0;
  return given.every(({ text }, at) => text === instead[at]?.text);
}

/** `new int[] { 1, 2 }` and `new int[] { 1, 3 }`, `new int[4]` and `new int[5]` */
function areLiteralsApart(a: Expression, b: Expression): boolean {
  if (!isLiteral(a) && a.children.length === 0) return a.text === b.text;
  return (
    a.text === b.text ||
    (a.kind === b.kind &&
      (isLiteral(a) ||
        (a.children.length === b.children.length && a.children.every((child, at) => areLiteralsApart(child, b.children[at] ?? child)))))
  );
}
