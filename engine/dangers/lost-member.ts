import { hasModifier, type Field, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { Danger } from '../results/look.js';
import type { Lookup } from '../symbols/lookup.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { declared, isOverrideEquivalent } from '../symbols/members.js';
import { symbolsOf, type Symbols } from '../symbols/symbols.js';
import { append } from '../text/grouping.js';
import { quoted } from '../text/quoted-code.js';
import { checkpoint } from '../text/work.js';
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
class Tile extends Shape { }
`,
    after: `abstract class Shape {
  public double area() { return 0; }
}
class Disc extends Shape {
  public String size() { return "size " + area(); }
}
class Tile extends Shape { }
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
    for (const type of types) {
      const heir = withoutMember(type, before, symbols);
      if (heir) append(found, heir, { before, after, heir });
    }
  }
  return [...found.values()].map((members) => dangerOf(members, causesOf(at), symbols));
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

/** One danger for all that a type lost. That others have no more of it is what is done this for: whether this one needs it nobody can tell. */
function dangerOf(members: readonly LostMember[], causes: Causes, { after: now, partners }: Symbols): Danger {
  const [{ before, after, heir }] = members as readonly [LostMember];
  const became: readonly (Method | Field)[] = 'parameters' in before ? partners.methods.afterOf(before) : partners.fields.afterOf(before);
  const homes = became.map(({ declaringType }) => quoted(typeName(declaringType)));
  const others = members.length - 1;
  const name = quoted(memberName(before).slice(typeName(before.declaringType).length + 1));
  const more = others === 0 ? '' : ` and ${String(others)} other ${others === 1 ? 'member' : 'members'}`;
  const sentence = `${quoted(typeName(heir))} has no ${name}${more} any more: it went down to ${homes.join(' and ')}${homes.length === 1 ? ' alone' : ' only'}.`;
  const wants = now.supertypes.unseenAbove(declared(heir)).flatMap((one) => one.wants);
  return {
    kind: lostMember.id,
    certainty: 'likely',
    refactoring: causes.of([{ before, after }], ['moveMethod', 'removeField']),
    sentence: perhaps(sentence),
    before: members.map((one) => placeAt(one.before.file, one.before.nameSpan, 'where it was inherited from')),
    after: [
      placeAt(heir.file, heir.nameSpan, 'what has none now'),
      ...members.map((one) => placeAt(one.after.file, one.after.nameSpan, 'where it is')),
    ],
    ...(wants.length > 0 && { wants: wants.slice(0, 5) }),
  };
}
