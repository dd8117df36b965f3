import type { Method, TypeDeclaration } from '../../model/declarations.js';
import { allMappings, type BodyMapping } from '../../matching/bodies/body-mapping.js';
import { callsTo } from '../../facts/calls.js';
import type { Comparison } from '../../matching/comparison.js';
import { bodyStatements, fragmentsOf, type Fragments } from '../../matching/bodies/fragments.js';
import { isTrivial } from '../../facts/telling-statements.js';
import { mapFragments } from '../../matching/bodies/statement-matching.js';
import { NO_SUBSTITUTION } from '../../facts/substitution.js';
import { groupBy } from '../../text/grouping.js';
import { extractedClasses } from '../types/extracted-classes.js';
import { extractedSubclasses } from '../types/extracted-subclasses.js';
import { extractedSupertypes } from '../types/extracted-supertypes.js';
import type { Finding } from '../../findings/finding.js';
import { describeMovedCode, isEnough, movingCode, PLAIN } from './moved-code.js';

/**
 * Move Code into a type that was extracted: statements that left a method which is still there, and stand in a new method of a class that was taken out
 * of the method's class, above, below or beside it, without being called from there. A constructor takes none.
 *
 *     class Car { int age; void go() { log(); run(); } }   ->   class Car extends Base { void go() { run(); } }     class Base { int age; void note() { log(); } }
 */
export function* codeInExtractedTypes(comparison: Comparison): Iterable<Finding> {
  const routes = [...extractedTypes(comparison)];
  if (routes.length === 0) return;
  const { changed, open } = movingCode(comparison);
  const leaving = groupBy(changed, ({ before }) => before.declaringType);
  const arrived = groupBy(newMethods(comparison), (method) => method.declaringType);
  for (const { from, fromAfter, to } of routes) {
    const targets = arrived.get(to) ?? [];
    for (const source of targets.length > 0 ? (leaving.get(from) ?? []) : []) {
      const statements = source.after.declaringType === fromAfter ? open(source.body?.unmappedBefore) : [];
      if (statements.length === 0) continue;
      const before = fragmentsOf(statements, NO_SUBSTITUTION);
      for (const target of targets) {
        if (!target.body || isReachedThrough(source.after, target, targets)) continue;
        const after = fragmentsOf(open(bodyStatements(target.body)), NO_SUBSTITUTION);
        const code = mapFragments({ before, after, ...PLAIN });
        if ((isEnough(code, 'two') && saysSomething(code)) || asksTheSame(before, after)) yield describeMovedCode(source, target, code);
      }
    }
  }
}

/** Also those that were extracted from another method: what they have besides may have come from this one. */
function newMethods({ addedMethods, extractions }: Comparison): readonly Method[] {
  const added = [...addedMethods, ...extractions.map(({ extracted }) => extracted)];
  return [...new Set(added)].filter(({ kind }) => kind === 'method');
}

/** What many methods end with is no evidence: not when nothing else went there. */
function saysSomething({ mappings }: BodyMapping): boolean {
  return allMappings(mappings).some(({ before }) => !before.composite && !isTrivial(before));
}

/** Loops and conditions that ask the same are one statement, whatever is done in them now. */
function asksTheSame(before: Fragments, after: Fragments): boolean {
  const asked = new Set(after.composites.map(({ text }) => text));
  return before.composites.some(({ statement, text }) => statement.expressions.length > 0 && statement.kind !== 'catch' && asked.has(text));
}

/** A type, as it was and as it is, and a new class that was taken out of it. */
interface ExtractedType {
  readonly from: TypeDeclaration;
  readonly fromAfter: TypeDeclaration;
  readonly to: TypeDeclaration;
}

/** One that got another name or place at the same time is none. */
function* extractedTypes(comparison: Comparison): Iterable<ExtractedType> {
  const routes: ExtractedType[] = [
    ...extractedSupertypes(comparison).flatMap(({ subtypes, supertype }) =>
      subtypes.map(({ before, after }) => ({ from: before, fromAfter: after, to: supertype })),
    ),
    ...extractedSubclasses(comparison).map(({ origin, originAfter, subtype }) => ({ from: origin, fromAfter: originAfter, to: subtype })),
    ...extractedClasses(comparison),
  ];
  for (const route of routes) if (route.to.kind === 'class' && route.from.qualifiedName === route.fromAfter.qualifiedName) yield route;
}

/** Called through another new method of its type: then the code was extracted, or was not. */
function isReachedThrough(caller: Method, target: Method, others: readonly Method[]): boolean {
  return others.some((other) => other !== target && callsTo(caller, other).length > 0 && callsTo(other, target).length > 0);
}
