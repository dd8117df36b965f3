import { localsOf, type Pair, type View } from '../findings/view.js';
import { declaredSupertypes, type Field, type Method, type TypeDeclaration, type VariableDeclaration } from '../model/declarations.js';
import type { CodeModel } from '../model/source-file.js';
import type { Lookup } from '../symbols/lookup.js';
import { declared } from '../symbols/members.js';
import type { Symbols } from '../symbols/symbols.js';
import { checkpoint } from '../text/work.js';
import type { KeptCode } from './kept-code.js';
import { memberTypes } from './member-types.js';

/** The names that can mean something else since a change: of what came, went, moved, is declared otherwise, or is inherited since then. */
export function changedNames(view: View, symbols: Symbols): ReadonlySet<string> {
  const names = new Set<string>();
  const note = (...members: readonly { readonly name: string }[]): void => members.forEach(({ name }) => names.add(name));
  for (const { before, after } of view.methodPairs) {
    checkpoint();
    if (!isDeclaredAlike(before, after, symbols) || parametersText(before) !== parametersText(after)) note(before, after);
  }
  const paired = new Set<Method | Field>();
  for (const { before, after } of view.methodPairs) paired.add(before).add(after);
  for (const { before, after } of view.fieldPairs) {
    checkpoint();
    paired.add(before).add(after);
    if (!isDeclaredAlike(before, after, symbols)) note(before, after);
  }
  const typesBefore = new Set<string>();
  for (const type of memberTypes(view.before)) typesBefore.add(type.qualifiedName);
  for (const type of memberTypes(view.after)) if (!typesBefore.delete(type.qualifiedName)) note(type);
  for (const name of typesBefore) names.add(name.slice(name.lastIndexOf('.') + 1));
  for (const model of [view.before, view.after])
    for (const { fields, methods } of memberTypes(model))
      for (const member of [...fields, ...methods]) if (!paired.has(member)) note(member);
  for (const { before, after, isInner } of view.typePairs)
    if (isInner) for (const { fields } of [before, after]) for (const field of fields) if (!paired.has(field)) note(field);
  for (const pair of view.typePairs) if (supertypesText(pair.before) !== supertypesText(pair.after)) noteInherited(pair, symbols, names);
  noteImports(view, names);
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

function noteImports({ before, after }: View, names: Set<string>): void {
  const imported = ({ files }: CodeModel): Set<string> =>
    new Set(files.flatMap(({ path, imports }) => imports.map(({ name }) => `${path} ${name}`)));
  const [one, other] = [imported(before), imported(after)];
  for (const [some, others] of [
    [one, other],
    [other, one],
  ] as const)
    for (const name of some) if (!others.has(name)) names.add(name.slice(name.lastIndexOf('.') + 1));
}
