import type { VariableDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { StatementMapping } from '../matching/body-mapping.js';
import { isLiteral, isTypeName, withoutParentheses, withParentheses } from '../matching/covering.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import type { ExtractionDirection, ValueReadings } from './value-readings.js';

/**
 * Whether a variable is told where its value, or its name, was handed to something else on the way; null where that is not what happened:
 *
 *     Pot pot = find(3); put(pot);         ->   put(check(find(3)));         nothing was put in; the reverse is Extract Variable
 *     int depth = at + 2; put(depth);      ->   put(check(at + 2));          what is computed or chosen is
 *     Pot pot = find(3); put(check(pot));  ->   put(find(3));                nothing; the reverse is Extract Variable
 *
 * By 15 kinds of values, 20 things around them and 11 places (6,480 made-up methods). What is all of a statement's value follows other rules.
 */
export function toldInWrapper(
  mapping: StatementMapping,
  uses: readonly Expression[],
  variable: VariableDeclaration,
  values: ValueReadings,
  direction: ExtractionDirection,
): boolean | null {
  const [use, ...more] = uses;
  const { initializer } = variable;
  if (!use || more.length > 0 || !initializer) return null;
  const value = withoutParentheses(initializer);
  const texts = values.valueTexts(variable);
  const isValue = (one: Expression): boolean => one.kind === value.kind && texts.has(values.plainText(one));
  const host = direction === 'extract' ? mapping.after : mapping.before;
  for (const { before, after } of mapping.replacements) {
    const [mine, theirs] = direction === 'extract' ? [after, before] : [before, after];
    if (!isInItsPlace(mine, theirs)) continue;
    if (mine === use && descendants(theirs).some((one) => one !== theirs && isValue(one) && !isAskedIn(one, theirs)))
      return direction === 'extract' ? isTakenFrom(theirs, use, host) : isPutInside(theirs, value, use, host);
    if (!isHanded(mine, use) || !isValue(withoutParentheses(theirs))) continue;
    if (wrappedExpression(host) !== mine) return direction === 'extract' || isLeftInPlace(mine, value, host);
    if (direction === 'inline' && host.kind === 'expression') return isSetInstead(mine, value);
  }
  return null;
}

/** What stands elsewhere in a list follows other rules. */
function isInItsPlace(mine: Expression, theirs: Expression): boolean {
  const [one, other] = [withParentheses(mine), withParentheses(theirs)];
  const [given, instead] = [one.parent?.arguments, other.parent?.arguments];
  return given?.length === instead?.length && given?.indexOf(one) === instead?.indexOf(other);
}

function isHanded({ kind, arguments: given }: Expression, use: Expression): boolean {
  return (kind === 'invocation' || kind === 'creation') && given?.includes(withParentheses(use)) === true;
}

/** `find(3)` of `find(3).row().pot()` */
export function isAskedIn(part: Expression, whole: Expression): boolean {
  let current = withParentheses(part);
  while (current !== whole && current.parent?.receiver === current) current = current.parent;
  return current === whole;
}

/** All that a statement declares, sets or gives back may be something else altogether. */
function isTakenFrom(theirs: Expression, use: Expression, host: Statement): boolean | null {
  if (wrappedExpression(host) !== use) return true;
  return host.kind === 'expression' && theirs.kind !== 'conditional' ? true : null;
}

/** Inside of something that was put around it: `(Object) find(3)`, `"at " + find(3)`, `() -> find(3)`, `rows[at + 2]`. */
function isPutInside(around: Expression, value: Expression, use: Expression, host: Statement): boolean | null {
  if (value.kind === 'conditional') return true;
  const isWhole = wrappedExpression(host) === use;
  if (value.kind === 'infix') return !(isWhole && host.kind === 'localVariable') || SEEN_THROUGH.has(around.kind) ? true : null;
  switch (around.kind) {
    case 'arrayAccess':
      return false;
    case 'lambda':
      return isAskedOfAnother(value);
    case 'cast':
      if (isAskedOfAnother(value)) return true;
      return CAST.has(value.kind) && !isWhole && (value.kind === 'invocation' || host.kind !== 'if');
    case 'infix':
      return around.label === '+' && ADDED.has(value.kind) ? true : null;
    case 'invocation':
      return value.kind === 'creation' && !isWhole && host.kind !== 'if' ? true : null;
    default:
      return null;
  }
}

const SEEN_THROUGH: ReadonlySet<string> = new Set(['cast', 'lambda', 'arrayAccess']);
const CAST: ReadonlySet<string> = new Set(['invocation', 'creation', 'cast']);
const ADDED: ReadonlySet<string> = new Set(['invocation', 'creation', 'number', 'string']);

/** `row.find(3)`, `row.first`, `Kind.LARGE` */
export function isAskedOfAnother({ kind, receiver }: Expression): boolean {
  return (kind === 'invocation' || kind === 'fieldAccess') && receiver !== null;
}

/** `pot = check(find(3))` -> `pot = find(3)` */
function isSetInstead(around: Expression, value: Expression): boolean | null {
  return around.kind === 'invocation' && value.kind === 'invocation' && value.arguments?.length !== 0 ? null : false;
}

/** Where something was handed the variable: of the value alone that tells something else that is handed over beside it, or a text. */
function isLeftInPlace(around: Expression, value: Expression, host: Statement): boolean | null {
  const isBeside = (withParentheses(around).parent?.arguments?.length ?? 0) > 1;
  switch (value.kind) {
    case 'string':
      return host.kind !== 'if';
    case 'arrayAccess':
      return host.kind !== 'if' && withParentheses(around).parent?.kind === 'invocation';
    case 'invocation':
      if (value.arguments?.every(isLiteral) === true && (around.kind === 'creation' || value.arguments.length > 0)) return true;
      if (around.kind !== 'invocation' || around.receiver !== null || value.receiver === null) return false;
      return around.arguments?.length === value.arguments?.length ? null : false;
    case 'infix':
      return isBeside && value.children.every(({ kind }) => kind !== 'string');
    case 'number':
      return isBeside || withParentheses(around).parent?.kind === 'creation';
    case 'creation':
      return isBeside;
    case 'fieldAccess':
      return isBeside && !(value.receiver && isTypeName(value.receiver));
    default:
      return false;
  }
}
