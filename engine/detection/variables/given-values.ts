import type { VariableDeclaration } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { isReference } from '../../facts/bindings.js';
import { isLiteral } from '../../facts/expressions/covering.js';
import { typeOf } from '../../facts/expressions/expression-facts.js';
import type { BodyChange } from '../changes/body-changes.js';
import { stripped } from '../values/variable-values.js';

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
 * By its bare name, the same name, another literal and another object made of the same count, too, and whatever differs by literals in the same places:
 * nothing tells them from the declaration. In which version the field is assigned makes a difference (1,600 pairs of values).
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
    if (target.kind === 'name' && (isAsVague(before, after) || (initializer.kind === 'null' && value.kind === 'creation'))) return true;
    if (isAskedOf(initializer, value)) return false;
    if (side === 'before') return isOneValue(before, after);
    return areMadeAlike(before, after) || (isOneValue(before, after) && !(target.kind === 'fieldAccess' && isBared(before, after)));
  });
}

/** The statements that can be the variable's declaration: what was taken for it, and those without a partner in a method that stayed. */
function assignmentsOf({ kind, body, rest }: BodyChange, local: VariableDeclaration, side: 'before' | 'after'): readonly Statement[] {
  if (!body) return [];
  const other = side === 'before' ? 'after' : 'before';
  const taken = allMappings(body.mappings).flatMap((mapping) => (mapping[side].variables.includes(local) ? [mapping[other]] : []));
  // what was declared may be assigned in what is left around an extracted method, or was around an inlined one
  if (kind !== 'pair') return rest ? [...taken, ...assignmentsOf(rest, local, side)] : taken;
  return [...taken, ...(side === 'before' ? body.unmappedAfter : body.unmappedBefore)];
}

function isOneValue(a: Expression, b: Expression): boolean {
  if (a.kind === 'name' || isLiteral(a)) return false;
  if (holds(a, b) || holds(b, a)) return true;
  if (a.kind === 'cast' && b.kind === 'cast') return isOneValue(a.children.at(-1) ?? a, b.children.at(-1) ?? b);
  return a.kind === 'invocation' && b.kind === 'invocation' && a.label === b.label && isOneRequest(a, b);
}

/** `find(id)` in `check(find(id))`, `(User) find(id)`. */
function holds(whole: Expression, part: Expression): boolean {
  const text = stripped(part.text);
  return stripped(whole.text) === text || descendants(whole).some((one) => one.kind === part.kind && stripped(one.text) === text);
}

/** `find(id)`, `find(id, 3)`, `find()`, `users.find(id)`, `find(of(id))`; `find(3)` and `find(4)`, but not `find(id)` and `find(name)`. */
function isOneRequest(a: Expression, b: Expression): boolean {
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  const areSame = given.length === instead.length && given.every(({ text }, at) => text === instead[at]?.text);
  if (a.receiver?.text !== b.receiver?.text)
    return areSame && (a.receiver === null || b.receiver === null || isOneLink(a.receiver, b.receiver));
  if (given.length !== instead.length) return haveOneIn(given, instead);
  return areSame || areArgumentsApart(given, instead) || isOnlyHandedOn(given, instead);
}

/** `users.all(id)` and `users.all(id, 3)`, of which the same is asked. */
function isOneLink(a: Expression, b: Expression): boolean {
  return a.kind === 'invocation' && b.kind === 'invocation' && a.label === b.label && isOneRequest(a, b);
}

/** `find(id)` -> `find(of(id))`, `find(() -> id)` -> `find(() -> of(id))` */
function isOnlyHandedOn([given, ...more]: readonly Expression[], [instead]: readonly Expression[]): boolean {
  if (given?.kind === 'lambda' && instead?.kind === 'lambda') return more.length === 0;
  if (!given || more.length > 0 || instead?.kind !== 'invocation') return false;
  return instead.arguments?.some(({ text }) => text === given.text) === true;
}

/** Arguments that differ by numbers and texts alone. */
function areArgumentsApart(given: readonly Expression[], instead: readonly Expression[]): boolean {
  return (
    given.length === instead.length &&
    given.every((one, at) => {
      const other = instead[at];
      return other !== undefined && (one.text === other.text || (isWrittenOut(one) && isWrittenOut(other) && one.kind === other.kind));
    })
  );
}

/** `3`, `-3`, `"on"`, `() -> 3` */
function isWrittenOut({ kind, children: [only, ...more] }: Expression): boolean {
  if (kind === 'prefix' || kind === 'lambda') return only !== undefined && more.length === 0 && isWrittenOut(only);
  return kind === 'number' || kind === 'string';
}

/** What `this.user` was set to lost a cast, a choice or a receiver: then the variable that is declared with the rest took the field's place. */
function isBared(before: Expression, after: Expression): boolean {
  if (before.kind === 'cast' || before.kind === 'conditional') return before.kind !== after.kind;
  return before.kind === 'invocation' && after.kind === 'invocation' && before.receiver !== null && after.receiver === null;
}

/** What is declared was asked of what the field is set to: `User user = find(id).user()` and `user = find(id)`. */
function isAskedOf({ receiver }: Expression, value: Expression): boolean {
  return receiver !== null && (receiver.text === value.text || (receiver.kind === 'invocation' && isAskedOf(receiver, value)));
}

/** Of what a field held: `new Page(id)` and `new Page(id, 3)`, `new Page(3)` and `new Page(4)`. */
function areMadeAlike(before: Expression, after: Expression): boolean {
  if (before.kind !== 'creation' || after.kind !== 'creation' || typeOf(before)?.text !== typeOf(after)?.text) return false;
  const [given, instead] = [before.arguments ?? [], after.arguments ?? []];
  return given.length === instead.length ? areArgumentsApart(given, instead) : haveOneIn(given, instead);
}

/** Of two lists one is empty, or they share an argument. */
function haveOneIn(given: readonly Expression[], instead: readonly Expression[]): boolean {
  return given.length * instead.length === 0 || given.some(({ text }) => instead.some((other) => other.text === text));
}

/** `x` and `x`, `null` and `null`, `3` and `4`, `new Page(id)` and `new Sheet(id)`, what differs by literals in the same places. */
function isAsVague(a: Expression, b: Expression): boolean {
  if (a.kind === 'name') return a.text === b.text;
  if (isLiteral(a)) return a.kind === b.kind;
  if (VAGUE.has(a.kind)) return areLiteralsApart(a, b);
  return a.kind === 'creation' && b.kind === 'creation' && areArgumentsApart(a.arguments ?? [], b.arguments ?? []);
}

const VAGUE: ReadonlySet<string> = new Set(['arrayCreation', 'arrayAccess', 'conditional', 'infix']);

/** `new int[] { 1, 2 }` and `new int[] { 1, 3 }`, `new int[4]` and `new int[5]` */
function areLiteralsApart(a: Expression, b: Expression): boolean {
  if (!isLiteral(a) && a.children.length === 0) return a.text === b.text;
  return (
    a.text === b.text ||
    (a.kind === b.kind &&
      (isLiteral(a) ||
        (a.label === b.label &&
          a.children.length === b.children.length &&
          a.children.every((child, at) => areLiteralsApart(child, b.children[at] ?? child)))))
  );
}
