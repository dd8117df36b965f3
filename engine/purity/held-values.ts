import { referencesTo } from '../findings/view.js';
import type { Method, VariableDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { statementsOf } from '../model/statement.js';
import { contains } from '../text/span.js';
import type { Comparer, Mechanic } from './comparer.js';
import { allOf, type Facts } from './facts.js';

/**
 * A variable in the place of the value that it holds, and the reverse:
 *
 *     send(order.total());   ->   int total = order.total(); send(total);
 *
 * It must be given its value where it is declared and never again. A value that comes from a call is asked for once, as before.
 */
export const heldValue: Mechanic = (before, after, comparer) => {
  if (before.kind === 'name' && after.kind === 'name' && before.label === after.label) return null;
  return (
    held(after, 'after', comparer, (value) => comparer.expressions(before, value)) ??
    held(before, 'before', comparer, (value) => comparer.expressions(value, after))
  );
};

function held(name: Expression, side: 'before' | 'after', { place }: Comparer, compare: (value: Expression) => Facts | null): Facts | null {
  if (name.kind !== 'name') return null;
  const holder = place.home.variable(name, side);
  if (!holder || holder.kind !== 'local' || !holder.initializer) return null;
  const uses = referencesTo(place[side], holder);
  if (uses.some(isWritten)) return null;
  if (asksOthers(holder.initializer) && (uses.length > 1 || !isUsedAtOnce(name, holder, place[side]))) return null;
  return allOf([[{ level: 'effect', holder }], compare(holder.initializer)]);
}

/** Statements whose header is evaluated once, before anything in them. */
const ONCE: ReadonlySet<string> = new Set(['if', 'enhancedFor', 'switch', 'synchronized']);

/** Whether nothing happens between the declaration of a variable and its use, which happens whenever the declaration does. */
function isUsedAtOnce(name: Expression, holder: VariableDeclaration, { body }: Method): boolean {
  if (!body) return false;
  const statements = statementsOf(body);
  const declaring = statements.find(({ variables }) => variables.includes(holder));
  const using = statements.filter(({ span }) => contains(span, name.span)).at(-1);
  if (!declaring || !using || declaring.parent !== using.parent || (using.composite && !ONCE.has(using.kind))) return false;
  const between = using.parent?.children.slice(declaring.index + 1, using.index) ?? [];
  if (between.some((one) => one.composite || one.kind !== 'localVariable' || one.expressions.some(asksOthers))) return false;
  const earlier = using.expressions.flatMap(descendants).filter(({ span }) => span.end <= name.span.start);
  if (earlier.some(({ kind }) => ASKING.has(kind))) return false;
  for (let { parent, inner } = { parent: name.parent, inner: name }; parent; inner = parent, { parent } = parent)
    if (parent.kind === 'lambda' || (isPassedOver(parent) && parent.children[0] !== inner)) return false;
  return true;
}

/** Whether some parts of an expression are evaluated only sometimes: all but the first. */
const isPassedOver = ({ kind, label }: Expression): boolean => kind === 'conditional' || (kind === 'infix' && /^(&&|\|\|)$/.test(label));

/** Whether it can give another value when it is asked again, or do something: calls, creations, assignments. */
export function asksOthers(value: Expression): boolean {
  return descendants(value).some(({ kind }) => ASKING.has(kind));
}

const ASKING: ReadonlySet<string> = new Set([
  'invocation',
  'superInvocation',
  'creation',
  'arrayCreation',
  'assignment',
  'prefix',
  'postfix',
  'lambda',
  'switch',
  'other',
]);

/** Whether a reference is given a value: `x = 1`, `x += 1`, `x++`. */
export function isWritten(reference: Expression): boolean {
  const { parent } = reference;
  if (!parent) return false;
  if (parent.kind === 'assignment') return parent.children[0] === reference;
  return (parent.kind === 'prefix' || parent.kind === 'postfix') && /^(\+\+|--)$/.test(parent.label);
}
