import type { Method } from '../model/declarations.js';
import { callsTo, type Call } from './calls.js';
import { wholeCall } from './leaf-alignment.js';
import { sameParameterTypes } from './method-signatures.js';
import { isRequestDoneUnderTwoNames } from './requests-under-two-names.js';

/** Which new methods callers of a gone one ask in its place, and in which methods of after they do. */
export type SureCallers = ReadonlyMap<Method, ReadonlyMap<Method, readonly Method[]>>;

/**
 * Methods of a type that are kept and are sure of which new method took as many things as the gone one did (3,456 changes): all else in a statement is as it was, and the
 * call is given back, under whatever name, or is all that is done or declared, as names and arguments allow.
 *
 *     void serve() { open(); moor(boat); }   ->   void serve() { open(); moorAll(crew); }
 *
 * Only a body that stayed as it was says more of which method became which, and nothing of the two bodies has to be alike.
 */
export function sureCallers(removed: readonly Method[], added: readonly Method[]): SureCallers {
  const found = new Map<Method, Map<Method, Method[]>>();
  const [before, after] = [removed[0]?.declaringType, added[0]?.declaringType];
  if (!before || !after) return found;
  const [gone, fresh] = [removed.filter(isAlone), added.filter(isAlone)];
  for (const caller of before.methods) {
    const asked = gone.flatMap((method) =>
      callsTo(caller, method)
        .filter(isOwn)
        .map((call) => ({ method, call })),
    );
    const now = asked.length > 0 ? counterpartOf(caller, after.methods) : null;
    if (!now) continue;
    const isGivenBack = caller.returnType?.text === now.returnType?.text;
    const instead = fresh.flatMap((method) =>
      callsTo(now, method)
        .filter(isOwn)
        .map((call) => ({ method, call })),
    );
    for (const one of asked)
      for (const other of instead) {
        if (one.method.name === other.method.name || one.method.parameters.length !== other.method.parameters.length) continue;
        if (!isInPlace(one.call, other.call, isGivenBack)) continue;
        const row = found.get(one.method) ?? new Map<Method, Method[]>();
        row.set(other.method, [...(row.get(other.method) ?? []), now]);
        found.set(one.method, row);
      }
  }
  return undisputed(found);
}

/** No other method of its type is called in the same way. */
function isAlone(method: Method): boolean {
  const { name, kind, bodySpan, parameters, declaringType } = method;
  if (kind !== 'method' || bodySpan === null) return false;
  return declaringType.methods.every((one) => one === method || one.name !== name || one.parameters.length !== parameters.length);
}

/** Those that are asked in the place of one method, and of which no other one is asked in its place. */
function undisputed(found: ReadonlyMap<Method, ReadonlyMap<Method, readonly Method[]>>): SureCallers {
  const rows = [...found].filter(([, row]) => row.size === 1);
  return new Map(
    rows.filter(([method, row]) => rows.every(([other, theirs]) => other === method || [...theirs.keys()].every((one) => !row.has(one)))),
  );
}

function isOwn({ expression: { kind, receiver } }: Call): boolean {
  return kind === 'invocation' && (receiver === null || receiver.kind === 'this');
}

function counterpartOf(caller: Method, methods: readonly Method[]): Method | null {
  return methods.find((one) => one.name === caller.name && sameParameterTypes(one, caller)) ?? null;
}

/** `isGivenBack`: what the two methods give back is of one type. */
function isInPlace(one: Call, other: Call, isGivenBack: boolean): boolean {
  const [was, is] = [one, other].map(({ statement, expression }) => statement.text.replace(expression.text, '#'));
  if (was !== is) return false;
  if (one.statement.kind === 'return' && isGivenBack && wholeCall(one.statement) === one.expression) return true;
  if (wholeCall(one.statement) === one.expression)
    return isRequestDoneUnderTwoNames(one.expression, other.expression, (x, y) => x.text === y.text) === true;
  const [given, instead] = [one.expression.arguments ?? [], other.expression.arguments ?? []];
  return given.every(({ text }, i) => text === instead[i]?.text);
}
