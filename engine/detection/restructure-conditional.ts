import { restructureConditionalTypes } from '../catalogue/restructure-conditional.js';
import type { Statement } from '../model/statement.js';
import { bodyChanges, type BodyChange } from './changes/body-changes.js';
import { mergedCatches } from './conditions/catches.js';
import type { DetectionFamily } from './family.js';
import { finding, type Element, type Finding } from '../findings/finding.js';
import { conditionOf } from '../facts/expressions/normal-conditions.js';
import { splitConditionals } from './conditions/conditional-splits.js';
import { invertedConditions } from './conditions/inverted-conditions.js';
import { ternaryReplacements } from './conditions/ternaries.js';
import { expressionElement, methodElement, methodPart, statementElement, statementPart } from '../findings/elements.js';
import { resourceTries } from './conditions/resource-tries.js';
import { own } from '../text/own.js';

/** Branches, catches and tries that say the same in another form. */
export const restructureConditional: DetectionFamily = {
  ...restructureConditionalTypes,
  *detect({ comparison }): Iterable<Finding> {
    for (const change of bodyChanges(comparison)) {
      if (!change.body || change.body.identical) continue;
      for (const [one, other] of invertedConditions(change))
        yield describe(change, 'Invert Condition', [one], [other], 'conditional', 'inverted conditional');
      for (const { pair } of ternaryReplacements(change))
        yield describe(change, 'Replace Conditional With Ternary', pair.slice(0, 1), pair.slice(1), 'conditional', 'ternary conditional');
      for (const { one, several } of splitConditionals(change, 'split'))
        yield describe(change, 'Split Conditional', [one], several, 'conditional', 'split conditional');
      for (const { one, several } of splitConditionals(change, 'merge'))
        yield describe(change, 'Merge Conditional', several, [one], 'merged conditional', 'new conditional');
      yield* mergedCatches(change);
      yield* resourceTries(change);
    }
  },
};

function describe(
  change: BodyChange,
  type: string,
  before: readonly Statement[],
  after: readonly Statement[],
  roleBefore: string,
  roleAfter: string,
): Finding {
  // return a.b();  ->  if(!a.b()): of what an inlined method gave back only the condition is told
  const isGivenBack = change.kind === 'inlining' && type === 'Invert Condition' && before[0]?.kind === 'return';
  const told = (statement: Statement): Element => {
    const condition = isGivenBack ? conditionOf(statement) : null;
    return condition ? expressionElement(change.after.file, condition) : statementElement(change.after.file, statement);
  };
  const original = roleBefore === 'conditional' ? 'original conditional' : roleBefore;
  return finding(type, {
    before: {
      subject: before.map((statement) => statementElement(change.before.file, statement)),
      within: [methodElement(change.before)],
      parts: [
        ...before.map((statement) => statementPart(change.before.file, statement, original)),
        methodPart(change.before, 'original method declaration'),
      ],
    },
    after: {
      subject: after.map(told),
      within: [methodElement(change.after)],
      parts: [
        ...after.map((statement) => statementPart(change.after.file, statement, roleAfter)),
        methodPart(change.after, own(AFTER_ROLES, type) ?? ''),
      ],
    },
  });
}

const AFTER_ROLES: Readonly<Record<string, string>> = {
  'Split Conditional': 'method declaration with split conditional',
  'Merge Conditional': 'method declaration with merged conditional',
  'Invert Condition': 'method declaration with inverted conditional',
  'Replace Conditional With Ternary': 'method declaration with ternary conditional',
};
