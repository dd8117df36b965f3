import { localsOf, type MethodPair, type Pair } from '../findings/view.js';
import {
  declaredSupertypes,
  isField,
  type Field,
  type Method,
  type TypeDeclaration,
  type VariableDeclaration,
} from '../model/declarations.js';
import type { Lookup } from '../symbols/lookup.js';
import { declared } from '../symbols/members.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { symbolsOf, type Symbols } from '../symbols/symbols.js';
import { checkpoint } from '../text/work.js';
import { causesOf } from './causes.js';
import type { KeptCode } from './kept-code.js';

/**
 * The names that can mean something else since a change, by a refactoring's doing: of what is called otherwise, declared otherwise or elsewhere, what a refactoring is about, and what
 * its types inherit since then. Nearly all code has none of them in it, and need not be looked at. Made once.
 */
export function changedNamesOf(at: LookedAt): ReadonlySet<string> {
  let names = known.get(at);
  if (!names) known.set(at, (names = changedNames(at)));
  return names;
}

const known = new WeakMap<LookedAt, ReadonlySet<string>>();

function changedNames(at: LookedAt): ReadonlySet<string> {
  const names = new Set<string>();
  const symbols = symbolsOf(at);
  const causes = causesOf(at);
  // variables of a body are asked for there
  for (const declaration of causes.declarations()) if (!('scope' in declaration) || isField(declaration)) names.add(declaration.name);
  for (const { before, after } of at.view.methodPairs) {
    checkpoint();
    if (!isDeclaredAlike(before, after, symbols) || !isTakenAlike(before, after)) names.add(before.name).add(after.name);
  }
  for (const pairs of [at.view.fieldPairs, symbols.partners.onlyFields])
    for (const { before, after } of pairs) {
      checkpoint();
      if (!isDeclaredAlike(before, after, symbols)) names.add(before.name).add(after.name);
    }
  for (const pair of at.view.typePairs)
    if (causes.isAbout(pair) && supertypesText(pair.before) !== supertypesText(pair.after)) noteInherited(pair, symbols, names);
  return names;
}

/** The names that can mean something else in one piece of kept code besides those: of its variables that came, went or are called otherwise. */
export function changedVariables({ before, after, variables, isEqual }: KeptCode): ReadonlySet<string> {
  const names = new Set(differing(variablesOf(before, isEqual), variablesOf(after, isEqual)));
  for (const pair of variables) if (pair.before.kind !== pair.after.kind) names.add(pair.before.name).add(pair.after.name);
  return names;
}

/** In code of equal texts the locals are the same. */
function variablesOf(member: Method | Field, isEqual: boolean): readonly VariableDeclaration[] {
  if (!('parameters' in member)) return [];
  return isEqual ? member.parameters : [...member.parameters, ...localsOf(member)];
}

function differing(before: readonly VariableDeclaration[], after: readonly VariableDeclaration[]): readonly string[] {
  const [one, other] = [new Set(before.map(({ name }) => name)), new Set(after.map(({ name }) => name))];
  return [...[...one].filter((name) => !other.has(name)), ...[...other].filter((name) => !one.has(name))];
}

function isDeclaredAlike(before: Method | Field, after: Method | Field, { partners }: Symbols): boolean {
  return (
    before.name === after.name && before.visibility === after.visibility && partners.types.isPair(before.declaringType, after.declaringType)
  );
}

/** Both take parameters of the same written types, in this order. */
function isTakenAlike(before: Method, after: Method): boolean {
  // of heads that read the same the parameters need not be read one by one
  return headText(before) === headText(after) || parametersText(before) === parametersText(after);
}

const headText = ({ file, span, bodySpan }: Method): string => file.text.slice(span.start, bodySpan?.start ?? span.end);
const parametersText = ({ parameters }: Method): string =>
  parameters.map(({ type, varargs }) => `${type?.text ?? ''}${varargs ? '...' : ''}`).join();
const supertypesText = (type: TypeDeclaration): string =>
  declaredSupertypes(type)
    .map(({ qualifiedText }) => qualifiedText)
    .join();

function noteInherited({ before, after }: Pair<TypeDeclaration>, symbols: Symbols, names: Set<string>): void {
  const [one, other] = [inheritedNames(before, symbols.before), inheritedNames(after, symbols.after)];
  for (const name of one) if (!other.has(name)) names.add(name);
  for (const name of other) if (!one.has(name)) names.add(name);
}

function inheritedNames(type: TypeDeclaration, { supertypes }: Lookup): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { symbol } of supertypes.above(declared(type))) {
    checkpoint();
    if (symbol.kind === 'known') for (const name of [...symbol.type.methods.keys(), ...symbol.type.fields.keys()]) names.add(name);
    if (symbol.kind === 'declared') for (const { name } of [...symbol.type.methods, ...symbol.type.fields]) names.add(name);
  }
  return names;
}

/** The pairs of methods to whose names something happened. */
export function* changedMethodPairs(at: LookedAt): Generator<MethodPair> {
  const names = changedNamesOf(at);
  for (const pair of at.view.methodPairs) {
    checkpoint();
    if (names.has(pair.before.name) || names.has(pair.after.name)) yield pair;
  }
}
