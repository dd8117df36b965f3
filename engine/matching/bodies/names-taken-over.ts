import { withoutCast, withoutParentheses } from '../../facts/expressions/covering.js';
import type { VariableDeclaration } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { Fragment } from './fragments.js';
import { isTakenOutOf } from './values/taken-out-values.js';
import { argumentText } from '../../facts/expressions/expression-facts.js';
import { isHandedOtherThings, type NameSort } from './handed-other-things.js';

/** A call that the variable is handed to or that is made on it, or a cast of it. */
export function isMadeOf(value: Expression | null, variable: VariableDeclaration): boolean {
  if (!value) return false;
  const parts =
    value.kind === 'cast'
      ? value.children.slice(-1)
      : value.kind === 'invocation' || value.kind === 'creation'
        ? [value.receiver, ...(value.arguments ?? [])]
        : [];
  return parts.some((part) => part?.kind === 'name' && part.label === variable.name);
}

/**
 * Whether the name of a variable was taken over by what is made of the variable that it became:
 *
 *     File file = open(p); use(file);   ->   File raw = open(p, 3); File file = clean(raw); use(file);      raw is the file
 *     Page page = find(n); use(page);   ->   Book book = find(n); Page page = new Page(book); use(page);
 *
 * Not where what is made has more in common with the first value: it is asked of something, too, or made in the same way.
 */
export function isTakenOver(one: VariableDeclaration, successor: VariableDeclaration, namesake: VariableDeclaration): boolean {
  if (namesake === successor || namesake.name !== one.name || namesake.kind !== 'local') return false;
  if (one.kind === 'enhancedFor')
    return successor.kind === 'enhancedFor' && isInside(namesake, successor) && mentions(namesake.initializer, successor);
  const { initializer: value } = one;
  const made = namesake.initializer && withoutCast(namesake.initializer);
  if (one.kind !== 'local' || successor.kind !== 'local' || !value || !made) return false;
  if (!isMadeOf(made, successor) && !isMadeOf(namesake.initializer, successor)) return false;
  if (isTakenOutOf(one, successor)) return false;
  const isCast = namesake.initializer?.kind === 'cast';
  if (made.kind === 'name') return value.kind !== 'cast';
  const asked = withoutCast(value);
  if (made.kind === 'creation') return isCast || asked.kind !== 'creation';
  if (asked.kind === 'invocation' && asked.label === made.label) return false;
  const isOfOneType = one.type?.text === successor.type?.text;
  if (made.receiver?.kind !== 'name' || made.receiver.label !== successor.name)
    return value.kind !== 'invocation' || countOf(value) > 0 || !value.receiver || value.receiver.text !== made.receiver?.text;
  if (value.kind === 'null') return false;
  const isAskedTheSame = argumentText(value) === argumentText(made);
  if (value.kind === 'creation') return isOfOneType || !isAskedTheSame;
  if (!value.receiver || (!isAskedTheSame && countOf(made) > 0)) return true;
  return isOfOneType && value.kind === 'invocation' && value.label === successor.initializer?.label;
}

function countOf(call: Expression): number {
  return call.arguments?.length ?? 0;
}

/**
 * Whether what another variable of the name holds asks the part that has a variable of its own for something else, so that the part is what goes on:
 *
 *     int most = find(key).fill(many);   ->   Pot pot = find(key); int most = pot.fill(old, many);      most became pot; the same in reverse
 *
 * `before`, `after`: what the one and its namesake hold. `whole` is the one that holds the part itself.
 */
export function isAskedAnew(
  [before, after]: readonly [VariableDeclaration, VariableDeclaration],
  whole: VariableDeclaration,
  part: VariableDeclaration,
  nameSort: (name: string) => NameSort,
): boolean {
  if (before.name !== after.name || [before, after, part].some(({ kind }) => kind !== 'local')) return false;
  const [was, is] = [before.initializer, after.initializer];
  const [held, value] = [whole.initializer?.receiver, part.initializer];
  const asking = (whole === before ? is : was)?.receiver;
  if (was?.kind !== 'invocation' || is?.kind !== 'invocation' || was.label !== is.label || !held || !value) return false;
  if ((value.kind !== 'invocation' && value.kind !== 'creation') || asking?.kind !== 'name' || asking.label !== part.name) return false;
  if (withoutParentheses(held).text !== value.text) return false;
  return countOf(was) !== countOf(is) || isHandedOtherThings(was, is, (one, other) => one.text === other.text, nameSort);
}

/**
 * Whether two declarations of one name are none: another declaration of after begins as the first does (`begins`), and the second is made of it.
 */
export function isNamesake(
  before: Fragment,
  after: Fragment,
  [restBefore, restAfter]: readonly [readonly Fragment[], readonly Fragment[]],
  begins: (before: Statement, after: Statement) => boolean,
  nameSort: (name: string) => NameSort = () => null,
): boolean {
  const [one, namesake] = [declaredBy(before), declaredBy(after)];
  if (!one || !namesake) return false;
  if (one.name !== namesake.name)
    return isDeclaredThrough(one, namesake, restBefore, nameSort) || isDeclaredThrough(namesake, one, restAfter, nameSort);
  const isTaken = restAfter.some((between) => {
    const successor = declaredBy(between);
    return successor !== null && isTakenOver(one, successor, namesake) && begins(before.statement, between.statement);
  });
  if (isTaken) return true;
  const isAnew = (rest: readonly Fragment[], whole: VariableDeclaration): boolean =>
    rest.some((between) => {
      const part = declaredBy(between);
      return part !== null && isAskedAnew([one, namesake], whole, part, nameSort);
    });
  return isAnew(restAfter, one) || isAnew(restBefore, namesake);
}

/**
 * Whether a variable of the name asks for the same by the name of the part, which then was put in (taken out), and is no other variable:
 *
 *     Item item = box.lid().content(); Pot pot = item.pot();   ->   Pot pot = box.lid().content().pot();      not item and pot
 */
function isDeclaredThrough(
  part: VariableDeclaration,
  whole: VariableDeclaration,
  beside: readonly Fragment[],
  nameSort: (name: string) => NameSort,
): boolean {
  const [value, around] = [part.initializer, whole.initializer];
  const held = around?.kind === 'cast' ? around.children.at(-1) : around?.receiver;
  if (!value || !around || !held || withoutParentheses(held).text !== value.text) return false;
  return beside.some((fragment) => {
    const through = declaredBy(fragment);
    const asking = through?.name === whole.name ? through.initializer : null;
    if (!through || asking?.kind !== around.kind || asking.label !== around.label) return false;
    const asked = asking.kind === 'cast' ? asking.children.at(-1) : asking.receiver;
    if (asked?.kind !== 'name' || asked.label !== part.name) return false;
    return !isAskedAnew([through, whole], whole, part, nameSort) && !isAskedAnew([whole, through], whole, part, nameSort);
  });
}

/** The only variable of a declaration. */
function declaredBy({ statement, expression }: Fragment): VariableDeclaration | null {
  const [only, ...more] = statement.kind === 'localVariable' && expression === null ? statement.variables : [];
  return only && more.length === 0 ? only : null;
}

function mentions(value: Expression | null, { name }: VariableDeclaration): boolean {
  return value !== null && [value, ...descendants(value)].some(({ kind, label }) => kind === 'name' && label === name);
}

function isInside({ scope }: VariableDeclaration, { scope: around }: VariableDeclaration): boolean {
  return scope !== null && around !== null && around.start <= scope.start && scope.end <= around.end;
}
