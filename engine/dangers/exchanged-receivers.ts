import { allMappings, type StatementMapping } from '../findings/view.js';
import type { Method } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { statementsOf } from '../model/statement.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { footprintOf, type Footprint } from '../symbols/effects.js';
import { groupBy } from '../text/grouping.js';
import { quoted } from '../text/quoted-code.js';
import { conflict, effectOf } from './evaluation.js';
import { bare, SAME_NAMES, sameCode } from './same-code.js';

/** A call whose receiver and argument changed places, which changes the order in which they are computed, and which of them must not be null. */
export interface ExchangedReceiver {
  readonly certainty: 'sure' | 'likely';
  readonly sentence: string;
  readonly refactoring: number | null;
  readonly before: { readonly code: Expression; readonly method: Method };
  readonly after: { readonly code: Expression; readonly method: Method };
}

/** All calls `a.m(b)` that became `b.m(a)` since `m` went to the type of `b`, where that matters. */
export function exchangedReceivers({ view, findings }: LookedAt): readonly ExchangedReceiver[] {
  const removed = groupBy([...view.removedMethods, ...view.methodPairs.filter(isMoved).map(({ before }) => before)], ({ name }) => name);
  const added = new Set([...view.addedMethods, ...view.methodPairs.filter(isMoved).map(({ after }) => after)].map(({ name }) => name));
  const found: ExchangedReceiver[] = [];
  for (const { before, after, body } of removed.size > 0 && added.size > 0 ? view.methodPairs : [])
    for (const mapping of allMappings(body?.mappings ?? []))
      for (const [one, other, argument] of exchangedCalls(mapping)) {
        const moved = removed.get(one.label)?.find(({ parameters }) => parameters.length === one.arguments?.length);
        if (!moved || !added.has(one.label) || !one.receiver) continue;
        const judged = askedForNull(moved, one, argument) ?? inOtherOrder(one.receiver, argument, before);
        const refactoring = findings.findIndex(({ before: { subject } }) =>
          subject.some((element) => element.kind === 'method' && element.method === moved),
        );
        if (judged)
          found.push({
            ...judged,
            refactoring: refactoring < 0 ? null : refactoring,
            before: { code: one, method: before },
            after: { code: other, method: after },
          });
      }
  return found;
}

const isMoved = ({ before, after }: { readonly before: Method; readonly after: Method }): boolean =>
  before.declaringType.qualifiedName !== after.declaringType.qualifiedName;

const calls = (statement: StatementMapping['before']): readonly Expression[] =>
  statement.expressions
    .flatMap(descendants)
    .filter(({ kind, receiver, arguments: given }) => kind === 'invocation' && receiver && given?.length);

/** Calls of one name with the argument that is the receiver now. */
function exchangedCalls({ before, after }: StatementMapping): readonly (readonly [Expression, Expression, Expression])[] {
  if (before.text === after.text) return [];
  const now = groupBy(calls(after), ({ label }) => label);
  return calls(before).flatMap((one) => {
    for (const other of now.get(one.label) ?? []) {
      const [receiver, receiverNow] = [one.receiver, other.receiver];
      if (!receiver || !receiverNow || sameCode(receiver, receiverNow, SAME_NAMES)) continue;
      const argument = one.arguments?.find((given) => sameCode(given, receiverNow, SAME_NAMES));
      if (argument && other.arguments?.some((given) => sameCode(given, receiver, SAME_NAMES))) return [[one, other, argument] as const];
    }
    return [];
  });
}

function askedForNull(moved: Method, call: Expression, argument: Expression): Pick<ExchangedReceiver, 'certainty' | 'sentence'> | null {
  const parameter = moved.parameters[call.arguments?.indexOf(argument) ?? -1];
  if (!parameter || !moved.body) return null;
  const isNullTest = ({ kind, label, children }: Expression): boolean =>
    kind === 'infix' &&
    /^[!=]=$/.test(label) &&
    children.some((one) => one.kind === 'null') &&
    children.some((one) => bare(one).text === parameter.name);
  if (!statementsOf(moved.body).some(({ expressions }) => expressions.flatMap(descendants).some(isNullTest))) return null;
  return {
    certainty: 'sure',
    sentence: `${quoted(moved.name)} asked whether ${quoted(parameter.name)} is null; now it is called on ${quoted(argument.text)} and fails when that is null.`,
  };
}

function inOtherOrder(
  receiver: Expression,
  argument: Expression,
  method: Method,
): Pick<ExchangedReceiver, 'certainty' | 'sentence'> | null {
  const [one, other] = [footprintOf(receiver, method), footprintOf(argument, method)];
  if (!conflict(one, other) && !(mayAct(one) && mayAct(other))) return null;
  const sentence = `${quoted(receiver.text)} was computed before ${quoted(argument.text)}; now ${quoted(argument.text)} comes first.`;
  return { certainty: 'likely', sentence };
}

/** Whether computing it does something, for all that is known. */
const mayAct = (footprint: Footprint): boolean => ['known', 'named', 'unknown'].includes(effectOf(footprint));
