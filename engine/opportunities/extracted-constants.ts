import { extractsAttribute, typeFacts } from '../catalogue/facts.js';
import type { Element } from '../findings/view.js';
import { hasModifier, type Field } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { bare } from './code.js';
import { literalUses, usesInField, type LiteralUse } from './literal-uses.js';
import { replacedInBodies } from './replaced-literals.js';

/** A constant that took the place of literals. */
export interface ExtractedConstant {
  readonly field: Field;
  /** Index into the refactorings; null where none of them tells it. */
  readonly refactoring: number | null;
  readonly kind: Expression['kind'];
  /** As written. */
  readonly literal: string;
  /** How the literals were used that it took the place of. */
  readonly uses: ReadonlySet<string | null>;
  /** It took their place in so many ways that it means the value, however that is used in its type. */
  readonly isOfAnyUse: boolean;
}

/** Values that mean nothing by themselves. */
const COMMON_NUMBERS: ReadonlySet<number> = new Set([-1, 0, 1, 2, 10, 100, 1000]);
/** Shorter texts are separators. */
const FEWEST_CHARACTERS = 3;

/** Letters of a text: fewer are abbreviations and codes, which are equal by chance as numbers are. */
const FEWEST_LETTERS = 4;
/** Letters of a text that is long enough to be nowhere by chance: two words. */
const LETTERS_OF_LONG_TEXT = 10;
/** Ways of use that a value was taken out of, from which on the constant means the value and not a use of it. */
const USES_OF_ANY_LONG_TEXT = 1;
const USES_OF_ANY_TEXT = 2;
const USES_OF_ANY_NUMBER = 3;

/** The constants that took the place of literals, with values that mean something. A value that two constants of a type have belongs to neither. */
export function extractedConstants({ findings, view }: LookedAt): readonly ExtractedConstant[] {
  const all: ExtractedConstant[] = [];
  const told = new Set<Field>();
  const add = (field: Field, refactoring: number | null, replaced: readonly LiteralUse[]): void => {
    const value = valueOf(field);
    const uses = new Set(value ? replaced.filter(({ literal }) => isSame(literal, value)).map(({ use }) => use) : []);
    if (!value || uses.size === 0) return;
    told.add(field);
    all.push({ field, refactoring, kind: value.kind, literal: value.label, uses, isOfAnyUse: uses.size >= usesOfAny(value) });
  };
  for (const [refactoring, { type, before, after }] of findings.entries()) {
    const [subject] = after.subject;
    if (extractsAttribute(typeFacts(type)) && subject?.kind === 'field' && isTellingConstant(subject.field))
      add(subject.field, refactoring, usesInParts(before.parts));
  }
  // what refactorings tell is less than what statements show: of long chains they say nothing, say
  for (const [field, replaced] of replacedInBodies(view, (one) => !told.has(one) && isTellingConstant(one))) add(field, null, replaced);
  return all;
}

const isSame = (one: Expression, other: Expression): boolean => one.kind === other.kind && one.label === other.label;

const valueOf = ({ initializer }: Field): Expression | null => initializer && bare(initializer);

function isTellingConstant(field: Field): boolean {
  const value = hasModifier(field, 'final') ? valueOf(field) : null;
  return value !== null && isTelling(value) && !hasNamesake(field, value);
}

function usesInParts(parts: readonly { readonly element: Element }[]): readonly LiteralUse[] {
  return parts.flatMap(({ element }) => {
    if (element.kind === 'statement') return literalUses([element.statement]);
    return element.kind === 'value' ? usesInField(element.field) : [];
  });
}

function isTelling({ kind, label }: Expression): boolean {
  if (kind === 'string') return shownCharacters(label) >= FEWEST_CHARACTERS;
  return kind === 'number' && !COMMON_NUMBERS.has(Number(label.replace(/_|(?<=\d)[lLfFdD]$/g, '')));
}

/** A text with a dot for each escaped character. */
const unescaped = (label: string): string => label.replace(/\\(?:u+[\da-fA-F]{4}|[^u])/g, '.');

/** Characters of a text, but for blanks. */
const shownCharacters = (label: string): number => unescaped(label).replace(/["\s]/g, '').length;

const lettersIn = (label: string): number => unescaped(label).replace(/[^\p{L}]/gu, '').length;

function usesOfAny({ kind, label }: Expression): number {
  const letters = kind === 'string' ? lettersIn(label) : 0;
  if (letters >= LETTERS_OF_LONG_TEXT) return USES_OF_ANY_LONG_TEXT;
  return letters >= FEWEST_LETTERS ? USES_OF_ANY_TEXT : USES_OF_ANY_NUMBER;
}

const hasNamesake = (field: Field, value: Expression): boolean =>
  field.declaringType.fields.some((one) => one !== field && one.initializer !== null && bare(one.initializer).label === value.label);
