import type { Method, TypeDeclaration } from '../model/declarations.js';
import { isAccessor, isQuestion, onlyStatement } from './move-rules.js';

/** Methods of all new (gone) types together, abstract ones and constructors among them, with which each is still asked whether code went to (came from) it. */
const MOST_METHODS = 200;

/**
 * The new types when they hold so many methods that code is no longer followed into them: where a library was written anew, too much is like everything
 * else. Types that were there before, whatever they got, are asked as always.
 *
 *     void cut(int n) { report.write(n); report.close(); }   ->   void cut(int n) { shop.cut(n); }     and 201 methods in new types: nothing was extracted
 */
export function crowdedNewTypes(types: readonly TypeDeclaration[]): ReadonlySet<TypeDeclaration> {
  return crowded(types, () => true);
}

/** The mirror image: gone types, out of which code is no longer followed. Methods that do no more than read or set a field do not count. */
export function crowdedGoneTypes(types: readonly TypeDeclaration[]): ReadonlySet<TypeDeclaration> {
  return crowded(types, (method) => !isAccessor(method) && !isQuestion(method) && !setsBareName(method));
}

function crowded(types: readonly TypeDeclaration[], counts: (method: Method) => boolean): ReadonlySet<TypeDeclaration> {
  const methods = types.flatMap((type) => type.methods);
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
