import { statementsOf, type Statement } from '../model/statement.js';
import { withoutParentheses } from '../matching/covering.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import { allMappings } from '../matching/body-mapping.js';
import type { BodyChange } from './body-changes.js';
import { conditionOf, conjuncts, isComparison, isNegation, normalForm, ternariesOf } from './conditions.js';

export type StatementPair = readonly [before: Statement, after: Statement];

/** Mapped statements that differ, and conditions without a partner: where a condition can have changed its form. */
function changedStatements(change: BodyChange): {
  readonly mapped: readonly StatementPair[];
  readonly before: readonly Statement[];
  readonly after: readonly Statement[];
} {
  const mapped: StatementPair[] = [];
  for (const mapping of allMappings(change.body?.mappings ?? [])) if (!mapping.identical) mapped.push([mapping.before, mapping.after]);
  return { mapped, before: change.body?.unmappedBefore ?? [], after: change.body?.unmappedAfter ?? [] };
}

/** `if(a != null)` -> `if(a == null)`: mapped, or both without a partner. */
export function invertedConditions(change: BodyChange): readonly StatementPair[] {
  const { mapped, before, after } = changedStatements(change);
  const inverted = (one: Statement, other: Statement): boolean => {
    const from = conditionOf(one);
    const to = conditionOf(other);
    if (from === null || to === null) return false;
    return (
      isNegation(from, to) ||
      (one.kind === 'if' && other.kind === 'if' && isComparison(from) && conjuncts(to).some((part) => isNegation(from, part)))
    );
  };
  const pairs = mapped.filter(([one, other]) => inverted(one, other));
  const rest = new Set(after.filter((statement) => statement.kind === 'if'));
  for (const one of before) {
    if (one.kind !== 'if') continue;
    const other = [...rest].find((candidate) => inverted(one, candidate));
    if (!other) continue;
    rest.delete(other);
    pairs.push([one, other]);
  }
  return [...pairs, ...ternaryReplacements(change).filter(([one, other]) => invertedInTernary(one, other))];
}

/** `if(a != b)` -> `x = c || a == b ? 1 : 2;`: the whole condition, or a comparison that is part of it. */
function invertedInTernary(one: Statement, other: Statement): boolean {
  const condition = conditionOf(one);
  if (!condition) return false;
  return ternariesOf(other).some((ternary) => {
    const decides = ternary.children[0];
    if (!decides) return false;
    return isNegation(condition, decides) || (isComparison(condition) && conjuncts(decides).some((part) => isNegation(condition, part)));
  });
}

/** `if(a) x = 1; else x = 2;` -> `x = a ? 1 : 2;`: the if is gone and its condition decides in an expression that was not there. */
export function ternaryReplacements(change: BodyChange): readonly StatementPair[] {
  const { mapped, before, after } = changedStatements(change);
  const had = new Set(mapped.flatMap(([one]) => ternariesOf(one).map((ternary) => ternary.text)));
  const targets = [...mapped.map(([, other]) => other), ...after].filter((statement) =>
    ternariesOf(statement).some((ternary) => !had.has(ternary.text)),
  );
  const pairs: StatementPair[] = [];
  for (const one of before) {
    const condition = one.kind === 'if' ? conditionOf(one) : null;
    if (!condition) continue;
    const forms = new Set([normalForm(condition), normalForm(condition, true)]);
    const other = targets.find((statement) =>
      ternariesOf(statement).some((ternary) => {
        const decides = ternary.children[0];
        if (!decides || had.has(ternary.text)) return false;
        return forms.has(normalForm(decides)) || conjuncts(decides).some((part) => forms.has(normalForm(part)));
      }),
    );
    if (other) pairs.push([one, other]);
  }
  return pairs;
}

/**
 * The branches of an `if` that became those of a conditional expression, each with the condition that it stood under:
 *
 *     if(a) { x = f(); } else { x = g(); }   ->   x = a ? f() : g();
 */
export function mergedBranches(change: BodyChange): readonly ConditionalSplit[] {
  const found: ConditionalSplit[] = [];
  for (const [one, other] of ternaryReplacements(change)) {
    const values = new Set(
      ternariesOf(other).flatMap((ternary) => ternary.children.slice(1).map((branch) => withoutParentheses(branch).text)),
    );
    const next = one.parent?.children[one.index + 1];
    const leaves = [...statementsOf(one).filter((statement) => !statement.composite), ...(next?.kind === 'return' ? [next] : [])];
    for (const leaf of leaves) {
      const value = wrappedExpression(leaf);
      if (value && value.kind !== 'null' && values.has(value.text)) found.push({ one: other, several: [leaf, one] });
    }
  }
  return found;
}

export interface ConditionalSplit {
  readonly one: Statement;
  readonly several: readonly Statement[];
}

/**
 * One condition of several parts against statements with some of the parts each, which together have all of them:
 *
 *     if(a && b)   ->   if(a) { if(b) … }
 *
 * `merge` asks the same question in the other direction.
 */
export function splitConditionals(change: BodyChange, direction: 'split' | 'merge'): readonly ConditionalSplit[] {
  const { mapped, before, after } = changedStatements(change);
  const [wholes, parts] = direction === 'split' ? [before, after] : [after, before];
  const partnerOf = new Map<Statement, Statement>(
    mapped.map(([one, other]): [Statement, Statement] => (direction === 'split' ? [one, other] : [other, one])),
  );
  const found: ConditionalSplit[] = [];
  for (const one of [...wholes, ...partnerOf.keys()]) {
    const condition = conditionOf(one);
    if (!condition || one.kind === 'return') continue;
    const forms = conjuncts(condition).map((part) => normalForm(part));
    if (forms.length < 2) continue;
    const partner = partnerOf.get(one);
    const candidates = partner ? [partner, ...parts] : parts;
    const several = candidates.filter((statement) => {
      const part = statement.kind === 'return' ? null : conditionOf(statement);
      if (!part) return false;
      const own = conjuncts(part).map((piece) => normalForm(piece));
      return own.length < forms.length && own.every((form) => forms.includes(form));
    });
    const covered = new Set(
      several.flatMap((statement) => conjuncts(conditionOf(statement) ?? condition).map((piece) => normalForm(piece))),
    );
    if (several.length >= 2 && forms.every((form) => covered.has(form))) found.push({ one, several });
  }
  return found;
}
