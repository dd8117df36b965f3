import { replaceAnonymousClassTypes } from '../catalogue/replace-anonymous-class.js';
import { isFieldValue, type Method, type TypeDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { leavesOf, type Statement } from '../model/statement.js';
import type { MatchingResult } from '../matching/result.js';
import { becameLambda } from '../matching/types/anonymous-as-lambda.js';
import { allMappings } from '../matching/bodies/body-mapping.js';
import { anonymousToClass } from './types/anonymous-to-class.js';
import { bodyChanges, type BodyChange } from './changes/body-changes.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { expressionElement, expressionPart, methodElement, methodPart, typeElement, typePart } from '../findings/elements.js';
import { ternaryReplacements } from './conditions/ternaries.js';

/** Anonymous classes that became something with less ceremony, or with a name. */
export const replaceAnonymousClass: DetectionFamily = {
  ...replaceAnonymousClassTypes,
  *detect({ comparison }): Iterable<Finding> {
    yield* toLambdas(comparison);
    yield* anonymousToClass(comparison);
  },
};

function* toLambdas(comparison: MatchingResult): Iterable<Finding> {
  const named = new Set(comparison.namedTypes.map(({ before }) => before));
  for (const change of bodyChanges(comparison)) {
    for (const [before, after] of statementsInPlace(change)) {
      const gone = anonymousIn(before, after).filter((type) => !named.has(type) && !stays(type, change));
      if (gone.length === 0) continue;
      const fresh = functionsIn(after, before);
      for (const [lambda, at] of fresh) {
        const types = gone.filter((type) => becameLambda(type, lambda, at));
        // of several statements the one that stands for the lambda's is the first
        for (const type of before.length > 1 && fresh.length === 1 ? types.slice(0, 1) : types) yield describe(type, lambda, change);
      }
    }
  }
}

type Side = readonly Statement[];

/**
 * What may hold the class and the lambda: a statement and what it became, all that is left over, and a branch and the choice that it became one of. Nothing
 * is told of classes in the blocks of a field's value.
 */
function* statementsInPlace(change: BodyChange): Iterable<readonly [Side, Side]> {
  const { body, after } = change;
  if (!body) return;
  const { mappings, unmappedBefore, unmappedAfter } = body;
  for (const mapping of isFieldValue(after) ? mappings : allMappings(mappings))
    if (!mapping.identical) yield [[mapping.before], [mapping.after]];
  // which of very many statements stands in the place of which was not looked at
  if (!body.uncompared) yield [unmappedBefore, unmappedAfter];
  for (const { pair } of ternaryReplacements(change)) yield [leavesOf(pair[0]).filter((leaf) => unmappedBefore.includes(leaf)), [pair[1]]];
}

/** Anonymous classes of one side, but not those of which the other has one by that name. What stands inside a lambda's block is a matter of its own statements. */
function anonymousIn(before: Side, after: Side): readonly TypeDeclaration[] {
  const typesOf = (side: Side): readonly TypeDeclaration[] =>
    side.flatMap(({ expressions }) => expressions.flatMap(descendants).flatMap(({ anonymousType }) => anonymousType ?? []));
  const gone = typesOf(before);
  if (gone.length === 0) return gone;
  const kept = new Set(typesOf(after).map(({ name }) => name));
  return gone.filter(({ name }) => !kept.has(name));
}

/** Lambdas and method references that are new, each with the statement that it stands in. */
function functionsIn(after: Side, before: Side): readonly (readonly [Expression, Statement])[] {
  const functionsOf = (side: Side): readonly (readonly [Expression, Statement])[] =>
    side.flatMap((statement) =>
      statement.expressions
        .flatMap(descendants)
        .filter(({ kind }) => kind === 'lambda' || kind === 'methodReference')
        .map((one) => [one, statement] as const),
    );
  const had = new Set(functionsOf(before).map(([{ text }]) => text));
  return functionsOf(after).filter(([{ text }]) => !had.has(text));
}

/** The method has as many anonymous classes of that kind as before: this one only went to another statement. */
function stays(type: TypeDeclaration, change: BodyChange): boolean {
  const count = (method: Method): number => method.innerTypes.filter((inner) => inner.name === type.name).length;
  return count(change.after) >= count(change.before);
}

function describe(type: TypeDeclaration, lambda: Expression, { before, after }: BodyChange): Finding {
  return finding('Replace Anonymous With Lambda', {
    before: {
      subject: [typeElement(type)],
      within: [methodElement(before)],
      parts: [typePart(type, 'anonymous class declaration'), methodPart(before, 'original method declaration')],
    },
    after: {
      subject: [expressionElement(after.file, lambda)],
      within: [methodElement(after)],
      parts: [expressionPart(after.file, lambda, 'lambda expression'), methodPart(after, 'method declaration with introduced lambda')],
    },
  });
}
