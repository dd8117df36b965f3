import { isFieldValue, methodAround, type Field, type Method, type TypeDeclaration } from '../../model/declarations.js';
import type { MethodPair } from '../comparison.js';

/**
 * Whose code it was that went to (came from) `callee`: what leaves an anonymous type was done by the method that the type stands in.
 *
 *     void drive() { run(new Work() { void compute() { a(); b(); } }); }   ->   void drive() { run(new Work() { void compute() { both(); } }); }
 *     void both() { a(); b(); }                                                 extracted from drive()
 *
 * Null for anonymous types inside others, and for those that are the value of a field: their code goes nowhere.
 */
export function toldOf(pair: MethodPair, { declaringType: home }: Method, side: 'before' | 'after'): MethodPair | null {
  const own = pair[side].declaringType;
  if (own.kind !== 'anonymous' || own === home) return pair;
  const [before, after] = [methodAround(pair.before), methodAround(pair.after)];
  if (!before || !after || after.declaringType.kind === 'anonymous') return null;
  const { relation, body } = pair;
  return { before, after, relation, body };
}

/** Whether code that `callee` took (gave) stays in the type that it is told of; null when it goes nowhere. */
export function goesWhere(pair: MethodPair, callee: Method, side: 'before' | 'after'): 'here' | 'elsewhere' | null {
  const told = toldOf(pair, callee, side);
  return told && (told[side].declaringType === callee.declaringType ? 'here' : 'elsewhere');
}

/** The field whose value a method is, or is in. */
export function fieldAround(method: Method): Field | null {
  if (isFieldValue(method)) return method.field;
  const { kind, enclosingMember } = method.declaringType;
  if (kind !== 'anonymous' || !enclosingMember) return null;
  return 'parameters' in enclosingMember ? fieldAround(enclosingMember) : enclosingMember;
}

/** The type that a method belongs to; of one in an anonymous class the type around it. */
export function ownerOf({ declaringType }: Method): TypeDeclaration {
  let type = declaringType;
  while (type.kind === 'anonymous' && type.outer) type = type.outer;
  return type;
}
