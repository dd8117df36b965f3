import { outermostType, type Method, type TypeDeclaration } from '../../model/declarations.js';
import { isAccessor, isQuestion, onlyStatement } from '../../facts/declarations/small-methods.js';

/**
 * Methods of all new (gone) types together, abstract ones and constructors among them, with which each is still asked whether code went to (came from) it (asked of
 * the peer with 344 changes).
 */
const MOST_METHODS = 200;

/** Whether code that `caller` lost (got) is not followed into (out of) `callee`. */
export type IsLost = (caller: Method, callee: Method) => boolean;

/**
 * New types that hold so many methods that code is no longer followed into them: where a library was written anew, too much is like everything else. Types
 * that were there before, whatever they got, and new ones around or inside the caller's own are asked as always.
 *
 *     void cut(int n) { report.write(n); report.close(); }   ->   void cut(int n) { shop.cut(n); }     and 201 methods in new types: nothing was extracted
 */
export function lostInNewTypes(types: readonly TypeDeclaration[]): IsLost {
  const crowd = crowded(types, () => true);
  return (caller, { declaringType }) => crowd.has(declaringType) && outermostType(caller.declaringType) !== outermostType(declaringType);
}

/** The mirror image, of the caller's own file, too: out of gone types, of which methods that do no more than read or set a field do not count. */
export function lostInGoneTypes(types: readonly TypeDeclaration[]): IsLost {
  const crowd = crowded(types, (method) => !isAccessor(method) && !isQuestion(method) && !setsBareName(method));
  return (_, { declaringType }) => crowd.has(declaringType);
}

function crowded(types: readonly TypeDeclaration[], counts: (method: Method) => boolean): ReadonlySet<TypeDeclaration> {
  const methods = types.flatMap((type) => type.methods);
  // how many there are is asked first: what they do is read from their bodies
  const isCrowded = methods.length > MOST_METHODS && methods.filter(counts).length > MOST_METHODS;
  return new Set(isCrowded ? types : []);
}

/** `void setSize(int s) { size = s; }` */
function setsBareName(method: Method): boolean {
  const [only, ...more] = method.parameters;
  const [value] = onlyStatement(method)?.expressions ?? [];
  if (!only || more.length > 0 || value?.kind !== 'assignment') return false;
  const [target, given] = value.children;
  return target?.kind === 'name' && given?.kind === 'name' && given.label === only.name;
}
