import type { Statement, StatementKind } from '../../model/statement.js';
import type { Method, TypeDeclaration } from '../../model/declarations.js';
import { allMappings, type BodyMapping, type StatementMapping } from '../../matching/bodies/body-mapping.js';
import { callsTo } from '../../facts/calls.js';
import type { Comparison, MethodPair } from '../../matching/comparison.js';
import { bodyStatements, fragmentsOf } from '../../matching/bodies/fragments.js';
import { withHandedOn } from '../../matching/extraction/given-back.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { sameParameterTypes } from '../../facts/declarations/method-signatures.js';
import { goesOn } from '../../matching/extraction/restated-statements.js';
import { mapFragments } from '../../matching/bodies/statement-matching.js';
import { NO_SUBSTITUTION } from '../../facts/substitution.js';
import { groupBy } from '../../text/grouping.js';
import { finding, type Finding } from '../../findings/finding.js';
import { fixtureOf } from '../tests/fixtures.js';
import { methodElement, methodPart, statementPart, typeElement } from '../../findings/elements.js';

/**
 * Move Code: statements that left one method and stand in another one now, both there before, where the one runs with the other: a constructor, a
 * fixture and its tests, fixtures of any types that run at the same time, an anonymous type's method and the method around it, a called method that is given
 * something else now.
 *
 *     A() { init(); load(); }   void open() { clear(); }       ->   A() { init(); }     void open() { clear(); load(); }
 *     @Test void t() { fill(); run(); }  @Before void set() { } ->  @Test void t() { run(); }  @Before void set() { fill(); }
 *     f(a) { n = size(a); g(a, n); }   g(a, n) { use(n); }      ->  f(a) { g(a); }      g(a) { n = size(a); use(n); }
 *
 * In a fixture whatever can be the same statement is; elsewhere one has to be as it was, or a called method has to hold two.
 */
export function* movedCode(comparison: Comparison): Iterable<Finding> {
  const { changed, open } = movingCode(comparison);
  const arriving = changed.filter(({ body }) => open(body?.unmappedAfter).length > 0);
  if (arriving.length === 0) return;
  const byType = groupBy(arriving, ({ after }) => after.declaringType);
  const farther = arriving.filter(({ after }) => after.declaringType.kind === 'anonymous' || fixtureOf(after) !== null);
  for (const source of changed) {
    const statements = open(source.body?.unmappedBefore);
    if (statements.length === 0) continue;
    const left = fragmentsOf(statements, NO_SUBSTITUTION);
    const { declaringType } = source.after;
    const elsewhere = farther.filter(({ after }) => after.declaringType !== declaringType);
    for (const target of [...(byType.get(declaringType) ?? []), ...elsewhere]) {
      const demand = demandOf(source, target);
      if (!demand) continue;
      const code = mapFragments({ before: left, after: fragmentsOf(open(target.body?.unmappedAfter), NO_SUBSTITUTION), ...PLAIN });
      const seen = demand === 'two' ? withHandedOn(code) : code;
      if (isEnough(seen, demand)) yield describeMovedCode(source, target.after, seen);
    }
  }
}

/**
 * What a fixture that is gone did, and a method of its type does itself now, in whatever form; of another method that is gone code is put in, or was there.
 *
 *     @Before void open() { store.start(); }  @Test void puts() { store.put(3); }   ->   @Test void puts() { store.start(); store.put(3); }
 */
export function* codeOfGoneFixtures(comparison: Comparison): Iterable<Finding> {
  const fixtures = comparison.removedMethods.filter((method) => method.body !== null && fixtureOf(method) !== null);
  if (fixtures.length === 0) return;
  const { changed, open } = movingCode(comparison);
  const byType = groupBy(changed, ({ before }) => before.declaringType);
  const { removedMethods, addedMethods } = comparison;
  const isFewer = ({ before, after }: MethodPair): boolean =>
    countIn(before.declaringType, removedMethods) > countIn(after.declaringType, addedMethods);
  for (const fixture of fixtures) {
    const left = fragmentsOf(open(fixture.body ? bodyStatements(fixture.body) : []), NO_SUBSTITUTION);
    for (const target of byType.get(fixture.declaringType) ?? []) {
      // into a method of another name both are merged
      if (target.before.name !== target.after.name && isFewer(target)) continue;
      const arrived = open(target.body?.unmappedAfter);
      const code = arrived.length > 0 ? mapFragments({ before: left, after: fragmentsOf(arrived, NO_SUBSTITUTION), ...PLAIN }) : null;
      if (code && isEnough(code, 'any')) yield describeMovedCode({ before: fixture, after: target.after }, target.after, code);
    }
  }
}

function countIn(type: TypeDeclaration, methods: readonly Method[]): number {
  return methods.filter(({ declaringType }) => declaringType === type).length;
}

/** Methods that changed where they were, and which of their statements no extraction or inlining took. */
export function movingCode(comparison: Comparison): {
  readonly changed: readonly MethodPair[];
  readonly open: (statements: readonly Statement[] | undefined) => readonly Statement[];
} {
  const taken = new Set<Statement>(
    [...comparison.extractions, ...comparison.inlinings].flatMap(({ body }) =>
      body.mappings.flatMap((mapping) => [mapping.before, mapping.after]),
    ),
  );
  return {
    changed: comparison.methodPairs.filter((pair) => pair.body && !pair.body.identical && pair.relation !== 'moved'),
    open: (statements) => (statements ?? []).filter((statement) => !taken.has(statement)),
  };
}

/** Nothing stands for anything else: not even what a called method is given. */
export const PLAIN = { beforeNames: NO_SUBSTITUTION, afterNames: NO_SUBSTITUTION, loose: false };

/** What has to be seen of the code: anything, two statements, or one that came as it was. */
type Demand = 'any' | 'two' | 'kept';

function demandOf(source: MethodPair, target: MethodPair): Demand | null {
  if (source === target) return null;
  const [from, to] = [source.after.declaringType, target.after.declaringType];
  const fixture = fixtureOf(target.after);
  if (from !== to) {
    if (to.kind === 'anonymous') return isAround(source.after, target.after) ? 'kept' : null;
    return fixture && fixtureOf(source.after) === fixture ? 'any' : null;
  }
  if (fixture) return 'any';
  if (source.after.kind === 'constructor' || target.after.kind === 'constructor') return 'kept';
  if (sameParameterTypes(target.before, target.after) || callsTo(source.before, target.before).length === 0) return null;
  return callsTo(source.after, target.after).length > 0 ? 'two' : null;
}

/** One statement came as it was, or several came; in a fixture any. A block, or what every method may end with, says nothing. */
export function isEnough(body: BodyMapping, demand: Demand): boolean {
  const mappings = allMappings(body.mappings).filter((one) => !SILENT.has(one.before.kind) && !isOther(one));
  if (mappings.length === 0) return false;
  if (demand === 'any' || (demand === 'two' && mappings.length > 1)) return true;
  return mappings.some(
    (one) =>
      (one.replacements.length === 0 && one.before.kind === one.after.kind) ||
      (!one.before.composite && (keptValue(one) || goesOn(one, body))),
  );
}

/** A variable's field of its own name is set on purpose, `Page page = first();` and `this.page = first();`; and a class of its own is no longer the one that was made. */
function isOther({ before, after }: StatementMapping): boolean {
  const [variable] = before.variables;
  const [first] = after.expressions;
  if (variable && first?.kind === 'assignment' && first.children[0]?.text === `this.${variable.name}`) return true;
  const [was, is] = [wrappedExpression(before), first?.kind === 'assignment' ? first.children[1] : wrappedExpression(after)];
  return was?.kind === 'creation' && is?.kind === 'creation' && (was.anonymousType !== null) !== (is.anonymousType !== null);
}

/** What was declared or given back is, whatever it is called now. */
function keptValue({ before, after }: StatementMapping): boolean {
  if (before.kind === 'expression' || after.kind === 'expression') return false;
  const value = wrappedExpression(before);
  return value !== null && value.text === wrappedExpression(after)?.text;
}

const SILENT: ReadonlySet<StatementKind> = new Set(['block', 'try', 'catch']);

function isAround(outer: Method, inner: Method): boolean {
  return outer.file === inner.file && outer.span.start < inner.span.start && inner.span.end < outer.span.end;
}

/** What to say of code that went from one method to another; of another type's method it is said of which. */
export function describeMovedCode(source: Pick<MethodPair, 'before' | 'after'>, target: Method, { mappings }: BodyMapping): Finding {
  const [from, to] = [source.before.declaringType, target.declaringType];
  const isElsewhere = source.after.declaringType !== to && to.kind !== 'anonymous';
  return finding('Move Code', {
    before: {
      subject: [methodElement(source.before)],
      within: isElsewhere ? [typeElement(from)] : [],
      parts: [
        methodPart(source.before, 'source method declaration'),
        ...mappings.map(({ before }) => statementPart(source.before.file, before, 'moved code from source method declaration')),
      ],
    },
    after: {
      subject: [methodElement(target)],
      within: [typeElement(to)],
      parts: [
        methodPart(target, 'target method declaration'),
        ...mappings.map(({ after }) => statementPart(target.file, after, 'moved code to target method declaration')),
      ],
    },
  });
}
