import { changeParametersTypes } from '../catalogue/change-parameters.js';
import type { VariableDeclaration } from '../model/declarations.js';
import type { ParameterMatch } from '../matching/comparison.js';
import { agreementOfMapping } from '../matching/methods/method-similarity.js';
import { typeText } from '../facts/declarations/declared-types.js';
import { sameParameterTypes } from '../facts/declarations/method-signatures.js';
import { roleOf } from '../matching/variables/variables.js';
import { bodyChanges, parameterPairs, parametersOf, variablesOf, type BodyChange } from './changes/body-changes.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { methodElement, methodPart, variableElement, variablePart } from '../findings/elements.js';
import { describeMerger } from '../findings/merger-findings.js';
import { describeVariable } from '../findings/variable-findings.js';

/** Parameters of methods that are still there. */
export const changeParameters: DetectionFamily = {
  ...changeParametersTypes,
  *detect({ comparison }): Iterable<Finding> {
    for (const change of bodyChanges(comparison)) {
      if (change.kind === 'pair') {
        const match = parametersOf(change);
        if (!change.partOf) {
          yield* addedAndRemoved(change, match, new Set(match.mergers.flatMap(({ one, several }) => [one, ...several])));
          yield* reordered(change, match);
        }
        for (const merger of match.mergers) yield describeMerger(change, 'Parameter', merger, merger.direction);
      }
      for (const pair of parameterPairs(change))
        if (pair.before.name !== pair.after.name) yield describeVariable('Rename Parameter', change, pair);
    }
  },
};

/**
 * Where parameters of other names and types came and others went, nothing tells whether they are the same ones, rethought, unless a statement is still as
 * it was:
 *
 *     void load(int id, Date when) { book(id, when); }   ->   void load(int id, String name, Owner by) { book(id, name); }      `by` is not told
 *
 * A constructor is the same one under any circumstances, so it tells them whenever it does anything; not where it takes the same types and nothing of what it
 * did is left (704 changes):
 *
 *     Boat(Crate one, Crate two, Look look) { bow = one; stern = two; }   ->   Boat(Crate left, Crate right, Look look) { this(left, right, look, 3); }
 */
function isRethought({ before, after, body }: BodyChange, { exchanged }: ParameterMatch): boolean {
  if (!exchanged) return false;
  if ([before, after].every((method) => method.body?.children.length === 0)) return true;
  if (before.kind === 'constructor')
    return body !== null && !body.identical && body.mappings.length === 0 && sameParameterTypes(before, after);
  return !body?.identical && agreementOfMapping(body).exact === 0;
}

/** Parameters that came and went; not those that were, or became, local variables, or others of the list `told`: that is one change, told elsewhere. */
function* addedAndRemoved(change: BodyChange, match: ParameterMatch, told: ReadonlySet<VariableDeclaration>): Iterable<Finding> {
  if (isRethought(change, match)) return;
  const { before, after } = change;
  const conversions = variablesOf(change)?.conversions ?? [];
  const wasLocal = new Set(conversions.filter((pair) => roleOf(pair.before) === 'local').map((pair) => pair.after));
  const becameLocal = new Set(conversions.filter((pair) => roleOf(pair.after) === 'local').map((pair) => pair.before));
  for (const parameter of match.added) {
    if (wasLocal.has(parameter) || told.has(parameter)) continue;
    yield finding('Add Parameter', {
      before: { within: [methodElement(before)], parts: [methodPart(before, 'original method declaration')] },
      after: {
        subject: [variableElement(after.file, parameter)],
        within: [methodElement(after)],
        parts: [variablePart(after.file, parameter, 'added parameter'), methodPart(after, 'method declaration with added parameter')],
      },
    });
  }
  for (const parameter of match.removed) {
    if (becameLocal.has(parameter) || told.has(parameter)) continue;
    yield finding('Remove Parameter', {
      before: {
        subject: [variableElement(before.file, parameter)],
        within: [methodElement(before)],
        parts: [variablePart(before.file, parameter, 'removed parameter'), methodPart(before, 'original method declaration')],
      },
      after: { within: [methodElement(after)], parts: [methodPart(after, 'method declaration with removed parameter')] },
    });
  }
}

/** `f(int a, String b)` -> `f(String b, int a)`: at least two that kept name and type stand the other way round. */
function* reordered({ before, after }: BodyChange, match: ParameterMatch): Iterable<Finding> {
  const kept = match.pairs.filter((pair) => pair.before.name === pair.after.name && typeText(pair.before) === typeText(pair.after));
  const order = kept.map((pair) => after.parameters.indexOf(pair.after));
  if (order.every((place, index) => index === 0 || place > (order[index - 1] ?? 0))) return;
  yield finding('Reorder Parameter', {
    before: {
      subject: before.parameters.map((parameter) => variableElement(before.file, parameter)),
      within: [methodElement(before)],
      parts: [
        ...before.parameters.map((parameter) => variablePart(before.file, parameter, 'original parameter declaration')),
        methodPart(before, 'original method declaration'),
      ],
    },
    after: {
      subject: after.parameters.map((parameter) => variableElement(after.file, parameter)),
      within: [methodElement(after)],
      parts: [
        ...after.parameters.map((parameter) => variablePart(after.file, parameter, 'reordered parameter declaration')),
        methodPart(after, 'method declaration with reordered parameters'),
      ],
    },
  });
}
