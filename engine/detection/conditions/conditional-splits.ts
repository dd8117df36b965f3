import type { Expression } from '../../model/expression.js';
import { leavesOf, rootOf, statementsOf, type Statement } from '../../model/statement.js';
import { contains } from '../../text/span.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { NO_NAMES } from '../../matching/bodies/aligned-references.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import { NO_SUBSTITUTION, type Substitution } from '../../facts/substitution.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { BodyChange } from '../changes/body-changes.js';
import { changedStatements } from '../changes/changed-statements.js';
import {
  askedOperands,
  chainOperator,
  conditionalValue,
  conditionOf,
  conjuncts,
  heldValues,
  isBound,
  isEquality,
  isNullCheck,
  normalForm,
  operandForm,
  oppositesOf,
} from '../../facts/expressions/normal-conditions.js';
import { hasInnerPieces, leavesTooLittle } from './nested-chains.js';
import { areInTurn, byTurns, isInside, ledByPart, ledLists } from './leading-parts.js';
import { splitTernary, successorsOf } from './ternary-splits.js';

export interface ConditionalSplit {
  readonly one: Statement;
  /** In the order in which they are told: leaves first, then from the inside outwards, the one that the whole became last. */
  readonly several: readonly Statement[];
}

/** The side with the one condition, and the side with the several that have its parts. */
export interface Sides {
  readonly wholes: readonly Statement[];
  readonly parts: readonly Statement[];
  readonly partnerOf: ReadonlyMap<Statement, Statement>;
  /** Statements of the whole's side whose partner is known. */
  readonly kept: ReadonlySet<Statement>;
  /** What the new variables of the parts' side hold, and the parameters that stand for arguments there. */
  readonly values: Substitution;
  /** Parameters of the whole's side that stand for arguments. */
  readonly wholeNames: Substitution;
  /** Those of the parts' side. */
  readonly partNames: Substitution;
  /** The parts' side comes later. */
  readonly split: boolean;
  /** What the method of the parts' side is handed. */
  readonly parameters: ReadonlySet<string>;
  /** All ifs around what a method gave back and another took in: those that stayed as they were ask, too. Null within one method. */
  readonly around: readonly Statement[] | null;
  /** `return true;` or `return false;` at the end of the parts' side. */
  readonly answer: Statement | null;
}

function answerOf(last: Statement | undefined): Statement | null {
  return last?.kind === 'return' && last.expressions[0]?.kind === 'boolean' ? last : null;
}

/**
 * One condition of several parts against several statements that have some of the parts each:
 *
 *     if(a && b)          ->   if(a) { if(b) … }        if(!a) { return; }  if(b) …
 *     return a || b;      ->   if(a) { return true; }  return b;
 *     x = a ? f() : g();  ->   if(!a) { return; }  x = f();
 *
 * `merge` asks the same question in the other direction.
 */
export function splitConditionals(change: BodyChange, direction: 'split' | 'merge'): readonly ConditionalSplit[] {
  const { mapped, before, after } = changedStatements(change);
  const split = direction === 'split';
  const [wholes, parts] = split ? [before, after] : [after, withTakenGuards(before, change)];
  const around = ifsAround(change, split);
  if (parts.length === 0 && around === null) return [];
  const partnerOf = new Map<Statement, Statement>(
    mapped.map(([one, other]): [Statement, Statement] => (split ? [one, other] : [other, one])),
  );
  const kept = new Set([...allMappings(change.body?.mappings ?? [])].map((mapping) => (split ? mapping.before : mapping.after)));
  const answer = answerOf((split ? change.after : change.before).body?.children.at(-1));
  const { beforeNames, afterNames } = change.body ?? NO_NAMES;
  const [wholeNames, partNames] = split ? [beforeNames, afterNames] : [afterNames, beforeNames];
  const values = partNames.size === 0 ? heldValues(parts) : new Map([...partNames, ...heldValues(parts)]);
  const parameters = new Set((split ? change.after : change.before).parameters.map(({ name }) => name));
  const sides = { parameters, around, wholes, parts, partnerOf, kept, values, wholeNames, partNames, split, answer };
  const found: ConditionalSplit[] = [];
  for (const one of [...wholes, ...partnerOf.keys()]) {
    for (const several of one.composite ? [splitComposite(one, sides)] : [splitLeaf(one, sides), splitAnswer(one, sides)])
      if (several.length > 0) found.push({ one, several });
  }
  return found
    .filter(({ several }) => several.length > 1)
    .flatMap(({ one, several }) => {
      if (!one.composite) return [{ one, several }];
      const inLambda = rootOf(one) !== (split ? change.before : change.after).body;
      if (inLambda && several.every(isInBlockOfLambda)) return [];
      if (inLambda && areNested(several)) return [{ one, several: [...several].sort((x, y) => y.span.start - x.span.start) }];
      const ordered = inOrder(several, one, found, sides);
      const condition = conditionOf(one);
      if (!condition) return [];
      if (wholeNames.size + partNames.size === 0 && areInTurn(ordered))
        return ledLists(ordered, condition, split).map((list) => ({ one, several: list }));
      return [{ one, several: ledByPart(ordered, condition) }];
    })
    .filter(({ several }) => several.length > 1);
}

/**
 * Of what stands one after another in the block of a lambda nothing is told, of what stands in one another from the inside outwards (104 changes):
 *
 *     n -> { if (n > 3) { return; } if (n < 9) { return; } go(n); }   ->   n -> { if (n > 3 || n < 9) { return; } go(n); }      nothing
 */
function isInBlockOfLambda({ parent }: Statement): boolean {
  return parent !== null && parent.parent === null;
}

/** Whether one of them stands in another. */
function areNested(several: readonly Statement[]): boolean {
  return several.some((one) => several.some((other) => one !== other && contains(one.span, other.span)));
}

/** The ifs of the method that took in what another one gave back, or that it was taken out of. */
function ifsAround({ kind, before, after }: BodyChange, split: boolean): readonly Statement[] | null {
  if (kind !== (split ? 'inlining' : 'extraction')) return null;
  const { body } = split ? after : before;
  return body ? statementsOf(body).filter((statement) => statement.kind === 'if') : [];
}

/**
 * With the guards that were likened to code of an extracted method: where they became one, they went nowhere.
 *
 *     if(a) { return false; }  if(b) { return false; }   ->   if(a || b) { return false; }      …  step() { if(c) { return true; } … }
 */
function withTakenGuards(before: readonly Statement[], { kind, before: { body: whole }, body }: BodyChange): readonly Statement[] {
  if (kind !== 'pair' || !whole || !body) return before;
  const known = new Set([...before, ...allMappings(body.mappings).map((one) => one.before)]);
  const taken = statementsOf(whole).filter((one) => one.kind === 'if' && !known.has(one) && leavesOf(one).every(isMereEnd));
  return taken.length === 0 ? before : [...before, ...taken].sort((x, y) => x.span.start - y.span.start || y.span.end - x.span.end);
}

interface Part {
  readonly statement: Statement;
  /** Which parts of the whole it has. */
  readonly shared: ReadonlySet<string>;
}

function splitComposite(one: Statement, sides: Sides): readonly Statement[] {
  const condition = conditionOf(one);
  if (!condition) return [];
  const pieces = conjuncts(condition);
  if (pieces.length < 2) return [];
  const parts = partsOf(pieces, sides.wholeNames);
  const partner = sides.partnerOf.get(one);
  const found: Part[] = [];
  for (const statement of partner ? [partner, ...sides.parts] : sides.parts) {
    const own = conditionOf(statement);
    const part = own && partOf(statement, own, parts, sides.values);
    if (!part) continue;
    const known = found.find(({ shared }) => [...part.shared].every((form) => shared.has(form)));
    if (!known) found.push(part);
    else if (isNearer(part, known, found)) found[found.indexOf(known)] = part;
  }
  if (found.length > 1 && (!bodyIsKept(one, sides) || !agreeByArguments(found, one, condition, sides))) return [];
  return found.map(({ statement }) => statement);
}

/** Of two that ask the same, the one around or inside another part. */
function isNearer(one: Part, other: Part, found: readonly Part[]): boolean {
  if (one.shared.size !== other.shared.size) return false;
  const touches = ({ statement }: Part): boolean =>
    found.some((part) => part !== other && (isInside(part.statement, statement) || isInside(statement, part.statement)));
  return touches(one) && !touches(other);
}

/**
 * Where parameters have to be read as arguments, one part has to be there without:
 *
 *     if(a.b() && c.d()) …   ->   f(a);   void f(A x) { if(x.b()) { if(c.d()) … } }
 *
 * but not one if after the other, and on the side with the several only of a conjunction; the innermost of a split says the same without, or asks in an
 * `if` what stood there and no opposite.
 */
function agreeByArguments(counted: readonly Part[], one: Statement, condition: Expression, sides: Sides): boolean {
  const { wholeNames, partNames, split } = sides;
  if (wholeNames.size === 0 && partNames.size === 0) return true;
  const isExact = ({ statement }: Part): boolean => isThereAsItStands(statement, condition);
  if (counted.every(isExact)) return true;
  const innermost = [...counted].sort((x, y) => y.statement.depth - x.statement.depth)[0];
  const parents = new Set(counted.map(({ statement }) => statement.parent));
  if (!innermost || parents.size < counted.length || !counted.some(isExact)) return false;
  if (partNames.size === 0) return true;
  if (chainOperator(condition) !== '&&' || counted.some(({ statement }) => statement.kind === 'while' && one.kind !== 'while'))
    return false;
  return !split || isExact(innermost) || asksByArgument(innermost.statement, counted, one, partNames);
}

/**
 * The innermost of several ifs asks something of a parameter, which was asked of the argument; not whether it is there, nor by handing it on. Inside of
 * what a call asks it takes more than another call: `if(a.b()) { if(x.c()) … }` says nothing, `if(a.b()) { if(x.c(d)) … }` does.
 */
function asksByArgument(innermost: Statement, counted: readonly Part[], one: Statement, names: Substitution): boolean {
  const [whole, own] = [conditionOf(one), conditionOf(innermost)];
  if (!whole || !own || counted.some(({ statement }) => statement.kind !== 'if')) return false;
  const forms = new Set(conjuncts(whole).map((piece) => normalForm(piece)));
  const around = counted.flatMap(({ statement }) => (statement === innermost ? [] : conjuncts(conditionOf(statement) ?? whole)));
  const insideCall = around.some(({ kind }) => kind === 'invocation');
  const tells = (piece: Expression): boolean => {
    const given = piece.arguments ?? [];
    if (isNullCheck(piece) || (one.kind === 'if' && given.some(({ text }) => names.has(text)))) return false;
    return !insideCall || given.length > 0 || !names.has(/^\w+/.exec(piece.text)?.[0] ?? '');
  };
  return conjuncts(own).some((piece) => tells(piece) && forms.has(normalForm(piece, false, names)));
}

/** Whether a statement asks some of a condition, or its opposite, with the names that it has. */
function isThereAsItStands(statement: Statement, whole: Expression): boolean {
  const own = conditionOf(statement);
  const forms = new Set(conjuncts(whole).flatMap((piece) => [normalForm(piece), normalForm(piece, true)]));
  return own !== null && conjuncts(own).some((piece) => forms.has(normalForm(piece)));
}

function partOf(statement: Statement, condition: Expression, { forms, chains }: Parts, values: Substitution): Part | null {
  const shared = new Set<string>();
  // if(b || c)  within  a && (b || c): all that is asked is one of the parts
  const within = chains.get(normalForm(condition));
  if (within !== undefined) shared.add(within);
  for (const piece of within === undefined ? askedOperands(condition) : []) {
    const asItStands = operandForm(piece);
    const form = forms.has(asItStands) ? asItStands : operandForm(piece, false, values);
    const opposite = oppositesOf(piece).find((one) => forms.has(one));
    if (forms.has(form)) shared.add(form);
    else if (opposite !== undefined && !isBound(piece)) shared.add(opposite);
  }
  // one that has all of the parts is the same condition again
  return shared.size > 0 && shared.size < forms.size ? { statement, shared } : null;
}

/** What stood under the condition is still there, somewhere. Bodies that only leave say nothing. */
function bodyIsKept(one: Statement, { kept, partnerOf }: Sides): boolean {
  const leaves = leavesOf(one);
  if (leaves.every((leaf) => LEAVING.has(leaf.kind) && leaf.expressions.length === 0)) return partnerOf.has(one) || leaves.length > 0;
  return leaves.some((leaf) => kept.has(leaf));
}

const LEAVING: ReadonlySet<string> = new Set(['return', 'break', 'continue']);

/** `return;`, `break;`, `return false;`: of several ifs that end alike it says nothing which one is which. */
function isMereEnd(leaf: Statement): boolean {
  return LEAVING.has(leaf.kind) && leaf.expressions.every(({ kind }) => kind === 'boolean');
}

/**
 * Leaves first, then from the inside outwards, and last the one that the whole became. Those whose parameters were read as arguments come first,
 * those for which the whole's were come last.
 */
function inOrder(
  several: readonly Statement[],
  one: Statement,
  found: readonly ConditionalSplit[],
  { partnerOf, wholeNames, partNames, split }: Sides,
): readonly Statement[] {
  const whole = conditionOf(one);
  const exact =
    whole && wholeNames.size + partNames.size > 0 ? several.filter((statement) => isThereAsItStands(statement, whole)) : several;
  if (exact.length > 0 && exact.length < several.length) {
    const others = several.filter((statement) => !exact.includes(statement));
    return wholeNames.size > 0 ? [...exact, ...others] : [...others, ...exact];
  }
  const partner = partnerOf.get(one);
  const outermost = several.reduce((least, { depth }) => Math.min(least, depth), Infinity);
  const outside = several.filter((statement) => statement.depth === outermost).sort((x, y) => x.span.start - y.span.start);
  const telling = leavesOf(one).every((leaf) => !isMereEnd(leaf));
  const [only] = outside.length === 1 ? outside : [];
  const inner = several.find((statement) => statement !== only);
  if (only && inner && several.length === 2 && (isFarInside(inner, only) || (split && isAnothers(only, inner, one)))) return [only, inner];
  if (!telling && several.every(({ kind }) => kind === 'if')) {
    if (!only) return [...several].sort(byTurns);
    const middle = elseIfOf(only, several);
    const last = middle && elseIfOf(middle, several);
    // if(a) { return; } else if(b) { return; } else if(c) { return; }  is told as c, a, b
    if (last && several.length === 3) return [last, only, middle];
  }
  const free = only && isOwner(one, only, found) ? only : inner;
  const main = only ? free : partner && telling && outside.includes(partner) ? partner : outside.at(-1);
  const others = several.filter((statement) => statement !== main).sort((a, b) => b.depth - a.depth);
  // a loop that stays a loop is told first
  return main?.kind === 'while' ? [main, ...others] : [...others, ...(main ? [main] : [])];
}

/**
 * The first of an `if` and its `else if` is what another statement beside the whole asked, which went there as well:
 *
 *     if(c) { if(a || b) … else … }  if(a) … else …   ->   void f() { if(a) … else if(b) … else … }
 */
function isAnothers(first: Statement, other: Statement, whole: Statement): boolean {
  const asked = conditionOf(first)?.text;
  const around = whole.parent?.kind === 'block' ? whole.parent.parent : whole.parent;
  if (other.parent !== first || around?.kind !== 'if' || !hasElse(whole)) return false;
  return statementsOf(rootOf(whole)).some((one) => one !== whole && one.kind === 'if' && hasElse(one) && conditionOf(one)?.text === asked);
}

function hasElse({ kind, children }: Statement): boolean {
  return kind === 'if' && children.length > 1;
}

function elseIfOf(one: Statement, several: readonly Statement[]): Statement | undefined {
  return several.find((statement) => statement.parent === one && statement !== one.children[0]);
}

/** Whether more than its own braces stands around a statement inside an `if`: `if(a) { try { if(b) … } … }` is told in this order, `if(a) { if(b) … }` the other way. */
function isFarInside(inner: Statement, outer: Statement): boolean {
  const { parent } = inner;
  return (parent?.kind === 'block' ? parent.parent : parent) !== outer && isInside(inner, outer);
}

/** Whether a whole became the condition that it shares with others: not beside one that shares no other condition, and not inside of another (`else if`). */
function isOwner(whole: Statement, shared: Statement, found: readonly ConditionalSplit[]): boolean {
  const owners = found.filter(({ one, several }) => one.composite && several.includes(shared));
  const alone = owners.find(({ several }) => several.length === 1);
  return alone ? alone.one === whole : owners.every(({ one }) => one.depth >= whole.depth);
}

/** A leaf's value in parts: one leaf with some of them, and the ifs that ask for the rest. */
function splitLeaf(one: Statement, sides: Sides): readonly Statement[] {
  const value = conditionalValue(one);
  if (!value) return [];
  const whole = withoutParentheses(value);
  if (whole.kind === 'conditional') return splitTernary(one, whole, sides);
  const pieces = conjuncts(value);
  if (pieces.length < 2) return [];
  const all = partsOf(pieces);
  const leaf = successorsOf(one, sides).find(
    (statement) => !statement.composite && (hasPieces(all.forms, statement) || hasInnerPieces(value, statement)),
  );
  if (!leaf || leavesTooLittle(one, value, leaf) || (sides.split && sides.answer && leaf.kind === 'return')) return [];
  const left = wrappedExpression(leaf) ?? value;
  const has = new Set([left, ...conjuncts(left)].map((piece) => operandForm(piece)));
  const asking = sides.parts.filter((statement) => {
    const condition = statement.kind === 'if' ? conditionOf(statement) : null;
    return condition !== null && asks(condition, all, has);
  });
  return asking.length === 0 ? [] : [leaf, ...asking];
}

/**
 * What is returned was asked by ifs before the answer that is left:
 *
 *     if(a) { return true; }  if(b != c) { return true; }  return false;   ->   return a || b != c;
 *
 * One question says enough when it is a chain, or `a != b`.
 */
function splitAnswer(one: Statement, { parts, partnerOf, split, answer }: Sides): readonly Statement[] {
  const value = one.kind === 'return' ? conditionalValue(one) : null;
  if (!value || !answer || (partnerOf.get(one) !== answer && !parts.includes(answer))) return [];
  if (chainOperator(value) === null && !(isEquality(value) && withoutParentheses(value).label === '!=')) return [];
  const all = partsOf(conjuncts(value));
  // return a && b;  ->  if(a) { return b; }  return false;     neither of both
  if (split && parts.some((statement) => statement.kind === 'return' && hasPieces(all.forms, statement))) return [];
  const asking = parts.filter((statement) => {
    const condition = statement.kind === 'if' ? conditionOf(statement) : null;
    return condition !== null && asks(condition, all, new Set());
  });
  return asking.length === 0 ? [] : [answer, ...asking.sort((a, b) => b.depth - a.depth)];
}

function asks(condition: Expression, { forms, chains }: Parts, besides: ReadonlySet<string>): boolean {
  const pieces = askedOperands(condition).flatMap((piece) => [operandForm(piece), ...(isBound(piece) ? [] : oppositesOf(piece))]);
  return [chains.get(normalForm(condition)) ?? '', ...pieces].some((form) => forms.has(form) && !besides.has(form));
}

/** What a condition asks, operand by operand. */
interface Parts {
  readonly forms: ReadonlySet<string>;
  /**
   * Operands that are chains of their own, by the condition that asks for all of such a chain: `b || c` of `a && (b || c)`, `b && c` of
   * `a && !(b && c)`; not what was turned round, `a && (!b || !c)`.
   */
  readonly chains: ReadonlyMap<string, string>;
}

function partsOf(pieces: readonly Expression[], names: Substitution = NO_SUBSTITUTION): Parts {
  const chains = new Map<string, string>();
  for (const piece of pieces) {
    const inner = withoutParentheses(piece);
    const chain = inner.kind === 'prefix' && inner.label === '!' ? (inner.children[0] ?? inner) : inner;
    const operator = chainOperator(chain);
    if (operator !== null && (chain === inner || operator === '&&'))
      chains.set(normalForm(chain, false, names), operandForm(piece, false, names));
  }
  return { forms: new Set(pieces.map((piece) => operandForm(piece, false, names))), chains };
}

function hasPieces(forms: ReadonlySet<string>, leaf: Statement): boolean {
  const value = conditionalValue(leaf);
  if (!value) return false;
  const own = askedOperands(value).map((piece) => operandForm(piece));
  return own.length < forms.size && own.every((form) => forms.has(form));
}
