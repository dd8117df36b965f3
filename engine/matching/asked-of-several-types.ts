import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { BodyMapping } from './body-mapping.js';
import { isLiteral, isTypeName } from './covering.js';
import { bodyStatements } from './fragments.js';
import { isHandingOn, isOwnCall } from './handing-on.js';
import { wrappedExpression } from './leaf-alignment.js';

/**
 * The statements that asked one type or several for the same, where a new method of one of them hands that request on: the first such method took them all,
 * also where the request was but edited in its place, and nothing is left for the like method of another class. Each object that was asked, and each type
 * that gave something back for a literal, is its own class's.
 *
 *     if (deep) return DeepDock.berth(x); return FlatDock.berth(x);   ->   return dock.take(x);     DeepDock: int take(int x) { return berth(x); }
 *                                                                                                   FlatDock: the same, of which nothing is told
 */
export function askedOfOtherTypes(source: Method, extracted: Method, { mappings: [only, ...more] }: BodyMapping): readonly Statement[] {
  if (!only || more.length > 0 || !source.body || !isHandingOn(extracted)) return [];
  const [asked, is] = [requestOfType(only.before), wrappedExpression(only.after)];
  if (!asked || !is || !isOwnCall(is) || is.receiver || is.label !== asked.label) return [];
  const { kind } = only.before;
  if (kind === 'return' && asked.arguments?.some(isLiteral)) return [];
  const said = withoutReceiver(asked);
  return bodyStatements(source.body).filter((one) => {
    const request = one.kind === kind ? requestOfType(one) : null;
    return request !== null && withoutReceiver(request) === said;
  });
}

function requestOfType(statement: Statement): Expression | null {
  const call = wrappedExpression(statement);
  return call?.kind === 'invocation' && isTypeName(call.receiver) ? call : null;
}

function withoutReceiver({ text, receiver }: Expression): string {
  return text.slice(receiver?.text.length ?? 0);
}
