import type { Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { statementsOf, type Statement, type StatementKind } from '../../model/statement.js';
import { contains } from '../../text/span.js';
import { allMappings, pieceOf, type BodyMapping, type Replacement, type StatementMapping } from '../bodies/body-mapping.js';
import type { Call } from '../../facts/calls.js';
import { isChain } from '../../facts/expressions/condition-parts.js';
import { covers, withoutParentheses } from '../../facts/expressions/covering.js';
import { bodyStatements, fragmentsOf, type Fragments, type PartOfStatement } from '../bodies/fragments.js';
import { lambdaPairs } from '../bodies/alignment/lambda-pairs.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { becameOtherOverload } from './other-overloads.js';
import { NO_SUBSTITUTION } from '../../facts/substitution.js';

/** What a method pair's mapping left over: the code that can have gone elsewhere, or come from elsewhere. */
export interface Rest {
  readonly statements: readonly Statement[];
  readonly expressions: readonly PartOfStatement[];
  /** Of the statements that are mapped already, but weakly: how far from their partner. */
  readonly distances: ReadonlyMap<Statement, number>;
  /**
   * Edited conditions that are mapped already: what the method does when they hold may tell that they are its own.
   *
   *     if (has(KEY)) { Lid lid = get(KEY); seal(lid); }   ->   if (lids.contains(KEY)) { Lid lid = lids.get(KEY); seal(lid); }
   *     Lid get(Key key) { if (has(key)) { return lids.get(key); } return none; }                                                    put in, with its `if`
   */
  readonly asking: ReadonlySet<Statement>;
  /** Mapped declarations of variables under other names: they may have gone along with other code, when that says it better. */
  readonly redeclared: readonly StatementMapping[];
}

/** Mapped statements this different may belong elsewhere after all: a better match in an extracted method is the better explanation. */
const WEAK_MAPPING = 0.3;

/** A method that answers yes or no. */
function isPredicate(method: Method): boolean {
  return method.file.traits.types.isBoolean(method.returnType?.text ?? '');
}

/** What is unmapped, what is mapped weakly, and the expressions whose place a call took (or that took the place of a call). */
export function restOf(
  body: BodyMapping,
  side: 'before' | 'after',
  calls: readonly Call[],
  taken: ReadonlySet<Statement>,
  method: Method,
): Rest {
  const predicate = isPredicate(method);
  const statements = new Set<Statement>(side === 'before' ? body.unmappedBefore : body.unmappedAfter);
  const expressions: PartOfStatement[] = [];
  const distances = new Map<Statement, number>();
  const asking = new Set<Statement>();
  const called = new Set<Expression>(calls.map((call) => call.expression));
  const isBeside = [...statements].some(({ composite }) => !composite);
  for (const mapping of allMappings(body.mappings)) {
    const statement = mapping[side];
    if (mapping.inferred && statement.composite) statements.add(statement);
    if (mapping.identical) continue;
    if (statement.kind === 'if' && !statements.has(statement)) {
      statements.add(statement);
      asking.add(statement);
    }
    const isOther = side === 'before' && becameOtherOverload(mapping, called);
    if (!statement.composite && (isOther || isWeak(mapping, side === 'before' ? 'after' : 'before', called))) {
      statements.add(statement);
      const partner = mapping[side === 'before' ? 'after' : 'before'];
      if (!isOther && !callsConstructor(partner, called)) distances.set(statement, mapping.distance);
    }
    for (const replacement of mapping.replacements) {
      const replaced = replacedByCall(replacement, side, called);
      const expression = replaced && (bodyOfLambda(replaced) ?? replaced);
      if (!expression || expressions.some((one) => one.expression === expression)) continue;
      const isChoice = !CONDITIONAL.has(statement.kind) && chooses(expression);
      if (predicate && isChoice && expression.kind !== 'invocation' && !isChain(expression)) continue;
      if (side === 'after' && !isBeside && isOfPairedLambda(mapping, expression)) continue;
      if (STATEMENTS.has(expression.kind) && statement.expressions[0] === expression) statements.add(statement);
      else
        expressions.push({
          statement,
          expression,
          ...(predicate && { condition: isChoice || CONDITIONAL.has(statement.kind) ? 'asked' : 'valued' }),
        });
      for (const inner of insideLambdas(expression)) statements.add(inner);
    }
  }
  const conditional = predicate ? [...statements, ...editedConditions(body, side, called)] : [];
  const conditions = conditional.flatMap((one) => conditionsOf(one, side === 'after' && statements.has(one)));
  return {
    statements: inSourceOrder(statements).filter((one) => !taken.has(one)),
    expressions: [...expressions, ...conditions.filter((one) => !expressions.some((other) => other.expression === one.expression))],
    distances,
    asking,
    redeclared: allMappings(body.mappings).filter((one) => isRedeclared(one) && !statements.has(one[side]) && !taken.has(one[side])),
  };
}

/**
 * Maps what is left over, and with it declarations that are mapped already, of variables under other names: they are no reason to look, but go along
 * with other code when fewer replacements, or nearer ones, lead there.
 *
 *     Lamp lamp = buy(3); lamp.lift();   ->   Lamp other = buy(4); raise();     void raise() { Lamp lamp = buy(3); lamp.lift(); }
 */
export function withRedeclared(rest: Rest, side: 'before' | 'after', map: (rest: Rest) => BodyMapping | null): BodyMapping | null {
  const known = map(rest);
  if (rest.redeclared.length === 0 || !known || known.mappings.length === 0) return known;
  const open = (one: readonly StatementMapping[]): Rest => ({
    ...rest,
    statements: inSourceOrder(new Set([...rest.statements, ...one.map((mapping) => mapping[side])])),
  });
  const found = map(open(rest.redeclared));
  const nearer = rest.redeclared.filter((own) =>
    found?.mappings.some((one) => one[side] === own[side] && pieceOf(one, side) === own[side] && isAsNear(one, own)),
  );
  if (nearer.length === 0) return known;
  return (nearer.length === rest.redeclared.length ? found : map(open(nearer))) ?? known;
}

function isRedeclared({ before, after }: StatementMapping): boolean {
  const [one, other] = [before.variables[0], after.variables[0]];
  return before.kind === 'localVariable' && after.kind === 'localVariable' && one !== undefined && one.name !== other?.name;
}

function isAsNear(one: StatementMapping, than: StatementMapping): boolean {
  const [edits, most] = [editsOf(one), editsOf(than)];
  return edits < most || (edits === most && one.distance <= than.distance);
}

/** What differs between two declarations: the type, the name, each replacement in the value. */
function editsOf({ before, after, replacements }: StatementMapping): number {
  const [one, other] = [before.variables[0], after.variables[0]];
  const inValue = replacements.filter(({ kind }) => kind !== 'type').length;
  return inValue + (one?.name === other?.name ? 0 : 1) + (one?.type?.text === other?.type?.text ? 0 : 1);
}

/**
 * Whether a mapped statement may belong elsewhere after all. Where both sides ask something, it may when they ask another object, for something else, or
 * with more or fewer arguments; other arguments say nothing, however many (asked of the peer with 380 changes that took the statement out as it was).
 *
 *     store.save(box);   ->   keep(box);  shed.save(box);     void keep(Box box) { store.save(box); }      extracted
 *     store.save(box);   ->   keep(box);  store.save(jar);    void keep(Box box) { store.save(box); }      not
 */
function isWeak(mapping: StatementMapping, other: 'before' | 'after', called: ReadonlySet<Expression>): boolean {
  const [own, their] = [mapping.before, mapping.after].map(wrappedExpression);
  const asks = own?.kind === 'invocation' && their?.kind === 'invocation' && argumentKinds(own) === argumentKinds(their);
  if (!asks || mapping[other].expressions.some((one) => holdsCall(one, called))) return mapping.distance >= WEAK_MAPPING;
  return own.label !== their.label || own.receiver?.text !== their.receiver?.text;
}

function argumentKinds(call: Expression): string {
  return (call.arguments ?? []).map((one) => one.kind).join();
}

/** `this(size)`, which calls the constructor: what it was may have gone there, however like it the call is. */
function callsConstructor({ expressions: [only] }: Statement, called: ReadonlySet<Expression>): boolean {
  return only?.kind === 'constructorInvocation' && called.has(only);
}

/**
 * The expression that a call took the place of: what was replaced by something that holds the call; or the call of the same name on another type, when
 * only the type had to be replaced.
 *
 *     Files.open(name)   ->   Bridge.open(name)     static File open(String name) { return Files.open(name); }
 */
function replacedByCall(replacement: Replacement, side: 'before' | 'after', called: ReadonlySet<Expression>): Expression | null {
  const here = replacement[side];
  const there = side === 'before' ? replacement.after : replacement.before;
  if (holdsCall(there, called)) return here;
  const call = there.parent;
  const counterpart = here.parent;
  const forwarded = call?.receiver === there && called.has(call) && counterpart?.receiver === here && counterpart.label === call.label;
  return forwarded ? counterpart : null;
}

/** What is a statement of its own where it is all of one: `size = 3`, `this(box, 3)`. */
const STATEMENTS: ReadonlySet<Expression['kind']> = new Set(['assignment', 'constructorInvocation']);

/** Mapped statements with a condition, in whose partner one of the calls stands. */
function editedConditions(body: BodyMapping, side: 'before' | 'after', called: ReadonlySet<Expression>): Statement[] {
  const other = side === 'before' ? 'after' : 'before';
  return allMappings(body.mappings)
    .filter((one) => !one.identical && one[other].expressions.some((expression) => holdsCall(expression, called)))
    .map((one) => one[side]);
}

/**
 * What a predicate method can have been: a condition, or the operands of one. All that a new statement asks somebody may be edited (`isNew`).
 *
 *     if (door != null && door.isOpen() && !night) { … }   ->   boolean canEnter(Door door) { return door.isOpen() && !night; }
 *     boolean canEnter(Door door) { return door.isOpen(3); }   ->   if (door.isOpen(4)) { … }
 */
function conditionsOf(statement: Statement, isNew: boolean): PartOfStatement[] {
  const roots = CONDITIONAL.has(statement.kind) ? statement.expressions : statement.composite ? [] : chainsOf(statement);
  const isAll = ({ kind, parent }: Expression): boolean => kind === 'invocation' && !(parent && isChain(parent));
  return roots.flatMap(operandsOf).map((expression) => ({
    statement,
    expression,
    condition: statement.kind === 'case' || (isNew && isAll(expression)) ? 'asked' : 'kept',
  }));
}

const CONDITIONAL: ReadonlySet<StatementKind> = new Set(['if', 'while', 'do', 'for', 'case']);

/** What a value is chosen by: `send(owner.has(item) ? item : none)`. A comparison there is never a method's. */
function chooses(expression: Expression): boolean {
  return expression.parent?.kind === 'conditional' && expression.parent.children[0] === expression;
}

/** `boolean open = door != null && door.isOpen();` decides as an `if` does. */
function chainsOf(statement: Statement): Expression[] {
  const value = wrappedExpression(statement);
  return value && isChain(value) ? [value] : [];
}

function operandsOf(expression: Expression): Expression[] {
  const inner = withoutParentheses(expression);
  if (inner.kind === 'prefix' && inner.label === '!') return [inner, ...inner.children.flatMap(operandsOf)];
  if (isChain(inner)) return [inner, ...inner.children.flatMap(operandsOf)];
  return covers(inner) ? [inner] : [];
}

/** What a lambda without a block computes or does: `x -> depot.put(x, 3)` became `this::store`. */
function bodyOfLambda({ kind, block, children }: Expression): Expression | null {
  return kind === 'lambda' && !block ? (children.at(-1) ?? null) : null;
}

/**
 * All that a lambda in the middle of a chain gives back is what the lambda in its place gave back, not what a method did that it called, unless something was
 * added beside it, or there are more or fewer lambdas now (760 changes by what is given back and what is done with the lambda; the reverse is extracted).
 *
 *     return boxes.stream().filter(box -> isFull(box)).count();   ->   return boxes.stream().filter(box -> box.size() > MOST).count();     not inlined
 *     return boxes.filter(box -> isFull(box));                    ->   return boxes.filter(box -> box.size() > MOST);                      inlined
 */
function isOfPairedLambda({ before, after }: StatementMapping, { parent }: Expression): boolean {
  if (parent?.kind !== 'lambda' || parent.block) return false;
  const whole = wholeOf(after);
  return parent !== whole && parent.parent !== whole && lambdaPairs(before.expressions, after.expressions).length > 0;
}

/** What a statement does, keeps, gives back or asks. */
function wholeOf(statement: Statement): Expression | null {
  if (statement.composite) return statement.expressions.length === 1 ? (statement.expressions[0] ?? null) : null;
  return isAssignment(statement) ? (statement.expressions[0]?.children[1] ?? null) : wrappedExpression(statement);
}

/**
 * The statements of block lambdas: what a method reference to a new method took the place of.
 *
 *     shelves.forEach(shelf -> { shelf.sort(); shelf.print(); });   ->   shelves.forEach(this::tidy);
 */
function insideLambdas(expression: Expression): Statement[] {
  const own = expression.kind === 'lambda' && expression.block ? bodyStatements(expression.block) : [];
  return [...own, ...expression.children.flatMap(insideLambdas)];
}

function holdsCall(expression: Expression, called: ReadonlySet<Expression>): boolean {
  return called.has(expression) || expression.children.some((child) => holdsCall(child, called));
}

/** The statements that are mapped as a whole. */
function wholesOf(mappings: readonly StatementMapping[], side: 'before' | 'after'): readonly Statement[] {
  return mappings.flatMap((one) => (pieceOf(one, side) === one[side] ? [one[side]] : []));
}

/** Of the conditions those that are mapped although nothing is that is done when they hold. */
function withoutContents(
  mappings: readonly StatementMapping[],
  side: 'before' | 'after',
  asking: ReadonlySet<Statement>,
): readonly Statement[] {
  return wholesOf(mappings, side).filter(
    (outer) =>
      asking.has(outer) &&
      !mappings.some((one) => one[side] !== outer && one[side].kind !== 'block' && contains(outer.span, one[side].span)),
  );
}

/**
 * What was mapped without the headers of conditions that stayed in the caller, and their blocks: they helped to tell whose code it is, and went along only
 * where nothing that they contain stayed.
 */
export function withoutAsking(body: BodyMapping, side: 'before' | 'after', { asking, statements }: Rest): BodyMapping {
  if (asking.size === 0) return body;
  const wholes = new Set(wholesOf(body.mappings, side));
  const left = new Set(statements);
  const isFree = (inner: Statement): boolean => inner.kind === 'block' || wholes.has(inner) || left.has(inner);
  const stayed = new Set([...asking].filter((one) => wholes.has(one) && !statementsOf(one).every(isFree)));
  if (stayed.size === 0) return body;
  const isGone = (one: StatementMapping): boolean =>
    stayed.has(one[side]) || (one[side].kind === 'block' && one[side].parent !== null && stayed.has(one[side].parent));
  const [unmapped, other] = side === 'before' ? (['unmappedAfter', 'after'] as const) : (['unmappedBefore', 'before'] as const);
  const open = [...body[unmapped], ...body.mappings.filter(isGone).map((one) => one[other])].sort((x, y) => x.span.start - y.span.start);
  return { ...body, mappings: body.mappings.filter((one) => !isGone(one)), [unmapped]: open };
}

function inSourceOrder(statements: ReadonlySet<Statement>): Statement[] {
  return [...statements].sort((x, y) => x.span.start - y.span.start || y.span.end - x.span.end);
}

/**
 * Maps what was left over. A statement that was mapped weakly in its own method goes over only when it fits better there; otherwise it stays, and only
 * what a call took the place of in it can have gone.
 */
export function mapRest(rest: Rest, side: 'before' | 'after', map: (fragments: Fragments) => BodyMapping): BodyMapping {
  const found = map(fragmentsOf(rest.statements, NO_SUBSTITUTION, rest.expressions));
  const expression = side === 'before' ? 'beforeExpression' : 'afterExpression';
  const worse = new Set(
    found.mappings
      .filter((one) => one[expression] === null && one.distance >= (rest.distances.get(one[side]) ?? Infinity))
      .map((one) => one[side]),
  );
  for (const one of withoutContents(found.mappings, side, rest.asking)) worse.add(one);
  if (worse.size === 0) return found;
  const staying = rest.statements.filter((one) => !worse.has(one));
  return map(fragmentsOf(staying, NO_SUBSTITUTION, rest.expressions));
}
