import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import { typeFacts } from '../catalogue/facts.js';
import type { Element, MethodPair } from '../findings/view.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { checkpoint } from '../text/work.js';

type Declaration = TypeDeclaration | Method | Field;

/** What became of declarations, and which refactoring says so. */
export class Ways {
  readonly methods = new Map<Method, Method>();
  readonly methodsBack = new Map<Method, Method>();
  readonly fields = new Map<Field, Field>();
  readonly #pairs = new Map<Method, MethodPair>();
  readonly #tellers = new Map<Declaration, number[]>();

  constructor(
    readonly at: LookedAt,
    readonly types: ReadonlyMap<TypeDeclaration, TypeDeclaration>,
  ) {
    const { view, findings } = at;
    for (const pair of view.methodPairs) {
      const { before, after } = pair;
      this.#pairs.set(before, pair);
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

  /** A method with what it became. */
  pairOf(before: Method): MethodPair | undefined {
    return this.#pairs.get(before);
  }

  /** The refactoring that tells most about a declaration: one that is about the whole of it, else the first; null when none is. */
  tellerOf(declaration: Declaration | null | undefined): number | null {
    const all = declaration ? (this.#tellers.get(declaration) ?? []) : [];
    return all.find((index) => this.#isAbout(index, isWhole)) ?? all[0] ?? null;
  }

  /** The refactoring that says why calls of a method are others: its name, its place, its parameters. */
  tellerOfMethod(before: Method | null, after: Method | null): number | null {
    for (const one of [before, after]) {
      const all = one ? (this.#tellers.get(one) ?? []) : [];
      const found = all.find((index) => this.#isAbout(index, isWhole)) ?? all.find((index) => this.#isAbout(index, isOfSignature));
      if (found !== undefined) return found;
    }
    return this.tellerOf(before) ?? this.tellerOf(after);
  }

  /** Whether a refactoring says that a package as a whole is called otherwise. */
  isOfPackage(index: number | null): boolean {
    return index !== null && this.#isAbout(index, ({ object }) => object === 'package');
  }

  #isAbout(index: number, holds: (facts: ReturnType<typeof typeFacts>) => boolean): boolean {
    const type = this.at.findings[index]?.type;
    return type !== undefined && holds(typeFacts(type));
  }
}

const WHOLES: ReadonlySet<string> = new Set(['class', 'method', 'attribute', 'package']);
const CHANGES: ReadonlySet<string> = new Set(['move', 'rename', 'pullUp', 'pushDown', 'inline', 'encapsulate', 'merge', 'split']);

/** It says that a declaration is called otherwise, or elsewhere. */
const isWhole = ({ object, aspect, verbs }: ReturnType<typeof typeFacts>): boolean =>
  aspect === undefined && WHOLES.has(object) && verbs.some((verb) => CHANGES.has(verb));

/** It says that a method takes other arguments. */
const isOfSignature = ({ object, aspect, verbs }: ReturnType<typeof typeFacts>): boolean =>
  object === 'parameter' && (aspect === undefined || aspect === 'type') && !verbs.includes('rename');

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
