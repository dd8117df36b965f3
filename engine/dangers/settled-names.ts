import type { Method } from '../model/declarations.js';
import { isField } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Meaning } from '../symbols/lookup.js';
import { expressionsIn } from '../symbols/scopes.js';
import type { Symbols } from '../symbols/symbols.js';
import type { KeptCode } from './kept-code.js';

/**
 * The asked names in a body of equal texts, when what they mean after the change settles all of them: whatever they meant before, nobody is told of them. The body before need not
 * be read then. Null when one of them is not settled.
 */
export function settledNames(code: KeptCode, isAsked: (name: string) => boolean, symbols: Symbols): readonly Expression[] | null {
  const { after, isEqual } = code;
  if (!isEqual || !('parameters' in after) || !after.body) return null;
  const asked = expressionsIn(after.body).filter(({ label }) => isAsked(label));
  return asked.every((one) => isSettled(one, symbols.after.meaningOf(one, after), after, symbols)) ? asked : null;
}

function isSettled({ receiver, label }: Expression, is: Meaning | null, after: Method, { after: now, partners }: Symbols): boolean {
  if (!is || is.found.length > 1) return true;
  const [means] = is.found;
  // of what something is asked that is not known, nothing is known either
  if (!means) {
    if (is.unseen.length > 0 || (receiver !== null && is.inside === null)) return true;
    return is.inside !== null && now.members.methods(is.inside, label).length > 0;
  }
  switch (means.kind) {
    case 'variable':
      // a local variable of equal texts is itself; a parameter may have come
      return !isField(means.variable) && means.member === after && means.variable.kind !== 'parameter';
    case 'type':
      return means.type.kind === 'unseen' || (means.type.kind === 'declared' && partners.types.beforeOf(means.type.type).length === 0);
    case 'typeVariable':
    case 'imported':
    case 'implied':
      return true;
    default:
      return false;
  }
}
