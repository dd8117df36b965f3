import { statementsOf, type Statement } from '../model/statement.js';
import type { Method } from '../model/declarations.js';
import { callsTo } from '../matching/calls.js';
import type { Comparison, MethodPair } from '../matching/comparison.js';
import { finding } from './documented.js';
import type { Finding } from './family.js';
import { isFixture } from './fixtures.js';
import { methodLocation, statementLocation } from './locations.js';
import { methodText } from './print.js';
import { append } from '../text/grouping.js';

/**
 * Move Code: statements that left one method and stand in another one now, both there before, where the one runs with the other: a constructor, a
 * fixture and its tests, a fixture and that of a supertype, an anonymous type's method and the method around it, a called method that lost a parameter.
 *
 *     A() { init(); load(); }   void open() { clear(); }       ->   A() { init(); }     void open() { clear(); load(); }
 *     @Test void t() { fill(); run(); }  @Before void set() { } ->  @Test void t() { run(); }  @Before void set() { fill(); }
 *     f(a) { n = size(a); g(a, n); }   g(a, n) { use(n); }      ->  f(a) { g(a); }      g(a) { n = size(a); use(n); }
 *
 * Between any other two methods equal statements are more often alike by chance.
 */
export function* movedCode(comparison: Comparison): Iterable<Finding> {
  const changed = comparison.methodPairs.filter((pair) => pair.body && !pair.body.identical && pair.relation !== 'moved');
  const taken = new Set<Statement>(
    [...comparison.extractions, ...comparison.inlinings].flatMap(({ body }) =>
      body.mappings.flatMap((mapping) => [mapping.before, mapping.after]),
    ),
  );
  const arrivals = new Map<string, { pair: MethodPair; statement: Statement }[]>();
  for (const pair of changed) {
    for (const statement of pair.body?.unmappedAfter ?? []) {
      if (taken.has(statement)) continue;
      append(arrivals, statement.text, { pair, statement });
    }
  }
  if (arrivals.size === 0) return;
  for (const source of changed) {
    const routes = new Map<MethodPair, [Statement, Statement][]>();
    for (const statement of source.body?.unmappedBefore ?? []) {
      const targets = taken.has(statement) ? [] : (arrivals.get(statement.text) ?? []);
      const [only, more] = targets.filter(({ pair }) => runsWith(source, pair, comparison));
      if (!only || more) continue;
      append(routes, only.pair, [statement, only.statement]);
    }
    for (const [target, code] of routes) {
      const moved = code.filter(([statement]) => !statement.composite || hasMovedLeaf(statement, code));
      if (moved.some(([statement]) => !statement.composite && statement.expressions.length > 0)) yield describe(source, target, moved);
    }
  }
}

/** A block or a condition goes along with what it holds. */
function hasMovedLeaf(composite: Statement, code: readonly (readonly [Statement, Statement])[]): boolean {
  const inside = new Set(statementsOf(composite));
  return code.some(([statement]) => !statement.composite && inside.has(statement));
}

function runsWith(source: MethodPair, target: MethodPair, comparison: Comparison): boolean {
  if (source === target) return false;
  const [from, to] = [source.after.declaringType, target.after.declaringType];
  if (from === to) {
    if (source.after.kind === 'constructor' || target.after.kind === 'constructor' || isFixture(target.after)) return true;
    const fewer = target.relation === 'signature' && target.after.parameters.length < target.before.parameters.length;
    return fewer && callsTo(source.before, target.before).length > 0 && callsTo(source.after, target.after).length > 0;
  }
  if (to.kind === 'anonymous') return isAround(source.after, target.after);
  const { hierarchyAfter } = comparison;
  return isFixture(source.after) && isFixture(target.after) && (hierarchyAfter.isSubtype(from, to) || hierarchyAfter.isSubtype(to, from));
}

function isAround(outer: Method, inner: Method): boolean {
  return outer.file === inner.file && outer.span.start < inner.span.start && inner.span.end < outer.span.end;
}

function describe(source: MethodPair, target: MethodPair, code: readonly (readonly [Statement, Statement])[]): Finding {
  const [from, to] = [source.before.declaringType, target.after.declaringType];
  const between = source.after.declaringType === to || to.kind === 'anonymous' ? '' : ` in class ${from.qualifiedName}`;
  return finding(
    'Move Code',
    `from ${methodText(source.before)}${between} to ${methodText(target.after)} in class ${to.qualifiedName}`,
    [
      methodLocation(source.before, 'source method declaration'),
      ...code.map(([statement]) => statementLocation(source.before.file, statement, 'moved code from source method declaration')),
    ],
    [
      methodLocation(target.after, 'target method declaration'),
      ...code.map(([, statement]) => statementLocation(target.after.file, statement, 'moved code to target method declaration')),
    ],
  );
}
