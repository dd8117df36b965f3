import { hasModifier, type TypeDeclaration } from '../model/declarations.js';
import type { ApiChange } from '../results/look.js';
import { checkpoint } from '../text/work.js';
import { apiChange, shortName } from './change.js';
import { apiFamily, keptPairs } from './family.js';
import { isChecked } from './exceptions-known.js';
import type { ApiKind } from './kind.js';
import { kindWord } from './words.js';
import type { Surface } from './surface.js';
import type { SeenPair, Versions } from './versions.js';

const NOW_PROTECTED: ApiKind = { id: 'TYPE_NOW_PROTECTED', breaks: 'both', meaning: 'A nested public type is protected.' };
const KIND_CHANGED: ApiKind = {
  id: 'TYPE_KIND_CHANGED',
  breaks: 'both',
  meaning: 'A class became an interface, a record, an enum, or the like.',
};
const NOW_SEALED: ApiKind = { id: 'TYPE_NOW_SEALED', breaks: 'both', meaning: 'A type that users could extend is sealed.' };
const NOW_ABSTRACT: ApiKind = { id: 'CLASS_NOW_ABSTRACT', breaks: 'both', meaning: 'A class that users could make is abstract.' };
const NOW_FINAL: ApiKind = { id: 'CLASS_NOW_FINAL', breaks: 'both', meaning: 'A class that users could extend is final.' };
const NOW_STATIC: ApiKind = {
  id: 'CLASS_NOW_STATIC',
  breaks: 'both',
  meaning: 'A nested class belongs to no object of the class around it any more.',
};
const NO_LONGER_STATIC: ApiKind = {
  id: 'CLASS_NO_LONGER_STATIC',
  breaks: 'both',
  meaning: 'A nested class belongs to an object of the class around it.',
};
const NOT_EXTENSIBLE: ApiKind = {
  id: 'CLASS_NO_LONGER_CONCRETELY_EXTENSIBLE',
  breaks: 'both',
  meaning: 'Users cannot write a class below it that can be made: something abstract is hidden from them.',
};
const NOW_CHECKED: ApiKind = {
  id: 'CLASS_NOW_CHECKED_EXCEPTION',
  breaks: 'source',
  meaning: 'An exception that nobody had to catch is a checked one.',
};

const KINDS = [NOW_PROTECTED, KIND_CHANGED, NOW_SEALED, NOW_ABSTRACT, NOW_FINAL, NOW_STATIC, NO_LONGER_STATIC, NOT_EXTENSIBLE, NOW_CHECKED];

/** What types are: their kind, who sees them, who can make and extend them. */
export const TYPES = apiFamily(KINDS, function* (versions) {
  for (const { before, after } of versions.pairs) {
    checkpoint();
    if (!after) continue;
    if (before.kind !== after.kind) yield kindChanged(before, after, versions);
    if (versions.before.accessOf(before) === 'public' && versions.after.accessOf(after) === 'protected')
      yield told(NOW_PROTECTED, { before, after }, versions, 'is protected now: only subclasses use it');
  }
  for (const pair of keptPairs(versions))
    for (const [kind, says, way] of changesOf(pair, versions)) yield told(kind, pair, versions, says, way);
});

type Pair = SeenPair & { readonly after: TypeDeclaration };

function* changesOf(pair: Pair, { before: one, after: other }: Versions): Iterable<readonly [ApiKind, string, (string | undefined)?]> {
  const { before, after } = pair;
  checkpoint();
  const could = one.canBeExtended(before);
  const isNowFinal = hasModifier(after, 'final') && !hasModifier(before, 'final');
  if (could && isNowFinal && after.kind === 'class') yield [NOW_FINAL, 'is final now: users cannot extend it'];
  else if (could && hasModifier(after, 'sealed') && !hasModifier(before, 'sealed'))
    yield [NOW_SEALED, 'is sealed now: users cannot extend it'];
  if (isNow('abstract', pair) && after.kind === 'class' && canBeMade(before, one))
    yield [NOW_ABSTRACT, 'is abstract now: users cannot make one', wayToMake(after, other)];
  if (before.kind === 'class' && before.outer && after.outer) {
    if (!isStatic(before) && isStatic(after))
      yield [NOW_STATIC, `is static now`, `Write \`new ${shortName(after)}(…)\` in place of \`outer.new ${after.name}(…)\`.`];
    if (isStatic(before) && !isStatic(after)) yield [NO_LONGER_STATIC, `is no longer static`, `Write \`outer.new ${after.name}(…)\`.`];
  }
  if (could && other.canBeExtended(after) && one.canBeImplemented(before) && !other.canBeImplemented(after))
    yield [NOT_EXTENSIBLE, 'has something abstract now that users cannot implement: it is not visible to them'];
  if (isChecked(after, other) && isChecked(before, one) === false && isThrowable(before, one))
    yield [NOW_CHECKED, 'is a checked exception now', `Catch \`${after.name}\`, or declare it.`];
}

const isNow = (modifier: string, { before, after }: Pair): boolean => hasModifier(after, modifier) && !hasModifier(before, modifier);

/** Nested types of interfaces are static without saying so. */
const isStatic = (type: TypeDeclaration): boolean =>
  hasModifier(type, 'static') || type.outer?.kind === 'interface' || type.outer?.kind === 'annotation';

const isThrowable = (type: TypeDeclaration, { terms }: Surface): boolean =>
  terms.ancestors(type).some(({ name }) => name === 'java.lang.Throwable');

function canBeMade(type: TypeDeclaration, surface: Surface): boolean {
  for (const { isConstructor, access } of surface.membersOf(type).executables.values())
    if (isConstructor && access === 'public') return true;
  return false;
}

/** A subclass that users can make in its place, when there is only one. */
function wayToMake(type: TypeDeclaration, surface: Surface): string | undefined {
  const below = surface.types.filter(
    (one) => one.superclass?.text === type.name && !hasModifier(one, 'abstract') && surface.isVisible(one) && canBeMade(one, surface),
  );
  const [only, ...others] = below;
  return only && others.length === 0 ? `Make a \`${shortName(only)}\` in its place.` : undefined;
}

function kindChanged(before: TypeDeclaration, after: TypeDeclaration, versions: Versions): ApiChange {
  const isRecord = before.kind === 'class' && after.kind === 'record';
  const getter = isRecord ? before.methods.find(({ name, parameters }) => parameters.length === 0 && /^get[A-Z]/.test(name)) : undefined;
  const accessor = getter && getter.name.charAt(3).toLowerCase() + getter.name.slice(4);
  const isThere = after.fields.some(({ name, kind }) => kind === 'recordComponent' && name === accessor);
  const way = getter && isThere ? `Write \`x.${accessor}()\` in place of \`x.${getter.name}()\`.` : undefined;
  return told(KIND_CHANGED, { before, after }, versions, `is ${kindWord(after)} now, not ${kindWord(before)}`, way);
}

function told(kind: ApiKind, { before, after }: Pair, { ways }: Versions, says: string, migration?: string): ApiChange {
  return apiChange(kind, {
    element: before.qualifiedName,
    sentence: `\`${shortName(before)}\` ${says}.`,
    refactoring: ways.tellerOf(after),
    migration: migration ?? null,
    before,
    after,
  });
}
