import { outermostType, type Method, type TypeDeclaration } from '../model/declarations.js';
import { statementsOf } from '../model/statement.js';
import { callsTo } from './calls.js';
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
