import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { Element } from '../findings/view.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { checkpoint } from '../text/work.js';

type Declaration = TypeDeclaration | Method | Field;

/** What became of declarations, and which refactoring says so. */
export class Ways {
  readonly methods = new Map<Method, Method>();
  readonly methodsBack = new Map<Method, Method>();
  readonly fields = new Map<Field, Field>();
  readonly #tellers = new Map<Declaration, number[]>();

  constructor(
    readonly at: LookedAt,
    readonly types: ReadonlyMap<TypeDeclaration, TypeDeclaration>,
  ) {
    const { view, findings } = at;
    for (const { before, after } of view.methodPairs) {
      this.methods.set(before, after);
      this.methodsBack.set(after, before);
    }
    for (const { before, after } of view.fieldPairs) this.fields.set(before, after);
    for (const [index, { before, after }] of findings.entries()) {
      for (const side of [before, after]) {
        const about = side.subject.flatMap(declarationOf);
        // a parameter, a type or a modifier is told of the declaration right around it
        const nearest = about.length > 0 ? about : side.within.slice(0, 1).flatMap(declarationOf);
        for (const one of nearest) this.#note(one, index);
      }
    }
  }

  #note(declaration: Declaration, index: number): void {
    checkpoint();
    const known = this.#tellers.get(declaration);
    if (!known) this.#tellers.set(declaration, [index]);
    else if (known[known.length - 1] !== index) known.push(index);
  }

  /** The refactorings that are about a declaration, the first one first; those that are of one of the types if there are any. */
  tellersOf(declaration: Declaration, types?: ReadonlySet<string>): readonly number[] {
    const all = this.#tellers.get(declaration) ?? [];
    return types ? all.filter((index) => types.has(this.at.findings[index]?.type ?? '')) : all;
  }

  /** The refactoring that tells most about a declaration; null when none does. */
  tellerOf(declaration: Declaration | null | undefined, types?: ReadonlySet<string>): number | null {
    return declaration ? (this.tellersOf(declaration, types)[0] ?? null) : null;
  }
}

function declarationOf(element: Element): readonly Declaration[] {
  switch (element.kind) {
    case 'type':
      return [element.type];
    case 'method':
      return [element.method];
    case 'field':
      return [element.field];
    default:
      return [];
  }
}
