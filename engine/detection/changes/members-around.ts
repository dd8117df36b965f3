import type { Field, Method, VariableDeclaration } from '../../model/declarations.js';
import type { MatchingResult } from '../../matching/result.js';
import { typeText } from '../../facts/declarations/declared-types.js';
import { pairOf, type VariablePair } from '../../matching/variables/variables.js';
import type { BodyChange } from './body-changes.js';
import type { Element, Part } from '../../findings/finding.js';
import { fieldElement, fieldPart, methodElement, methodPart } from '../../findings/elements.js';

/** The member of which something is told, in both versions. */
export interface MemberPair {
  readonly before: Method | Field;
  readonly after: Method | Field;
}

/** A parameter that is told of a member around the method that it is handed to. */
export interface ToldAround extends MemberPair {
  readonly pair: VariablePair;
  readonly change: Pick<BodyChange, 'before' | 'after'>;
}

/**
 * What the kept parameters of an anonymous type's methods lost or got, where the type has more methods or fewer, or they have other parameters: it is told of all
 * members around (1,300 changes), whether or not the methods are one.
 *
 *     Job job = new Job() { void run(final Boat boat) { … } };   ->   Job job = new Job() { void run(Boat boat, Crew crew) { … } };     of `job`, besides `run`
 */
export function* parametersToldAround(comparison: MatchingResult): Iterable<ToldAround> {
  for (const { before, after } of comparison.typePairs) {
    if (before.kind !== 'anonymous' || after.kind !== 'anonymous') continue;
    const areAsMany = before.methods.length === after.methods.length;
    for (const method of before.methods) {
      const namesakes = after.methods.filter(({ name }) => name === method.name);
      const other = namesakes.find((one) => listOf(one) === listOf(method)) ?? namesakes[0];
      if (!other || (areAsMany && listOf(other) === listOf(method))) continue;
      const change = { before: method, after: other };
      for (const one of method.parameters) {
        const kept = other.parameters.find((parameter) => textOf(parameter) === textOf(one));
        if (!kept) continue;
        const pair = pairOf(one, kept, () => null);
        for (const member of membersAround(comparison, change)) yield { ...member, pair, change };
      }
    }
  }
}

function membersAround({ methodPairs, fieldPairs }: MatchingResult, { before, after }: MemberPair): readonly MemberPair[] {
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

export function memberElement(member: Method | Field): Element {
  return 'parameters' in member ? methodElement(member) : fieldElement(member);
}

/** `role` says what is done to a declaration of that name: `original method declaration`. */
export function memberPart(member: Method | Field, role: (name: 'method' | 'initializer' | 'attribute') => string): Part {
  if (!('parameters' in member)) return fieldPart(member, role('attribute'));
  return methodPart(member, role(member.kind === 'initializer' ? 'initializer' : 'method'));
}
