import { checkpoint } from '../text/work.js';
import { apiChange } from './change.js';
import { isCheckedName, namesAbove } from './exceptions-known.js';
import { apiFamily } from './family.js';
import { canBeOverridden, elementOf, keptExecutables, shownAs } from './executable-pairs.js';
import type { ApiKind } from './kind.js';
import type { Executable, Surface } from './surface.js';

const NOW: ApiKind = {
  id: 'EXECUTABLE_NOW_THROWS_CHECKED_EXCEPTION',
  breaks: 'source',
  meaning: 'Callers must catch or declare one more exception.',
};
const NO_LONGER: ApiKind = {
  id: 'EXECUTABLE_NO_LONGER_THROWS_CHECKED_EXCEPTION',
  breaks: 'source',
  meaning: 'An exception that callers catch, or overriding methods throw, is no longer declared.',
};

interface Thrown {
  readonly name: string;
  /** Its own full name and those of the classes above it. */
  readonly names: readonly string[];
  readonly isChecked: boolean | null;
}

/** Exceptions that methods and constructors declare. */
export const EXCEPTIONS = apiFamily([NOW, NO_LONGER], function* (versions) {
  for (const { type, typeAfter, before, after } of keptExecutables(versions)) {
    checkpoint();
    if (!before.owner || !after.owner || (before.thrown.length === 0 && after.thrown.length === 0)) continue;
    const [one, other] = [thrownBy(before, versions.before), thrownBy(after, versions.after)];
    const now = other.filter((each) => each.isChecked && !one.some(({ name }) => each.names.includes(name)));
    const isOpen = canBeOverridden(type, before, versions.before);
    const isStill = (each: Thrown): boolean =>
      other.some(({ name, names }) => each.names.includes(name) || (!isOpen && names.includes(each.name)));
    const gone = one.filter(
      (each) => each.isChecked && !isStill(each) && !isUncheckedIn(each.name, versions.after) && (isOpen || !isCaughtAnyway(each.name)),
    );
    const tell = (kind: ApiKind, says: string, migration: string): ReturnType<typeof apiChange> =>
      apiChange(kind, {
        element: elementOf(before, type),
        sentence: `\`${shownAs(after, typeAfter)}\` ${says}.`,
        migration,
        refactoring: versions.ways.tellerOf(after.method),
        before: before.method ?? type,
        after: after.method ?? typeAfter,
      });
    for (const { name } of now) yield tell(NOW, `throws \`${last(name)}\` now`, `Catch \`${last(name)}\`, or declare it.`);
    for (const { name } of gone)
      yield tell(NO_LONGER, `no longer throws \`${last(name)}\``, `Leave out \`catch (${last(name)} e)\` where nothing else throws it.`);
  }
});

const last = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

function thrownBy({ thrown }: Executable, { terms }: Surface): readonly Thrown[] {
  return thrown.map((term) => {
    const names = namesAbove(term, terms);
    return { name: names[0] ?? '', names, isChecked: isCheckedName(names) };
  });
}

/** `catch (Exception e)` compiles whatever is thrown. */
const isCaughtAnyway = (name: string): boolean => name === 'java.lang.Exception' || name === 'java.lang.Throwable';

/** Where the exception itself changed, that is told of it. */
function isUncheckedIn(name: string, { terms }: Surface): boolean {
  const type = terms.supertypes.table.typeAt(name);
  return (
    type !== null && isCheckedName(namesAbove({ kind: 'named', name, arguments: [], symbol: { kind: 'declared', type } }, terms)) === false
  );
}
