/** What fields are given in the types that declare them. */
import { variableOf } from '../findings/view.js';
import type { Field } from '../model/declarations.js';
import { expressionsIn } from '../symbols/scopes.js';
import { mentions } from './words.js';

export interface GivenValues {
  /** Their texts, each once and in order. */
  readonly texts: string;
  /** A method or constructor was handed one of them: whoever calls it decides. */
  readonly isHandedIn: boolean;
}

/** What a field is given at its declaration and by the methods of its type; null when that is nothing. */
export function valuesGivenTo(field: Field): GivenValues | null {
  let values = known.get(field);
  if (values === undefined) known.set(field, (values = readValues(field)));
  return values;
}

const known = new WeakMap<Field, GivenValues | null>();

function readValues(field: Field): GivenValues | null {
  const { declaringType, initializer, name } = field;
  const texts = new Set<string>(initializer ? [initializer.text] : []);
  let isHandedIn = false;
  for (const method of declaringType.methods) {
    if (!method.bodySpan || !mentions(method, (word) => word === name) || !method.body) continue;
    for (const { kind, children } of expressionsIn(method.body)) {
      const [target, value] = kind === 'assignment' ? children : [];
      if (!target || !value || variableOf(method, target) !== field) continue;
      texts.add(value.text);
      if (value.kind === 'name' && variableOf(method, value)?.kind === 'parameter') isHandedIn = true;
    }
  }
  return texts.size === 0 ? null : { texts: [...texts].sort().join('\n'), isHandedIn };
}
