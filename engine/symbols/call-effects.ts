import { variableOf } from '../findings/view.js';
import { isField, simpleTypeName, type Field, type Method, type VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { footprintOfStatement, type Touched } from './effects.js';
import { lazyField } from './lazy-values.js';
import { givesString, isPureFactory, jdkEffect, soundsLike, soundsLikeValueOf } from './pure-jdk-calls.js';

/**
 * What a call does. `asks`: nothing; `changes`: what it is called on, or the fields in `writes`; `otherwise`: it gives another value each time, or acts outside of the
 * program's objects; `acts`, `reads`: only its name says that it does something, or only asks; `something`: nobody knows.
 */
export interface CallEffect {
  readonly does: 'asks' | 'changes' | 'otherwise' | 'acts' | 'reads' | 'something';
  /** Fields of the change that the called method reads and writes. */
  readonly reads: Iterable<VariableDeclaration>;
  readonly writes: Iterable<VariableDeclaration>;
  /** Fields whose objects or arrays it changes. */
  readonly writesInside: Iterable<VariableDeclaration>;
}

const doing = (does: CallEffect['does']): CallEffect => ({ does, reads: [], writes: [], writesInside: [] });

export function callEffect(call: Expression, method: Method): CallEffect {
  const called = calledMethod(call, method);
  if (called) return effectOfMethod(called);
  const { receiver, label } = call;
  const type = receiver && typeNameOf(receiver, method);
  if (type !== null) {
    if (isPureFactory(type, label) || isValueFactory(call)) return doing('asks');
    const effect = jdkEffect(type, label);
    if (effect) return doing(effect);
  }
  const sound = soundsLike(label);
  return doing(sound === 'asks' ? 'reads' : sound === 'acts' ? 'acts' : 'something');
}

/** `Headers.of("name", "value")`: asked of a type by its name. */
const isValueFactory = ({ receiver, label }: Expression): boolean =>
  receiver?.kind === 'name' && /^\p{Lu}/u.test(receiver.label) && soundsLikeValueOf(label);

/** The simple name of the type of an expression, as far as it is written or known of the JDK; of a type's name: itself. */
export function typeNameOf(expression: Expression, method: Method): string | null {
  const { kind, label, children, receiver } = expression;
  if (kind === 'string') return 'String';
  if (kind === 'parenthesized') return children[0] ? typeNameOf(children[0], method) : null;
  if (kind === 'creation' || kind === 'cast') {
    const type = children.find((child) => child.kind === 'type');
    return type ? simpleTypeName(type.text) : null;
  }
  if (kind === 'invocation') {
    const type = receiver && typeNameOf(receiver, method);
    if (type !== null && givesString(type, label)) return 'String';
    const called = calledMethod(expression, method);
    return called?.returnType ? simpleTypeName(called.returnType.text) : null;
  }
  if (kind !== 'name' && kind !== 'fieldAccess') return null;
  const variable = variableOf(method, expression);
  if (variable) return variable.type && !/\[\]/.test(variable.type.text) ? simpleTypeName(variable.type.text) : null;
  return kind === 'name' && /^\p{Lu}/u.test(label) ? label : null;
}

/** The method of the own type, or of one around it, that a call without receiver means; null when several of that name take as many arguments, or none. */
function calledMethod({ kind, receiver, label, arguments: given }: Expression, method: Method): Method | null {
  if (kind !== 'invocation' || (receiver && receiver.kind !== 'this')) return null;
  const called = method.declaringType.methods.filter(
    ({ name, parameters }) => name === label && parameters.length === (given?.length ?? 0) && !parameters.some(({ varargs }) => varargs),
  );
  const [only, another] = called;
  return only && !another ? only : null;
}

const effects = new WeakMap<Method, CallEffect>();

function effectOfMethod(method: Method): CallEffect {
  const found = effects.get(method);
  if (found) return found;
  // of a method that calls itself, the other things that it does count
  effects.set(method, doing('asks'));
  const effect = bodyEffect(method);
  effects.set(method, effect);
  return effect;
}

function bodyEffect(method: Method): CallEffect {
  if (!method.body) return doing(soundsLike(method.name) === 'asks' ? 'reads' : 'something');
  const lazy = lazyField(method);
  if (lazy) return { ...doing('reads'), reads: [lazy] };
  const { reads, writes, readsInside, writesInside, calls, creations } = footprintOfStatement(method.body, method);
  const read = [...fieldsOf(reads), ...fieldsOf(readsInside)];
  const [changed, changedInside] = [fieldsOf(writes), fieldsOf(writesInside)];
  if (changed.length + changedInside.length > 0) return { does: 'changes', reads: read, writes: changed, writesInside: changedInside };
  const worst = (['otherwise', 'changes', 'acts', 'something', 'reads'] as const).find((does) =>
    calls.some(({ effect }) => effect === does),
  );
  // what it changes is of its own, or was handed to it
  const does = worst === undefined ? (creations.length > 0 ? 'reads' : 'asks') : worst === 'changes' ? 'something' : worst;
  return { does, reads: read, writes: [], writesInside: [] };
}

const fieldsOf = (touched: Touched): readonly Field[] =>
  [...touched.keys()].filter((place): place is Field => typeof place !== 'string' && isField(place));
