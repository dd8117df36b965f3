import type { Method, TypeDeclaration } from '../model/declarations.js';
import type { CodeModel } from '../model/source-file.js';
import type { Danger } from '../results/look.js';
import type { Lookup } from '../symbols/lookup.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { declared } from '../symbols/members.js';
import { append } from '../text/grouping.js';
import { quoted } from '../text/quoted-code.js';
import { checkpoint } from '../text/work.js';
import { changedMethodPairs } from './changed-names.js';
import { causesOf } from './causes.js';
import { isCalledBy } from './hands-on.js';
import type { DangerKind } from './kind.js';
import { memberTypes } from './member-types.js';
import { isAbstract, isMarkedOverride, isStatic, Overriding, type Overridden } from './overriding.js';
import { memberName, placeAt, referentWords } from './sentence-parts.js';
import { perhaps } from './verdict.js';

export const lostOverride: DangerKind = {
  id: 'lost-override',
  meaning:
    'A method does not override the one above any more: only one of both was changed, and calls of the one above do not reach the other.',
  not: 'Not a method that changed in the same way as the one above, and none of a type that is not below the other one any more. Not one that is called by what overrides in its place.',
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
  for (const { before, after } of changedMethodPairs(at)) {
    if (after.kind !== 'method' || isMarkedOverride(after) || before.visibility === 'private') continue;
    for (const above of overriding.of(before, 'before')) {
      const now = lostSince(above, before, after, overriding);
      if (!now || isReachedOtherwise(now, after, at, overriding)) continue;
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

/** Another method overrides in its place and calls it: one of its type, or one of each type right below. */
function isReachedOtherwise(above: Overridden, after: Method, { view }: LookedAt, overriding: Overriding): boolean {
  const { after: now } = overriding.symbols;
  const handsOn = ({ methods }: TypeDeclaration): boolean =>
    methods.some(
      (one) =>
        one.name === above.method.name &&
        overriding.of(one, 'after').some(({ method }) => method === above.method) &&
        isCalledBy(after, one, now),
    );
  if (handsOn(after.declaringType)) return true;
  const below = rightBelow(view.after, now).get(after.declaringType) ?? [];
  return below.length > 0 && below.every(handsOn);
}

/** The types right below each type of a version; made once. */
function rightBelow(version: CodeModel, { supertypes }: Lookup): ReadonlyMap<TypeDeclaration, readonly TypeDeclaration[]> {
  let below = known.get(version);
  if (!below) {
    below = new Map();
    for (const type of memberTypes(version)) {
      checkpoint();
      for (const above of supertypes.direct(declared(type))) if (above.kind === 'declared') append(below, above.type, type);
    }
    known.set(version, below);
  }
  return below;
}

const known = new WeakMap<CodeModel, Map<TypeDeclaration, TypeDeclaration[]>>();

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
