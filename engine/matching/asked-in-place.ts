import { outermostType, type Method, type TypeDeclaration } from '../model/declarations.js';
import { statementsOf } from '../model/statement.js';
import { argumentsFit } from './argument-types.js';
import { callsTo, type Call } from './calls.js';
import type { Hierarchies, Hierarchy } from './hierarchy.js';
import { counterpartOf } from './method-signatures.js';

/**
 * Whether a method of the type, or of one that comes before it, says in one of its statements that the new method took the old one's place, all else in it being
 * as it was, and does not ask the rival, too:
 *
 *     void serve() { greet(guest); takeCoins(guest); }   ->   void serve() { greet(guest); sell(guest); }
 */
export function isAskedInPlace(before: Method, after: Method, rival: Method): boolean {
  return askingTypes(before, after).some(([type, typeAfter]) => isAskedInPlaceIn(type, typeAfter, before, after, rival));
}

function isAskedInPlaceIn(type: TypeDeclaration, typeAfter: TypeDeclaration, before: Method, after: Method, rival: Method): boolean {
  return type.methods.some((caller) => {
    const calls = callsTo(caller, before);
    if (calls.length === 0) return false;
    const now = counterpartOf(caller, typeAfter);
    if (!now || callsTo(now, after).length === 0 || (rival !== after && callsTo(now, rival).length > 0)) return false;
    const lines = textsOf(now);
    const had = textsOf(caller);
    return calls.some(({ statement, expression }) => {
      const renamed = statement.text.replace(expression.text, expression.text.replace(`${before.name}(`, `${after.name}(`));
      return renamed !== statement.text && lines.has(renamed) && !had.has(renamed);
    });
  });
}

/**
 * Whether a kept method of the type asks for both under their one name, with whatever arguments, as all that a statement or lambda does, declares or gives back. Then
 * a method that hands on all that it did, and does something besides, is the old one nevertheless (1,940 changes, 1,580 of them told alike before):
 *
 *     void sail() { land(boat); }       void land(Boat boat) { open(); moor(boat); }
 *     void sail() { land(boat, 3); }    void land(Boat boat, int n) { check(); bring(boat, n); }     void bring(Boat boat, int n) { open(); moor(boat); }
 */
export function isAskedStill(before: Method, after: Method, hierarchies: Hierarchies): boolean {
  const asks = (caller: Method, callee: Method, hierarchy: Hierarchy): boolean =>
    callsTo(caller, callee).some((call) => isAllThatIsDone(call) && argumentsFit(call, caller, callee, hierarchy));
  return before.declaringType.methods.some((caller) => {
    if (caller === before || !asks(caller, before, hierarchies.before)) return false;
    const now = counterpartOf(caller, after.declaringType);
    return now !== null && asks(now, after, hierarchies.after);
  });
}

function isAllThatIsDone({ expression, statement }: Call): boolean {
  if (expression.parent) return expression.parent.kind === 'lambda';
  return statement.kind === 'expression' || statement.kind === 'localVariable' || statement.kind === 'return';
}

/** The two methods' own types, those around them, and the outermost ones before them in their files, as far as these have their names. */
function askingTypes(before: Method, after: Method): readonly (readonly [TypeDeclaration, TypeDeclaration])[] {
  const asking: [TypeDeclaration, TypeDeclaration][] = [[before.declaringType, after.declaringType]];
  let [around, aroundAfter] = [before.declaringType.outer, after.declaringType.outer];
  while (around && aroundAfter && around.name === aroundAfter.name) {
    asking.push([around, aroundAfter]);
    [around, aroundAfter] = [around.outer, aroundAfter.outer];
  }
  const { types } = before.file;
  for (const type of types.slice(0, types.indexOf(outermostType(before.declaringType)))) {
    const same = after.file.types.find(({ name }) => name === type.name);
    if (same) asking.push([type, same]);
  }
  return asking;
}

/** What its statements say, of composites their headers. */
function textsOf({ body }: Method): ReadonlySet<string> {
  return new Set(body ? statementsOf(body).map(({ text }) => text) : []);
}
