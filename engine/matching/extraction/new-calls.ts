import type { Method } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { callsTo, type Call } from '../../facts/calls.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import { isChain } from '../../facts/expressions/condition-parts.js';
import { allMappings, type StatementMapping } from '../bodies/body-mapping.js';
import { isOtherOverload } from './other-overloads.js';
import { mayMean } from './receivers.js';

/**
 * The calls of `callee` in `caller`, of one version, when they are more than in the other version of the caller; none otherwise. Without a new call
 * nothing was extracted or inlined. Calls of which nothing surer is known than their name count only among themselves.
 */
export function newCalls(
  caller: Method,
  callee: Method,
  otherVersion: Method,
  here: Hierarchy,
  there: Hierarchy,
  side: 'before' | 'after',
): readonly Call[] {
  const found = judgedCalls(caller, callee, here, side === 'after' ? otherVersion : null);
  const verdict = found.some((one) => one.verdict === 'yes') ? 'yes' : 'unknown';
  const calls = found.filter((one) => one.verdict === verdict);
  if (calls.length === 0) return [];
  const wasThere = namesakesOf(callee, there);
  const earlier = judgedCalls(otherVersion, callee, there).filter(
    (one) => one.verdict === verdict && !(one.call.expression.kind === 'methodReference' && wasThere.length > 0),
  );
  if (
    earlier.length >= calls.length &&
    !earlier.every(({ call }) => calls.every((one) => isOtherOverload(call.expression, one.call.expression, one.call.statement)))
  )
    return [];
  return calls.map((one) => one.call);
}

/** Methods of the callee's name that its type has in the other version, where the callee is not: a reference to the name, which has no arguments, means one of those. */
function namesakesOf({ name, declaringType }: Method, there: Hierarchy): readonly Method[] {
  const type = there.resolve(declaringType.qualifiedName, declaringType);
  return type?.qualifiedName === declaringType.qualifiedName ? type.methods.filter((one) => one.name === name) : [];
}

function judgedCalls(
  caller: Method,
  callee: Method,
  hierarchy: Hierarchy,
  formerly: Method | null = null,
): { call: Call; verdict: 'yes' | 'no' | 'unknown' }[] {
  return callsTo(caller, callee).map((call) => ({ call, verdict: mayMean(call, caller, callee, hierarchy, formerly) }));
}

/** The whole statements of one side that an extraction or inlining claims: they are no longer anybody else's. */
export function claimed(mappings: readonly StatementMapping[], side: 'before' | 'after'): Statement[] {
  return allMappings(mappings)
    .filter((one) => (side === 'before' ? one.beforeExpression : one.afterExpression) === null && !isOperandAlone(one, side))
    .map((one) => one[side]);
}

/** `return door.isOpen() && lamp.isOn();` and `return door.isOpen();`: the other operand may belong elsewhere. */
function isOperandAlone({ replacements }: StatementMapping, side: 'before' | 'after'): boolean {
  const [only, ...more] = replacements;
  return only !== undefined && more.length === 0 && isChain(only[side]) && !isChain(only[side === 'before' ? 'after' : 'before']);
}
