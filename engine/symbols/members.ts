import { hasModifier, type Field, type Method, type TypeDeclaration } from '../model/declarations.js';
import { append } from '../text/grouping.js';
import { checkpoint } from '../text/work.js';
import type { KnownMember } from './known-types.js';
import type { Ancestor, Supertypes } from './supertypes.js';
import { keyOf, mayBeSameType, type DeclaredSymbol, type StaticType, type TypeSymbol } from './type-symbols.js';

/** A method that a type has: one of the change, or of the built-in table. */
export type MethodSymbol =
  | { readonly kind: 'declared'; readonly method: Method; readonly parameters: readonly (StaticType | null)[] }
  | { readonly kind: 'known'; readonly method: KnownMember; readonly parameters: readonly (StaticType | null)[] };

/** A field that a type has. */
export type FieldSymbol = { readonly kind: 'declared'; readonly field: Field } | { readonly kind: 'known'; readonly field: KnownMember };

/** What the types of one version have, inherited members included. */
export class Members {
  readonly #ownMethods = new Map<TypeDeclaration, ReadonlyMap<string, readonly Method[]>>();
  readonly #ownFields = new Map<TypeDeclaration, ReadonlyMap<string, Field>>();
  readonly #methods = new Map<object, Map<string, readonly MethodSymbol[]>>();

  constructor(private readonly supertypes: Supertypes) {}

  /** What a type declares of a name itself: methods, and members of annotation types. */
  ownMethods(type: TypeDeclaration, name: string): readonly Method[] {
    let known = this.#ownMethods.get(type);
    if (!known) {
      const lists = new Map<string, Method[]>();
      for (const method of type.methods)
        if (method.kind === 'method' || method.kind === 'annotationMember') append(lists, method.name, method);
      this.#ownMethods.set(type, (known = lists));
    }
    return known.get(name) ?? [];
  }

  /** The field of a name that a type declares itself. */
  ownField(type: TypeDeclaration, name: string): Field | null {
    let known = this.#ownFields.get(type);
    if (!known) {
      // the first of a name counts
      known = new Map([...type.fields].reverse().map((field) => [field.name, field]));
      this.#ownFields.set(type, known);
    }
    return known.get(name) ?? null;
  }

  constructors(type: TypeDeclaration): readonly Method[] {
    return type.methods.filter(({ kind }) => kind === 'constructor' || kind === 'compactConstructor');
  }

  /** All methods of a name that a type has, its own first; those that are overridden or hidden on the way are left out. */
  methods(symbol: TypeSymbol, name: string): readonly MethodSymbol[] {
    if (symbol.kind === 'unseen') return [];
    let known = this.#methods.get(symbol.type);
    if (!known) this.#methods.set(symbol.type, (known = new Map<string, readonly MethodSymbol[]>()));
    let found = known.get(name);
    if (!found) known.set(name, (found = this.#collect(symbol, name)));
    return found;
  }

  /** The field of a name that a type has, its own or the nearest inherited one. */
  field(symbol: TypeSymbol, name: string): FieldSymbol | null {
    const own = this.#fieldIn(symbol, name, null);
    if (own) return own;
    for (const above of this.supertypes.above(symbol)) {
      checkpoint();
      const found = this.#fieldIn(above.symbol, name, symbol);
      if (found) return found;
    }
    return null;
  }

  /** The methods above a type that one of its name and parameters overrides or hides, the nearest first. `hooks`: also what the platform calls by its name. */
  overridden(
    type: TypeDeclaration,
    name: string,
    parameters: readonly (StaticType | null)[],
    hooks = false,
  ): readonly (MethodSymbol & { readonly owner: TypeSymbol })[] {
    const found: (MethodSymbol & { readonly owner: TypeSymbol })[] = [];
    for (const above of this.supertypes.above({ kind: 'declared', type }))
      for (const method of this.#declaredIn(above, name)) {
        checkpoint();
        const isHook = method.kind === 'known' && method.method.isHook;
        if (isHook ? !hooks : !isInheritable(method, type)) continue;
        if (isOverrideEquivalent(method.parameters, parameters)) found.push({ ...method, owner: above.symbol });
      }
    return found;
  }

  #collect(symbol: TypeSymbol, name: string): readonly MethodSymbol[] {
    const found: MethodSymbol[] = [...this.#declaredIn({ symbol, variables: new Map<string, StaticType | null>() }, name)];
    for (const above of this.supertypes.above(symbol))
      for (const method of this.#declaredIn(above, name)) {
        if (symbol.kind === 'declared' && !isInheritable(method, symbol.type)) continue;
        checkpoint(found.length);
        if (!found.some((one) => isOverrideEquivalent(one.parameters, method.parameters))) found.push(method);
      }
    return found;
  }

  #declaredIn({ symbol, variables }: Ancestor, name: string): readonly MethodSymbol[] {
    switch (symbol.kind) {
      case 'unseen':
        return [];
      case 'known':
        return (symbol.type.methods.get(name) ?? []).map((method) => ({
          kind: 'known',
          method,
          parameters: (method.parameters ?? []).map((text) => this.supertypes.readKnown(text, symbol.type, variables)),
        }));
      case 'declared':
        return this.ownMethods(symbol.type, name).map((method) => ({
          kind: 'declared',
          method,
          parameters: this.supertypes.parametersOf(method, variables),
        }));
    }
  }

  #fieldIn(symbol: TypeSymbol, name: string, heir: TypeSymbol | null): FieldSymbol | null {
    if (symbol.kind === 'unseen') return null;
    if (symbol.kind === 'known') {
      const field = symbol.type.fields.get(name);
      return field ? { kind: 'known', field } : null;
    }
    const field = this.ownField(symbol.type, name);
    if (!field || (heir?.kind === 'declared' && !isVisibleTo(field, heir.type))) return null;
    return { kind: 'declared', field };
  }
}

/** Whether methods of one name with these parameters override, hide, or exclude each other. What is not known of a type is taken for the same. */
export function isOverrideEquivalent(one: readonly (StaticType | null)[], other: readonly (StaticType | null)[]): boolean {
  return one.length === other.length && one.every((type, i) => isSameErasure(type, other[i] ?? null));
}

function isSameErasure(one: StaticType | null, other: StaticType | null): boolean {
  return !one || !other || mayBeSameType(keyOf(one), keyOf(other));
}

/** Whether a type inherits a member of one above it. */
function isInheritable(symbol: MethodSymbol, heir: TypeDeclaration): boolean {
  if (symbol.kind === 'known') return !symbol.method.isHook && !(symbol.method.isStatic && symbol.method.owner.isInterface);
  const { method } = symbol;
  // static methods of interfaces are called by the interface's name alone
  if (method.declaringType.kind === 'interface' && hasModifier(method, 'static')) return false;
  return isVisibleTo(method, heir);
}

function isVisibleTo({ visibility, file }: Method | Field, heir: TypeDeclaration): boolean {
  return visibility !== 'private' && (visibility !== 'package' || file.packageName === heir.file.packageName);
}

/** The symbol of a declared type. */
export const declared = (type: TypeDeclaration): DeclaredSymbol => ({ kind: 'declared', type });
