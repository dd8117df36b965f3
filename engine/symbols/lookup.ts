import type { Field, Method, TypeDeclaration, VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { CodeModel } from '../model/source-file.js';
import { checkpoint } from '../text/work.js';
import { knownType, type KnownMember } from './known-types.js';
import { declared, Members, type FieldSymbol, type MethodSymbol } from './members.js';
import { chooseOverload, type Callable, type Given } from './overloads.js';
import { Scopes } from './scopes.js';
import { StaticTypes } from './static-types.js';
import { Supertypes } from './supertypes.js';
import { placeIn, type Place, type TypeVariable } from './type-table.js';
import { isSameSymbol, type TypeSymbol, type UnseenSymbol } from './type-symbols.js';
import { readTypeText } from './type-text.js';

/** What a name can mean. */
export type Referent =
  | {
      readonly kind: 'variable';
      readonly variable: VariableDeclaration;
      /** Whose head, body or value declares it; null for a field. */ readonly member: Method | Field | null;
    }
  | { readonly kind: 'method'; readonly method: Method }
  /** A member of a type in the built-in table. */
  | { readonly kind: 'known'; readonly member: KnownMember }
  /** What nobody wrote: the accessor of a record's component, the default constructor of a type. */
  | { readonly kind: 'implied'; readonly of: Field | TypeDeclaration }
  /** What an import names that was not seen: `org.junit.Assert.assertTrue`. */
  | { readonly kind: 'imported'; readonly name: string }
  | { readonly kind: 'type'; readonly type: TypeSymbol }
  | { readonly kind: 'typeVariable'; readonly variable: TypeVariable };

/** What a reference means, as far as the version tells. */
export interface Meaning {
  /** One when it is decided; several overloads where types that are not written decide; none when nothing of the name was seen. */
  readonly found: readonly Referent[];
  /** Types that were not seen and could declare what is meant instead, nearer or fitting better. Empty: what was found is sure. */
  readonly unseen: readonly UnseenSymbol[];
  /** The type among whose members it was found or not; null for a local variable, and for what is imported. */
  readonly inside: TypeSymbol | null;
}

const NOTHING: Meaning = { found: [], unseen: [], inside: null };
/** Calls that are the receivers or arguments of calls: the types of deeper ones are not known. */
const DEEPEST_CALLS = 100;

/** Looks names up in one version, in Java's order; each expression once. */
export class Lookup {
  readonly supertypes: Supertypes;
  readonly members: Members;
  readonly scopes = new Scopes();
  readonly types: StaticTypes;
  readonly #meanings = new Map<Expression, Meaning | null>();
  #depth = 0;

  constructor(readonly model: CodeModel) {
    this.supertypes = new Supertypes(model);
    this.members = new Members(this.supertypes);
    this.types = new StaticTypes(this);
  }

  /** What an expression in a member refers to: a name, access, call, creation, method reference, or type. Null for what refers to nothing, and for packages. */
  meaningOf(expression: Expression, member: Method | Field): Meaning | null {
    const known = this.#meanings.get(expression);
    if (known !== undefined) return known;
    checkpoint();
    if (this.#depth >= DEEPEST_CALLS) return NOTHING;
    this.#meanings.set(expression, null); // a variable that is made of itself ends here
    this.#depth++;
    let meaning: Meaning | null | undefined;
    try {
      return (meaning = this.#find(expression, member));
    } finally {
      this.#depth--;
      // when the time is up in between, nothing was found out
      if (meaning === undefined) this.#meanings.delete(expression);
      else this.#meanings.set(expression, meaning);
    }
  }

  /** What a simple name means as a variable at an offset of a member; nothing found: it is none that was seen. */
  variable(name: string, member: Method | Field, offset: number): Meaning {
    const unseen: UnseenSymbol[] = [];
    let around: Method | Field | null = member;
    let at = offset;
    for (let type: TypeDeclaration | null = member.declaringType; type; type = type.outer) {
      checkpoint();
      const local = around && this.scopes.variable(around, name, at);
      if (local) return { found: [{ kind: 'variable', variable: local, member: around }], unseen, inside: null };
      const field = this.members.field(declared(type), name);
      if (field) return { found: [ofField(field)], unseen, inside: declared(type) };
      for (const one of this.supertypes.unseenAbove(declared(type))) unseen.push(one);
      around = type.enclosingMember;
      at = type.span.start;
    }
    return this.#imported(name, placeIn(member), unseen, (type) => {
      const field = this.members.field(type, name);
      return field ? [ofField(field)] : [];
    });
  }

  /** What a call without a receiver means: the methods of the innermost type that has any of the name, then what is imported. */
  call(name: string, given: readonly Given[], member: Method | Field): Meaning {
    const unseen: UnseenSymbol[] = [];
    for (let type: TypeDeclaration | null = member.declaringType; type; type = type.outer) {
      checkpoint();
      const inside = declared(type);
      const above = this.supertypes.unseenAbove(inside);
      const found = this.#methodsNamed(inside, name, given);
      for (const one of above) unseen.push(one);
      if (found) return { found, unseen, inside };
    }
    return this.#imported(name, placeIn(member), unseen, (type) => this.#methodsNamed(type, name, given) ?? []);
  }

  /** What a call on a type, or on a value of it, means. */
  callOn(symbol: TypeSymbol, name: string, given: readonly Given[]): Meaning {
    return { found: this.#methodsNamed(symbol, name, given) ?? [], unseen: this.supertypes.unseenAbove(symbol), inside: symbol };
  }

  /** What a field of a type, or of a value of it, means. */
  fieldOf(symbol: TypeSymbol, name: string): Meaning {
    const field = this.members.field(symbol, name);
    return { found: field ? [ofField(field)] : [], unseen: this.supertypes.unseenAbove(symbol), inside: symbol };
  }

  /** Which constructor a creation means. */
  constructorOf(symbol: TypeSymbol, given: readonly Given[]): Meaning {
    if (symbol.kind !== 'declared') return { found: [{ kind: 'type', type: symbol }], unseen: [], inside: symbol };
    const candidates = this.members
      .constructors(symbol.type)
      .map((method) => this.#callable({ kind: 'declared', method, parameters: this.supertypes.parametersOf(method) }));
    const found: readonly Referent[] =
      candidates.length === 0
        ? [{ kind: 'implied', of: symbol.type }]
        : chooseOverload(candidates, given, this.supertypes).map(({ referent }) => referent);
    return { found, unseen: [], inside: symbol };
  }

  /** Arguments with their types. */
  given(expressions: readonly Expression[], member: Method | Field): readonly Given[] {
    return expressions.map((expression) => ({ type: this.types.of(expression, member), expression }));
  }

  #find(expression: Expression, member: Method | Field): Meaning | null {
    const { kind, label, receiver } = expression;
    const given = (): readonly Given[] => this.given(expression.arguments ?? [], member);
    switch (kind) {
      case 'name':
        return isLabelOfCase(expression) ? null : this.#name(expression, member);
      case 'fieldAccess':
        return this.#access(expression, member);
      case 'invocation': {
        if (!receiver) return this.call(label, given(), member);
        const type = this.#typeOfReceiver(receiver, member);
        return type ? this.callOn(type, label, given()) : NOTHING;
      }
      case 'superInvocation': {
        const above = this.#superOf(member, receiver);
        return above ? this.callOn(above, label, given()) : NOTHING;
      }
      case 'constructorInvocation': {
        const type = label === 'this' ? declared(member.declaringType) : this.supertypes.direct(declared(member.declaringType))[0];
        return type ? this.constructorOf(type, given()) : NOTHING;
      }
      case 'creation': {
        const type = this.types.created(expression, member);
        return type ? this.constructorOf(type, given()) : NOTHING;
      }
      case 'methodReference':
        return receiver && label !== 'new' ? this.#methodReference(receiver, label, member) : null;
      case 'type':
        return this.#type(expression.text, member);
      default:
        return null;
    }
  }

  #name({ label, span, parent }: Expression, member: Method | Field): Meaning | null {
    const variable = this.variable(label, member, span.start);
    if (variable.found.length > 0) return variable;
    const isReceiver = parent?.receiver !== null && parent?.receiver !== undefined;
    if (!isReceiver) return variable;
    const type = this.#type(label, member);
    // an unknown name that begins a longer one is a package, or a type of the same package
    if (type?.found.some((one) => one.kind === 'type' && one.type.kind === 'unseen') && /^[a-z]/.test(label)) return null;
    return type;
  }

  #access(expression: Expression, member: Method | Field): Meaning | null {
    const { receiver, label } = expression;
    if (!receiver) return NOTHING;
    const type = this.#typeOfReceiver(receiver, member);
    if (type) {
      const field = this.fieldOf(type, label);
      if (field.found.length > 0) return field;
      const nested = this.supertypes.table.nested(type, label);
      return nested ? { found: [{ kind: 'type', type: nested }], unseen: [], inside: type } : field;
    }
    // a package and what is in it
    const path = dottedPath(expression);
    if (path === null || !/(?:^|\.)[A-Z]\w*$/.test(path)) return null;
    return this.#type(path, member);
  }

  #methodReference(receiver: Expression, name: string, member: Method | Field): Meaning {
    const type = this.#typeOfReceiver(receiver, member);
    if (!type) return NOTHING;
    const found = this.members.methods(type, name).map((one) => this.#callable(one).referent);
    return { found, unseen: this.supertypes.unseenAbove(type), inside: type };
  }

  #type(text: string, member: Method | Field): Meaning | null {
    const name = readTypeText(text)?.name;
    if (name === undefined || name === '' || /^(?:var|boolean|byte|short|char|int|long|float|double|void)$/.test(name)) return null;
    const meant = this.supertypes.table.resolve(name, placeIn(member));
    const found: Referent = meant.kind === 'variable' ? { kind: 'typeVariable', variable: meant } : { kind: 'type', type: meant };
    return { found: [found], unseen: [], inside: null };
  }

  /** The type on which something is called or of which something is read: of a value, or the one that is named. */
  #typeOfReceiver(receiver: Expression, member: Method | Field): TypeSymbol | null {
    if (receiver.kind === 'super') return this.#superOf(member, receiver.receiver);
    const meaning = receiver.kind === 'name' || receiver.kind === 'fieldAccess' ? this.meaningOf(receiver, member) : null;
    const [only] = meaning?.found ?? [];
    if (only?.kind === 'type') return only.type;
    const type = this.types.of(receiver, member);
    if (!type || type.base.kind === 'primitive' || type.base.kind === 'null') return null;
    return type.dimensions > 0 ? null : type.base;
  }

  /** `super`, or `Outer.super`. */
  #superOf(member: Method | Field, qualifier: Expression | null): TypeSymbol | null {
    const named =
      qualifier?.kind === 'name' || qualifier?.kind === 'fieldAccess' ? this.#type(qualifier.text, member)?.found[0] : undefined;
    const own = declared(member.declaringType);
    if (named?.kind !== 'type') return this.supertypes.direct(own)[0] ?? this.supertypes.above(own)[0]?.symbol ?? null;
    // `Interface.super.m()` is the interface's own, `Outer.super.m()` that of the class above the outer one
    const isAbove = this.supertypes.direct(own).some((one) => isSameSymbol(one, named.type));
    return isAbove ? named.type : (this.supertypes.direct(named.type)[0] ?? null);
  }

  /** The overloads that a call can mean; null when the type has no method of the name. */
  #methodsNamed(symbol: TypeSymbol, name: string, given: readonly Given[]): readonly Referent[] | null {
    const candidates = this.members.methods(symbol, name).map((one) => this.#callable(one));
    if (candidates.length > 0) return chooseOverload(candidates, given, this.supertypes).map(({ referent }) => referent);
    const component =
      symbol.kind === 'declared' && symbol.type.kind === 'record' && given.length === 0 ? this.members.ownField(symbol.type, name) : null;
    if (component?.kind === 'recordComponent') return [{ kind: 'implied', of: component }];
    if (symbol.kind === 'declared' && symbol.type.kind === 'enum' && (name === 'values' || name === 'valueOf'))
      return [{ kind: 'implied', of: symbol.type }];
    return null;
  }

  #callable(symbol: MethodSymbol): Callable & { readonly referent: Referent } {
    const { parameters } = symbol;
    if (symbol.kind === 'known') return { parameters, isVarargs: false, referent: { kind: 'known', member: symbol.method } };
    return {
      parameters,
      isVarargs: symbol.method.parameters.at(-1)?.varargs ?? false,
      referent: { kind: 'method', method: symbol.method },
    };
  }

  /** What a static import brings: a single one before those of whole types. */
  #imported(name: string, { file }: Place, unseen: readonly UnseenSymbol[], membersOf: (type: TypeSymbol) => readonly Referent[]): Meaning {
    const open = [...unseen];
    for (const { name: imported, isStatic, onDemand } of file.imports) {
      if (!isStatic || onDemand || !imported.endsWith(`.${name}`)) continue;
      checkpoint();
      const type = this.#typeAt(imported.slice(0, -name.length - 1));
      const found = type ? membersOf(type) : [];
      if (found.length > 0) return { found, unseen: open, inside: type };
      return { found: [{ kind: 'imported', name: imported }], unseen: open, inside: null };
    }
    for (const { name: imported, isStatic, onDemand } of file.imports) {
      if (!isStatic || !onDemand) continue;
      checkpoint();
      const type = this.#typeAt(imported);
      const found = type ? membersOf(type) : [];
      if (found.length > 0) return { found, unseen: open, inside: type };
      if (!type || !this.supertypes.isClosed(type))
        open.push({ kind: 'unseen', name: imported, wants: [`/${imported.replaceAll('.', '/')}.java`] });
    }
    return { found: [], unseen: open, inside: null };
  }

  #typeAt(qualifiedName: string): TypeSymbol | null {
    const type = this.supertypes.table.typeAt(qualifiedName);
    if (type) return declared(type);
    const known = knownType(qualifiedName);
    return known && { kind: 'known', type: known };
  }
}

/** Whether two things that names mean, in one version, are the same. */
export function isSameReferent(one: Referent, other: Referent): boolean {
  switch (one.kind) {
    case 'variable':
      return other.kind === 'variable' && one.variable === other.variable;
    case 'method':
      return other.kind === 'method' && one.method === other.method;
    case 'known':
      return other.kind === 'known' && one.member === other.member;
    case 'implied':
      return other.kind === 'implied' && one.of === other.of;
    case 'imported':
      return other.kind === 'imported' && one.name === other.name;
    case 'type':
      return other.kind === 'type' && isSameSymbol(one.type, other.type);
    case 'typeVariable':
      return other.kind === 'typeVariable' && one.variable.parameter === other.variable.parameter;
  }
}

const ofField = (symbol: FieldSymbol): Referent =>
  symbol.kind === 'known' ? { kind: 'known', member: symbol.field } : { kind: 'variable', variable: symbol.field, member: null };

/** The constants of an enum stand in its cases without its name. */
function isLabelOfCase({ parent, text }: Expression): boolean {
  return parent === null && /^[A-Z][A-Z0-9_]*$/.test(text);
}

/** `a.b.C` of an access; null when something else than names is in it. */
function dottedPath(expression: Expression): string | null {
  const segments: string[] = [];
  for (let one: Expression | null = expression; one; one = one.receiver) {
    checkpoint();
    if (one.kind !== 'name' && one.kind !== 'fieldAccess') return null;
    segments.push(one.label);
  }
  return segments.reverse().join('.');
}
