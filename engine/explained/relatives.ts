import { declaredSupertypes, simpleTypeName, type TypeDeclaration } from '../model/declarations.js';
import type { CodeModel } from '../model/source-file.js';
import type { Supertypes } from '../findings/view.js';
import { append, include } from '../text/grouping.js';
import { addAll } from '../text/lists.js';

/** The names under which a type's members can be meant: its own, those of the types above and below it in the change. */
export class Relatives {
  readonly #below = new Map<TypeDeclaration, TypeDeclaration[]>();
  readonly #known = new Map<TypeDeclaration, ReadonlySet<string>>();
  /** Which types of the version declare a member of a name. */
  readonly #declaring = new Map<string, Set<TypeDeclaration>>();

  constructor(
    model: CodeModel,
    private readonly hierarchy: Supertypes,
  ) {
    const visit = (type: TypeDeclaration): void => {
      for (const parent of hierarchy.supertypes(type)) {
        append(this.#below, parent, type);
      }
      for (const { name } of [...type.methods, ...type.fields]) {
        include(this.#declaring, name, type);
      }
      type.types.forEach(visit);
    };
    for (const file of model.files) file.types.forEach(visit);
  }

  namesOf(type: TypeDeclaration): ReadonlySet<string> {
    let names = this.#known.get(type);
    if (!names) {
      const found = new Set<string>([type.name]);
      for (const one of this.#reach(type, (each) => this.hierarchy.supertypes(each))) {
        found.add(one.name);
        for (const reference of declaredSupertypes(one)) found.add(simpleTypeName(reference.text));
      }
      for (const reference of declaredSupertypes(type)) found.add(simpleTypeName(reference.text));
      for (const one of this.#reach(type, (each) => this.#below.get(each) ?? [])) found.add(one.name);
      names = found;
      this.#known.set(type, names);
    }
    return names;
  }

  /** Whether no type but these and their relatives declares a member of the name. */
  onlyIn(types: readonly TypeDeclaration[], member: string): boolean {
    const names = new Set(types.flatMap((type) => [...this.namesOf(type)]));
    return [...(this.#declaring.get(member) ?? [])].every((type) => names.has(type.name));
  }

  #reach(type: TypeDeclaration, next: (type: TypeDeclaration) => readonly TypeDeclaration[]): ReadonlySet<TypeDeclaration> {
    const seen = new Set<TypeDeclaration>();
    const queue = [...next(type)];
    for (let current = queue.pop(); current; current = queue.pop()) {
      if (seen.has(current) || current === type) continue;
      seen.add(current);
      addAll(queue, next(current));
    }
    return seen;
  }
}
