import { isField, type VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { Bindings, isReference, withBlocks } from '../../facts/bindings.js';
import type { StatementMapping } from '../../matching/bodies/body-mapping.js';
import { withoutCast } from '../../facts/expressions/covering.js';
import { handedTogether, type HandedTogether } from '../../matching/variables/merged-arguments.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { BodyChange } from '../changes/body-changes.js';
import type { ExtractionDirection } from './value-readings.js';
import { partsOf } from './variable-values.js';

/** Several variables that a call is handed in the place of one. */
export interface PutTogether extends HandedTogether {
  /** The call is the whole statement, which sets nothing by it. */
  readonly isWhole: boolean;
}

/** Those of a mapped statement; `extract`: several were handed on before, `inline`: they are now. */
export function putTogether(
  { before, after, replacements }: StatementMapping,
  change: Pick<BodyChange, 'before' | 'after'>,
  direction: ExtractionDirection,
): readonly PutTogether[] {
  const bindings = [Bindings.of(change.before), Bindings.of(change.after)] as const;
  const [many, single] = direction === 'extract' ? bindings : ([bindings[1], bindings[0]] as const);
  const found: PutTogether[] = [];
  const add = (one: Expression | null, other: Expression | null, isWhole: boolean): void => {
    const [several, alone] = direction === 'extract' ? [one, other] : [other, one];
    const together = several && alone && handedTogether(several, alone, { many, single });
    if (together) found.push({ ...together, isWhole });
  };
  const isSet = [before, after].some(({ expressions }) => expressions[0]?.kind === 'assignment');
  const [whole, instead] = [wrappedExpression(before), wrappedExpression(after)];
  add(whole, instead, !isSet);
  for (const pair of replacements) if (pair.before !== whole) add(pair.before, pair.after, false);
  return found;
}

/**
 * Whether the variable became one of those that were handed on: in a whole statement, where the local ones, one at least, are gone, or are what it is made of;
 * elsewhere where none of them is local (6,600 made-up changes of two and three variables, by what the one holds, what else is handed on and where).
 *
 *     fence(width, height);        ->   Plot plot = new Plot(width, height); fence(plot);
 *     if (fits(width, height)) …   ->   Plot plot = new Plot(width, height); if (fits(plot)) …      of parameters or fields only
 */
export function isMergedInto({ one, parts, isWhole, isPlain }: PutTogether, gone: ReadonlySet<VariableDeclaration>): boolean {
  const locals = parts.filter(({ kind }) => kind === 'local');
  if (!isWhole) return parts.every(({ kind }) => kind === 'parameter') || parts.every(isField);
  if (!isPlain) return false;
  return (
    locals.every((part) => gone.has(part) || isMadeOf(one, part)) &&
    (locals.length > 0 || parts.some((part) => isField(part) || gone.has(part)))
  );
}

/**
 * Whether the variable became those that are handed on now: behind what was handed on before, when none is a field and one is local, of which the last is new,
 * a parameter, or what the variable was made of, and of which no other one has a longer name: that would be the one that the variable became.
 *
 *     Plot plot = new Plot(width, height); fence(garden, plot);   ->   fence(garden, width, height);      but not   fence(plot);   ->   fence(width, height);
 */
export function isSplitInto({ one, parts, isWhole, isBehind }: PutTogether, fresh: ReadonlySet<VariableDeclaration>): boolean {
  const last = parts.at(-1);
  if (!isWhole || !isBehind || !last || parts.some(isField) || parts.every(({ kind }) => kind !== 'local')) return false;
  if (parts.some(({ name }) => name.length > last.name.length)) return false;
  return last.kind === 'parameter' || fresh.has(last) || isMadeOf(one, last);
}

/**
 * Whether a variable that is handed on in the place of several, and did not become them, holds what was handed on: the first of them where it is not the whole
 * statement, or all are parameters that it was put into; else any.
 */
export function holdsOneOf(together: PutTogether, direction: ExtractionDirection, change: BodyChange): boolean {
  const { one, parts, first, isWhole } = together;
  const [gone, fresh] = [new Set(change.variables.removedLocals), new Set(change.variables.addedLocals)];
  const value = one.initializer && withoutCast(one.initializer);
  const held = new Set([...partsOf(one.initializer), ...(value ? [value] : [])].map(({ text }) => text));
  const areParameters = parts.every(({ kind }) => kind === 'parameter');
  if (direction === 'extract') {
    if (one.initializer?.kind === 'name' && held.has(first.text)) return true;
    if (isWhole && (areParameters || parts.every(isField) || isMergedInto(together, gone))) return false;
    return isWhole ? parts.some(({ name }) => held.has(name)) : held.has(first.text);
  }
  if (isSplitInto(together, fresh)) return false;
  return isWhole && !areParameters ? parts.some(({ name }) => held.has(name)) : held.has(first.text);
}

/** Whether a variable's value names another one, anywhere. */
function isMadeOf({ initializer }: VariableDeclaration, { name }: VariableDeclaration): boolean {
  return initializer !== null && withBlocks(initializer).some((part) => isReference(part) && part.label === name);
}
