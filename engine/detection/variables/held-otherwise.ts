import { descendants, type Expression } from '../../model/expression.js';
import type { VariableDeclaration } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { allMappings, type StatementMapping } from '../../matching/bodies/body-mapping.js';
import { withoutCast } from '../../facts/expressions/covering.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { replaceWord } from '../../text/words.js';
import type { BodyChange } from '../changes/body-changes.js';
import type { VariableExtraction } from '../values/extracted-variables.js';
import { callsOn, type ExtractionDirection } from '../values/value-readings.js';
import { stripped } from '../values/variable-values.js';

/**
 * A variable that is gone, whose value stands in its place but for a part that a new variable holds: the one is inlined, the other extracted
 * (1,440 made-up changes), unless the one became the other:
 *
 *     Pot pot = (Pot) shelf.lowest().first(); fill(pot);   ->   Board board = shelf.lowest(); fill((Pot) board.first());      and the reverse
 *
 * Of what is assigned the value's variable is not told as inlined.
 */
export function heldOtherwise(
  change: BodyChange,
  gone: readonly VariableDeclaration[],
  fresh: readonly VariableDeclaration[],
  direction: ExtractionDirection,
): readonly VariableExtraction[] {
  if (gone.length === 0 || fresh.length === 0) return [];
  const candidates = direction === 'extract' ? fresh : gone;
  return allMappings(change.body?.mappings ?? []).flatMap((mapping) => {
    const pairs = mapping.identical ? [] : exchanged(mapping, gone, fresh);
    return pairs.flatMap(({ whole, part, isWholeGone }) => {
      if (isWholeGone && direction === 'inline' && isAssigned(mapping.before)) return [];
      const variable = candidates.includes(whole) ? whole : part;
      const [inPlace, named] = direction === 'extract' ? [mapping.before, mapping.after] : [mapping.after, mapping.before];
      return [{ variable, inPlace: [inPlace], named: [named] }];
    });
  });
}

interface Exchanged {
  /** The variable that held all. */
  readonly whole: VariableDeclaration;
  /** The variable that holds a part of it. */
  readonly part: VariableDeclaration;
  readonly isWholeGone: boolean;
}

function exchanged(
  mapping: StatementMapping,
  gone: readonly VariableDeclaration[],
  fresh: readonly VariableDeclaration[],
): readonly Exchanged[] {
  const find = (whole: VariableDeclaration | undefined, value: Expression, isWholeGone: boolean): readonly Exchanged[] => {
    const part = whole && (isWholeGone ? fresh : gone).find((one) => isHeldBy(whole, one, value, isWholeGone));
    return whole && part ? [{ whole, part, isWholeGone }] : [];
  };
  const returned = declaredForReturn(mapping);
  if (returned) return find(returned.whole, returned.value, true);
  return mapping.replacements.flatMap(({ before, after }) => {
    const [isWholeGone, isWholeFresh] = [before, after].map(({ kind }) => kind === 'name') as [boolean, boolean];
    if (isWholeGone === isWholeFresh) return [];
    const [name, value] = isWholeGone ? [before, after] : [after, before];
    return find(
      (isWholeGone ? gone : fresh).find((one) => one.name === name.label),
      value,
      isWholeGone,
    );
  });
}

/** `Pot pot = (Pot) shelf.lowest().first(); return pot;` against `return (Pot) board.first();`: the declaration was taken for what is returned. */
function declaredForReturn({
  before,
  after,
}: StatementMapping): { readonly whole: VariableDeclaration; readonly value: Expression } | null {
  const [[whole, ...more], [value]] = [before.variables, after.expressions];
  const next = before.parent?.children[before.index + 1];
  if (!whole || !value || more.length > 0 || after.kind !== 'return' || next?.kind !== 'return') return null;
  return next.expressions[0]?.kind === 'name' && next.expressions[0].label === whole.name ? { whole, value } : null;
}

/** `(Pot) board.first()` with `board` for `shelf.lowest()` is the value of `pot`. */
function isHeldBy(
  { name, initializer: whole }: VariableDeclaration,
  { name: other, initializer: part }: VariableDeclaration,
  value: Expression,
  isWholeGone: boolean,
): boolean {
  if (!whole || part?.kind !== 'invocation' || name === other || !isMadeOf(whole, part) || !(isWholeGone || part.receiver)) return false;
  if (!descendants(value).some(({ kind, label }) => kind === 'name' && label === other)) return false;
  return stripped(replaceWord(value.text, other, part.text)) === stripped(whole.text);
}

/** What a call that is cast was made on, or what an object was made of. */
function isMadeOf(whole: Expression, part: Expression): boolean {
  if (whole.kind === 'creation') return whole.arguments?.some(({ text }) => text === part.text) ?? false;
  const under = whole.kind === 'cast' ? callsOn(withoutCast(whole)).findIndex(({ text }) => text === part.text) : -1;
  return under >= 0 && (under === 0 || part.receiver?.kind !== 'invocation');
}

function isAssigned(statement: Statement): boolean {
  return statement.kind === 'expression' && statement.expressions[0]?.kind === 'assignment' && wrappedExpression(statement) !== null;
}
