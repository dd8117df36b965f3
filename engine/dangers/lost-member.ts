import { hasModifier, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { Danger } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { declared, isOverrideEquivalent } from '../symbols/members.js';
import { symbolsOf, type Symbols } from '../symbols/symbols.js';
import { quoted } from '../text/quoted-code.js';
import { checkpoint } from '../text/work.js';
import { causesOf } from './causes.js';
import type { DangerKind } from './kind.js';
import { memberTypes } from './member-types.js';
import { memberName, placeAt, typeName } from './told.js';
import { perhaps } from './verdict.js';

export const lostMember: DangerKind = {
  id: 'lost-member',
  meaning: 'A method went down to some of the subtypes, and another subtype, which had inherited it, has none any more.',
  not: 'Not a subtype that has such a method of its own, or inherits one from elsewhere.',
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
  const causes = causesOf(at);
  const types = memberTypes(at.view.before);
  const found: Danger[] = [];
  const seen = new Set<Method>();
  for (const { before, after } of at.view.methodPairs) {
    checkpoint();
    if (seen.has(before) || !wentDown(before, after, symbols)) continue;
    seen.add(before);
    for (const heir of types) {
      const now = withoutMember(heir, before, symbols);
      if (now) found.push(dangerOf(before, after, now, causes.of([{ before, after }], ['moveMethod']), symbols));
    }
  }
  return found;
}

/** Whether a method that subtypes inherited went to one of them. */
function wentDown(before: Method, after: Method, { before: then, partners }: Symbols): boolean {
  if (before.kind !== 'method' || before.visibility === 'private' || hasModifier(before, 'static') || before.bodySpan === null)
    return false;
  if (partners.types.isPair(before.declaringType, after.declaringType)) return false;
  const from = declared(before.declaringType);
  return partners.types
    .beforeOf(after.declaringType)
    .some((type) => type !== before.declaringType && then.supertypes.isSubtype(declared(type), from) === true);
}

/** The type as it is now, when it had the method and has none like it any more. */
function withoutMember(heir: TypeDeclaration, method: Method, { before: then, after: now, partners }: Symbols): TypeDeclaration | null {
  checkpoint();
  if (heir === method.declaringType || then.supertypes.isSubtype(declared(heir), declared(method.declaringType)) !== true) return null;
  if (!then.members.methods(declared(heir), method.name).some((one) => one.kind === 'declared' && one.method === method)) return null;
  const [type, ...more] = partners.types.afterOf(heir);
  if (!type || more.length > 0 || partners.methods.afterOf(method).some(({ declaringType }) => declaringType === type)) return null;
  const parameters = then.supertypes.parametersOf(method);
  const hasOne = partners.methods
    .afterOf(method)
    .some(({ name }) => now.members.methods(declared(type), name).some((one) => isOverrideEquivalent(one.parameters, parameters)));
  return hasOne ? null : type;
}

function dangerOf(
  before: Method,
  after: Method,
  heir: TypeDeclaration,
  refactoring: number | null,
  { after: now, partners }: Symbols,
): Danger {
  const homes = partners.methods.afterOf(before).map(({ declaringType }) => quoted(typeName(declaringType)));
  const sentence = `${quoted(typeName(heir))} has no ${quoted(memberName(before).slice(typeName(before.declaringType).length + 1))} any more: it went down to ${homes.join(' and ')}${homes.length === 1 ? ' alone' : ' only'}.`;
  const isClosed = now.supertypes.isClosed(declared(heir));
  const wants = now.supertypes.unseenAbove(declared(heir)).flatMap((one) => one.wants);
  return {
    kind: lostMember.id,
    certainty: isClosed ? 'sure' : 'likely',
    refactoring,
    sentence: isClosed ? sentence : perhaps(sentence),
    before: [placeAt(before.file, before.nameSpan, 'where it was inherited from')],
    after: [placeAt(heir.file, heir.nameSpan, 'what has none now'), placeAt(after.file, after.nameSpan, 'where it is')],
    ...(wants.length > 0 && { wants: wants.slice(0, 5) }),
  };
}
