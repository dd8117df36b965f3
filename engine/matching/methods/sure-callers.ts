import type { Method } from '../../model/declarations.js';
import { append, groupBy } from '../../text/grouping.js';
import { callsTo, type Call } from '../../facts/calls.js';
import { haveOneText } from '../../facts/expressions/covering.js';
import { isOwnCall } from '../../facts/declarations/handing-on.js';
import { wholeCall } from '../../facts/wrapped-expressions.js';
import { counterpartOf, isCalledAlone } from '../../facts/declarations/method-signatures.js';
import { isRequestDoneUnderTwoNames } from '../bodies/values/requests-under-two-names.js';

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
    const instead = groupBy(ownCalls(now, fresh), ({ around }) => around);
    for (const one of asked)
      for (const other of instead.get(one.around) ?? []) {
        if (one.method.name === other.method.name || one.method.parameters.length !== other.method.parameters.length) continue;
        if (!isInPlace(one.call, other.call, isGivenBack)) continue;
        const row = found.get(one.method) ?? new Map<Method, Method[]>();
        append(row, other.method, now);
        found.set(one.method, row);
      }
  }
  return undisputed(found);
}

/** A method with a body that a call names for sure. */
function isAlone(method: Method): boolean {
  return method.kind === 'method' && method.bodySpan !== null && isCalledAlone(method);
}

interface OwnCall {
  readonly call: Call;
  /** The method that it means. */
  readonly method: Method;
  /** What the statement says without it: `int n = #;` */
  readonly around: string;
}

/** What a method asks of its own type. */
function ownCalls(caller: Method, methods: readonly Method[]): readonly OwnCall[] {
  return methods.flatMap((method) =>
    callsTo(caller, method)
      .filter(({ expression }) => isOwnCall(expression))
      .map((call) => ({ call, method, around: call.statement.text.replace(call.expression.text, '#') })),
  );
}

/** Those that are asked in the place of one method, and of which no other one is asked in its place. */
function undisputed(found: ReadonlyMap<Method, ReadonlyMap<Method, readonly Method[]>>): SureCallers {
  const rows = [...found].filter(([, row]) => row.size === 1);
  return new Map(
    rows.filter(([method, row]) => rows.every(([other, theirs]) => other === method || [...theirs.keys()].every((one) => !row.has(one)))),
  );
}

/** Of two calls around which everything is the same. `isGivenBack`: what the two methods give back is of one type. */
function isInPlace(one: Call, other: Call, isGivenBack: boolean): boolean {
  if (wholeCall(one.statement) === one.expression) {
    if (one.statement.kind === 'return' && isGivenBack) return true;
    return isRequestDoneUnderTwoNames(one.expression, other.expression, haveOneText) === true;
  }
  const [given, instead] = [one.expression.arguments ?? [], other.expression.arguments ?? []];
  return given.every(({ text }, i) => text === instead[i]?.text);
}
