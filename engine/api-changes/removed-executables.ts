import type { ApiChange } from '../results/look.js';
import { checkpoint } from '../text/work.js';
import { apiChange } from './change.js';
import { apiFamily } from './family.js';
import { accessIn, elementOf, executablePairs, seenNow, shownAs, type ExecutablePair } from './executable-pairs.js';
import { wayOfExecutable } from './executable-ways.js';
import type { ApiKind } from './kind.js';
import type { Executable } from './surface.js';
import type { Versions } from './versions.js';

const REMOVED: ApiKind = {
  id: 'EXECUTABLE_REMOVED',
  breaks: 'both',
  meaning: 'A method or constructor that users call is gone, hidden from them, or takes other parameters.',
};
const NOW_PROTECTED: ApiKind = { id: 'EXECUTABLE_NOW_PROTECTED', breaks: 'both', meaning: 'A public method or constructor is protected.' };
const NO_VARARGS: ApiKind = {
  id: 'METHOD_NO_LONGER_VARARGS',
  breaks: 'source',
  meaning: 'A method takes an array where it took any number of arguments.',
};

/** Methods and constructors that cannot be called as before. */
export const REMOVED_EXECUTABLES = apiFamily([REMOVED, NOW_PROTECTED, NO_VARARGS], function* (versions) {
  for (const pair of executablePairs(versions)) {
    checkpoint();
    const { type, before, after } = pair;
    if (!before.owner) continue;
    const access = seenNow(pair, versions.after);
    if (access === null) {
      if (!isInheritedUnseen(pair, versions)) yield removed(pair, versions);
    } else if (after && access === 'protected' && accessIn(type, before) === 'public') yield lessVisible(pair, after, versions);
    if (access !== null && after && takesAny(before) && !takesAny(after))
      yield apiChange(NO_VARARGS, {
        element: elementOf(before, type),
        sentence: `\`${shownAs(before, type)}\` takes an array now.`,
        migration: `Write \`${before.name}(new … { a, b })\` in place of \`${before.name}(a, b)\`.`,
        refactoring: versions.ways.tellerOf(after.method),
        before: before.method,
        after: after.method,
      });
  }
});

const takesAny = ({ method }: Executable): boolean => method?.parameters.some(({ varargs }) => varargs) ?? false;

/** What overrides says so by its annotation: without it, users get what it overrode, in a type that was not seen. */
function isInheritedUnseen({ before, after, typeAfter }: ExecutablePair, { after: surface }: Versions): boolean {
  const says = before.method?.annotations.some(({ name }) => name === 'Override') ?? false;
  return !after && says && surface.terms.supertypes.unseenAbove({ kind: 'declared', type: typeAfter }).length > 0;
}

function removed(pair: ExecutablePair, versions: Versions): ApiChange {
  const { type, before } = pair;
  return apiChange(REMOVED, {
    element: elementOf(before, type),
    before: before.method ?? before.owner,
    ...wayOfExecutable(pair, versions),
  });
}

function lessVisible({ type, before }: ExecutablePair, after: Executable, { ways }: Versions): ApiChange {
  return apiChange(NOW_PROTECTED, {
    element: elementOf(before, type),
    sentence: `\`${shownAs(before, type)}\` is protected now: only subclasses call it.`,
    refactoring: ways.tellerOf(after.method),
    before: before.method ?? before.owner,
    after: after.method ?? after.owner,
  });
}
