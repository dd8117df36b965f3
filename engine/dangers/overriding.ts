import { hasAnnotation, hasModifier, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { Lookup } from '../symbols/lookup.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { declared, type MethodSymbol } from '../symbols/members.js';
import { symbolsOf, type Symbols } from '../symbols/symbols.js';
import { symbolName, type TypeSymbol } from '../symbols/type-symbols.js';
import { checkpoint } from '../text/work.js';

/** A method above a type that one of its methods overrides or hides. */
export type Overridden = MethodSymbol & { readonly owner: TypeSymbol };

/** What methods override, in both versions. */
export class Overriding {
  readonly symbols: Symbols;

  constructor(private readonly at: LookedAt) {
    this.symbols = symbolsOf(at);
  }

  /** All methods of the change after it, with what they were. */
  *methods(): Generator<{ readonly before: Method | null; readonly after: Method }> {
    const { partners } = this.symbols;
    const seen = new Set<Method>();
    for (const { after } of this.at.view.methodPairs) {
      checkpoint();
      if (seen.has(after) || after.kind !== 'method') continue;
      seen.add(after);
      yield { before: partners.methods.beforeOf(after)[0] ?? null, after };
    }
    for (const { extracted } of this.at.view.extractions) {
      checkpoint();
      if (seen.has(extracted)) continue;
      seen.add(extracted);
      yield { before: null, after: extracted };
    }
  }

  /** What a method overrides in its version, the nearest first. `hooks`: also what the platform calls by its name. */
  of(method: Method, side: 'before' | 'after', hooks = false): readonly Overridden[] {
    const { supertypes, members }: Lookup = this.symbols[side];
    if (method.visibility === 'private' && !hooks) return [];
    return members.overridden(method.declaringType, method.name, supertypes.parametersOf(method), hooks);
  }

  /** Whether a method of the version before is, or became, one of the version after. */
  isPartner(before: Overridden, after: Overridden): boolean {
    if (before.kind === 'known' || after.kind === 'known') return before.method === after.method;
    return this.symbols.partners.methods.isPair(before.method, after.method);
  }

  /** Whether a type of the version after was there, and had another type above it then, too. */
  wasAbove(type: TypeDeclaration, above: TypeSymbol): boolean {
    const { partners, before } = this.symbols;
    return partners.types
      .beforeOf(type)
      .some((then) => before.supertypes.above(declared(then)).some(({ symbol }) => this.isSameType(symbol, above)));
  }

  /** Whether a type of the version before still has another one above it, of the version before, or what became of that. */
  isStillAbove(type: TypeDeclaration, above: TypeSymbol): boolean {
    const { partners, after } = this.symbols;
    return partners.types
      .afterOf(type)
      .some((now) => after.supertypes.above(declared(now)).some(({ symbol }) => this.isSameType(above, symbol)));
  }

  isSameType(before: TypeSymbol, after: TypeSymbol): boolean {
    if (before.kind === 'declared' && after.kind === 'declared') return this.symbols.partners.types.isPair(before.type, after.type);
    return before.kind === after.kind && symbolName(before) === symbolName(after);
  }

  /** Ends of paths of the types above one that were not seen. */
  unseen(type: TypeDeclaration, side: 'before' | 'after'): readonly string[] | null {
    const unseen = this.symbols[side].supertypes.unseenAbove(declared(type));
    return unseen.length === 0 ? null : [...new Set(unseen.flatMap(({ wants }) => wants))];
  }
}

export const isMarkedOverride = (method: Method): boolean =>
  hasAnnotation(method, 'Override') || hasAnnotation(method, 'java.lang.Override');

/** It has no body that could be used in the place of another one. */
export function isAbstract({ kind, method }: MethodSymbol): boolean {
  if (kind === 'known') return method.isAbstract;
  return method.bodySpan === null && !hasModifier(method, 'native');
}

export const isStatic = ({ kind, method }: MethodSymbol): boolean => (kind === 'known' ? method.isStatic : hasModifier(method, 'static'));
