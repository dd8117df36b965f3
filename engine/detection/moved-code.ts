import type { Statement } from '../model/statement.js';
import type { Comparison, MethodPair } from '../matching/comparison.js';
import { finding } from './documented.js';
import type { Finding } from './family.js';
import { methodLocation, statementLocation } from './locations.js';
import { methodText } from './print.js';

/** Statements shorter than this stand in many methods. */
const TELLING = 20;
/** As many statements have to go together: fewer are more often alike by chance than moved. */
const FEWEST = 2;

/**
 * Move Code: statements that left one method of a type and stand in another one of it now, both there before:
 *
 *     void start() { init(); load(); run(); }  void setUp() { clear(); }   ->   void start() { run(); }  void setUp() { clear(); init(); load(); }
 */
export function* movedCode(comparison: Comparison): Iterable<Finding> {
  const changed = comparison.methodPairs.filter((pair) => pair.body && !pair.body.identical && pair.relation === 'same');
  const taken = new Set<Statement>(
    [...comparison.extractions, ...comparison.inlinings].flatMap(({ body }) =>
      body.mappings.flatMap((mapping) => [mapping.before, mapping.after]),
    ),
  );
  const arrivals = new Map<string, { pair: MethodPair; statement: Statement }[]>();
  for (const pair of changed) {
    for (const statement of pair.body?.unmappedAfter ?? []) {
      if (!telling(statement, taken)) continue;
      arrivals.set(statement.text, [...(arrivals.get(statement.text) ?? []), { pair, statement }]);
    }
  }
  for (const source of changed) {
    const routes = new Map<MethodPair, [Statement, Statement][]>();
    for (const statement of source.body?.unmappedBefore ?? []) {
      const targets = telling(statement, taken) ? (arrivals.get(statement.text) ?? []) : [];
      const [only] = targets;
      if (!only || targets.length > 1 || only.pair === source || only.pair.after.declaringType !== source.after.declaringType) continue;
      routes.set(only.pair, [...(routes.get(only.pair) ?? []), [statement, only.statement]]);
    }
    for (const [target, code] of routes) if (code.length >= FEWEST) yield describe(source, target, code);
  }
}

function telling(statement: Statement, taken: ReadonlySet<Statement>): boolean {
  return !statement.composite && statement.text.length >= TELLING && !taken.has(statement);
}

function describe(source: MethodPair, target: MethodPair, code: readonly (readonly [Statement, Statement])[]): Finding {
  return finding(
    'Move Code',
    `from ${methodText(source.before)} to ${methodText(target.after)} in class ${target.after.declaringType.qualifiedName}`,
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
