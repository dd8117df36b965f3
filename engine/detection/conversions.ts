import type { VariableDeclaration } from '../model/declarations.js';
import { typeText } from '../matching/parameters.js';
import { roleOf, type VariablePair } from '../matching/variables.js';
import { variablesOf, type BodyChange } from './body-changes.js';
import { stripped } from './variable-values.js';

/**
 * Whether a variable that corresponds to one of another kind was converted to it, or is only handed on to it:
 *
 *     void f() { int n = 1; use(n); }   ->   void f() { int n = 1; g(n); } void g(int n) { use(n); }      g(n) is the same n: nothing to tell
 */
export function isConversion(change: BodyChange, pair: VariablePair, removedFields: ReadonlySet<VariableDeclaration>): boolean {
  const { before, after } = pair;
  const sameName = before.name === after.name;
  switch (`${roleOf(before)} ${roleOf(after)}` as const) {
    case 'local parameter':
      return (
        change.kind === 'pair' ||
        (change.kind === 'extraction' && (!sameName || (isGone(change, before) && isHandedItsValue(change, pair))))
      );
    case 'field parameter':
      return change.kind !== 'inlining' && (!sameName || (change.kind === 'pair' && removedFields.has(before)));
    case 'parameter local':
      return sameName && (change.kind === 'pair' || (change.kind === 'inlining' && isNew(change, after)));
    case 'field local':
      return removedFields.has(before) && (change.kind !== 'inlining' || isNew(change, after));
    case 'local field':
      // A field of another type is another thing that took the place.
      return typeText(before) === typeText(after) && (change.kind !== 'extraction' || isGone(change, before));
    case 'parameter field':
      return change.kind === 'pair' && !sameName;
    default:
      return false;
  }
}

/** The local of an extraction's source has no partner in what is left of the source. */
function isGone(change: BodyChange, local: VariableDeclaration): boolean {
  const rest = change.rest && variablesOf(change.rest);
  return rest !== null && rest.removedLocals.includes(local);
}

/**
 * The extracted method is handed what the local held:
 *
 *     User user = find(id); greet(user);   ->   show(find(id)); void show(User user) { greet(user); }      but not   show(last);
 */
function isHandedItsValue({ body }: BodyChange, { before, after }: VariablePair): boolean {
  const given = body?.afterNames.get(after.name);
  return given !== undefined && before.initializer !== null && stripped(given) === stripped(before.initializer.text);
}

/** The local of an inlining's target was not there before. */
function isNew(change: BodyChange, local: VariableDeclaration): boolean {
  const rest = change.rest && variablesOf(change.rest);
  return rest !== null && rest.addedLocals.includes(local);
}
