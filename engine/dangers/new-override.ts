import { hasModifier, type Method } from '../model/declarations.js';
import type { Danger, LookPlace } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { declared } from '../symbols/members.js';
import { quoted } from '../text/quoted-code.js';
import { changedNamesOf } from './changed-names.js';
import { causesOf, type Causes } from './causes.js';
import type { DangerKind } from './kind.js';
import { isAbstract, isMarkedOverride, Overriding, type Overridden } from './overriding.js';
import { memberName, placeAt, referentWords } from './sentence-parts.js';

export const newOverride: DangerKind = {
  id: 'new-override',
  meaning: 'A method overrides or hides one that it did not override before: calls of the one above reach it now.',
  not: 'Not a method that is marked with `@Override` since then, and none of which the type came below the other one in this change.',
  example: {
    before: `class Session {
  String log = "";
  void leave() { log += "left;"; }
  void timeout() { leave(); }
}
class Guest extends Session {
  void close() { log += "window closed;"; }
  void quit() { close(); leave(); }
}
`,
    after: `class Session {
  String log = "";
  void close() { log += "left;"; }
  void timeout() { close(); }
}
class Guest extends Session {
  void close() { log += "window closed;"; }
  void quit() { close(); close(); }
}
`,
  },
  nearMiss: {
    before: `class Session {
  String log = "";
  void leave() { log += "left;"; }
  void timeout() { leave(); }
}
class Guest extends Session {
  void close() { log += "window closed;"; }
  void quit() { close(); leave(); }
}
`,
    after: `class Session {
  String log = "";
  void end() { log += "left;"; }
  void timeout() { end(); }
}
class Guest extends Session {
  void close() { log += "window closed;"; }
  void quit() { close(); end(); }
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
  for (const { before, after } of overriding.methods()) {
    if (!names.has(after.name)) continue;
    // who writes it that it overrides something knows it
    if (isMarkedOverride(after) && !(before && isMarkedOverride(before))) continue;
    const since = overriding.of(after, 'after', true).find((one) => isNew(one, before, after, overriding));
    if (!since) continue;
    const cause = causeOf(since, before, after, causes);
    if (cause !== undefined) found.push(dangerOf(since, before, after, cause));
  }
  return found;
}

/** Whether a method overrides another since this change, though both, or what they came from, and the types that they are in were there before. */
function isNew(above: Overridden, before: Method | null, after: Method, overriding: Overriding): boolean {
  const { partners, before: then } = overriding.symbols;
  if (above.kind === 'known' && above.method.isHook && !isHookLike(after)) return false;
  if (!overriding.wasAbove(after.declaringType, above.owner)) return false;
  if (above.kind === 'declared' && partners.methods.beforeOf(above.method).length === 0) return false;
  if (before && overriding.of(before, 'before', true).some((one) => overriding.isPartner(one, above))) return false;
  // what the type had inherited in its place
  const wasThere = partners.types
    .beforeOf(after.declaringType)
    .some((type) => then.members.methods(declared(type), after.name).some((one) => one.kind === 'declared' && one.method === before));
  return !(wasThere && before && isInheritedFor(above, before, after, overriding));
}

/** The method was an inherited one of the type, and stood for the one above already. */
function isInheritedFor(above: Overridden, before: Method, after: Method, { symbols: { partners } }: Overriding): boolean {
  return before.name === after.name && !partners.types.isPair(before.declaringType, after.declaringType) && isAbstract(above);
}

/** The platform calls only what is private or gives back something by these names. */
const isHookLike = (method: Method): boolean => method.visibility === 'private' || method.parameters.length === 0;

/** The refactoring that gave one of both its name, parameters or place. */
function causeOf(above: Overridden, before: Method | null, after: Method, causes: Causes): number | null | undefined {
  const own = causes.of([{ before, after }], ['addMethod', 'moveMethod']);
  if (own !== null) return own;
  const others = above.kind === 'declared' ? causes.of([{ after: above.method }], ['addMethod', 'moveMethod', 'changeContract']) : null;
  if (others !== null) return others;
  return before && before.name !== after.name ? null : above.kind === 'declared' ? null : undefined;
}

function dangerOf(above: Overridden, before: Method | null, after: Method, refactoring: number | null): Danger {
  const target = referentWords(above.kind === 'known' ? { kind: 'known', member: above.method } : { kind: 'method', method: above.method });
  const hook = above.kind === 'known' && above.method.isHook;
  const does = hasModifier(after, 'static') ? 'hides' : isAbstract(above) ? 'implements' : 'overrides';
  const sentence = hook
    ? `${quoted(memberName(after))} is called when objects are stored or read, which it was not before.`
    : `${quoted(memberName(after))} now ${does} ${target}, which it did not before.`;
  const places: LookPlace[] = [placeAt(after.file, after.nameSpan, `what ${hook ? 'is called' : does} now`)];
  if (above.kind === 'declared') places.push(placeAt(above.method.file, above.method.nameSpan, 'what is overridden'));
  return {
    kind: newOverride.id,
    certainty: 'sure',
    refactoring,
    sentence,
    before: before ? [placeAt(before.file, before.nameSpan, 'what it was')] : [],
    after: places,
  };
}
