import { declaredSupertypes, simpleTypeName, type TypeDeclaration, type TypeReference } from '../../model/declarations.js';
import { sharesPackage, type CodeModel, type SourceFile } from '../../model/source-file.js';
import { append } from '../../text/grouping.js';

/** A reference with the package and the outer names that are written, without type arguments and array brackets: `java.util.Map<K,V>[]` -> `java.util.Map`. */
function bareName(reference: string): string {
  const end = reference.search(/[<[]/);
  return end < 0 ? reference : reference.slice(0, end);
}

/** Whether a reference of this simple name can mean the type: `org.lib.Boat` means none of another package. Names that end a full name are outer types' names. */
function fitsQualifier(reference: string, { qualifiedName }: TypeDeclaration): boolean {
  const bare = bareName(reference);
  return !bare.includes('.') || bare === qualifiedName || qualifiedName.endsWith(`.${bare}`);
}

/** Whether a reference names a type, or one of a simple name, as far as is written. */
function names(reference: TypeReference, type: TypeDeclaration | string): boolean {
  if (typeof type === 'string') return simpleTypeName(reference.text) === type;
  return simpleTypeName(reference.text) === type.name && fitsQualifier(reference.qualifiedText, type);
}

/**
 * Sub- and supertypes within one version, by the names written in `extends` and `implements`. There are no bindings: a name is resolved to
 * the type of that simple name that the file imports, or that lies in the same file or package, else to any of that name that the change contains.
 */
export class Hierarchy {
  readonly #bySimpleName = new Map<string, TypeDeclaration[]>();
  readonly #supertypes = new Map<TypeDeclaration, readonly TypeDeclaration[]>();

  constructor(model: CodeModel) {
    const add = (type: TypeDeclaration): void => {
      append(this.#bySimpleName, type.name, type);
      type.types.forEach(add);
    };
    for (const file of model.files) file.types.forEach(add);
  }

  /**
   * The declared type that a reference inside `context` names, when it is part of the change. Of several of one simple name it is the one that is written out in
   * full: `class Boat extends dock.inner.Boat`.
   */
  resolve(reference: TypeReference | string, context: TypeDeclaration): TypeDeclaration | null {
    const text = typeof reference === 'string' ? reference : reference.qualifiedText;
    const candidates = this.#candidates(text);
    const only = candidates.length === 1 ? candidates[0] : undefined;
    if (only) return only;
    return (
      nearest(text, candidates, context) ??
      candidates.find((type) => sharesPackage(type.file, context.file)) ??
      candidates.find((type) => context.file.imports.some((imported) => imported.onDemand && imported.name === type.file.packageName)) ??
      candidates[0] ??
      null
    );
  }

  /** The types that a reference can mean by what is written; where it is the name of none, a member type may be called by a type that inherits it. */
  #candidates(reference: string): readonly TypeDeclaration[] {
    const named = this.#bySimpleName.get(simpleTypeName(reference)) ?? [];
    const bare = bareName(reference);
    const qualifier = bare.slice(0, Math.max(0, bare.lastIndexOf('.')));
    if (qualifier === '') return named;
    const written = named.filter((type) => fitsQualifier(bare, type));
    if (written.length > 0 || !this.#bySimpleName.has(simpleTypeName(qualifier))) return written;
    return named.filter((type) => type.outer !== null);
  }

  /**
   * Whether a reference inside `context` names this type, which has to be in sight, and not another one of the same simple name that is nearer. The type may
   * be of the other version.
   */
  canName(reference: string, context: TypeDeclaration, type: TypeDeclaration): boolean {
    const meant = nearest(reference, this.#candidates(reference), context);
    if (meant === null && !fitsQualifier(reference, type)) return false;
    return meant === null ? isInSight(reference, type, context.file) : meant.qualifiedName === type.qualifiedName;
  }

  /** The direct supertypes that are part of the change. */
  supertypes(type: TypeDeclaration): readonly TypeDeclaration[] {
    const known = this.#supertypes.get(type);
    if (known) return known;
    this.#supertypes.set(type, []); // a cycle ends here
    const resolved = declaredSupertypes(type)
      .map((reference) => this.resolve(reference, type))
      .filter((found) => found !== null && found !== type);
    const result = resolved as readonly TypeDeclaration[];
    this.#supertypes.set(type, result);
    return result;
  }

  /** Whether `type` inherits from `ancestor`, directly or not. */
  isSubtype(type: TypeDeclaration, ancestor: TypeDeclaration): boolean {
    const seen = new Set<TypeDeclaration>([type]);
    const queue = [type];
    for (let current = queue.pop(); current; current = queue.pop()) {
      for (const parent of this.supertypes(current)) {
        if (parent === ancestor) return true;
        if (!seen.has(parent)) {
          seen.add(parent);
          queue.push(parent);
        }
      }
    }
    return false;
  }

  /** Whether `type`, or one that it inherits from, names `ancestor` (a type of either version, or a simple name) among its supertypes, resolved or not. */
  namesSupertype(type: TypeDeclaration, ancestor: TypeDeclaration | string): boolean {
    return this.#isSome(type, (one) => declaredSupertypes(one).some((reference) => names(reference, ancestor)));
  }

  /** The simple names of the classes that `type` extends, as far as they are part of the change, and of the next one. */
  superclassesOf(type: TypeDeclaration): readonly string[] {
    const found: string[] = [];
    const seen = new Set<TypeDeclaration>();
    for (let current: TypeDeclaration | null = type; current?.superclass && !seen.has(current);) {
      seen.add(current);
      found.push(simpleTypeName(current.superclass.text));
      current = this.resolve(current.superclass, current);
    }
    return found;
  }

  /** Whether `type` may inherit from `ancestor` by way of a superclass, or of an interface when that is one, which is no part of the change. */
  mayInherit(type: TypeDeclaration, ancestor: TypeDeclaration): boolean {
    return this.#isSome(type, (one) => {
      const references = [...(one.superclass ? [one.superclass] : []), ...(ancestor.kind === 'interface' ? one.interfaces : [])];
      return references.some((reference) => this.resolve(reference, one) === null);
    });
  }

  /** Whether something holds of a type or of one that it inherits from; each is asked once, for a repository may draw circles and diamonds. */
  #isSome(type: TypeDeclaration, holds: (type: TypeDeclaration) => boolean): boolean {
    const asked = new Set([type]);
    for (const one of asked) {
      if (holds(one)) return true;
      for (const parent of this.supertypes(one)) asked.add(parent);
    }
    return false;
  }
}

/** Of types of one simple name the one that a reference inside `context` names, if the imports of whole packages need not be known. */
function nearest(text: string, candidates: readonly TypeDeclaration[], context: TypeDeclaration): TypeDeclaration | null {
  const bare = bareName(text);
  const { file } = context;
  return (
    candidates.find((type) => type.outer !== null && (type.outer === context || type.outer === context.outer)) ??
    candidates.find((type) => type.qualifiedName === bare) ??
    candidates.find((type) => file.imports.some((imported) => imported.name === type.qualifiedName)) ??
    candidates.find((type) => type.file === file) ??
    candidates.find((type) => type.outer === null && sharesPackage(type.file, file)) ??
    null
  );
}

/** A type of the same package, of an imported one, or called by its full name. What is nested may be inherited from anywhere. */
function isInSight(reference: string, { outer, qualifiedName, file }: TypeDeclaration, home: SourceFile): boolean {
  const isNested = outer !== null && outer.kind !== 'module';
  if (isNested || sharesPackage(file, home) || reference.startsWith(qualifiedName)) return true;
  return home.imports.some(({ name, onDemand }) => name === (onDemand ? file.packageName : qualifiedName));
}

/** What inherits from what, in the two versions. */
export interface Hierarchies {
  readonly before: Hierarchy;
  readonly after: Hierarchy;
}
