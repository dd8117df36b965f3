import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { allMappings, type BodyMapping, type Replacement, type StatementMapping } from '../bodies/body-mapping.js';
import { isComparison } from '../../facts/expressions/condition-parts.js';
import { covers, isLiteral, withoutParentheses } from '../../facts/expressions/covering.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { agreementOfMapping } from './method-similarity.js';
import { isTrivial } from '../../facts/telling-statements.js';
import { substitutedExpression } from '../../facts/substitution.js';

/** A value that has a variable of its own in the extracted (inlined) method, which nothing else there became. */
interface Named {
  readonly replacement: Replacement;
  readonly declaration: Statement;
  readonly initializer: Expression | null;
}

/**
 * A value of a statement that went along has a variable of its own in the extracted method, or had one in the inlined method: the variable's declaration is
 * nothing new (nothing that is gone), whatever it holds. Taken out, a variable that holds the value, in whatever words, says by itself that the statement is
 * the one that was there (2,200 changes of twelve statements, 22 values held and 26 values that stood there; 400 between types).
 *
 *     shelf.put(find(key).size());   ->   put(key);     put(String key) { int many = find(key, 3).size(); log.warn("put"); shelf.put(many); }     extracted
 *                                                       put(String key) { int many = depth(); shelf.put(many); }                                  extracted
 *                                                       put(String key) { int many = depth(); log.warn("put"); shelf.put(many); }                 not
 *
 * Between types it has to hold the value to be taken out, and nothing else may be new.
 */
export function namesValueInside(body: BodyMapping, inside: 'before' | 'after', place: 'here' | 'elsewhere'): boolean {
  const unmapped = inside === 'after' ? body.unmappedAfter : body.unmappedBefore;
  const naming = namedValues(body, inside, unmapped);
  if (naming.length === 0) return false;
  const [only, ...more] = body.mappings;
  if (only && more.length === 0 && isOtherValue(only, inside, place, naming)) return false;
  const isHeld = naming.some((one) => holds(one, body));
  if (inside === 'after' && place === 'here' && isHeld) return true;
  const declarations = naming.map(({ declaration }) => declaration);
  const counts = (one: Statement): boolean => (inside === 'after' ? !one.composite : one.kind !== 'block') && !isTrivial(one);
  const others = unmapped.filter((one) => !declarations.includes(one) && counts(one)).length;
  if (inside === 'after' && place === 'elsewhere') return isHeld && others === 0;
  const ends = body.mappings.filter(({ before, after }) => isTrivial(before) && isTrivial(after)).length;
  return agreementOfMapping(body).mapped - ends > others;
}

/** What has a variable of its own now (had one), which holds it: the declarations, and how many statements differ by nothing else. */
export function heldValues(body: BodyMapping, inside: 'before' | 'after'): { readonly declarations: number; readonly statements: number } {
  const unmapped = inside === 'after' ? body.unmappedAfter : body.unmappedBefore;
  const held = namedValues(body, inside, unmapped).filter((one) => holds(one, body, inside));
  if (held.length === 0) return NOTHING_HELD;
  const replacements = new Set(held.map(({ replacement }) => replacement));
  const isHeld = (one: StatementMapping): boolean =>
    one.replacements.length > 0 && one.replacements.every((each) => replacements.has(each));
  return {
    declarations: new Set(held.map(({ declaration }) => declaration)).size,
    statements: allMappings(body.mappings).filter(isHeld).length,
  };
}

const NOTHING_HELD = { declarations: 0, statements: 0 };

function namedValues(body: BodyMapping, inside: 'before' | 'after', unmapped: readonly Statement[]): readonly Named[] {
  const declared = new Map<string, Omit<Named, 'replacement'>>();
  for (const declaration of unmapped)
    if (declaration.kind === 'localVariable')
      for (const { name, initializer } of declaration.variables) declared.set(name, { declaration, initializer });
  if (declared.size === 0) return [];
  return allMappings(body.mappings).flatMap(({ replacements }) =>
    replacements.flatMap((replacement) => {
      const name = replacement[inside];
      const variable = name.kind === 'name' ? declared.get(name.label) : undefined;
      return variable ? [{ replacement, ...variable }] : [];
    }),
  );
}

/**
 * What is compared and declared, or a part of a condition that stands in parentheses or asks the reverse now, is another value; put in, so is what is computed
 * or written down as the only thing that a call is handed.
 */
function isOtherValue(only: StatementMapping, inside: 'before' | 'after', place: 'here' | 'elsewhere', naming: readonly Named[]): boolean {
  const outside = inside === 'after' ? 'before' : 'after';
  const part = inside === 'after' ? only.beforeExpression : only.afterExpression;
  const whole = only[outside];
  if (part) {
    const isAll = whole.expressions.some((one) => withoutParentheses(one) === withoutParentheses(part)) || whole.kind === 'return';
    if (whole.kind === 'localVariable') return inside === 'before' || isComparison(withoutParentheses(part));
    if (isAll) return false;
    const isLost = part.parent?.kind === 'parenthesized' || (inside === 'before' && part.children.some(({ kind }) => kind === 'null'));
    return isLost || only.replacements.some(({ kind }) => kind === 'operator');
  }
  if (inside === 'after') return false;
  if (place === 'elsewhere') return whole.kind === 'return' && wrappedExpression(whole)?.kind === 'infix';
  return naming.some(({ replacement: { after }, initializer }) => {
    if (!isComputed(after, isAssignment(whole))) return false;
    return initializer?.text !== after.text || after.parent?.arguments?.[0] === after;
  });
}

function isComputed(value: Expression, isAssigned: boolean): boolean {
  const { kind } = value;
  if (kind === 'infix' || kind === 'conditional' || kind === 'number' || kind === 'arrayCreation' || kind === 'classLiteral') return true;
  return isAssigned && (isLiteral(value) || kind === 'arrayAccess' || kind === 'prefix');
}

/** Whether what a variable is declared with is the value, a part of it, something around it, or the same call in other words. */
function holds({ replacement, initializer }: Named, names: BodyMapping, inside: 'before' | 'after' = 'after'): boolean {
  if (!initializer) return false;
  const outside = inside === 'after' ? 'before' : 'after';
  const [value, held] = [withoutParentheses(replacement[outside]), withoutParentheses(initializer)];
  const text = substitutedExpression(held, names[`${inside}Names`]);
  if (text === value.text || (covers(value) && text.includes(value.text))) return true;
  if (value.kind === 'invocation' && held.kind === 'invocation') {
    if (value.label === held.label && (value.receiver === null) === (held.receiver === null)) return true;
    // pots.find(key).size(), pots.find(key).depth()
    const [one, other] = [value.receiver, held.receiver];
    if (one?.kind === 'invocation' && one.receiver && other && substitutedExpression(other, names[`${inside}Names`]) === one.text)
      return true;
  }
  return covers(held) && descendants(value).some((one) => one.text === text);
}
