import type { Method, TypeDeclaration, VariableDeclaration } from '../../model/declarations.js';
import { withoutTypeArguments } from '../../facts/expressions/expression-facts.js';
import { typeText } from '../../facts/declarations/declared-types.js';

/**
 * Whether a parameter is the receiver of the method in its new type, so that no other parameter is what it was:
 *
 *     class Route { void plan(Boat boat, Map map) { … } }   ->   class Boat { void plan(Route route, Map map) { … } }      boat became `this`, `this` became route
 */
export function becameReceiver(parameter: VariableDeclaration, before: Method, after: Method): boolean {
  return isElsewhere(before, after) && isOfType(parameter, after);
}

/** The mirror image: `this` of the former type is handed over now. */
export function wasReceiver(parameter: VariableDeclaration, before: Method, after: Method): boolean {
  return isElsewhere(before, after) && isOfType(parameter, before);
}

function isElsewhere(before: Method, after: Method): boolean {
  return before.declaringType.qualifiedName !== after.declaringType.qualifiedName && before.kind === 'method';
}

function isOfType(parameter: VariableDeclaration, { declaringType, modifiers }: Method): boolean {
  if (modifiers.some(({ name }) => name === 'static')) return false;
  return lastName(withoutTypeArguments(typeText(parameter))) === nameOf(declaringType);
}

function nameOf({ name }: TypeDeclaration): string {
  return name;
}

/** `Builder` of `Indicator.Builder` */
function lastName(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1);
}
