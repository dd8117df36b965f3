import type { TypeDeclaration } from '../model/declarations.js';
import type { KnownType } from './known-types.js';

/** A type as far as it is known: declared in the change, in the built-in table, or neither. */
export type TypeSymbol = DeclaredSymbol | KnownSymbol | UnseenSymbol;

export interface DeclaredSymbol {
  readonly kind: 'declared';
  readonly type: TypeDeclaration;
}

export interface KnownSymbol {
  readonly kind: 'known';
  readonly type: KnownType;
}

/** A type that was not seen. */
export interface UnseenSymbol {
  readonly kind: 'unseen';
  /** With its package where an import or the text names that, else as written. */
  readonly name: string;
  /** Ends of paths at which its declaration may be, the best first: `/a/b/C.java`. */
  readonly wants: readonly string[];
}

/** The type of an expression or a parameter, erased. */
export interface StaticType {
  readonly base: TypeSymbol | { readonly kind: 'primitive'; readonly name: string } | { readonly kind: 'null' };
  /** How many `[]` follow. */
  readonly dimensions: number;
  /** Of a generic type, as far as written. */
  readonly arguments: readonly (StaticType | null)[];
}

/** A name for the type, the same for the same type: `int[]`, `a.b.C`, `?.C` for one whose package is not known. */
export function keyOf({ base, dimensions }: StaticType): string {
  return symbolName(base) + '[]'.repeat(dimensions);
}

/** The full name of a type, as far as it is known. */
export function symbolName(base: StaticType['base']): string {
  switch (base.kind) {
    case 'primitive':
      return base.name;
    case 'null':
      return 'null';
    case 'unseen':
      return base.name;
    default:
      return base.type.qualifiedName;
  }
}

/** Whether two names mean the same type, or would if the package of the one that says none were the other's. */
export function mayBeSameType(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [simpleName(one), simpleName(other)];
  return first === second && (!one.includes('.') || !other.includes('.'));
}

/** The last part of a full name. */
export const simpleName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

export const isSameSymbol = (one: TypeSymbol, other: TypeSymbol): boolean =>
  one.kind === 'unseen' || other.kind === 'unseen'
    ? one.kind === other.kind && symbolName(one) === symbolName(other)
    : one.type === other.type;
