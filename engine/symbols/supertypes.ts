import { declaredSupertypes, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { CodeModel } from '../model/source-file.js';
import { checkpoint } from '../text/work.js';
import { knownType, knownTypeNear, type KnownType } from './known-types.js';
import { headOf, TypeTable, type Place, type TypeVariable } from './type-table.js';
import { symbolName, type StaticType, type TypeSymbol, type UnseenSymbol } from './type-symbols.js';
import { readTypeText, type TypeText } from './type-text.js';

/** A type above another one, and what its type variables stand for there. */
export interface Ancestor {
  readonly symbol: TypeSymbol;
  readonly variables: ReadonlyMap<string, StaticType | null>;
}

/** What type variables stand for; those of which nothing is known are their bounds. */
export type Substitution = ReadonlyMap<string, StaticType | null>;

const NOTHING: Substitution = new Map<string, StaticType | null>();
export const PRIMITIVES: ReadonlySet<string> = new Set(['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double', 'void']);
/** Bounds of type variables that are type variables: more of them in a row are rather a circle. */
const DEEPEST_BOUND = 8;

/** What inherits from what in one version, and what the types say that are written. */
export class Supertypes {
  readonly table: TypeTable;
  readonly #ancestors = new Map<TypeDeclaration | KnownType, readonly Ancestor[]>();
  readonly #unseen = new Map<TypeDeclaration | KnownType, readonly UnseenSymbol[]>();
  readonly #direct = new Map<TypeDeclaration, readonly TypeSymbol[]>();

  constructor(model: CodeModel) {
    this.table = new TypeTable(model, (type) => this.#namesAbove(type));
  }

  /** What a type extends and implements, as far as it says so itself; `Object`, `Enum` and `Record` where it does not. */
  direct(symbol: TypeSymbol): readonly TypeSymbol[] {
    return this.#directAncestors({ symbol, variables: NOTHING }).map((ancestor) => ancestor.symbol);
  }

  /**
   * All types above a type, each once, in the order in which members are looked for: superclasses from near to far, then the interfaces, `Object` at last. Cycles end, and of
   * the ways through a diamond the first one counts.
   */
  above(symbol: TypeSymbol): readonly Ancestor[] {
    if (symbol.kind === 'unseen') return [];
    const known = this.#ancestors.get(symbol.type);
    if (known) return known;
    const found = this.#walk(symbol);
    this.#ancestors.set(symbol.type, found);
    return found;
  }

  /** What could declare members that a type has, and was not seen: types above it, the nearest first, and generators of code. A type without any is closed upwards. */
  unseenAbove(symbol: TypeSymbol): readonly UnseenSymbol[] {
    if (symbol.kind === 'unseen') return [symbol];
    let known = this.#unseen.get(symbol.type);
    if (!known) {
      known = [symbol, ...this.above(symbol).map((one) => one.symbol)].flatMap(unseenIn);
      this.#unseen.set(symbol.type, known);
    }
    return known;
  }

  /** Whether all types above it are known with all their members. */
  isClosed(symbol: TypeSymbol): boolean {
    return this.unseenAbove(symbol).length === 0;
  }

  /** Whether a type is another one or inherits from it; null when a type that was not seen could make it so. */
  isSubtype(symbol: TypeSymbol, other: TypeSymbol): boolean | null {
    const name = symbolName(other);
    if (symbolName(symbol) === name || name === 'java.lang.Object') return true;
    if (this.above(symbol).some((one) => symbolName(one.symbol) === name)) return true;
    const isOpen = symbol.kind === 'unseen' || this.above(symbol).some((one) => one.symbol.kind === 'unseen');
    return isOpen && !(other.kind === 'known' && other.type.isFinal) ? null : false;
  }

  /** The type that a text means at a place, erased: `Map<String,T>[]`, `int`. Null for `var` and where nothing can be said. */
  read(text: string, place: Place, substitution: Substitution = NOTHING): StaticType | null {
    const parsed = readTypeText(text);
    return parsed && this.#typeOf(parsed, place, substitution, 0);
  }

  /** The erased types of a method's parameters; `substitution`: what the variables of its type stand for. */
  parametersOf(method: Method, substitution: Substitution = NOTHING): readonly (StaticType | null)[] {
    return method.parameters.map(({ type, varargs }) => {
      const read = type && this.read(type.qualifiedText, headOf(method), substitution);
      return read && (varargs ? { ...read, dimensions: read.dimensions + 1 } : read);
    });
  }

  /** The same of a type in the table: names are those of its package, and variables its own. */
  readKnown(text: string, owner: KnownType, substitution: Substitution): StaticType | null {
    const parsed = readTypeText(text);
    if (!parsed) return null;
    const { name, dimensions } = parsed;
    const variable = substitution.get(name);
    if (variable) return { ...variable, dimensions: variable.dimensions + dimensions };
    if (PRIMITIVES.has(name)) return { base: { kind: 'primitive', name }, dimensions, arguments: [] };
    const type = owner.typeParameters.includes(name) ? knownType('java.lang.Object') : knownTypeNear(name, owner);
    const base: TypeSymbol = type ? { kind: 'known', type } : { kind: 'unseen', name, wants: [] };
    return { base, dimensions, arguments: parsed.arguments.map((one) => this.readKnown(one, owner, substitution)) };
  }

  // Names are looked up before what type variables stand for is known, and from there.
  #namesAbove(type: TypeDeclaration): readonly TypeSymbol[] {
    const found: TypeSymbol[] = [];
    const seen = new Set<TypeDeclaration>([type]);
    for (const one of seen) {
      checkpoint();
      for (const symbol of this.#named(one)) {
        found.push(symbol);
        if (symbol.kind === 'declared') seen.add(symbol.type);
      }
    }
    return found;
  }

  #named(type: TypeDeclaration): readonly TypeSymbol[] {
    const known = this.#direct.get(type);
    if (known) return known;
    this.#direct.set(type, []); // a name in a head that is looked up through that head ends here
    let found: readonly TypeSymbol[] | null = null;
    try {
      return (found = declaredSupertypes(type).flatMap(({ qualifiedText }) => this.#symbolOf(qualifiedText, headPlace(type))));
    } finally {
      // when the time is up in between, nothing was found out
      if (found) this.#direct.set(type, found);
      else this.#direct.delete(type);
    }
  }

  #symbolOf(text: string, place: Place): readonly TypeSymbol[] {
    const parsed = readTypeText(text);
    const symbol = parsed && this.table.resolve(parsed.name, place);
    return symbol && symbol.kind !== 'variable' ? [symbol] : [];
  }

  #walk(symbol: TypeSymbol): readonly Ancestor[] {
    const classes: Ancestor[] = [];
    const interfaces: Ancestor[] = [];
    const seen = new Set<string | TypeDeclaration>([identity(symbol)]);
    const note = (ancestor: Ancestor): boolean => {
      checkpoint();
      const id = identity(ancestor.symbol);
      if (seen.has(id)) return false;
      seen.add(id);
      (isInterface(ancestor.symbol) ? interfaces : classes).push(ancestor);
      return true;
    };
    const queue: Ancestor[] = [{ symbol, variables: NOTHING }];
    for (const one of queue) for (const next of this.#directAncestors(one)) if (note(next)) queue.push(next);
    const isObject = ({ symbol: one }: Ancestor): boolean => symbolName(one) === 'java.lang.Object';
    const objects = classes.filter(isObject);
    return [
      ...classes.filter((one) => !isObject(one)),
      ...interfaces,
      ...(objects.length > 0 || symbolName(symbol) === 'java.lang.Object' ? objects : [OBJECT_ABOVE]),
    ];
  }

  #directAncestors({ symbol, variables }: Ancestor): readonly Ancestor[] {
    switch (symbol.kind) {
      case 'unseen':
        return [];
      case 'known':
        return symbol.type.supertypes.flatMap((text) => ancestorOf(this.readKnown(text, symbol.type, variables)));
      case 'declared': {
        const place = headPlace(symbol.type);
        const written = declaredSupertypes(symbol.type).flatMap(({ qualifiedText }) =>
          ancestorOf(this.read(qualifiedText, place, variables)),
        );
        return [...written, ...impliedAbove(symbol.type)];
      }
    }
  }

  #typeOf({ name, dimensions, arguments: given }: TypeText, place: Place, substitution: Substitution, depth: number): StaticType | null {
    checkpoint();
    if (name === 'var' || name === '' || name === '?') return null;
    if (PRIMITIVES.has(name)) return { base: { kind: 'primitive', name }, dimensions, arguments: [] };
    const meant = this.table.resolve(name, place);
    if (meant.kind !== 'variable') return { base: meant, dimensions, arguments: given.map((one) => this.read(one, place, substitution)) };
    const standsFor = isOfType(meant) ? substitution.get(name) : undefined;
    if (standsFor) return { ...standsFor, dimensions: standsFor.dimensions + dimensions };
    const bound = depth < DEEPEST_BOUND ? boundOf(meant) : null;
    const erased = (bound && this.#typeOf(bound, place, NOTHING, depth + 1)) ?? OBJECT;
    return erased && { ...erased, dimensions: erased.dimensions + dimensions };
  }
}

const object = knownType('java.lang.Object');
const OBJECT: StaticType | null = object && { base: { kind: 'known', type: object }, dimensions: 0, arguments: [] };
const OBJECT_ABOVE: Ancestor = {
  symbol: object ? { kind: 'known', type: object } : { kind: 'unseen', name: 'Object', wants: [] },
  variables: NOTHING,
};

/** What a type has above it although it does not say so: the body of an enum's constant, the enum. */
function impliedAbove({ kind, enclosingMember }: TypeDeclaration): readonly Ancestor[] {
  if (kind === 'anonymous' && enclosingMember && 'initializer' in enclosingMember && enclosingMember.kind === 'enumConstant')
    return [{ symbol: { kind: 'declared', type: enclosingMember.declaringType }, variables: NOTHING }];
  const name =
    kind === 'enum'
      ? 'java.lang.Enum'
      : kind === 'record'
        ? 'java.lang.Record'
        : kind === 'annotation'
          ? 'java.lang.annotation.Annotation'
          : '';
  const type = knownType(name);
  return type ? [{ symbol: { kind: 'known', type }, variables: NOTHING }] : [];
}

/** Names in the head of a type are looked up outside of it: what it inherits is not known yet. Its own variables are in sight. */
function headPlace(type: TypeDeclaration): Place {
  const member = type.enclosingMember;
  return { file: type.file, type: type.outer ?? member?.declaringType ?? null, member, head: type };
}

function ancestorOf(type: StaticType | null): readonly Ancestor[] {
  if (!type || type.base.kind === 'primitive' || type.base.kind === 'null' || type.dimensions > 0) return [];
  const symbol = type.base;
  const names =
    symbol.kind === 'declared'
      ? symbol.type.typeParameters.map(({ name }) => name)
      : symbol.kind === 'known'
        ? symbol.type.typeParameters
        : [];
  // a raw type's variables are their bounds
  const isRaw = type.arguments.length !== names.length;
  return [{ symbol, variables: isRaw ? NOTHING : new Map(names.map((name, i) => [name, type.arguments[i] ?? null])) }];
}

const BEFORE_BOUND = ' extends ';

function boundOf({ parameter: { text } }: TypeVariable): TypeText | null {
  const place = text.indexOf(BEFORE_BOUND);
  return place < 0 ? null : readTypeText(text.slice(place + BEFORE_BOUND.length));
}

const isOfType = ({ owner }: TypeVariable): boolean => 'fields' in owner;

/** What of a type's own members was not seen: all of a type of which nothing is known, some of one that the table has in part, and what Lombok makes of annotations. */
function unseenIn(symbol: TypeSymbol): readonly UnseenSymbol[] {
  switch (symbol.kind) {
    case 'unseen':
      return [symbol];
    case 'known':
      return symbol.type.isWhole ? [] : [{ kind: 'unseen', name: symbol.type.qualifiedName, wants: [] }];
    case 'declared':
      return symbol.type.file.imports.some(({ name }) => name === 'lombok' || name.startsWith('lombok.'))
        ? [{ kind: 'unseen', name: 'lombok', wants: [] }]
        : [];
  }
}

const identity = (symbol: TypeSymbol): string | TypeDeclaration => (symbol.kind === 'declared' ? symbol.type : symbolName(symbol));
const isInterface = (symbol: TypeSymbol): boolean =>
  symbol.kind === 'known'
    ? symbol.type.isInterface
    : symbol.kind === 'declared' && (symbol.type.kind === 'interface' || symbol.type.kind === 'annotation');
