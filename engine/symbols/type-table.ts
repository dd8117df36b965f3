import type { Field, Method, TypeDeclaration, TypeParameter } from '../model/declarations.js';
import type { CodeModel, SourceFile } from '../model/source-file.js';
import { append } from '../text/grouping.js';
import { checkpoint } from '../text/work.js';
import { knownType } from './known-types.js';
import type { TypeSymbol, UnseenSymbol } from './type-symbols.js';

/** Where a name stands: in a member of a type, in the head or body of a type outside of its members, or at the top of a file. */
export interface Place {
  readonly file: SourceFile;
  readonly type: TypeDeclaration | null;
  readonly member: Method | Field | null;
  /** Set when it stands in the head of a method or type: its type variables are in sight, what its body declares is not. */
  readonly head?: Method | TypeDeclaration;
}

export const placeIn = (member: Method | Field): Place => ({ file: member.file, type: member.declaringType, member });
export const headOf = (method: Method): Place => ({ file: method.file, type: method.declaringType, member: null, head: method });
export const placeOf = (type: TypeDeclaration): Place => ({ file: type.file, type, member: null });

/** A type variable, and the type or method that declares it. */
export interface TypeVariable {
  readonly kind: 'variable';
  readonly parameter: TypeParameter;
  readonly owner: TypeDeclaration | Method;
}

/** Asked for the types from which a type inherits: nested types come from there, too. */
export type InheritedFrom = (type: TypeDeclaration) => readonly TypeSymbol[];

/** The types of one version by their names, and what a written name means at a place, in Java's order. */
export class TypeTable {
  readonly #byQualifiedName = new Map<string, TypeDeclaration>();
  readonly #bySimpleName = new Map<string, TypeDeclaration[]>();
  readonly #meanings = new Map<TypeDeclaration | SourceFile, Map<string, TypeSymbol | TypeVariable>>();

  constructor(
    model: CodeModel,
    private readonly inheritedFrom: InheritedFrom,
  ) {
    const add = (type: TypeDeclaration): void => {
      checkpoint();
      if (!this.#byQualifiedName.has(type.qualifiedName)) this.#byQualifiedName.set(type.qualifiedName, type);
      append(this.#bySimpleName, type.name, type);
      type.types.forEach(add);
    };
    for (const file of model.files) file.types.forEach(add);
  }

  /** Member types and top-level ones; neither local nor anonymous ones. */
  typeAt(qualifiedName: string): TypeDeclaration | null {
    return this.#byQualifiedName.get(qualifiedName) ?? null;
  }

  /** Member types and top-level ones of a simple name. */
  typesNamed(name: string): readonly TypeDeclaration[] {
    return this.#bySimpleName.get(name) ?? [];
  }

  /** What a type's name, without type arguments and brackets, means at a place: `Entry`, `Map.Entry`, `java.util.Map`. */
  resolve(name: string, place: Place): TypeSymbol | TypeVariable {
    const own = (place.head && variableOf(place.head, name)) ?? (place.member && ownOfMember(name, place.member));
    if (own) return own;
    const scope = place.type ?? place.file;
    let known = this.#meanings.get(scope);
    if (!known) this.#meanings.set(scope, (known = new Map<string, TypeSymbol | TypeVariable>()));
    let meaning = known.get(name);
    if (!meaning) known.set(name, (meaning = this.#resolveIn(name, place)));
    return meaning;
  }

  #resolveIn(name: string, place: Place): TypeSymbol | TypeVariable {
    const dot = name.indexOf('.');
    if (dot < 0) return this.#simple(name, place) ?? this.#unseen(name, place.file);
    const whole = this.#qualified(name);
    if (whole) return whole;
    const segments = name.split('.');
    const first = this.#simple(segments[0] ?? '', place);
    if (!first && /^[a-z]/.test(name)) return unseenAt(name);
    let current = first ?? this.#unseen(segments[0] ?? '', place.file);
    for (const segment of segments.slice(1)) {
      if (current.kind === 'variable') return unseenAt(name);
      current = this.nested(current, segment) ?? unseenInside(current, segment);
    }
    return current;
  }

  /** What inherits a member type, or declares it, calls it by its simple name. */
  nested(symbol: TypeSymbol, name: string): TypeSymbol | null {
    if (symbol.kind === 'known') return asKnown(`${symbol.type.qualifiedName}.${name}`);
    if (symbol.kind === 'unseen') return null;
    const own = symbol.type.types.find((type) => type.name === name);
    if (own) return { kind: 'declared', type: own };
    if (!this.#bySimpleName.has(name)) return null;
    for (const above of this.inheritedFrom(symbol.type)) {
      checkpoint();
      const type = above.kind === 'declared' && above.type.types.find((one) => one.name === name);
      if (type && type.visibility !== 'private') return { kind: 'declared', type };
    }
    return null;
  }

  #simple(name: string, { file, type, member }: Place): TypeSymbol | TypeVariable | null {
    let around: Method | Field | null = member;
    for (let current = type; current; current = current.outer) {
      checkpoint();
      const local = around && ownOfMember(name, around);
      if (local) return local;
      if (current.name === name && current.kind !== 'anonymous') return { kind: 'declared', type: current };
      const found = variableOf(current, name) ?? this.nested({ kind: 'declared', type: current }, name);
      if (found) return found;
      around = current.enclosingMember;
    }
    return this.#ofFile(name, file);
  }

  #ofFile(name: string, file: SourceFile): TypeSymbol | null {
    const own = file.types.find((type) => type.name === name);
    if (own) return { kind: 'declared', type: own };
    for (const { name: imported, onDemand, isStatic } of file.imports) {
      if (onDemand || !imported.endsWith(`.${name}`)) continue;
      const type = this.#qualified(imported);
      if (type) return type;
      if (!isStatic) return unseenAt(imported);
    }
    const neighbour = this.#qualified(file.packageName === '' ? name : `${file.packageName}.${name}`);
    if (neighbour) return neighbour;
    for (const { name: imported, onDemand } of file.imports) {
      const type = onDemand ? this.#qualified(`${imported}.${name}`) : null;
      if (type) return type;
    }
    return asKnown(`java.lang.${name}`);
  }

  #qualified(name: string): TypeSymbol | null {
    const type = this.#byQualifiedName.get(name);
    return type ? { kind: 'declared', type } : asKnown(name);
  }

  #unseen(name: string, { packageName, imports }: SourceFile): UnseenSymbol {
    const packages = [packageName, ...imports.filter(({ onDemand, isStatic }) => onDemand && !isStatic).map((one) => one.name)];
    return { kind: 'unseen', name, wants: packages.map((one) => pathOf(one === '' ? name : `${one}.${name}`)) };
  }
}

/** A type variable of a method, or a type that is declared in its body. */
function ownOfMember(name: string, member: Method | Field): TypeSymbol | TypeVariable | null {
  if (!('typeParameters' in member)) return null;
  const variable = variableOf(member, name);
  if (variable) return variable;
  const local = member.innerTypes.find((type) => type.kind !== 'anonymous' && type.name === name);
  return local ? { kind: 'declared', type: local } : null;
}

function variableOf(owner: TypeDeclaration | Method, name: string): TypeVariable | null {
  const parameter = owner.typeParameters.find((one) => one.name === name);
  return parameter ? { kind: 'variable', parameter, owner } : null;
}

function asKnown(qualifiedName: string): TypeSymbol | null {
  const type = knownType(qualifiedName);
  return type && { kind: 'known', type };
}

/** `a.b.C` -> `/a/b/C.java`; what is nested stands in the file of the type around it. */
function pathOf(qualifiedName: string): string {
  const segments = qualifiedName.split('.');
  const top = segments.findIndex((segment) => /^[A-Z]/.test(segment));
  return `/${(top < 0 ? segments : segments.slice(0, top + 1)).join('/')}.java`;
}

const unseenAt = (name: string): UnseenSymbol => ({ kind: 'unseen', name, wants: [pathOf(name)] });

function unseenInside(outer: TypeSymbol, name: string): UnseenSymbol {
  if (outer.kind === 'unseen') return { kind: 'unseen', name: `${outer.name}.${name}`, wants: outer.wants };
  return unseenAt(`${outer.type.qualifiedName}.${name}`);
}
