import { hasModifier, type Field, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { View } from '../findings/view.js';
import { isMember, movesMember, renames, type TypeFacts } from '../catalogue/facts.js';
import type { Dictionary } from '../text/tokens.js';
import type { FindingIndex } from './finding-index.js';
import type { Relatives } from './relatives.js';
import type { RuleSet, Sides } from './rules.js';
import type { TokenFile } from './token-file.js';
import { argumentCount, isCallName, seesType, variableNames } from './visible-names.js';

/** The relatives of both versions' types. */
export interface Families {
  readonly before: Relatives;
  readonly after: Relatives;
}

const changesName = (facts: TypeFacts): boolean => movesMember(facts) || (isMember(facts) && renames(facts));

type Side = 'before' | 'after';

/** What methods and fields that were renamed or moved are called elsewhere: `f(x)` -> `g(x)`, `A.LIMIT` -> `B.LIMIT`. */
export function addMemberNames(rules: RuleSet, view: View, index: FindingIndex, dictionary: Dictionary, families: Families): void {
  for (const { before, after } of view.methodPairs) {
    if (before.kind !== 'method' || after.kind !== 'method') continue;
    const because = index.indices(before, after, changesName);
    if (because.length > 0) addMember(rules, before, after, because, dictionary, families);
  }
  for (const { before, after } of view.fieldPairs) {
    const because = index.indices(before, after, changesName);
    if (because.length > 0) addMember(rules, before, after, because, dictionary, families);
  }
}

function addMember(
  rules: RuleSet,
  before: Method | Field,
  after: Method | Field,
  because: readonly number[],
  dictionary: Dictionary,
  families: Families,
): void {
  const word = (text: string): number => dictionary.numberOf(text);
  const dot = word('.');
  const from = before.declaringType;
  const to = after.declaringType;
  if (before.name !== after.name) {
    rules.addWords({
      before: [word(before.name)],
      after: [word(after.name)],
      because,
      applies: (sides, one, other) =>
        means(sides, 'before', one, before, families.before) && means(sides, 'after', other, after, families.after),
    });
  }
  if (!belongsToType(before) || !belongsToType(after) || from.name === to.name) return;
  // A static member is named with its type, or without where it is at home.
  const forms = (member: Method | Field, type: TypeDeclaration): number[][] => [
    [word(member.name)],
    [word(type.name), dot, word(member.name)],
  ];
  for (const one of forms(before, from)) {
    for (const other of forms(after, to)) {
      if (one.length === 1 && other.length === 1) continue;
      rules.addWords({
        before: one,
        after: other,
        because,
        applies: (sides, i, j) =>
          namesStatic(sides, 'before', i, one.length, before) && namesStatic(sides, 'after', j, other.length, after),
      });
    }
  }
}

function belongsToType(member: Method | Field): boolean {
  return (
    hasModifier(member, 'static') ||
    ('initializer' in member && (member.kind === 'enumConstant' || member.declaringType.kind === 'interface'))
  );
}

/** `member` or `Type.member`, where that means the static member. */
function namesStatic(sides: Sides, side: Side, token: number, length: number, member: Method | Field): boolean {
  const file = sides[side];
  if (file.text(token - 1) === '.' || file.text(token - 1) === '::') return false;
  const name = token + length - 1;
  if ('returnType' in member) {
    if (file.text(name + 1) !== '(' || !takes(member, argumentCount(file, name))) return false;
  } else if (file.text(name + 1) === '(') return false;
  if (length > 1) return seesType(file.file, member.declaringType);
  return isAtHome(file, member.declaringType, member.name) && !isHidden(sides, side, member);
}

/** The word can mean the member. */
function means(sides: Sides, side: Side, token: number, member: Method | Field, relatives: Relatives): boolean {
  const file = sides[side];
  if ('returnType' in member) {
    if (!isCallName(file, token)) return false;
    const count = argumentCount(file, token);
    if (count !== null && !takes(member, count)) return false;
  } else if (file.text(token + 1) === '(' || file.text(token - 1) === '::') return false;
  const type = member.declaringType;
  const names = relatives.namesOf(type);
  const previous = file.text(token - 1);
  if (previous !== '.' && previous !== '::') {
    if ('returnType' in member) return isAtHome(file, type, member.name) || declaresAny(file, names);
    return (isAtHome(file, type, member.name) || declaresAny(file, names)) && !isHidden(sides, side, member);
  }
  const receiver = file.text(token - 2);
  if (receiver === 'this' || receiver === 'super') return declaresAny(file, names);
  if (file.text(token - 3) !== '.' && names.has(receiver)) return true;
  const types = file.text(token - 3) === '.' && file.text(token - 4) !== 'this' ? NONE : file.typesOfVariable(file.word(token - 2));
  if (types.size > 0) return [...types].every((one) => names.has(file.dictionary.textOf(one)));
  // What the receiver is, nobody says here: only a name that is nobody else's can be meant.
  return relatives.onlyIn([type], member.name);
}

const NONE: ReadonlySet<number> = new Set();

function takes(method: Method, count: number | null): boolean {
  if (count === null) return true;
  const varargs = method.parameters.at(-1)?.varargs ?? false;
  return varargs ? count >= method.parameters.length - 1 : count === method.parameters.length;
}

/** The file declares the type, or imports the member. */
function isAtHome(file: TokenFile, type: TypeDeclaration, member: string): boolean {
  return (
    file.file === type.file ||
    file.file.imports.some(
      ({ name, isStatic, onDemand }) => isStatic && (onDemand ? name === type.qualifiedName : name === `${type.qualifiedName}.${member}`),
    )
  );
}

function declaresAny(file: TokenFile, names: ReadonlySet<string>): boolean {
  const declares = (type: TypeDeclaration): boolean => names.has(type.name) || type.types.some(declares);
  return file.file.types.some(declares);
}

/** A variable of the method has the field's name. */
function isHidden(sides: Sides, side: Side, member: Method | Field): boolean {
  const method = side === 'before' ? sides.methodBefore : sides.methodAfter;
  return !('returnType' in member) && method !== null && variableNames(method).has(member.name);
}
