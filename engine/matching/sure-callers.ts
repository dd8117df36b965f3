import type { Method } from '../model/declarations.js';
import { append } from '../text/grouping.js';
import { callsTo, type Call } from './calls.js';
import { haveOneText } from './covering.js';
import { isOwnCall } from './handing-on.js';
import { wholeCall } from './leaf-alignment.js';
import { counterpartOf, isCalledAlone } from './method-signatures.js';
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
    const asked = ownCalls(caller, gone);
    const now = asked.length > 0 ? counterpartOf(caller, after) : null;
    if (!now) continue;
    const isGivenBack = caller.returnType?.text === now.returnType?.text;
    const instead = ownCalls(now, fresh);
    for (const one of asked)
      for (const other of instead) {
        if (one.method.name === other.method.name || one.method.parameters.length !== other.method.parameters.length) continue;
        if (!isInPlace(one.call, other.call, isGivenBack)) continue;
        const row = found.get(one.method) ?? new Map<Method, Method[]>();
        append(row, other.method, now);
        found.set(one.method, row);
      }
  }
  return undisputed(found);
}

function isAlone(method: Method): boolean {
  return method.kind === 'method' && method.bodySpan !== null && isCalledAlone(method);
}

/** What a method asks of its own type, each call with the method that it means. */
function ownCalls(caller: Method, methods: readonly Method[]): readonly { readonly method: Method; readonly call: Call }[] {
  return methods.flatMap((method) =>
    callsTo(caller, method)
      .filter(({ expression }) => isOwnCall(expression))
      .map((call) => ({ method, call })),
  );
}

/** Those that are asked in the place of one method, and of which no other one is asked in its place. */
function undisputed(found: ReadonlyMap<Method, ReadonlyMap<Method, readonly Method[]>>): SureCallers {
  const rows = [...found].filter(([, row]) => row.size === 1);
  return new Map(
    rows.filter(([method, row]) => rows.every(([other, theirs]) => other === method || [...theirs.keys()].every((one) => !row.has(one)))),
  );
}

/** `isGivenBack`: what the two methods give back is of one type. */
function isInPlace(one: Call, other: Call, isGivenBack: boolean): boolean {
  const [was, is] = [one, other].map(({ statement, expression }) => statement.text.replace(expression.text, '#'));
  if (was !== is) return false;
  if (one.statement.kind === 'return' && isGivenBack && wholeCall(one.statement) === one.expression) return true;
  if (wholeCall(one.statement) === one.expression)
    return isRequestDoneUnderTwoNames(one.expression, other.expression, haveOneText) === true;
  const [given, instead] = [one.expression.arguments ?? [], other.expression.arguments ?? []];
  return given.every(({ text }, i) => text === instead[i]?.text);
}
