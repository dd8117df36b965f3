import type { Annotation, Method, TypeDeclaration } from '../model/declarations.js';
import { checkpoint } from '../text/work.js';
import { apiChange, shortName } from './change.js';
import { apiFamily, keptPairs } from './family.js';
import type { ApiKind } from './kind.js';
import { listed } from './words.js';

const TARGET: ApiKind = { id: 'ANNOTATION_TARGET_REMOVED', breaks: 'source', meaning: 'An annotation cannot stand where it could.' };
const NEW_METHOD: ApiKind = {
  id: 'ANNOTATION_NEW_METHOD_WITHOUT_DEFAULT',
  breaks: 'source',
  meaning: 'Whoever writes an annotation must give one more value.',
};
const NO_DEFAULT: ApiKind = {
  id: 'ANNOTATION_METHOD_NO_LONGER_DEFAULT',
  breaks: 'source',
  meaning: 'A value of an annotation that could be left out must be given.',
};
const NOT_REPEATABLE: ApiKind = {
  id: 'ANNOTATION_NO_LONGER_REPEATABLE',
  breaks: 'source',
  meaning: 'An annotation cannot stand several times any more.',
};

/** Where an annotation without `@Target` may stand. */
const EVERYWHERE =
  'TYPE FIELD METHOD PARAMETER CONSTRUCTOR LOCAL_VARIABLE ANNOTATION_TYPE PACKAGE TYPE_PARAMETER MODULE RECORD_COMPONENT'.split(' ');

/** What else is allowed where something is. */
const IMPLIED: ReadonlyMap<string, readonly string[]> = new Map([
  ['TYPE', ['ANNOTATION_TYPE']],
  ['TYPE_USE', ['TYPE', 'ANNOTATION_TYPE', 'TYPE_PARAMETER']],
]);

/** Annotation types. */
export const ANNOTATIONS = apiFamily([TARGET, NEW_METHOD, NO_DEFAULT, NOT_REPEATABLE], function* (versions) {
  for (const { before, after } of keptPairs(versions)) {
    checkpoint();
    if (before.kind !== 'annotation') continue;
    const tell = (kind: ApiKind, element: string, says: string, migration: string | null, member?: Method): ReturnType<typeof apiChange> =>
      apiChange(kind, {
        element,
        sentence: says,
        migration,
        refactoring: versions.ways.tellerOf(member ?? after),
        before,
        after: member ?? after,
      });
    const name = shortName(after);
    const [could, can] = [targetsOf(before), targetsOf(after)];
    const lost = [...could].filter((one) => !can.has(one));
    if (lost.length > 0)
      yield tell(TARGET, before.qualifiedName, `\`@${name}\` cannot stand at ${listed(lost.map((one) => `\`${one}\``))} any more.`, null);
    if (annotated(before, 'Repeatable') && !annotated(after, 'Repeatable'))
      yield tell(NOT_REPEATABLE, before.qualifiedName, `\`@${name}\` cannot stand several times any more.`, null);
    const values = new Map(before.methods.map((method) => [method.name, method]));
    for (const method of after.methods) {
      if (method.kind !== 'annotationMember' || hasDefault(method)) continue;
      const former = values.get(method.name);
      const element = `${before.qualifiedName}.${method.name}()`;
      const way = `Write \`@${name}(${method.name} = …)\`.`;
      if (!former) yield tell(NEW_METHOD, element, `\`@${name}\` must have a value for \`${method.name}\` now.`, way, method);
      else if (hasDefault(former))
        yield tell(
          NO_DEFAULT,
          element,
          `\`@${name}\` must have a value for \`${method.name}\` now: it has no default any more.`,
          way,
          method,
        );
    }
  }
});

const annotated = ({ annotations }: TypeDeclaration, name: string): Annotation | undefined =>
  annotations.find((one) => one.name === name || one.name.endsWith(`.${name}`));

function targetsOf(type: TypeDeclaration): ReadonlySet<string> {
  const target = annotated(type, 'Target');
  const named = target ? (target.text.slice(target.text.indexOf('(')).match(/\b[A-Z][A-Z_]+\b/g) ?? []) : EVERYWHERE;
  return new Set(named.flatMap((one) => [one, ...(IMPLIED.get(one) ?? [])]));
}

/** The model does not say it: what stands behind the parentheses does. */
function hasDefault({ file, nameSpan, span }: Method): boolean {
  const rest = file.text.slice(nameSpan.end, span.end);
  return /^[\s[\]]*default\b/.test(rest.slice(rest.indexOf(')') + 1));
}
