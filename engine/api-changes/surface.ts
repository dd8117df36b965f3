import { hasModifier, type Field, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { KnownType } from '../symbols/known-types.js';
import { headOf, placeIn } from '../symbols/type-table.js';
import { checkpoint } from '../text/work.js';
import { isOwn, isOwnFile } from './exclusions.js';
import { erasureOf } from './subtyping.js';
import { arrayOf, substituted, variablesOf, type Term, type Terms, type TermsOfVariables } from './terms.js';

export type Access = 'public' | 'protected' | 'package' | 'private';

/** A method or constructor, written or implied: the accessor of a record, a constructor that nobody wrote, a method of the JDK. */
export interface Executable {
  readonly name: string;
  readonly isConstructor: boolean;
  /** Null where nobody wrote it. */
  readonly method: Method | null;
  /** The type that has it; null for one of the JDK. */
  readonly owner: TypeDeclaration | null;
  readonly access: Access;
  readonly isStatic: boolean;
  readonly isFinal: boolean;
  readonly isAbstract: boolean;
  readonly parameters: readonly Term[];
  /** Null for constructors. */
  readonly returns: Term | null;
  readonly thrown: readonly Term[];
  /** What the variables of its type stand for where it was looked up. */
  readonly standFor: TermsOfVariables;
}

export interface FieldMember {
  readonly field: Field;
  readonly owner: TypeDeclaration;
  readonly type: Term;
}

/** What a type has, inherited members included: methods and constructors by `keyOf`, fields by name. */
export interface Members {
  readonly executables: ReadonlyMap<string, Executable>;
  readonly fields: ReadonlyMap<string, FieldMember>;
}

/** Whether all files of a package are for users: what a module exports. */
export type IsExported = (file: SourceFile) => boolean;

/** What users see of one version: public and protected members of types that are public all the way out. */
export class Surface {
  readonly types: readonly TypeDeclaration[];
  readonly #members = new Map<TypeDeclaration, Members>();
  readonly #exported = new Map<TypeDeclaration, Access>();
  #extendedOutside: ReadonlySet<TypeDeclaration> | null = null;

  constructor(
    files: readonly SourceFile[],
    readonly terms: Terms,
    private readonly isExported: IsExported,
  ) {
    const types: TypeDeclaration[] = [];
    const add = (type: TypeDeclaration): void => {
      checkpoint();
      types.push(type);
      type.types.forEach(add);
    };
    for (const file of files) file.types.forEach(add);
    this.types = types.filter(({ kind }) => kind !== 'module');
  }

  typeAt(qualifiedName: string): TypeDeclaration | null {
    return this.terms.supertypes.table.typeAt(qualifiedName);
  }

  /** How far a type can be seen from outside: the least of itself and the types around it. `private`: not at all. */
  accessOf(type: TypeDeclaration): Access {
    let access = this.#exported.get(type);
    if (access === undefined) this.#exported.set(type, (access = this.#accessOf(type)));
    return access;
  }

  isVisible(type: TypeDeclaration): boolean {
    return this.accessOf(type) === 'public' || this.accessOf(type) === 'protected';
  }

  #accessOf(type: TypeDeclaration): Access {
    if (type.enclosingMember || type.kind === 'anonymous' || isOwn(type)) return 'private';
    const own = accessOfMember(type, type.outer);
    if (!type.outer) return own === 'public' && !isOwnFile(type.file) && this.isExported(type.file) ? 'public' : 'package';
    const around = this.accessOf(type.outer);
    if (around !== 'public' && around !== 'protected') return around;
    if (own === 'protected') return this.canBeExtended(type.outer) ? 'protected' : 'package';
    return own === 'public' ? around : own;
  }

  /** Whether users can write a subtype. */
  canBeExtended(type: TypeDeclaration): boolean {
    if (type.kind !== 'class' && type.kind !== 'interface') return false;
    if (hasModifier(type, 'final') || !(type.kind === 'interface' || this.#hasConstructorFor(type))) return false;
    return !hasModifier(type, 'sealed') || this.#isExtendedOutside(type);
  }

  /** Whether a subtype that users write can be made: nothing abstract is hidden from them. */
  canBeImplemented(type: TypeDeclaration): boolean {
    // most types have nothing of the kind above them: their members need not be put together for this
    if (!this.terms.ancestors(type).some(({ symbol }) => symbol?.kind === 'declared' && symbol.type.methods.some(isHiddenDuty)))
      return true;
    for (const { access, isAbstract } of this.membersOf(type).executables.values()) if (isAbstract && access === 'package') return false;
    return true;
  }

  #hasConstructorFor(type: TypeDeclaration): boolean {
    const constructors = type.methods.filter(({ kind }) => kind === 'constructor');
    return constructors.length === 0 || constructors.some(({ visibility }) => visibility === 'public' || visibility === 'protected');
  }

  // A sealed type is open where one below it, that users see, says `non-sealed`.
  #isExtendedOutside(type: TypeDeclaration): boolean {
    if (!this.#extendedOutside) {
      const open = new Set<TypeDeclaration>();
      for (const one of this.types)
        if (hasModifier(one, 'non-sealed') && this.isVisible(one))
          for (const { symbol } of this.terms.ancestors(one)) if (symbol?.kind === 'declared') open.add(symbol.type);
      this.#extendedOutside = open;
    }
    return this.#extendedOutside.has(type);
  }

  /** Whether users see a member of a type that they see. */
  sees(type: TypeDeclaration, access: Access): boolean {
    return access === 'public' || (access === 'protected' && this.canBeExtended(type));
  }

  membersOf(type: TypeDeclaration): Members {
    let members = this.#members.get(type);
    if (!members) this.#members.set(type, (members = this.#collect(type)));
    return members;
  }

  #collect(type: TypeDeclaration): Members {
    const executables = new Map<string, Executable>();
    const fields = new Map<string, FieldMember>();
    for (const [i, { symbol, arguments: given }] of this.terms.ancestors(type).entries()) {
      if (symbol?.kind === 'known') addAbsent(executables, knownMethods(symbol.type, type, this.terms));
      if (symbol?.kind !== 'declared') continue;
      const standFor = i === 0 ? new Map<string, Term>() : variablesOf(symbol.type, given);
      const own = [...this.#executablesOf(symbol.type, standFor)];
      addAbsent(executables, i === 0 ? own : own.filter((one) => isInherited(one, symbol.type, type)));
      for (const field of symbol.type.fields) {
        checkpoint();
        const isSeen = i === 0 || accessOfMember(field, symbol.type) !== 'private';
        if (isSeen && !fields.has(field.name)) fields.set(field.name, this.#fieldMember(field, standFor));
      }
    }
    return { executables, fields };
  }

  #fieldMember(field: Field, standFor: TermsOfVariables): FieldMember {
    const owner = field.declaringType;
    const type: Term =
      field.kind === 'enumConstant' || !field.type
        ? { kind: 'named', name: this.terms.nameOf(owner), arguments: [], symbol: { kind: 'declared', type: owner } }
        : substituted(this.terms.read(field.type.qualifiedText, placeIn(field)), standFor);
    return { field, owner, type };
  }

  *#executablesOf(type: TypeDeclaration, standFor: TermsOfVariables): Iterable<Executable> {
    let hasConstructor = false;
    const names = new Set<string>();
    for (const method of type.methods) {
      checkpoint();
      if (method.kind === 'initializer' || method.kind === 'compactConstructor') continue;
      if (method.kind === 'constructor') hasConstructor = true;
      else if (method.parameters.length === 0) names.add(method.name);
      yield this.#written(method, standFor);
    }
    const implied = { method: null, owner: type, isStatic: false, isFinal: false, isAbstract: false, thrown: [], standFor };
    if (type.kind === 'record') {
      const components = type.fields.filter(({ kind }) => kind === 'recordComponent').map((field) => this.#fieldMember(field, standFor));
      for (const { field, type: term } of components)
        if (!names.has(field.name))
          yield { ...implied, name: field.name, isConstructor: false, access: 'public', parameters: [], returns: term };
      const parameters = components.map(({ type: term, field }) => arrayOf(term, field.varargs ? 1 : 0));
      const access = type.methods.find(({ kind }) => kind === 'compactConstructor')?.visibility ?? type.visibility;
      yield {
        ...implied,
        name: type.name,
        isConstructor: true,
        access: access === 'internal' ? 'package' : access,
        parameters,
        returns: null,
      };
    } else if (type.kind === 'class' && !hasConstructor) {
      const access = accessOfMember(type, type.outer);
      yield { ...implied, name: type.name, isConstructor: true, access, parameters: [], returns: null };
    }
  }

  #written(method: Method, standFor: TermsOfVariables): Executable {
    const { declaringType: owner, name, kind, returnType, bodySpan } = method;
    const place = headOf(method);
    const read = (text: string): Term => substituted(this.terms.read(text, place), standFor);
    const isStatic = hasModifier(method, 'static');
    const access = isOwn(method) ? 'private' : accessOfMember(method, owner);
    return {
      name,
      isConstructor: kind === 'constructor',
      method,
      owner,
      access,
      isStatic,
      isFinal: hasModifier(method, 'final'),
      isAbstract: hasModifier(method, 'abstract') || (owner.kind === 'interface' && bodySpan === null && !isStatic),
      parameters: method.parameters.map(({ type, varargs }) => arrayOf(read(type?.qualifiedText ?? 'Object'), varargs ? 1 : 0)),
      returns: returnType && read(returnType.qualifiedText),
      thrown: method.thrown.map(({ qualifiedText }) => read(qualifiedText)),
      standFor,
    };
  }
}

/** An abstract method that users do not see. */
function isHiddenDuty(method: Method): boolean {
  checkpoint();
  return hasModifier(method, 'abstract') && accessOfMember(method, method.declaringType) === 'package';
}

/** The access of a member as the language has it: in interfaces all is public that does not say otherwise. */
export function accessOfMember({ visibility }: { readonly visibility: string }, around: TypeDeclaration | null): Access {
  if (visibility === 'public' || visibility === 'protected' || visibility === 'private') return visibility;
  return around && (around.kind === 'interface' || around.kind === 'annotation') ? 'public' : 'package';
}

/** Name and compiled parameters, by which calls find it; a constructor's name is no part of it. */
export function keyOf({ name, isConstructor, parameters }: Pick<Executable, 'name' | 'isConstructor' | 'parameters'>): string {
  return `${isConstructor ? '<init>' : name}(${parameters.map((term) => erasureOf(term)).join()})`;
}

function addAbsent(executables: Map<string, Executable>, some: Iterable<Executable>): void {
  for (const one of some) {
    const key = keyOf(one);
    if (!executables.has(key)) executables.set(key, one);
  }
}

function isInherited({ isConstructor, access, isStatic }: Executable, owner: TypeDeclaration, heir: TypeDeclaration): boolean {
  if (isConstructor || access === 'private' || (isStatic && owner.kind === 'interface')) return false;
  return access !== 'package' || owner.file.packageName === heir.file.packageName;
}

/** The methods of a type of the JDK that a type inherits, as far as the table has them. */
function* knownMethods(type: KnownType, heir: TypeDeclaration, terms: Terms): Iterable<Executable> {
  // what interfaces have of Object is no reason to implement it
  for (const methods of type.methods.values())
    for (const { name, parameters, isAbstract, isFinal, isStatic, isProtected, isHook } of methods) {
      checkpoint();
      if (isHook || (isStatic && type.isInterface)) continue;
      yield {
        name,
        isConstructor: false,
        method: null,
        owner: null,
        access: isProtected ? 'protected' : 'public',
        isStatic,
        isFinal,
        isAbstract: isAbstract && heir.kind !== 'annotation',
        parameters: (parameters ?? []).map((text) => terms.readNear(text, type)),
        returns: null,
        thrown: [],
        standFor: new Map<string, Term>(),
      };
    }
}
