import type { VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { isAccessor, isSetter } from './accessors.js';
import type { Comparer, Mechanic } from './comparer.js';
import { allOf, NOTHING, OTHER_NAMES, SAME_EFFECT, type Facts } from './facts.js';
import { simpleName, type Home } from './homes.js';

type Side = 'before' | 'after';

/** A member of something: `x`, `this.x`, `a.x`, `f(1)`, `a.f(1)`. */
interface Member {
  readonly expression: Expression;
  /** Null: the code's own, with or without `this`. */
  readonly receiver: Expression | null;
  readonly name: string;
  /** Null: a field. */
  readonly arguments: readonly Expression[] | null;
}

function memberOf(expression: Expression, home: Home, side: Side): Member | null {
  const { kind, label, receiver } = expression;
  if (kind === 'name') return home.isLocal(expression, side) ? null : { expression, receiver: null, name: label, arguments: null };
  if (kind !== 'invocation' && kind !== 'fieldAccess') return null;
  const own = receiver?.kind === 'this' && !receiver.receiver ? null : receiver;
  return { expression, receiver: own, name: label, arguments: expression.arguments };
}

/**
 * A member that is asked for in another way because the code is at another place: with or without `this`, the name of its type, or the variable that now holds (held)
 * what was `this`; and a field through its accessor.
 *
 *     node.labels()     ->  labels()            in the class of `node`
 *     Arrays.asList(1)  ->  asList(1)           imported
 *     name              ->  customer.getName()  where `customer` is of the class that the code was in
 */
export const otherReceiver: Mechanic = (before, after, comparer) => {
  const { home } = comparer.place;
  const [one, other] = [memberOf(before, home, 'before'), memberOf(after, home, 'after')];
  if (!one || !other) return null;
  const same = sameName(one, other, comparer);
  if (!same) return null;
  return allOf([same, receivers(one, other, comparer)]);
};

function sameName(one: Member, other: Member, comparer: Comparer): Facts | null {
  if (one.name === other.name && one.arguments && other.arguments) return comparer.lists(one.arguments, other.arguments);
  if (one.name === other.name && !one.arguments && !other.arguments) return NOTHING;
  const { view } = comparer.explanation;
  if (!one.arguments && other.arguments?.length === 0) return isAccessor(other.name, one.name, view) ? SAME_EFFECT : null;
  if (!other.arguments && one.arguments?.length === 0) return isAccessor(one.name, other.name, view) ? SAME_EFFECT : null;
  return null;
}

function receivers(one: Member, other: Member, comparer: Comparer): Facts | null {
  if (one.receiver && other.receiver) return comparer.expressions(one.receiver, other.receiver);
  if (one.receiver) return standsForThis(one.receiver, one.name, 'before', comparer);
  if (other.receiver) return standsForThis(other.receiver, other.name, 'after', comparer);
  return NOTHING;
}

const opposite = (side: Side): Side => (side === 'before' ? 'after' : 'before');

/** Whether what is asked on one side is the code's own on the other one. */
function standsForThis(receiver: Expression, member: string, side: Side, { place: { home } }: Comparer): Facts | null {
  const variable = home.variable(receiver, side);
  if (variable) {
    const type = variable.type && simpleName(variable.type.text);
    if (type === null || !(home.isAround(type, opposite(side)) || isOnlyHere(variable, side, home))) return null;
    return [{ level: 'names', stands: { for: `this ${side}`, text: receiver.text } }];
  }
  if (receiver.kind !== 'name' && receiver.kind !== 'fieldAccess') return null;
  const type = receiver.label;
  const isOwn = home.isAround(type, opposite(side)) || home.imports(type, member, opposite(side));
  return /^\p{Lu}/u.test(type) && isOwn ? OTHER_NAMES : null;
}

/** A parameter that the method has on one side alone; its type may be one that the other side inherits from, for all that the change shows. */
function isOnlyHere({ kind, name }: VariableDeclaration, side: Side, home: Home): boolean {
  const other = opposite(side);
  return kind === 'parameter' && home.isOpen(other) && home[other].parameters.every((parameter) => parameter.name !== name);
}

/** `this` that is now handed in, and the reverse: `orders.add(this)` -> `orders.add(customer)`. */
export const handedThis: Mechanic = (before, after, comparer) => {
  if (before.kind === 'this' && !before.receiver && after.kind === 'name') return standsForThis(after, '', 'after', comparer);
  if (after.kind === 'this' && !after.receiver && before.kind === 'name') return standsForThis(before, '', 'before', comparer);
  return null;
};

/** A field that is set through its setter: `name = x` -> `customer.setName(x)`. */
export const setter: Mechanic = (before, after, comparer) =>
  set(before, after, 'before', comparer) ?? set(after, before, 'after', comparer);

function set(assignment: Expression, call: Expression, side: Side, comparer: Comparer): Facts | null {
  const [target, value] = assignment.children;
  const [argument, another] = call.arguments ?? [];
  if (assignment.kind !== 'assignment' || assignment.label !== '=' || call.kind !== 'invocation') return null;
  if (!target || !value || !argument || another) return null;
  const { home } = comparer.place;
  const [field, setting] = [memberOf(target, home, side), memberOf(call, home, opposite(side))];
  if (!field || field.arguments || !setting || !isSetter(setting.name, field.name, comparer.explanation.view)) return null;
  const [one, other] = side === 'before' ? [field, setting] : [setting, field];
  const values = side === 'before' ? comparer.expressions(value, argument) : comparer.expressions(argument, value);
  return allOf([SAME_EFFECT, values, receivers(one, other, comparer)]);
}

/** A call of a method whose parameters were changed, as was reported: those that it still has are given the same. */
export const changedSignature: Mechanic = (before, after, comparer) => {
  if (before.kind !== 'invocation' || after.kind !== 'invocation' || !before.arguments || !after.arguments) return null;
  const { home } = comparer.place;
  const [one, other] = [memberOf(before, home, 'before'), memberOf(after, home, 'after')];
  if (!one || !other) return null;
  const [given, now] = [before.arguments, after.arguments];
  for (const kept of comparer.signatures.of(before.label, given.length, after.label, now.length)) {
    const facts = allOf([
      OTHER_NAMES,
      receivers(one, other, comparer),
      ...kept.map(([from, to]) => pairOf(given[from], now[to], comparer)),
    ]);
    if (facts) return facts;
  }
  return null;
};

const pairOf = (one: Expression | undefined, other: Expression | undefined, comparer: Comparer): Facts | null =>
  one && other ? comparer.expressions(one, other) : null;
