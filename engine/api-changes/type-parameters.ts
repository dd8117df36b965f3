import type { Method, TypeDeclaration, TypeParameter } from '../model/declarations.js';
import type { ApiChange } from '../results/look.js';
import { headOf } from '../symbols/type-table.js';
import { checkpoint } from '../text/work.js';
import { quoted } from '../text/quoted-code.js';
import { apiChange, shortName } from './change.js';
import { apiFamily, keptPairs } from './family.js';
import { canBeOverridden, elementOf, keptExecutables, shownAs } from './executable-pairs.js';
import type { ApiKind } from './kind.js';
import { isSameTerm, isSubtype } from './subtyping.js';
import { headOfType, type Term, type Terms } from './terms.js';
import type { Versions } from './versions.js';

const ADDED: ApiKind = {
  id: 'FORMAL_TYPE_PARAMETER_ADDED',
  breaks: 'source',
  meaning: 'A generic type or method has one more type parameter.',
};
const REMOVED: ApiKind = {
  id: 'FORMAL_TYPE_PARAMETER_REMOVED',
  breaks: 'source',
  meaning: 'A generic type or method has fewer type parameters.',
};
const CHANGED: ApiKind = { id: 'FORMAL_TYPE_PARAMETER_CHANGED', breaks: 'source', meaning: 'A type parameter takes fewer types.' };

/** What a type or method says of its type parameters. */
interface Side {
  readonly declaration: TypeDeclaration | Method;
  readonly parameters: readonly TypeParameter[];
  readonly terms: Terms;
}

interface Sides {
  readonly before: Side;
  readonly after: Side;
  /** Whether users can override it: then bounds must stay as they are. */
  readonly isOpen: boolean;
  readonly element: string;
  readonly shown: string;
}

/** Type parameters of types and methods. */
export const TYPE_PARAMETERS = apiFamily([ADDED, REMOVED, CHANGED], function* (versions) {
  for (const { before, after } of keptPairs(versions)) {
    checkpoint();
    yield* changesOf(
      {
        before: sideOf(before, versions.before.terms),
        after: sideOf(after, versions.after.terms),
        isOpen: false,
        element: before.qualifiedName,
        shown: shortName(after),
      },
      versions,
    );
  }
  for (const { type, typeAfter, before, after } of keptExecutables(versions)) {
    checkpoint();
    if (!before.method || !after.method) continue;
    const isOpen = canBeOverridden(type, before, versions.before);
    yield* changesOf(
      {
        before: sideOf(before.method, versions.before.terms),
        after: sideOf(after.method, versions.after.terms),
        isOpen,
        element: elementOf(before, type),
        shown: shownAs(after, typeAfter),
      },
      versions,
    );
  }
});

const sideOf = (declaration: TypeDeclaration | Method, terms: Terms): Side => ({
  declaration,
  parameters: declaration.typeParameters,
  terms,
});

function* changesOf({ before, after, isOpen, element, shown }: Sides, { ways }: Versions): Iterable<ApiChange> {
  const [were, are] = [before.parameters.length, after.parameters.length];
  if (were === 0 && are === 0) return;
  const tell = (kind: ApiKind, says: string): ApiChange =>
    apiChange(kind, {
      element,
      sentence: `\`${shown}\` ${says}.`,
      refactoring: ways.tellerOf(after.declaration),
      before: before.declaration,
      after: after.declaration,
    });
  // users write no type arguments where there were none
  if (are > were && were > 0) yield tell(ADDED, `has ${are} type parameters now, not ${were}`);
  const isType = 'fields' in before.declaration;
  if (are < were && (are > 0 || isType || isOpen))
    yield tell(REMOVED, are === 0 ? 'has no type parameters any more' : `has ${are} type parameters now, not ${were}`);
  if (are !== were) return;
  for (const [i, parameter] of after.parameters.entries()) {
    const former = before.parameters[i];
    if (former && isNarrower(boundsOf(former, before), boundsOf(parameter, after), isOpen, after.terms))
      yield tell(CHANGED, `has the type parameter ${quoted(parameter.text)} now, not ${quoted(former.text)}`);
  }
}

const boundsOf = (parameter: TypeParameter, { declaration, terms }: Side): readonly Term[] =>
  terms.boundsOf(parameter, 'fields' in declaration ? headOfType(declaration) : headOf(declaration));

function isNarrower(before: readonly Term[], after: readonly Term[], isOpen: boolean, terms: Terms): boolean {
  const isAsBefore = (bound: Term, i: number): boolean => isSameTerm(bound, before[i] ?? terms.object);
  if (isOpen) return before.length !== after.length || !after.every(isAsBefore);
  return !after.every((bound) => before.some((one) => isSubtype(one, bound, terms)) || isSubtype(terms.object, bound, terms));
}
