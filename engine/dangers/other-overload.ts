import type { Danger, LookPlace } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { symbolsOf } from '../symbols/symbols.js';
import { quoted } from '../text/quoted-code.js';
import { reboundReferences, type Rebound } from './binding-lock.js';
import { onlyHandsOn } from './hands-on.js';
import type { DangerKind } from './kind.js';
import { merged } from './merged.js';
import { declarationPlace, memberName, placeAt, referentWords } from './sentence-parts.js';
import { perhaps } from './verdict.js';

export const otherOverload: DangerKind = {
  id: 'other-overload',
  meaning: 'A call that was kept goes to another method of the same name than before, whose parameters fit its arguments better.',
  not: 'Not a call whose arguments were changed, and no overload that takes other arguments, or of which one only hands on to the other.',
  example: {
    before: `class Counter {
  static String show(Number value) { return "number " + value; }
  static String hex(Long value) { return "0x" + Long.toHexString(value); }
  static String total(long sum) { return show(sum); }
  static String mask(Long bits) { return hex(bits); }
}
`,
    after: `class Counter {
  static String show(Number value) { return "number " + value; }
  static String show(Long value) { return "0x" + Long.toHexString(value); }
  static String total(long sum) { return show(sum); }
  static String mask(Long bits) { return show(bits); }
}
`,
  },
  nearMiss: {
    before: `class Counter {
  static String show(Number value) { return "number " + value; }
  static String hex(Long value) { return "0x" + Long.toHexString(value); }
  static String total(int sum) { return show(sum); }
  static String mask(Long bits) { return hex(bits); }
}
`,
    after: `class Counter {
  static String show(Number value) { return "number " + value; }
  static String show(Long value) { return "0x" + Long.toHexString(value); }
  static String total(int sum) { return show(sum); }
  static String mask(Long bits) { return show(bits); }
}
`,
  },
  find: (at) =>
    merged(
      reboundReferences(at).filter((rebound) => rebound.isOverload && !isHandedOn(rebound, at)),
      dangerOf,
    ),
};

/** One of both methods leaves its work to the other: a call of either does the same. */
function isHandedOn({ shouldMean, means }: Rebound, at: LookedAt): boolean {
  if (shouldMean?.kind !== 'method' || means.kind !== 'method') return false;
  const { after } = symbolsOf(at);
  return onlyHandsOn(means.method, shouldMean.method, after) || onlyHandsOn(shouldMean.method, means.method, after);
}

function dangerOf(rebound: readonly [Rebound, ...Rebound[]]): Danger {
  const [{ reference, code, meant, means, isClosed, wants, refactoring }] = rebound;
  const words = `${quoted(reference.after.text)} in ${quoted(memberName(code.after))} went to ${referentWords(meant)}; it goes to ${referentWords(means)} now.`;
  const now = declarationPlace(means, 'the method that it goes to', code.after.file);
  const then = declarationPlace(meant, 'the method that it went to', code.before.file);
  const before = rebound.map((one): LookPlace => placeAt(one.code.before.file, one.reference.before.span, 'the call before'));
  const after = rebound.map((one): LookPlace => placeAt(one.code.after.file, one.reference.after.span, 'the call that goes elsewhere'));
  return {
    kind: otherOverload.id,
    certainty: isClosed ? 'sure' : 'likely',
    refactoring,
    sentence: isClosed ? words : perhaps(words),
    before: then ? [...before, then] : before,
    after: now ? [...after, now] : after,
    ...(wants.length > 0 && { wants: wants.slice(0, 5) }),
  };
}
