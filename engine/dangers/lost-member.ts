import { hasModifier, type Field, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { Danger } from '../results/look.js';
import type { Lookup } from '../symbols/lookup.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { declared, isOverrideEquivalent } from '../symbols/members.js';
import { symbolsOf, type Symbols } from '../symbols/symbols.js';
import { append, groupBy } from '../text/grouping.js';
import { quoted } from '../text/quoted-code.js';
import { checkpoint } from '../text/work.js';
import { asksFor, isAskOf, type Ask } from './asks.js';
import { causesOf, type Causes } from './causes.js';
import type { DangerKind } from './kind.js';
import { memberTypes } from './member-types.js';
import { memberName, placeAt, typeName } from './sentence-parts.js';
import { perhaps } from './verdict.js';

export const lostMember: DangerKind = {
  id: 'lost-member',
  meaning: 'A method or field went down to some of the subtypes, and another subtype, which had inherited it, has none any more.',
  not: 'Not a subtype that has one like it of its own, or inherits one from elsewhere.',
  example: {
    before: `abstract class Shape {
  public double area() { return 0; }
  public String size() { return "size " + area(); }
}
class Disc extends Shape { }
class Tile extends Shape {
  String label() throws Exception { return "tile, " + Tile.class.getMethod("size").invoke(this); }
}
`,
    after: `abstract class Shape {
  public double area() { return 0; }
}
class Disc extends Shape {
  public String size() { return "size " + area(); }
}
class Tile extends Shape {
  String label() throws Exception { return "tile, " + Tile.class.getMethod("size").invoke(this); }
}
`,
  },
  nearMiss: {
    before: `abstract class Shape {
  public double area() { return 0; }
  public String size() { return "size " + area(); }
}
class Disc extends Shape { }
class Tile extends Shape {
  public String size() { return "tile"; }
}
`,
    after: `abstract class Shape {
  public double area() { return 0; }
}
class Disc extends Shape {
  public String size() { return "size " + area(); }
}
class Tile extends Shape {
  public String size() { return "tile"; }
}
`,
  },
  find: findAll,
};

function findAll(at: LookedAt): readonly Danger[] {
  const symbols = symbolsOf(at);
  const types = memberTypes(at.view.before);
  const found = new Map<TypeDeclaration, LostMember[]>();
  const seen = new Set<Method | Field>();
  for (const { before, after } of [...at.view.methodPairs, ...at.view.fieldPairs]) {
    checkpoint();
    if (seen.has(before) || !wentDown(before, after, symbols)) continue;
    seen.add(before);
    const heirs = types.flatMap((type) => withoutMember(type, before, symbols) ?? []);
    for (const heir of highest(heirs, symbols.after)) append(found, heir, { before, after, heir });
  }
  const lost = [...found.values()].flat();
  if (lost.length === 0) return [];
  const asks = groupBy(asksFor(new Set(lost.flatMap(namesOf)), symbols.after), ({ name }) => name);
  return [...found.values()].flatMap((members) => [...byAsk(members, asks, symbols)].map((some) => dangerOf(some, causesOf(at), symbols)));
}

/** Those that are below none of the others: what is below inherits the want. */
function highest(types: readonly TypeDeclaration[], { supertypes }: Lookup): readonly TypeDeclaration[] {
  const all = new Set(types);
  return types.filter((type) => {
    checkpoint();
    return !supertypes.above(declared(type)).some(({ symbol }) => symbol.kind === 'declared' && all.has(symbol.type));
  });
}

/** By which names it can be asked for: the own one, and the one that it has where it went. */
const namesOf = ({ before, after }: LostMember): readonly string[] => [...new Set([before.name, after.name])];

/** The members that a type lost: those that somebody asks it for, those that are looked up, and those that nobody is seen to ask for. */
function byAsk(members: readonly LostMember[], asks: ReadonlyMap<string, readonly Ask[]>, { after: now }: Symbols): Iterable<LostMembers> {
  const groups = new Map<string, { first: LostMember; ask: Ask | null; members: LostMember[] }>();
  for (const lost of members) {
    const named = namesOf(lost).flatMap((name) => asks.get(name) ?? []);
    checkpoint(named.length);
    const own = named.filter((one) => one.isMethod === 'parameters' in lost.before && isAskOf(one, lost.heir, now));
    const ask = own.find(({ isLookUp }) => !isLookUp) ?? own[0] ?? null;
    const key = ask ? String(ask.isLookUp) : '';
    const group = groups.get(key);
    if (group) group.members.push(lost);
    else groups.set(key, { first: lost, ask, members: [lost] });
  }
  return groups.values();
}

/** Whether a method or field that subtypes inherited went to one of them. */
function wentDown(before: Method | Field, after: Method | Field, { before: then, partners }: Symbols): boolean {
  if (before.visibility === 'private' || hasModifier(before, 'static') || before.kind === 'enumConstant') return false;
  // those of interfaces are static
  if (!('parameters' in before) && before.declaringType.kind === 'interface') return false;
  if ('parameters' in before && (before.kind !== 'method' || before.bodySpan === null)) return false;
  if (partners.types.isPair(before.declaringType, after.declaringType)) return false;
  const from = declared(before.declaringType);
  return partners.types
    .beforeOf(after.declaringType)
    .some((type) => type !== before.declaringType && then.supertypes.isSubtype(declared(type), from) === true);
}

/** The type as it is now, when it had the member and has none like it any more. */
function withoutMember(
  heir: TypeDeclaration,
  member: Method | Field,
  { before: then, after: now, partners }: Symbols,
): TypeDeclaration | null {
  checkpoint();
  if (heir === member.declaringType || then.supertypes.isSubtype(declared(heir), declared(member.declaringType)) !== true) return null;
  const [type, ...more] = partners.types.afterOf(heir);
  if (!type || more.length > 0) return null;
  const became: readonly (Method | Field)[] = 'parameters' in member ? partners.methods.afterOf(member) : partners.fields.afterOf(member);
  // it is where it went, or below that
  if (became.some(({ declaringType }) => now.supertypes.isSubtype(declared(type), declared(declaringType)) === true)) return null;
  const had = memberLike(then, heir, member, member.name, then);
  return had === member && !became.some(({ name }) => memberLike(now, type, member, name, then) !== null) ? type : null;
}

/** The member that a type has in the place of another: a method of its name and parameters, or a field of its name. */
function memberLike({ members }: Lookup, type: TypeDeclaration, like: Method | Field, name: string, { supertypes }: Lookup): unknown {
  if (!('parameters' in like)) return members.field(declared(type), name)?.field ?? null;
  const parameters = supertypes.parametersOf(like);
  return members.methods(declared(type), name).find((one) => isOverrideEquivalent(one.parameters, parameters))?.method ?? null;
}

interface LostMember {
  readonly before: Method | Field;
  readonly after: Method | Field;
  readonly heir: TypeDeclaration;
}

interface LostMembers {
  readonly first: LostMember;
  readonly members: readonly LostMember[];
  /** Who asks for the first of them. */
  readonly ask: Ask | null;
}

/** One danger for all that a type lost and that is asked for alike. That others have no more of it is what is done this for: only who asks for it needs it. */
function dangerOf({ first: { before, after, heir }, members, ask }: LostMembers, causes: Causes, symbols: Symbols): Danger {
  const wants = symbols.after.supertypes.unseenAbove(declared(heir)).flatMap((one) => one.wants);
  const isClosed = symbols.after.supertypes.isClosed(declared(heir));
  const certainty = ask === null ? 'open' : ask.isLookUp || !isClosed ? 'likely' : 'sure';
  const sentence = sentenceOf({ first: { before, after, heir }, members, ask }, symbols);
  return {
    kind: lostMember.id,
    certainty,
    refactoring: causes.of([{ before, after }], ['moveMethod', 'removeField']),
    sentence: certainty === 'likely' ? perhaps(sentence) : sentence,
    before: members.map((one) => placeAt(one.before.file, one.before.nameSpan, 'where it was inherited from')),
    after: [
      placeAt(heir.file, heir.nameSpan, 'what has none now'),
      ...(ask ? [placeAt(ask.member.file, ask.code.span, 'who asks for it')] : []),
      ...members.map((one) => placeAt(one.after.file, one.after.nameSpan, 'where it is')),
    ],
    ...(wants.length > 0 && { wants: wants.slice(0, 5) }),
  };
}

function sentenceOf({ first: { before, heir }, members, ask }: LostMembers, { partners }: Symbols): string {
  const became: readonly (Method | Field)[] = 'parameters' in before ? partners.methods.afterOf(before) : partners.fields.afterOf(before);
  const homes = became.map(({ declaringType }) => quoted(typeName(declaringType)));
  const others = members.length - 1;
  const name = quoted(memberName(before).slice(typeName(before.declaringType).length + 1));
  const more = others === 0 ? '' : ` and ${String(others)} other ${others === 1 ? 'member' : 'members'}`;
  const only = `went down to ${homes.join(' and ')}${homes.length === 1 ? ' alone' : ' only'}`;
  const none = `${quoted(typeName(heir))} has no ${name}${more} any more`;
  if (!ask) return `${none}, which ${only}; nothing in this change asks for it.`;
  const who = quoted(memberName(ask.member));
  return `${none}, which ${who} ${ask.isLookUp ? 'looks up' : 'asks for'}: it ${only}.`;
}
