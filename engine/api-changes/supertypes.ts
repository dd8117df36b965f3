import type { TypeDeclaration } from '../model/declarations.js';
import { symbolName } from '../symbols/type-symbols.js';
import { addAll } from '../text/lists.js';
import { checkpoint } from '../text/work.js';
import { apiChange, shortName } from './change.js';
import { namesAbove } from './exceptions-known.js';
import { apiFamily, keptPairs } from './family.js';
import type { ApiKind } from './kind.js';
import type { Surface } from './surface.js';
import { OBJECT_NAME } from './terms.js';
import { listed } from './words.js';

const REMOVED: ApiKind = {
  id: 'TYPE_SUPERTYPE_REMOVED',
  breaks: 'both',
  meaning: 'A type is no longer what it was for users: it extends or implements less.',
};

/** What types are no longer a kind of. */
export const SUPERTYPES = apiFamily([REMOVED], function* (versions) {
  for (const { before, after } of keptPairs(versions)) {
    checkpoint();
    const still = new Set(namesOf(after, versions.after));
    const gone = [...new Set(namesOf(before, versions.before))].filter((name) => !still.has(name));
    if (gone.length === 0) continue;
    // what was above the one that is gone went with it
    const implied = new Set(gone.flatMap((name) => above(name, before, versions.before)));
    const lost = gone.filter((name) => !implied.has(name) || implied.size === gone.length);
    const names = lost.map((name) => `\`${name.slice(name.lastIndexOf('.') + 1)}\``);
    yield apiChange(REMOVED, {
      element: before.qualifiedName,
      sentence: `\`${shortName(before)}\` is no ${listed(names)} any more.`,
      refactoring: versions.ways.tellerOf(after),
      before,
      after,
    });
  }
});

/** The types above a type that users see: those that it does not show are passed through. */
function namesOf(type: TypeDeclaration, surface: Surface): readonly string[] {
  const names: string[] = [];
  for (const term of surface.terms.ancestors(type).slice(1)) {
    const { symbol } = term;
    if (symbol?.kind === 'declared' ? surface.isVisible(symbol.type) : term.name !== OBJECT_NAME) names.push(term.name);
    // what the table of the JDK does not have is told by another
    if (symbol?.kind === 'unseen')
      addAll(
        names,
        namesAbove(term, surface.terms).filter((name) => name !== OBJECT_NAME),
      );
  }
  return names;
}

function above(name: string, type: TypeDeclaration, { terms }: Surface): readonly string[] {
  const term = terms.ancestors(type).find((one) => one.name === name);
  if (!term?.symbol || term.symbol.kind === 'unseen') return [];
  return terms.supertypes.above(term.symbol).map(({ symbol }) => symbolName(symbol));
}
