import { variableOf } from '../findings/view.js';
import { hasModifier, isField, type Method, type VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { checkpoint } from '../text/work.js';
import { callEffect, type CallEffect } from './call-effects.js';

/** What holds a value: a variable of the change, or, where its declaration is not known, the code that names it. */
export type Place = VariableDeclaration | string;

/** Something that is done to a place, and the code that does it: null when that is in the body of a method that is called. */
export type Touched = Map<Place, Expression>;

/** What evaluating a piece of code does, as far as its words tell. Bodies of lambdas and of anonymous types do not count: they are evaluated later, if at all. */
export interface Footprint {
  readonly reads: Touched;
  readonly writes: Touched;
  /** Of objects and arrays that a place leads to: their elements and their state. */
  readonly readsInside: Touched;
  readonly writesInside: Touched;
  /** Calls that are not known to do nothing. */
  readonly calls: readonly { readonly call: Expression; readonly effect: Exclude<CallEffect['does'], 'asks'> }[];
  readonly creations: readonly Expression[];
  /** What must not be null: `a` of `a.b()`. */
  readonly dereferenced: readonly Expression[];
  /** Divisions, casts, and accesses to elements, which can fail. */
  readonly fragile: readonly Expression[];
}

/** How much of a value evaluating it once more, or later, can change. The later in the list, the more. */
export type EvaluationClass = 'const' | 'nameFinal' | 'nameVar' | 'field' | 'element' | 'callSafe' | 'call';

interface Growing extends Footprint {
  readonly calls: { readonly call: Expression; readonly effect: Exclude<CallEffect['does'], 'asks'> }[];
  readonly creations: Expression[];
  readonly dereferenced: Expression[];
  readonly fragile: Expression[];
}

const empty = (): Growing => ({
  reads: new Map(),
  writes: new Map(),
  readsInside: new Map(),
  writesInside: new Map(),
  calls: [],
  creations: [],
  dereferenced: [],
  fragile: [],
});

const known = new WeakMap<Expression | Statement, Footprint>();

/** What evaluating an expression of a method does. */
export function footprintOf(expression: Expression, method: Method): Footprint {
  const found = known.get(expression);
  if (found) return found;
  const footprint = empty();
  visit(expression, method, footprint);
  known.set(expression, footprint);
  return footprint;
}

/** What a statement does with all that it holds. */
export function footprintOfStatement(statement: Statement, method: Method): Footprint {
  const found = known.get(statement);
  if (found) return found;
  const footprint = empty();
  for (const one of statementsOf(statement)) for (const expression of one.expressions) visit(expression, method, footprint);
  known.set(statement, footprint);
  return footprint;
}

/** What a name or a field access means; null for what is no variable: a type, a package. */
export function placeOf(expression: Expression, method: Method): Place | null {
  const { kind, label, receiver } = expression;
  if (kind === 'parenthesized') return expression.children[0] ? placeOf(expression.children[0], method) : null;
  if (kind === 'name') return variableOf(method, expression) ?? (/^\p{Lu}\p{Ll}/u.test(label) ? null : label);
  if (kind !== 'fieldAccess') return null;
  if (receiver?.kind === 'this') return variableOf(method, expression) ?? label;
  return expression.text;
}

/** The class of an expression; what it is made of decides. */
export function classOf(expression: Expression, method: Method): EvaluationClass {
  const { reads, writes, writesInside, readsInside, calls, creations, fragile } = footprintOf(expression, method);
  if (calls.length > 0 || creations.length > 0 || writes.size > 0 || writesInside.size > 0) return 'call';
  if (readsInside.size > 0) return fragile.some(({ kind }) => kind === 'arrayAccess') ? 'element' : 'callSafe';
  const places = [...reads.keys()];
  if (places.some((place) => typeof place === 'string' || (isField(place) && !isFixed(place, method)))) return 'field';
  if (places.some((place) => !isFixed(place, method))) return 'nameVar';
  return places.length > 0 ? 'nameFinal' : 'const';
}

/** Whether a variable keeps the value that it is given first. */
export function isFixed(place: Place, method: Method): boolean {
  if (typeof place === 'string') return false;
  if (hasModifier(place, 'final') || place.kind === 'enumConstant' || place.kind === 'recordComponent') return true;
  return !isField(place) && !writtenIn(method).has(place);
}

const written = new WeakMap<Method, ReadonlySet<Place>>();

/** The places to which the body of a method gives values after their declaration. */
function writtenIn(method: Method): ReadonlySet<Place> {
  const found = written.get(method);
  if (found) return found;
  const places = new Set<Place>();
  written.set(method, places);
  const add = (statement: Statement): void => {
    for (const place of footprintOfStatement(statement, method).writes.keys()) places.add(place);
  };
  if (method.body) add(method.body);
  for (const block of blocksOf(method)) add(block);
  return places;
}

/** The blocks of lambdas in a body: what they do counts for whoever looks at all of a method. */
function blocksOf({ body }: Method): readonly Statement[] {
  const blocks: Statement[] = [];
  const look = (expression: Expression): void => {
    if (expression.block) {
      blocks.push(expression.block);
      for (const { expressions } of statementsOf(expression.block)) expressions.forEach(look);
    }
    expression.children.forEach(look);
  };
  if (body) for (const { expressions } of statementsOf(body)) expressions.forEach(look);
  return blocks;
}

function visit(expression: Expression, method: Method, into: Growing): void {
  checkpoint();
  const { kind, children, label } = expression;
  if (kind === 'lambda') return;
  if (kind === 'assignment') return assign(expression, method, into);
  if ((kind === 'prefix' || kind === 'postfix') && (label === '++' || label === '--')) {
    const [target] = children;
    if (target) {
      visit(target, method, into);
      write(target, expression, method, into);
    }
    return;
  }
  const place = placeOf(expression, method);
  if (place !== null && kind !== 'parenthesized') into.reads.set(place, expression);
  if (kind === 'fieldAccess') dereference(expression, method, into);
  if (kind === 'arrayAccess') {
    into.fragile.push(expression);
    const [array] = children;
    if (array) {
      into.dereferenced.push(array);
      touch(into.readsInside, array, expression, method);
    }
  }
  if (kind === 'cast' || (kind === 'infix' && (label === '/' || label === '%'))) into.fragile.push(expression);
  if (kind === 'creation' || kind === 'arrayCreation') into.creations.push(expression);
  if (kind === 'superInvocation' || kind === 'constructorInvocation') into.calls.push({ call: expression, effect: 'something' });
  if (kind === 'invocation') call(expression, method, into);
  if (expression.block) for (const one of statementsOf(expression.block)) for (const inner of one.expressions) visit(inner, method, into);
  for (const child of children) if (child.kind !== 'type') visit(child, method, into);
}

function assign(expression: Expression, method: Method, into: Growing): void {
  const [target, value] = expression.children;
  if (!target || !value) return;
  // what is given a value is not read for that, but what it is a part of is
  for (const child of expression.label === '=' ? target.children : [target]) visit(child, method, into);
  visit(value, method, into);
  write(target, expression, method, into);
}

function write(target: Expression, by: Expression, method: Method, into: Growing): void {
  const [array] = target.children;
  if (target.kind === 'arrayAccess' && array) touch(into.writesInside, array, by, method);
  else touch(into.writes, target, by, method);
}

function touch(touched: Touched, expression: Expression, by: Expression, method: Method): void {
  const place = placeOf(expression, method);
  if (place !== null) touched.set(place, by);
}

function dereference({ receiver }: Expression, method: Method, into: Growing): void {
  if (receiver && receiver.kind !== 'this' && receiver.kind !== 'super' && (receiver.kind !== 'name' || placeOf(receiver, method) !== null))
    into.dereferenced.push(receiver);
}

function call(expression: Expression, method: Method, into: Growing): void {
  dereference(expression, method, into);
  const { does, reads, writes, writesInside } = callEffect(expression, method);
  if (does !== 'asks') into.calls.push({ call: expression, effect: does });
  for (const place of reads) into.reads.set(place, expression);
  for (const place of writes) into.writes.set(place, expression);
  for (const place of writesInside) into.writesInside.set(place, expression);
  const { receiver } = expression;
  if (!receiver) return;
  touch(into.readsInside, receiver, expression, method);
  if (does === 'changes' && receiver.kind !== 'this') touch(into.writesInside, receiver, expression, method);
}

/** Whether a reference is given a value: `x = 1`, `x += 1`, `x++`. */
export function isWritten(reference: Expression): boolean {
  const { parent } = reference;
  if (!parent) return false;
  if (parent.kind === 'assignment') return parent.children[0] === reference;
  return (parent.kind === 'prefix' || parent.kind === 'postfix') && /^(?:\+\+|--)$/.test(parent.label);
}
