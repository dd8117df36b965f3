import type { ApiChange } from '../results/look.js';
import { checkpoint } from '../text/work.js';
import { apiChange } from './change.js';
import { apiFamily } from './family.js';
import { canBeOverridden, elementOf, keptExecutables, shownAs, type ExecutablePair } from './executable-pairs.js';
import type { ApiKind } from './kind.js';
import { areBoxed, areContained, erasureOf, haveSameErasure, isPrimitive, isSameTerm, isSubtype, mentions } from './subtyping.js';
import type { Executable } from './surface.js';
import { levelOf, type Term, type Terms } from './terms.js';
import type { Versions } from './versions.js';
import { wayOfResult } from './result-ways.js';

const ERASURE: ApiKind = {
  id: 'METHOD_RETURN_TYPE_ERASURE_CHANGED',
  breaks: 'binary',
  meaning: 'A method gives back another type in compiled code.',
};
const INCOMPATIBLE: ApiKind = {
  id: 'METHOD_RETURN_TYPE_CHANGED_INCOMPATIBLE',
  breaks: 'source',
  meaning: 'A method gives back another type, and code that calls or overrides it does not compile.',
};
const GENERICS: ApiKind = {
  id: 'EXECUTABLE_PARAMETER_GENERICS_CHANGED',
  breaks: 'source',
  meaning: 'A parameter has other type arguments, and code that calls or overrides it does not compile.',
};

type Kept = ExecutablePair & { readonly after: Executable };

/** What methods give back, and the type arguments of what they take. */
export const EXECUTABLE_TYPES = apiFamily([ERASURE, INCOMPATIBLE, GENERICS], function* (versions) {
  for (const pair of keptExecutables(versions)) {
    checkpoint();
    if (!pair.before.owner || !pair.after.owner) continue;
    const isOpen = canBeOverridden(pair.type, pair.before, versions.before);
    const isNew = newVariables(pair);
    if (pair.before.returns && pair.after.returns) yield* resultChanges(pair, pair.before.returns, pair.after.returns, isOpen, versions);
    if (
      pair.before.parameters.some((term, i) =>
        isOtherParameter(term, pair.after.parameters[i] ?? term, isOpen, isNew, versions.before.terms),
      )
    )
      yield tell(GENERICS, pair, `takes other type arguments now`, null, versions);
  }
});

/** Whether a variable is one of a type or method that had none: who wrote none gets what was there. */
function newVariables({ before, after }: Kept): (level: string) => boolean {
  const counts = (one: Executable): ReadonlyMap<string, number> => {
    const found = new Map<string, number>([['method', one.method?.typeParameters.length ?? 0]]);
    for (let type = one.owner; type; type = type.outer) found.set(levelOf(type), type.typeParameters.length);
    return found;
  };
  const [were, are] = [counts(before), counts(after)];
  return (level) => (were.get(level) ?? 0) === 0 && (are.get(level) ?? 0) > 0;
}

function* resultChanges(pair: Kept, before: Term, after: Term, isOpen: boolean, versions: Versions): Iterable<ApiChange> {
  const [was, is] = [pair.before.method?.returnType?.text ?? '', pair.after.method?.returnType?.text ?? ''];
  // types of one name in two packages, or what a variable stands for
  const says =
    was === is ? `gives back \`${erasureOf(after)}\` now, not \`${erasureOf(before)}\`` : `gives back \`${is}\` now, not \`${was}\``;
  const isSame = haveSameErasure(before, after);
  const migration = wayOfResult(pair, versions);
  if (!isSame) yield tell(ERASURE, pair, says, migration, versions);
  if (isSameTerm(before, after)) return;
  if (isSame && mentions(after, newVariables(pair))) return;
  // what a method without arguments of a raw type gives back is what it is
  if (
    isSame &&
    (before.kind !== 'named' || after.kind !== 'named' || before.arguments.length === 0 || after.arguments.length === 0) &&
    !hasVariable(before, after)
  )
    return;
  const isCompatible =
    !isOpen && (isPrimitive(before) || isPrimitive(after) ? areBoxed(before, after) : isSubtype(after, before, versions.after.terms));
  if (!isCompatible) yield tell(INCOMPATIBLE, pair, says, migration, versions);
}

const hasVariable = (...some: readonly Term[]): boolean =>
  some.some((one) => one.kind === 'variable' || (one.kind === 'array' && hasVariable(one.of)));

function isOtherParameter(before: Term, after: Term, isOpen: boolean, isNew: (level: string) => boolean, terms: Terms): boolean {
  if (before.kind === 'array' && after.kind === 'array') return isOtherParameter(before.of, after.of, isOpen, isNew, terms);
  if (before.kind !== 'named' || after.kind !== 'named' || isSameTerm(before, after)) return false;
  // what had no type arguments takes what it took, and overriding methods may go on without
  if (isOpen) return before.arguments.length > 0;
  return !mentions(after, isNew) && !areContained(before.arguments, after.arguments, terms);
}

function tell(
  kind: ApiKind,
  { type, typeAfter, before, after }: Kept,
  says: string,
  migration: string | null,
  { ways }: Versions,
): ApiChange {
  return apiChange(kind, {
    element: elementOf(before, type),
    sentence: `\`${shownAs(after, typeAfter)}\` ${says}.`,
    refactoring: ways.tellerOf(after.method),
    migration,
    before: before.method ?? before.owner,
    after: after.method ?? after.owner,
  });
}
