import type { Method, TypeDeclaration, TypeParameter } from '../model/declarations.js';
import { checkpoint } from '../text/work.js';
import { knownType, knownTypeNear, type KnownType } from '../symbols/known-types.js';
import { PRIMITIVES, type Supertypes } from '../symbols/supertypes.js';
import { symbolName, type TypeSymbol } from '../symbols/type-symbols.js';
import { placeOf, type Place } from '../symbols/type-table.js';
import { readTypeText } from '../symbols/type-text.js';

/** A written type, with what its names mean. Type variables are known by their position, so that other names for them make no difference. */
export type Term =
  | { readonly kind: 'named'; readonly name: string; readonly arguments: readonly Term[]; readonly symbol: TypeSymbol | null }
  | {
      readonly kind: 'variable';
      /** `method`, or how many types are around the one that declares it. */
      readonly level: string;
      readonly index: number;
      readonly bounds: () => readonly Term[];
    }
  | { readonly kind: 'array'; readonly of: Term }
  | { readonly kind: 'wildcard'; readonly bound: 'extends' | 'super'; readonly of: Term };

/** What type variables of a type stand for, by `variableKey`. */
export type TermsOfVariables = ReadonlyMap<string, Term>;

export const variableKey = (level: string, index: number): string => `${level}.${index}`;

export const primitive = (name: string): Term => ({ kind: 'named', name, arguments: [], symbol: null });
export const OBJECT_NAME = 'java.lang.Object';
const object = knownType(OBJECT_NAME);
const OBJECT_SYMBOL: TypeSymbol | null = object && { kind: 'known', type: object };

/** The level at which the variables of a type or method are known. */
export function levelOf(owner: TypeDeclaration | Method): string {
  if (!('fields' in owner)) return 'method';
  let depth = 0;
  for (let { outer } = owner; outer; outer = outer.outer) depth++;
  return String(depth);
}

/** Reads written types of one version. `renamed`: full names of types that are called otherwise in the other version, which count as that. */
export class Terms {
  constructor(
    readonly supertypes: Supertypes,
    private readonly renamed: ReadonlyMap<string, string>,
  ) {}

  /** What a text means at a place: `Map<String,List<? extends T>>[]`. */
  read(text: string, place: Place): Term {
    checkpoint();
    const written = text.trim();
    if (written.startsWith('?')) {
      const bound = /^(?:extends|super)\b/.exec(written.slice(1).trimStart())?.[0];
      const of = bound === undefined ? this.object : this.read(written.slice(written.indexOf(bound) + bound.length), place);
      return { kind: 'wildcard', bound: bound === 'super' ? 'super' : 'extends', of };
    }
    const parsed = readTypeText(text);
    if (!parsed) return primitive('void');
    return arrayOf(this.#named(parsed.name, parsed.arguments, place), parsed.dimensions);
  }

  readonly object: Term = { kind: 'named', name: OBJECT_NAME, arguments: [], symbol: null };

  /** The bounds of a type parameter; none where only `Object` is one. */
  boundsOf({ text }: TypeParameter, place: Place): readonly Term[] {
    const start = text.indexOf(' extends ');
    if (start < 0) return [];
    return partsOf(text.slice(start + ' extends '.length), '&').map((one) => this.read(one, place));
  }

  /** What a type says that it extends and implements, with what its own variables stand for put in. */
  above(term: Term): readonly Term[] {
    if (term.kind !== 'named' || !term.symbol) return [];
    const { symbol, arguments: given } = term;
    if (symbol.kind === 'known') return this.#aboveKnown(symbol.type, given);
    if (symbol.kind === 'unseen') return [];
    const { type } = symbol;
    const written = [...(type.superclass ? [type.superclass] : []), ...type.interfaces];
    const standFor = variablesOf(type, given);
    const implied = this.supertypes.direct(symbol).slice(written.length);
    return [
      ...written.map((one) => substituted(this.read(one.qualifiedText, headOfType(type)), standFor)),
      ...implied.map((one): Term => ({ kind: 'named', name: symbolName(one), arguments: [], symbol: one })),
    ];
  }

  /** Itself and all above it, superclasses before interfaces, each once. */
  ancestors(type: TypeDeclaration): readonly (Term & { kind: 'named' })[] {
    const own: Term & { kind: 'named' } = { kind: 'named', name: this.nameOf(type), arguments: [], symbol: { kind: 'declared', type } };
    const seen = new Set<string>([own.name]);
    const found = [own];
    for (const one of found)
      for (const next of this.above(one)) {
        checkpoint();
        if (next.kind !== 'named' || seen.has(next.name)) continue;
        seen.add(next.name);
        found.push(next);
      }
    if (!seen.has(OBJECT_NAME)) found.push({ kind: 'named', name: OBJECT_NAME, arguments: [], symbol: OBJECT_SYMBOL });
    const isInterface = ({ symbol }: (typeof found)[number]): boolean =>
      symbol?.kind === 'declared' ? symbol.type.kind === 'interface' : symbol?.kind === 'known' && symbol.type.isInterface;
    return [own, ...found.slice(1).filter((one) => !isInterface(one)), ...found.slice(1).filter(isInterface)];
  }

  /** The full name that a type has in the version after. */
  nameOf({ qualifiedName }: TypeDeclaration): string {
    return this.renamed.get(qualifiedName) ?? qualifiedName;
  }

  /** A type as the table writes it, in a type of the table; its variables are `Object`. */
  readNear(text: string, near: KnownType): Term {
    return this.#readKnown(text, near, new Map(near.typeParameters.map((name) => [name, this.object])));
  }

  #named(name: string, given: readonly string[], place: Place): Term {
    if (PRIMITIVES.has(name)) return primitive(name);
    const meant = this.supertypes.table.resolve(name, place);
    if (meant.kind === 'variable') {
      const { owner, parameter } = meant;
      const index = owner.typeParameters.indexOf(parameter);
      return { kind: 'variable', level: levelOf(owner), index, bounds: () => this.boundsOf(parameter, place) };
    }
    const full = symbolName(meant);
    return {
      kind: 'named',
      name: this.renamed.get(full) ?? full,
      arguments: given.map((one) => this.read(one, place)),
      symbol: meant,
    };
  }

  #aboveKnown(type: KnownType, given: readonly Term[]): readonly Term[] {
    const standFor = new Map(type.typeParameters.map((name, i) => [name, given[i] ?? this.object]));
    return type.supertypes.map((text) => this.#readKnown(text, type, standFor));
  }

  #readKnown(text: string, near: KnownType, standFor: ReadonlyMap<string, Term>): Term {
    checkpoint();
    const parsed = readTypeText(text);
    const known = parsed && knownTypeNear(parsed.name, near);
    if (!parsed) return this.object;
    const given = parsed.arguments.map((one) => this.#readKnown(one, near, standFor));
    const named: Term = {
      kind: 'named',
      name: known?.qualifiedName ?? parsed.name,
      arguments: given,
      symbol: known && { kind: 'known', type: known },
    };
    return arrayOf(standFor.get(parsed.name) ?? named, parsed.dimensions);
  }
}

/** What stands in the head of a type: its own variables are in sight, what it inherits is not. */
export const headOfType = (type: TypeDeclaration): Place => ({
  ...(type.outer ? placeOf(type.outer) : { file: type.file, type: null, member: null }),
  head: type,
});

/** What the variables of a type stand for when it is written with these arguments; nothing of a raw one. */
export function variablesOf(type: TypeDeclaration, given: readonly Term[]): TermsOfVariables {
  const level = levelOf(type);
  if (given.length !== type.typeParameters.length) return new Map<string, Term>();
  return new Map(given.map((term, index) => [variableKey(level, index), term]));
}

/** A type with others in the place of its variables. */
export function substituted(term: Term, standFor: TermsOfVariables): Term {
  if (standFor.size === 0) return term;
  checkpoint();
  switch (term.kind) {
    case 'variable':
      return standFor.get(variableKey(term.level, term.index)) ?? term;
    case 'array':
    case 'wildcard':
      return { ...term, of: substituted(term.of, standFor) };
    case 'named':
      return term.arguments.length === 0 ? term : { ...term, arguments: term.arguments.map((one) => substituted(one, standFor)) };
  }
}

export function arrayOf(term: Term, dimensions: number): Term {
  let array = term;
  for (let i = 0; i < dimensions; i++) array = { kind: 'array', of: array };
  return array;
}

/** Splits at a character that stands outside of `<…>`. */
function partsOf(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    checkpoint();
    if (text[i] === '<') depth++;
    else if (text[i] === '>') depth--;
    else if (text[i] === separator && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}
