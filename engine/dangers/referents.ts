import { isField, type VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Referent } from '../symbols/lookup.js';
import { symbolName, type TypeSymbol } from '../symbols/type-symbols.js';
import type { Declaration } from './causes.js';
import { valuesGivenTo } from './given-values.js';
import { withoutName } from './words.js';

/** What a reference is written as. */
export const nameOf = ({ kind, label, text }: Expression): string => (kind === 'type' || kind === 'creation' ? text : label);
export const asVariable = (variable: VariableDeclaration): Referent => ({ kind: 'variable', variable, member: null });
export const isLocal = (referent: Referent): boolean => referent.kind === 'variable' && !isField(referent.variable);
export const isParameter = (referent: Referent): boolean => referent.kind === 'variable' && referent.variable.kind === 'parameter';

/** The name that the declaration has. */
export function declaredName(referent: Referent): string {
  switch (referent.kind) {
    case 'variable':
      return referent.variable.name;
    case 'method':
      return referent.method.name;
    case 'known':
      return referent.member.name;
    case 'type':
      return symbolName(referent.type);
    default:
      return '';
  }
}

/** The name by which code refers to it. */
export function referentName(referent: Referent): string {
  return referent.kind === 'type' && referent.type.kind === 'declared' ? referent.type.type.name : declaredName(referent);
}

/** What declares it, if the change does. */
export function declarationOf(referent: Referent): Declaration | null {
  switch (referent.kind) {
    case 'variable':
      return referent.variable;
    case 'method':
      return referent.method;
    case 'type':
      return referent.type.kind === 'declared' ? referent.type.type : null;
    default:
      return null;
  }
}

/** A method with its type. */
export function methodOf(referent: Referent): { readonly name: string; readonly owner: TypeSymbol } | null {
  if (referent.kind === 'method') return { name: referent.method.name, owner: { kind: 'declared', type: referent.method.declaringType } };
  if (referent.kind === 'known' && referent.member.parameters)
    return { name: referent.member.name, owner: { kind: 'known', type: referent.member.owner } };
  return null;
}

/** Both are written alike, each for its own type: a copy, a logger, a field that is given the same. */
export function isCopy(meant: Referent, means: Referent): boolean {
  const [one, other] = [madeOf(meant), madeOf(means)];
  return one !== null && one === other;
}

/** How a method or field is made, without the name of its own type. */
function madeOf(referent: Referent): string | null {
  if (referent.kind === 'method') {
    const { bodySpan, file, declaringType } = referent.method;
    return bodySpan && withoutName(file.text.slice(bodySpan.start, bodySpan.end), declaringType.name);
  }
  if (referent.kind !== 'variable' || !isField(referent.variable)) return null;
  const { initializer, type, declaringType } = referent.variable;
  if (initializer) return withoutName(`${type?.text ?? ''} ${initializer.text}`, declaringType.name);
  const given = valuesGivenTo(referent.variable);
  return given && !given.isHandedIn ? withoutName(`${type?.text ?? ''} ${given.texts}`, declaringType.name) : null;
}
