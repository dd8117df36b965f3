import { restructureConditionalTypes } from '../catalogue/restructure-conditional.js';
import { descendants } from '../model/expression.js';
import { rootOf, type Statement } from '../model/statement.js';
import { bodyChanges, type BodyChange } from './body-changes.js';
import { mergedCatches } from './catches.js';
import { finding } from './finding.js';
import type { DetectionFamily, Finding } from './family.js';
import { conditionOf, ternariesOf } from './conditions.js';
import { splitConditionals } from './conditional-splits.js';
import { invertedConditions } from './inverted-conditions.js';
import { areSeenBesideOthers, keptConditions } from './kept-conditions.js';
import { isTurnedGuard, mergedBranches, ternaryReplacements } from './ternaries.js';
import { methodLocation, statementLocation } from './locations.js';
import { inMethod, listText, statementText } from './print.js';
import { resourceTries } from './resource-tries.js';
import { own } from '../text/own.js';

/** Branches, catches and tries that say the same in another form. */
export const restructureConditional: DetectionFamily = {
  ...restructureConditionalTypes,
  *detect({ comparison }): Iterable<Finding> {
    for (const change of bodyChanges(comparison)) {
      if (!change.body || change.body.identical) continue;
      for (const [one, other] of invertedConditions(change))
        yield describe(change, 'Invert Condition', [one], [other], 'conditional', 'inverted conditional');
      for (const replacement of ternaryReplacements(change)) {
        const [one, other] = replacement.pair;
        // in a lambda, and in code that was extracted or inlined, only what the branches became is told
        if (!isTurnedGuard(replacement) && change.kind === 'pair' && rootOf(other) === change.after.body)
          yield describe(change, 'Replace Conditional With Ternary', [one], [other], 'conditional', 'ternary conditional');
      }
      for (const { one, several } of splitConditionals(change, 'split'))
        yield describe(change, 'Split Conditional', [one], several, 'conditional', 'split conditional');
      const kept = keptConditions(change.body);
      for (const { one, several } of [...splitConditionals(change, 'merge'), ...mergedBranches(change)])
        if (!makesLambdaOf(one, several) && (rootOf(one) !== change.after.body || areSeenBesideOthers(one, several, kept)))
          yield describe(change, 'Merge Conditional', several, [one], 'merged conditional', 'new conditional');
      yield* mergedCatches(change);
      yield* resourceTries(change);
    }
  },
};

/**
 * Whether a choice that makes a lambda took the place of a statement (252 made-up changes): that merged nothing, while conditions are merged all the same.
 *
 *     if (open) { add(length); } return this;   ->   return open ? add(() -> length) : this;
 */
function makesLambdaOf(choice: Statement, several: readonly Statement[]): boolean {
  if (several.every(({ composite }) => composite)) return false;
  return ternariesOf(choice).some((ternary) => descendants(ternary).some(({ kind }) => kind === 'lambda'));
}

function describe(
  change: BodyChange,
  type: string,
  before: readonly Statement[],
  after: readonly Statement[],
  roleBefore: string,
  roleAfter: string,
): Finding {
  const text = (statements: readonly Statement[], several: boolean): string => {
    // return a.b();  ->  if(!a.b()): of what an inlined method gave back only the condition is told
    const asked = change.kind === 'inlining' && type === 'Invert Condition' && before[0]?.kind === 'return' && statements === after;
    const texts = statements.map((statement) =>
      asked ? (conditionOf(statement)?.text ?? statementText(statement)) : statementText(statement),
    );
    return several ? listText(texts) : texts.join();
  };
  const original = roleBefore === 'conditional' ? 'original conditional' : roleBefore;
  return finding(
    type,
    `${text(before, type === 'Merge Conditional')} to ${text(after, type === 'Split Conditional')} in ${inMethod(change.after)}`,
    [
      ...before.map((statement) => statementLocation(change.before.file, statement, original, true)),
      methodLocation(change.before, 'original method declaration'),
    ],
    [
      ...after.map((statement) => statementLocation(change.after.file, statement, roleAfter, true)),
      methodLocation(change.after, own(AFTER_ROLES, type) ?? ''),
    ],
  );
}

const AFTER_ROLES: Readonly<Record<string, string>> = {
  'Split Conditional': 'method declaration with split conditional',
  'Merge Conditional': 'method declaration with merged conditional',
  'Invert Condition': 'method declaration with inverted conditional',
  'Replace Conditional With Ternary': 'method declaration with ternary conditional',
};
