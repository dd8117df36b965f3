import { hasModifier } from '../model/declarations.js';
import { checkpoint } from '../text/work.js';
import { apiChange, shortName, signatureOf } from './change.js';
import { apiFamily, keptPairs } from './family.js';
import { canBeOverridden, elementOf, keptExecutables, shownAs } from './executable-pairs.js';
import { successorOf } from './executable-ways.js';
import type { ApiKind } from './kind.js';
import type { Executable } from './surface.js';
import type { Versions } from './versions.js';

const NOW_ABSTRACT: ApiKind = {
  id: 'METHOD_NOW_ABSTRACT',
  breaks: 'both',
  meaning: 'A method that had a body is abstract: subclasses of users must implement it.',
};
const NOW_FINAL: ApiKind = { id: 'METHOD_NOW_FINAL', breaks: 'both', meaning: 'A method that users could override is final.' };
const NOW_STATIC: ApiKind = { id: 'METHOD_NOW_STATIC', breaks: 'binary', meaning: 'A method of objects belongs to the class.' };
const OVERRIDABLE_NOW_STATIC: ApiKind = {
  id: 'METHOD_OVERRIDABLE_NOW_STATIC',
  breaks: 'source',
  meaning: 'A method that users could override belongs to the class.',
};
const NO_LONGER_STATIC: ApiKind = { id: 'METHOD_NO_LONGER_STATIC', breaks: 'both', meaning: 'A method of the class belongs to objects.' };
const NEW_ABSTRACT: ApiKind = {
  id: 'TYPE_NEW_ABSTRACT_METHOD',
  breaks: 'source',
  meaning: 'Types of users that implement or extend it must have one more method.',
};

const KINDS = [NOW_ABSTRACT, NOW_FINAL, NOW_STATIC, OVERRIDABLE_NOW_STATIC, NO_LONGER_STATIC, NEW_ABSTRACT];

/** Who has to, can, and cannot override methods. */
export const EXECUTABLE_MODIFIERS = apiFamily(KINDS, function* (versions) {
  const { ways } = versions;
  for (const { type, typeAfter, before, after } of keptExecutables(versions)) {
    checkpoint();
    for (const [kind, says, migration] of changesOf(type, typeAfter, before, after, versions))
      yield apiChange(kind, {
        element: elementOf(before.owner ? before : after, type),
        sentence: `\`${shownAs(after, typeAfter)}\` ${says}.`,
        refactoring: ways.tellerOf(after.method),
        migration,
        before: before.method,
        after: after.method,
      });
  }
  yield* newAbstractMethods(versions);
});

type Types = Versions['pairs'][number]['before'];

function* changesOf(
  type: Types,
  typeAfter: Types,
  before: Executable,
  after: Executable,
  versions: Versions,
): Iterable<readonly [ApiKind, string, string | null]> {
  const could = canBeOverridden(type, before, versions.before);
  const isOpen = versions.after.canBeExtended(typeAfter);
  // what interfaces say of the methods of Object asks nothing of anybody
  const isOfObject = !before.owner && type.kind === 'interface';
  if (!before.isAbstract && after.isAbstract && !before.isStatic && versions.before.canBeExtended(type) && isOpen && !isOfObject)
    yield [NOW_ABSTRACT, 'is abstract now: subclasses must implement it', null];
  if (could && after.isFinal && isOpen) yield [NOW_FINAL, 'is final now: users cannot override it', null];
  if (!before.isStatic && after.isStatic && !before.isConstructor) {
    const way = `Write \`${shortName(typeAfter)}.${after.name}(…)\` in place of \`x.${after.name}(…)\`.`;
    yield [NOW_STATIC, 'is static now', way];
    // a static method of an interface is not called through an object
    if (could || type.kind === 'interface') yield [OVERRIDABLE_NOW_STATIC, 'is static now: users cannot override it', way];
  }
  if (before.isStatic && !after.isStatic)
    yield [
      NO_LONGER_STATIC,
      'is no longer static',
      `Call it on an object: \`x.${after.name}(…)\` in place of \`${shortName(type)}.${after.name}(…)\`.`,
    ];
}

function* newAbstractMethods(versions: Versions): Iterable<ReturnType<typeof apiChange>> {
  const told = new Set<object>();
  for (const isOwn of [true, false])
    for (const { before: type, after: typeAfter } of keptPairs(versions)) {
      checkpoint();
      const { before, after, ways } = versions;
      if (!before.canBeExtended(type) || !after.canBeExtended(typeAfter) || !before.canBeImplemented(type)) continue;
      const had = before.membersOf(type).executables;
      for (const [key, one] of after.membersOf(typeAfter).executables) {
        checkpoint();
        if (!one.isAbstract || (one.owner === typeAfter) !== isOwn || one.access === 'package' || one.access === 'private' || had.has(key))
          continue;
        if (one.method && (told.has(one.method) || isSuccessor(one, versions))) continue;
        if (one.method) told.add(one.method);
        yield apiChange(NEW_ABSTRACT, {
          element: type.qualifiedName,
          sentence: `Whoever ${typeAfter.kind === 'interface' ? 'implements' : 'extends'} \`${shortName(typeAfter)}\` must have \`${signatureOf(one.name, one.method?.parameters ?? [])}\` now.`,
          refactoring: ways.tellerOf(one.method),
          migration: `Implement \`${signatureOf(one.name, one.method?.parameters ?? [])}\`.`,
          before: type,
          after: one.method ?? typeAfter,
        });
      }
    }
}

/** Where a method has another name or other parameters now, that is told of the former one. */
function isSuccessor({ method }: Executable, versions: Versions): boolean {
  const before = method && versions.ways.methodsBack.get(method);
  if (!before || hasModifier(before, 'private')) return false;
  return (
    successorOf(before, versions) === method &&
    versions.before.isVisible(before.declaringType) &&
    before.declaringType.kind !== 'annotation' &&
    isSame(before.declaringType, method, versions)
  );
}

const isSame = (type: Types, { declaringType }: { readonly declaringType: Types }, { ways }: Versions): boolean =>
  ways.types.get(type) === declaringType;
