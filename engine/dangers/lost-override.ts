import type { Method } from '../model/declarations.js';
import type { Danger } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { quoted } from '../text/quoted-code.js';
import { checkpoint } from '../text/work.js';
import { changedNamesOf } from './changed-names.js';
import { causesOf } from './causes.js';
import type { DangerKind } from './kind.js';
import { isAbstract, isMarkedOverride, isStatic, Overriding, type Overridden } from './overriding.js';
import { memberName, placeAt, referentWords } from './told.js';
import { perhaps } from './verdict.js';

export const lostOverride: DangerKind = {
  id: 'lost-override',
  meaning:
    'A method does not override the one above any more: only one of both was changed, and calls of the one above do not reach the other.',
  not: 'Not a method that changed in the same way as the one above, and none of a type that is not below the other one any more.',
  example: {
    before: `class View {
  String render(int width) { return "plain"; }
  String page() { return render(80); }
}
class ListView extends View {
  String render(int width) { return "list"; }
}
`,
    after: `class View {
  String render(int width, int height) { return "plain"; }
  String page() { return render(80, 24); }
}
class ListView extends View {
  String render(int width) { return "list"; }
}
`,
  },
  nearMiss: {
    before: `class View {
  String render(int width) { return "plain"; }
  String page() { return render(80); }
}
class ListView extends View {
  String render(int width) { return "list"; }
}
`,
    after: `class View {
  String render(int width, int height) { return "plain"; }
  String page() { return render(80, 24); }
}
class ListView extends View {
  String render(int width, int height) { return "list"; }
}
`,
  },
  find: findAll,
};

function findAll(at: LookedAt): readonly Danger[] {
  const overriding = new Overriding(at);
  const causes = causesOf(at);
  const found: Danger[] = [];
  const names = changedNamesOf(at);
  for (const { before, after } of at.view.methodPairs) {
    checkpoint();
    if (!names.has(before.name) && !names.has(after.name)) continue;
    if (after.kind !== 'method' || isMarkedOverride(after) || before.visibility === 'private') continue;
    for (const above of overriding.of(before, 'before')) {
      const now = lostSince(above, before, after, overriding);
      if (!now) continue;
      const cause = causes.of(
        [
          { before, after },
          { before: above.kind === 'declared' ? above.method : null, after: now.kind === 'declared' ? now.method : null },
        ],
        ['removeMethod', 'moveMethod', 'changeContract', 'addMethod'],
      );
      found.push(dangerOf(above, now, before, after, cause));
      break;
    }
  }
  return found;
}

/** What became of the method above, when the one below does not override it any more; null when it does, or when one of both went out of the other's sight. */
function lostSince(above: Overridden, before: Method, after: Method, overriding: Overriding): Overridden | null {
  const { partners } = overriding.symbols;
  if (isStatic(above) || !partners.types.isPair(before.declaringType, after.declaringType)) return null;
  if (!overriding.isStillAbove(before.declaringType, above.owner)) return null;
  if (overriding.of(after, 'after').some((one) => overriding.isPartner(above, one))) return null;
  if (above.kind === 'known') return above;
  const [now] = partners.methods.afterOf(above.method);
  // gone, or elsewhere
  if (!now || !overriding.isSameType(above.owner, { kind: 'declared', type: now.declaringType })) return null;
  // it is seen no more, or the other overrides what it became by another way
  if (now.visibility === 'private' || overriding.of(after, 'after').length > 0) return null;
  return { ...above, method: now };
}

function dangerOf(above: Overridden, now: Overridden, before: Method, after: Method, refactoring: number | null): Danger {
  const words = (one: Overridden): string =>
    referentWords(one.kind === 'known' ? { kind: 'known', member: one.method } : { kind: 'method', method: one.method });
  const isRenamed = now.kind === 'declared' && words(now) !== words(above);
  const sentence = `${quoted(memberName(after))} does not override ${words(above)} any more${isRenamed ? `, which is ${words(now)} now` : ''}.`;
  return {
    kind: lostOverride.id,
    certainty: isAbstract(above) ? 'likely' : 'sure',
    refactoring,
    sentence: isAbstract(above) ? perhaps(sentence) : sentence,
    before: [
      placeAt(before.file, before.nameSpan, 'what overrode it'),
      ...(above.kind === 'declared' ? [placeAt(above.method.file, above.method.nameSpan, 'what it overrode')] : []),
    ],
    after: [
      placeAt(after.file, after.nameSpan, 'what overrides nothing now'),
      ...(now.kind === 'declared' ? [placeAt(now.method.file, now.method.nameSpan, 'what it overrode')] : []),
    ],
  };
}
