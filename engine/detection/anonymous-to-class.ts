import type { TypeDeclaration } from '../model/declarations.js';
import type { Comparison } from '../matching/comparison.js';
import { finding } from './documented.js';
import type { Finding } from './family.js';
import { typeLocation } from './locations.js';
import { anonymousTypesOf } from './anonymous-types.js';

/**
 * Anonymous classes that are gone and whose methods a new class has:
 *
 *     run(new Task() { void go() { a(); } });   ->   run(new MyTask());  class MyTask implements Task { void go() { a(); } }
 */
export function* anonymousToClass(comparison: Comparison): Iterable<Finding> {
  // looking into bodies costs: only where something was created that a new class extends or implements
  const created = new Set(comparison.addedTypes.flatMap((type) => [type.superclass, ...type.interfaces].map((one) => bare(one?.text))));
  created.delete('');
  if (created.size === 0) return;
  const mayHold = (text: string): boolean => [...created].some((name) => text.includes(name));
  const paired = new Set(comparison.typePairs.map((pair) => pair.before));
  const gone = comparison.before.files
    .flatMap((file) => anonymousTypesOf(file, mayHold))
    .filter((type) => !paired.has(type) && type.methods.length > 0);
  if (gone.length === 0) return;
  for (const added of comparison.addedTypes) {
    for (const type of gone) {
      if (!isNamedForm(type, added)) continue;
      yield finding(
        'Replace Anonymous With Class',
        `${type.qualifiedName} with ${added.qualifiedName}`,
        [typeLocation(type, 'anonymous class declaration')],
        [typeLocation(added, 'added type declaration')],
      );
    }
  }
}

/** The new class extends or implements what was created, and has every method with the same body. */
function isNamedForm(anonymous: TypeDeclaration, named: TypeDeclaration): boolean {
  const created = anonymous.superclass?.text;
  if (!created || ![named.superclass, ...named.interfaces].some((reference) => bare(reference?.text) === bare(created))) return false;
  return anonymous.methods.every((method) =>
    named.methods.some(
      (other) => other.name === method.name && other.parameters.length === method.parameters.length && bodyText(other) === bodyText(method),
    ),
  );
}

function bare(type: string | undefined): string {
  return type?.replace(/<.*$/, '') ?? '';
}

function bodyText(method: TypeDeclaration['methods'][number]): string {
  return method.bodySpan ? method.file.text.slice(method.bodySpan.start, method.bodySpan.end).replace(/\s+/g, '') : '';
}
