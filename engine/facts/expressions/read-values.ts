import { descendants, type Expression } from '../../model/expression.js';

/**
 * Elements and fields say which value they are when a number, a text or a call tells which one is read; names alone stand in too many places.
 *
 *     rows[0]   rows[rows.length - 1]   find(key).part   rows[0].part      but not   rows[i]   rows[LAST]   item.part   Kind.LOW
 */
export function isTellingRead(value: Expression): boolean {
  return isRead(value) && descendants(value).some(({ kind }) => TELLING.has(kind));
}

export function isRead({ kind }: Expression): boolean {
  return kind === 'arrayAccess' || kind === 'fieldAccess';
}

const TELLING: ReadonlySet<string> = new Set(['number', 'string', 'invocation', 'superInvocation', 'creation']);
