import type { Field, Method, VariableDeclaration } from '../model/declarations.js';
import type { Comparison } from '../matching/comparison.js';
import { typeText } from '../matching/parameters.js';
import type { VariablePair } from '../matching/variables.js';
import type { BodyChange } from './body-changes.js';
import type { CodeLocation } from './family.js';
import { fieldLocation, methodLocation } from './locations.js';
import { fieldWithKind, inMethod } from './print.js';

/** The member of which something is told, in both versions. */
export interface MemberPair {
  readonly before: Method | Field;
  readonly after: Method | Field;
}

/**
 * Of which members it is told what a variable lost or got: of the method that declares it. When that is one of an anonymous type, and has other parameters now,
 * what its kept parameters lost or got is told of all members around it, too (468 changes, no exception):
 *
 *     Job job = new Job() { void run(final Boat boat) { … } };   ->   Job job = new Job() { void run(Boat boat, Crew crew) { … } };     of `run`, and of `job`
 */
export function membersToTell(comparison: Comparison, change: BodyChange, { before, after }: VariablePair): readonly MemberPair[] {
  const isKept = before.kind === 'parameter' && textOf(before) === textOf(after);
  return isKept && listOf(change.before) !== listOf(change.after) ? [change, ...membersAround(comparison, change)] : [change];
}

function membersAround({ methodPairs, fieldPairs }: Comparison, { before, after }: BodyChange): readonly MemberPair[] {
  const members: MemberPair[] = [];
  let pair: MemberPair = { before, after };
  while ('parameters' in pair.before && pair.before.declaringType.kind === 'anonymous') {
    const around = pair.before.declaringType.enclosingMember;
    const next: MemberPair | undefined =
      methodPairs.find((one) => one.before === around) ?? fieldPairs.find((one) => one.before === around && one.before.kind === 'field');
    if (!next || next.after !== pair.after.declaringType.enclosingMember) break;
    members.push(next);
    pair = next;
  }
  return members;
}

function listOf({ parameters }: Method): string {
  return parameters.map(textOf).join();
}

function textOf(variable: VariableDeclaration): string {
  return `${typeText(variable)} ${variable.name}`;
}

/** `method public f() : void from class a.B`, `attribute private f : int from class a.B`. */
export function inMember(member: Method | Field): string {
  return 'parameters' in member ? inMethod(member) : `${fieldWithKind(member)} from class ${member.declaringType.qualifiedName}`;
}

/** `role` says what is done to a declaration of that name: `original method declaration`. */
export function memberLocation(member: Method | Field, role: (name: 'method' | 'initializer' | 'attribute') => string): CodeLocation {
  if (!('parameters' in member)) return fieldLocation(member, role('attribute'));
  return methodLocation(member, role(member.kind === 'initializer' ? 'initializer' : 'method'));
}
