import type { Element, Finding, Pair } from '../findings/view.js';
import type { Field, Method, TypeDeclaration, VariableDeclaration } from '../model/declarations.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { microstepsOf, type Microstep } from '../symbols/microsteps.js';

export type Declaration = TypeDeclaration | Method | Field | VariableDeclaration;

/** Which refactorings declarations of either version are the subject of. */
export class Causes {
  readonly #before = new Map<Declaration, number[]>();
  readonly #after = new Map<Declaration, number[]>();

  constructor(private readonly findings: readonly Finding[]) {
    for (const [index, { type, before, after }] of findings.entries()) {
      // what happened to a parameter happened to the method, too
      const isOfSignature = microstepsOf(type).includes('changeCalls');
      for (const [map, { subject, within }] of [
        [this.#before, before],
        [this.#after, after],
      ] as const) {
        note(map, subject, index);
        if (isOfSignature) note(map, within.filter(({ kind }) => kind === 'method').slice(0, 1), index);
      }
    }
  }

  /** What refactorings are about, in either version. */
  *declarations(): Generator<Declaration> {
    yield* this.#before.keys();
    yield* this.#after.keys();
  }

  /** Whether a refactoring is about one of two declarations. */
  isAbout({ before, after }: Pair<Declaration>): boolean {
    return this.#before.has(before) || this.#after.has(after);
  }

  /** The first refactoring of which one of the declarations is a subject and that has one of the steps; null when there is none. The declarations are asked in their order. */
  of(
    asked: readonly { readonly before?: Declaration | null; readonly after?: Declaration | null }[],
    steps: readonly Microstep[],
  ): number | null {
    for (const { before, after } of asked) {
      const known = [...((after && this.#after.get(after)) ?? []), ...((before && this.#before.get(before)) ?? [])];
      for (const index of known) if (microstepsOf(this.findings[index]?.type ?? '').some((step) => steps.includes(step))) return index;
    }
    return null;
  }
}

function note(map: Map<Declaration, number[]>, subject: readonly Element[], index: number): void {
  for (const element of subject) {
    const declaration = declarationOf(element);
    if (!declaration) continue;
    const known = map.get(declaration);
    if (known) known.push(index);
    else map.set(declaration, [index]);
  }
}

function declarationOf(element: Element): Declaration | null {
  switch (element.kind) {
    case 'type':
      return element.type;
    case 'method':
      return element.method;
    case 'field':
    case 'value':
      return element.field;
    case 'variable':
      return element.variable;
    default:
      return null;
  }
}

/** The causes of a change: made once. */
export function causesOf(at: LookedAt): Causes {
  let causes = known.get(at);
  if (!causes) known.set(at, (causes = new Causes(at.findings)));
  return causes;
}

const known = new WeakMap<LookedAt, Causes>();
