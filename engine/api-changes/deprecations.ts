import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { ApiChange } from '../results/look.js';
import { checkpoint } from '../text/work.js';
import { apiChange, shortName, signatureOf } from './change.js';
import { isDeprecated } from './deprecated.js';
import { elementOf, keptExecutables, shownAs } from './executable-pairs.js';
import { apiFamily, keptPairs } from './family.js';
import type { ApiKind } from './kind.js';
import { replacementsOf, type Deprecated, type Replacement } from './replaced.js';
import { accessOfMember } from './surface.js';
import type { Versions } from './versions.js';
import { counted } from './words.js';

const NOW: ApiKind = { id: 'ELEMENT_NOW_DEPRECATED', breaks: 'none', meaning: 'Users are asked to go over to something else.' };
const NO_LONGER: ApiKind = { id: 'ELEMENT_NO_LONGER_DEPRECATED', breaks: 'none', meaning: 'What was deprecated may be used again.' };

/** What is deprecated since this change, with what does its work. */
export const DEPRECATIONS = apiFamily([NOW, NO_LONGER], function* (versions) {
  for (const { before, after } of keptPairs(versions)) {
    checkpoint();
    yield* changesOf(before, after, before.qualifiedName, shortName(after), versions);
    for (const field of before.fields) {
      const next = after.fields.find(({ name }) => name === field.name);
      if (next && versions.before.sees(before, accessOfMember(field, before)))
        yield* changesOf(field, next, `${before.qualifiedName}.${field.name}`, `${shortName(after)}.${field.name}`, versions);
    }
  }
  yield* methodsOf(versions);
});

function* methodsOf(versions: Versions): Iterable<ApiChange> {
  const deprecated: (Deprecated & { readonly element: string; readonly shown: string })[] = [];
  for (const { type, typeAfter, before, after } of keptExecutables(versions)) {
    checkpoint();
    if (!before.method || !after.method || after.owner !== typeAfter) continue;
    const [element, shown] = [elementOf(before, type), shownAs(after, typeAfter)];
    if (!isDeprecated(before.method) && isDeprecated(after.method))
      deprecated.push({ before: before.method, after: after.method, type: typeAfter, element, shown });
    else yield* changesOf(before.method, after.method, element, shown, versions);
  }
  const replacements = replacementsOf(deprecated, versions);
  for (const { before, after, element, shown } of deprecated) {
    const replacement = replacements.get(after);
    yield apiChange(NOW, {
      element,
      sentence: replacement
        ? replacedSentence(shown, after, replacement)
        : `\`${shown}\` is deprecated, and this change does not tell what to use.`,
      migration: replacement
        ? `Write \`${nameOf(replacement.by, after)}${signatureOf('', replacement.by.parameters)}\` in its place.`
        : null,
      refactoring: versions.ways.tellerOf(replacement?.by),
      before,
      after,
    });
  }
}

function replacedSentence(shown: string, deprecated: Method, { by, isNamed, isSure, calls, of }: Replacement): string {
  const name = `\`${nameOf(by, deprecated)}\``;
  const went = of > 0 ? ` (${calls} of ${counted(of, 'call')} went there)` : '';
  if (isSure) return `\`${shown}\` is deprecated; ${name} does its work now${went}.`;
  return isNamed
    ? `\`${shown}\` is deprecated; its documentation names ${name}${went}.`
    : `\`${shown}\` is deprecated without naming what to use; perhaps it is ${name}${went}.`;
}

const nameOf = (by: Method, deprecated: Method): string =>
  by.declaringType === deprecated.declaringType ? by.name : `${shortName(by.declaringType)}.${by.name}`;

function* changesOf<One extends TypeDeclaration | Method | Field>(
  before: One,
  after: One,
  element: string,
  shown: string,
  { ways }: Versions,
): Iterable<ApiChange> {
  const [was, is] = [isDeprecated(before), isDeprecated(after)];
  if (was === is) return;
  yield apiChange(is ? NOW : NO_LONGER, {
    element,
    sentence: is ? `\`${shown}\` is deprecated.` : `\`${shown}\` is no longer deprecated.`,
    refactoring: ways.tellerOf(after),
    before,
    after,
  });
}
