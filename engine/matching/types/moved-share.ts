import type { Method, TypeDeclaration } from '../../model/declarations.js';
import { mayAgree } from '../methods/line-profile.js';
import { sameParameterTypes } from '../../facts/declarations/method-signatures.js';
import { agreementOf, compareAgreements, type Agreement } from '../methods/method-similarity.js';
import { UNRELATED, wentAlong } from '../methods/move-rules.js';

/** On each side, at most so many more methods than went over may not have. */
const OTHERS_MORE = 1;
/** Types with more methods than that are not compared body by body. */
const MOST_METHODS = 60;

/**
 * How many bodies of one type's methods went over to another one, under whatever names, when that makes them one type: with `m` of them, each side has at most
 * `m + 1` others. 0 when it does not.
 *
 * As if the types were one: what is declared or set goes on, whatever its value became.
 *
 *     class Parser { void open() { file.lock(); } void skip() { at++; } }   ->   class Reader { void begin() { file.lock(); } void rest() { drain(); } }
 */
export function wentOver(before: TypeDeclaration, after: TypeDeclaration): number {
  const own = before.methods.filter(isOrdinary);
  const their = after.methods.filter(isOrdinary);
  const most = Math.min(own.length, their.length);
  const needed = Math.ceil((Math.max(own.length, their.length) - OTHERS_MORE) / 2);
  if (most === 0 || needed > most || most > MOST_METHODS) return 0;
  const candidates: { before: Method; after: Method; agreement: Agreement }[] = [];
  let alone = 0;
  for (const one of own) {
    const known = candidates.length;
    for (const other of their) {
      if (one.kind !== other.kind) continue;
      if (!one.bodySpan || !other.bodySpan) {
        if (one.bodySpan === other.bodySpan && one.name === other.name && sameParameterTypes(one, other))
          candidates.push({ before: one, after: other, agreement: agreementOf(one, other, 'kept') });
        continue;
      }
      if (!mayAgree(one, other)) continue;
      const agreement = agreementOf(one, other, 'kept');
      if (wentAlong(one, other, agreement, UNRELATED)) candidates.push({ before: one, after: other, agreement });
    }
    if (candidates.length === known) alone++;
    if (own.length - alone < needed) return 0;
  }
  candidates.sort(
    (x, y) =>
      Number(y.before.name === y.after.name) - Number(x.before.name === x.after.name) || compareAgreements(x.agreement, y.agreement),
  );
  const taken = new Set<Method>();
  let moved = 0;
  for (const { before: one, after: other } of candidates) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    moved++;
  }
  return moved >= needed ? moved : 0;
}

function isOrdinary(method: Method): boolean {
  return method.kind !== 'initializer' && method.kind !== 'compactConstructor';
}
