import { extractsAttribute, typeFacts } from '../catalogue/facts.js';
import { hasModifier, type Field } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { bare } from './code.js';
import { literalUses } from './literal-uses.js';

/** A constant that took the place of literals. */
export interface ExtractedConstant {
  readonly field: Field;
  /** Index into the refactorings. */
  readonly refactoring: number;
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
/** Ways of use that a value was taken out of, from which on the constant means the value and not a use of it: numbers are equal by chance more often than texts. */
const USES_OF_ANY_TEXT = 2;
const USES_OF_ANY_NUMBER = 3;
/** Shorter texts are separators and abbreviations. */
const FEWEST_LETTERS = 4;

/** The constants that findings say were extracted, with values that mean something. A value that two constants of a type have belongs to neither. */
export function extractedConstants({ findings }: LookedAt): readonly ExtractedConstant[] {
  const all: ExtractedConstant[] = [];
  for (const [refactoring, { type, before, after }] of findings.entries()) {
    const [subject] = after.subject;
    if (!extractsAttribute(typeFacts(type)) || subject?.kind !== 'field') continue;
    const { field } = subject;
    const value = field.initializer && bare(field.initializer);
    if (!value || !hasModifier(field, 'final') || !isTelling(value) || hasNamesake(field, value)) continue;
    const statements = before.parts.flatMap(({ element }) => (element.kind === 'statement' ? [element.statement] : []));
    const replaced = literalUses(statements).filter(({ literal }) => literal.kind === value.kind && literal.label === value.label);
    const uses = new Set(replaced.map(({ use }) => use));
    const isOfAnyUse = uses.size >= (value.kind === 'string' ? USES_OF_ANY_TEXT : USES_OF_ANY_NUMBER);
    if (uses.size > 0) all.push({ field, refactoring, kind: value.kind, literal: value.label, uses, isOfAnyUse });
  }
  return all;
}

function isTelling({ kind, label }: Expression): boolean {
  if (kind === 'string') return label.replace(/[^\p{L}]/gu, '').length >= FEWEST_LETTERS;
  return kind === 'number' && !COMMON_NUMBERS.has(Number(label.replace(/_|(?<=\d)[lLfFdD]$/g, '')));
}

const hasNamesake = (field: Field, value: Expression): boolean =>
  field.declaringType.fields.some((one) => one !== field && one.initializer !== null && bare(one.initializer).label === value.label);
