import { callsTo } from '../../facts/calls.js';
import { sameParameterTypes } from '../../facts/declarations/method-signatures.js';
import { NO_SUBSTITUTION } from '../../facts/substitution.js';
import { tells } from '../../facts/telling-statements.js';
import type { Method, TypeDeclaration } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { groupBy } from '../../text/grouping.js';
import { allMappings, type BodyMapping } from '../bodies/body-mapping.js';
import { bodyStatements, fragmentsOf } from '../bodies/fragments.js';
import { mapFragments } from '../bodies/statement-matching.js';
import type { Comparison, MethodPair } from '../comparison.js';

/** Statements that left one method, and stand in another one that was there before. */
export interface MovedCode {
  readonly source: Method;
  /** What the source is now; null where it is gone. */
  readonly sourceAfter: Method | null;
  readonly target: Method;
  /** From `source` to `target`. */
  readonly body: BodyMapping;
}

/**
 * Move Code: statements that left one method and stand in another one now, both there before, where the one runs with the other: a constructor, a
 * fixture and its tests, fixtures of any types that run at the same time, an anonymous type's method and the method around it, a called method that is given
 * something else now. Only what no partner, extraction or inlining has takes part.
 *
 *     A() { init(); load(); }   void open() { clear(); }       ->   A() { init(); }     void open() { clear(); load(); }
 *     @Test void t() { fill(); run(); }  @Before void set() { } ->  @Test void t() { run(); }  @Before void set() { fill(); }
 *     f(a) { n = size(a); g(a, n); }   g(a, n) { use(n); }      ->  f(a) { g(a); }      g(a) { n = size(a); use(n); }
 */
export function movedCode(found: Comparison): readonly MovedCode[] {
  const { changed, open } = openCode(found);
  const arriving = changed.filter(({ body }) => open(body?.unmappedAfter).length > 0);
  const moved: MovedCode[] = [];
  if (arriving.length > 0) {
    const byType = groupBy(arriving, ({ after }) => after.declaringType);
    const farther = arriving.filter(
      ({ after }) => after.declaringType.kind === 'anonymous' || after.file.traits.tests.fixtureOf(after) !== null,
    );
    for (const source of changed) {
      const statements = open(source.body?.unmappedBefore);
      if (statements.length === 0) continue;
      const { declaringType } = source.after;
      const elsewhere = farther.filter(({ after }) => after.declaringType !== declaringType);
      for (const target of [...(byType.get(declaringType) ?? []), ...elsewhere]) {
        const demand = demandOf(source, target);
        const body = demand && mapStatements(statements, open(target.body?.unmappedAfter));
        if (body && isEnough(body, demand)) moved.push({ source: source.before, sourceAfter: source.after, target: target.after, body });
      }
    }
  }
  return [...moved, ...codeInNewTypes(found, changed, open), ...codeOfGoneFixtures(found, changed, open)];
}

/**
 * Statements that stand in a new method of a new class to which members of their class went, without being called from where they were:
 *
 *     class Car { int age; void go() { log(age); mark(); run(); } }   ->   class Car extends Base { void go() { run(); } }   class Base { int age; void note() { log(age); mark(); } }
 */
function* codeInNewTypes(found: Comparison, changed: readonly MethodPair[], open: OpenStatements): Iterable<MovedCode> {
  const fresh = new Set(found.addedTypes.filter(({ kind }) => kind === 'class'));
  if (fresh.size === 0) return;
  const origins = new Map<TypeDeclaration, Set<TypeDeclaration>>();
  for (const { before, after, relation } of [...found.methodPairs, ...found.fieldPairs])
    if (relation === 'moved' && fresh.has(after.declaringType))
      origins.set(after.declaringType, (origins.get(after.declaringType) ?? new Set()).add(before.declaringType));
  const leaving = groupBy(
    changed.filter(({ body }) => open(body?.unmappedBefore).length > 1),
    ({ before }) => before.declaringType,
  );
  const arrived = new Set([...found.addedMethods, ...found.extractions.map(({ extracted }) => extracted)]);
  for (const target of arrived) {
    if (target.kind !== 'method' || !target.body) continue;
    const statements = open(bodyStatements(target.body));
    for (const origin of origins.get(target.declaringType) ?? [])
      for (const source of leaving.get(origin) ?? []) {
        const body = mapStatements(open(source.body?.unmappedBefore), statements);
        if (isEnough(body, 'two')) yield { source: source.before, sourceAfter: source.after, target, body };
      }
  }
}

/** What a fixture that is gone did, and a method of its type does itself now. */
function* codeOfGoneFixtures({ removedMethods }: Comparison, changed: readonly MethodPair[], open: OpenStatements): Iterable<MovedCode> {
  const fixtures = removedMethods.filter((method) => method.body !== null && method.file.traits.tests.fixtureOf(method) !== null);
  const byType = groupBy(fixtures.length > 0 ? changed : [], ({ before }) => before.declaringType);
  for (const fixture of fixtures) {
    const left = open(fixture.body ? bodyStatements(fixture.body) : []);
    for (const target of byType.get(fixture.declaringType) ?? []) {
      const arrived = open(target.body?.unmappedAfter);
      const body = arrived.length > 0 ? mapStatements(left, arrived) : null;
      if (body && isEnough(body, 'any')) yield { source: fixture, sourceAfter: null, target: target.after, body };
    }
  }
}

type OpenStatements = (statements: readonly Statement[] | undefined) => readonly Statement[];

/** Methods that changed where they were, and which of their statements no extraction or inlining took. */
function openCode({ methodPairs, extractions, inlinings }: Comparison): {
  readonly changed: readonly MethodPair[];
  readonly open: OpenStatements;
} {
  const taken = new Set<Statement>(
    [...extractions, ...inlinings].flatMap(({ body }) => body.mappings.flatMap((mapping) => [mapping.before, mapping.after])),
  );
  return {
    changed: methodPairs.filter((pair) => pair.body && !pair.body.identical && pair.relation !== 'moved'),
    open: (statements) => (statements ?? []).filter((statement) => !taken.has(statement)),
  };
}

/** Nothing is put for anything else: not even an argument for a parameter. */
function mapStatements(before: readonly Statement[], after: readonly Statement[]): BodyMapping {
  return mapFragments({
    before: fragmentsOf(before, NO_SUBSTITUTION),
    after: fragmentsOf(after, NO_SUBSTITUTION),
    beforeNames: NO_SUBSTITUTION,
    afterNames: NO_SUBSTITUTION,
    loose: false,
  });
}

/** What has to be seen of the code: anything, two statements, or one that came as it was. */
type Demand = 'any' | 'two' | 'kept';

function demandOf(source: MethodPair, target: MethodPair): Demand | null {
  if (source === target) return null;
  const [from, to] = [source.after.declaringType, target.after.declaringType];
  const fixture = target.after.file.traits.tests.fixtureOf(target.after);
  if (from !== to) {
    if (to.kind === 'anonymous') return isAround(source.after, target.after) ? 'kept' : null;
    return fixture && source.after.file.traits.tests.fixtureOf(source.after) === fixture ? 'any' : null;
  }
  if (fixture) return 'any';
  if (source.after.kind === 'constructor' || target.after.kind === 'constructor') return 'kept';
  if (sameParameterTypes(target.before, target.after) || callsTo(source.before, target.before).length === 0) return null;
  return callsTo(source.after, target.after).length > 0 ? 'two' : null;
}

/** A block, or what every method may end with, says nothing. */
function isEnough(body: BodyMapping, demand: Demand): boolean {
  const mappings = allMappings(body.mappings).filter(({ before, after }) => tells(before) && tells(after));
  if (mappings.length === 0) return false;
  if (demand === 'any' || (demand === 'two' && mappings.length > 1)) return true;
  return mappings.some(({ before, after, replacements }) => replacements.length === 0 && before.kind === after.kind);
}

function isAround(outer: Method, inner: Method): boolean {
  return outer.file === inner.file && outer.span.start < inner.span.start && inner.span.end < outer.span.end;
}
