import type { VariableDeclaration } from '../../model/declarations.js';
import type { Expression, ExpressionKind } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { isPartOfCondition, isTurnedRound } from '../../facts/expressions/condition-parts.js';
import { withoutParentheses, type SameExpressions } from '../../facts/expressions/covering.js';
import { valuesOf } from '../../facts/wrapped-expressions.js';
import { allMappings, type BodyMapping } from '../../matching/bodies/body-mapping.js';
import type { BodySides } from './body-sides.js';
import { matching } from './value-readings.js';
import { isInArgument, isTelling, stripped } from './variable-values.js';

/**
 * The first statement without a partner that handed the value on, where the declaration has no partner either:
 *
 *     foo(bar(p), 3);         ->   String v = bar(p); other(v);
 */
export function leftoverWithValue(variable: VariableDeclaration, sides: BodySides): Statement | null {
  const { initializer } = variable;
  if (variable.kind !== 'local' || !initializer || !sides.declarationOf(variable)) return null;
  const { values } = sides;
  const isCast = initializer.kind === 'cast';
  const texts = isCast ? new Set([stripped(initializer.text)]) : values.valueTexts(variable);
  const isTold = isTelling(initializer) || isCast;
  const hasValue = (statement: Statement): boolean => {
    if (statement.composite)
      return sides.direction === 'extract' && isAsked(statement, initializer, (a, b) => values.plainText(a) === stripped(b.text));
    return matching(statement, (part) => texts.has(values.plainText(part)) && isInArgument(part)).length > 0;
  };
  return sides.unmappedOther.find((one) => sides.declaresWhole(one, variable) || (isTold && hasValue(one))) ?? null;
}

/** `if (bar(p)) …`, also with more conditions, or the opposite. */
function isAsked(statement: Statement, value: Expression, same: SameExpressions): boolean {
  const [condition] = valuesOf(statement);
  if (!condition) return false;
  const [a, b] = [withoutParentheses(condition), withoutParentheses(value)];
  return same(a, b) || isTurnedRound(a, b, same) || isPartOfCondition(a, b, same);
}

/** Where a value was returned or assigned, and where its name is now. */
export interface LeftByName {
  readonly inPlace: Statement;
  readonly named: Statement;
}

/**
 * A variable is assigned what was returned, or assigned to something else, in its place, and that leaves by the variable's name later:
 *
 *     if (p) return a(); return b();   ->   T v; if (p) v = a(); else v = b(); return v;
 *     try { x = a(); } …               ->   T v; try { v = a(); } …  x = v;
 */
export function leavesByName(variable: VariableDeclaration, sides: BodySides, body: BodyMapping): LeftByName | null {
  const { values } = sides;
  const assigned = values.valuesOf(variable).filter((value) => value !== variable.initializer && !MUTE.has(value.kind));
  if (assigned.length === 0) return null;
  const texts = values.textsOf(assigned);
  const partners = new Map<Statement, Statement | 'same'>();
  for (const mapping of allMappings(body.mappings)) {
    const [mine, theirs] = sides.statementsOf(mapping);
    partners.set(mine, mapping.identical ? 'same' : theirs);
    partners.set(theirs, mapping.identical ? 'same' : mine);
  }
  const changed = (side: BodySides['host']): readonly Statement[] =>
    side.body ? [...statementsOf(side.body)].filter((one) => partners.get(one) !== 'same') : [];
  const hosts = changed(sides.host);
  for (const named of hosts) {
    const left = leaving(named);
    if (left?.value.kind !== 'name' || left.value.label !== variable.name) continue;
    const inPlace = changed(sides.other).find((one) => {
      const value = leaving(one);
      if (!value || value.target !== left.target || !texts.has(values.plainText(value.value))) return false;
      const partner = partners.get(one);
      return partner === undefined || partner === named || (partner !== 'same' && leaving(partner)?.target === variable.name);
    });
    if (inPlace) return { inPlace, named };
  }
  return null;
}

/** Values that stand in too many places to tell where they went. */
const MUTE: ReadonlySet<ExpressionKind> = new Set([
  'name',
  'boolean',
  'character',
  'instanceof',
  'classLiteral',
  'postfix',
  'conditional',
  'fieldAccess',
]);

/** What is returned, or assigned and to what. */
function leaving({ kind, expressions: [only] }: Statement): { readonly target: string; readonly value: Expression } | null {
  if (kind === 'return') return only ? { target: '', value: only } : null;
  const [target, value] = kind === 'expression' && only?.kind === 'assignment' && only.label === '=' ? only.children : [];
  return target && value ? { target: stripped(target.text), value } : null;
}
