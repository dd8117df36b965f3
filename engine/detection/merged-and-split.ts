import type { Expression } from '../model/expression.js';
import type { VariableDeclaration } from '../model/declarations.js';
import { withBlocks, Bindings, isReference } from '../matching/bindings.js';
import { allMappings } from '../matching/body-mapping.js';
import type { BodyChange } from './body-changes.js';

/** Several variables in whose place one stands, or the reverse. */
export interface Merger {
  readonly one: VariableDeclaration;
  /** In the order in which the statements name them. */
  readonly several: readonly VariableDeclaration[];
  /** Every one of them is given out by a call named after it: `w` by `size.getW()`. */
  readonly named: boolean;
}

/** Local variables come and go more often than parameters do, so more is asked of them. */
export function isNamedAfterParts(merger: Merger): boolean {
  return merger.named;
}

/**
 * `merge`: which of the variables that are gone one new variable holds now, by what replaced them (paper 003, section 4.3):
 *
 *     area(w, h)   ->   area(size)            the arguments w and h are gone, size came
 *     use(w); use(h);   ->   use(size.w()); use(size.h());
 *
 * `split` asks the same question in the other direction.
 */
export function mergers(
  change: BodyChange,
  gone: readonly VariableDeclaration[],
  fresh: readonly VariableDeclaration[],
  direction: 'merge' | 'split',
): readonly Merger[] {
  const { body } = change;
  const [several, ones] = direction === 'merge' ? [gone, fresh] : [fresh, gone];
  if (!body || body.identical || several.length < 2 || ones.length === 0) return [];
  const [manyMethod, oneMethod] = direction === 'merge' ? [change.before, change.after] : [change.after, change.before];
  const found = new Map<VariableDeclaration, VariableDeclaration[]>();
  const named = new Set<VariableDeclaration>();
  for (const mapping of allMappings(body.mappings)) {
    for (const { before, after } of mapping.replacements) {
      const [many, single] = direction === 'merge' ? [before, after] : [after, before];
      const parts = variablesIn(many, manyMethod).filter((variable) => several.includes(variable));
      const whole = variablesIn(single, oneMethod).filter((variable) => ones.includes(variable));
      const [one] = whole;
      if (!one || parts.length === 0 || new Set(whole).size > 1 || !holds(single, one, oneMethod, parts.length)) continue;
      const list = found.get(one) ?? [];
      const [only] = parts;
      if (only && parts.length === 1 && single.kind === 'invocation' && single.label.toLowerCase().endsWith(only.name.toLowerCase()))
        named.add(only);
      for (const part of parts) if (!list.includes(part)) list.push(part);
      found.set(one, list);
    }
  }
  return [...found]
    .filter(([, parts]) => parts.length > 1)
    .map(([one, parts]) => ({ one, several: parts, named: parts.every((part) => named.has(part)) }));
}

/** The one variable stands for several at once, or gives them out through calls: `size`, `size.w()`. */
function holds(expression: Expression, one: VariableDeclaration, method: BodyChange['after'], parts: number): boolean {
  for (const inner of withBlocks(expression)) {
    if (!isReference(inner) || inner.label !== one.name || Bindings.of(method).resolve(inner) !== one) continue;
    const { parent } = inner;
    if (parts > 1 || ((parent?.kind === 'invocation' || parent?.kind === 'fieldAccess') && parent.receiver === inner)) return true;
  }
  return false;
}

function variablesIn(expression: Expression, method: BodyChange['after']): readonly VariableDeclaration[] {
  const bindings = Bindings.of(method);
  const found: VariableDeclaration[] = [];
  for (const inner of withBlocks(expression)) {
    const variable = isReference(inner) ? bindings.resolve(inner) : null;
    if (variable && !found.includes(variable)) found.push(variable);
  }
  return found;
}
