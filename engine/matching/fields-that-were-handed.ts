import type { Method, VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { isSubstituted, type ReferencePair } from './aligned-references.js';
import { Bindings, isReference } from './bindings.js';
import type { BodyMapping, StatementMapping } from './body-mapping.js';
import { ownerOf } from './homes.js';
import type { Substitution } from './substitution.js';

interface HandedPair {
  readonly before: VariableDeclaration;
  readonly after: VariableDeclaration;
  readonly references: ReferencePair;
}

/**
 * Where a parameter of an inlined method gave way to another name, or one of an extracted method took another name's place, it is what it was handed. That
 * is told of fields, under whatever name, of the type that both methods are in (936 made-up changes):
 *
 *     void keep(Pot pot) { put(cover); }  void put(Lid lid) { store(lid); }   ->   void keep(Pot pot) { store(pot); }      cover -> pot
 *
 * Handed to another type, `this.cover` is a name of nothing there, and the parameter is itself; under another name only where the parameter of the other
 * method is in its place, or a variable became it:
 *
 *     void keep(Pot pot) { shop.put(this.cover); }   ->   void keep(Pot pot) { store(pot); }      lid -> pot
 */
export function fieldsThatWereHanded(
  { replacements }: StatementMapping,
  before: Method,
  after: Method,
  body: BodyMapping,
): readonly HandedPair[] {
  if (body.beforeNames.size + body.afterNames.size === 0) return [];
  const isOwn = ownerOf(before).name === ownerOf(after).name;
  return replacements.flatMap(({ before: one, after: other }) => {
    if (!isReference(one) || !isReference(other) || one.text === other.text) return [];
    const [was, is] = [handedVariable(one, body.beforeNames, before, isOwn), handedVariable(other, body.afterNames, after, isOwn)];
    if (!was || !is || was.given === is.given) return [];
    const pair = { before: was.variable, after: is.variable };
    const isItself = isOwn || isNamesake(was) || isNamesake(is) || (is.given !== null && pair.before.kind === 'local');
    if (!isItself && before.parameters.indexOf(pair.before) !== after.parameters.indexOf(pair.after)) return [];
    return [{ ...pair, references: { before: one, after: other } }];
  });
}

interface HandedVariable {
  readonly variable: VariableDeclaration;
  /** What was handed over in its place; null of what was not handed over. */
  readonly given: string | null;
}

/** What a name stands for: the variable itself unless a field was handed over in its place; null when that was anything else. */
function handedVariable(reference: Expression, names: Substitution, method: Method, isOwn: boolean): HandedVariable | null {
  const variable = Bindings.of(method).resolve(reference);
  if (!variable || !isSubstituted(reference, names)) return variable && { variable, given: null };
  const given = names.get(reference.text) ?? reference.text;
  if (!isOwn) return isOfObject(given) ? { variable, given } : null;
  const field = ownerOf(method).fields.find(({ name }) => name === nameIn(given));
  return field && given !== variable.name ? { variable: field, given } : null;
}

function isNamesake({ variable, given }: HandedVariable): boolean {
  return given !== null && nameIn(given) === variable.name;
}

const nameIn = (given: string): string => given.replace(/^this\./, '');

/** `this.cover` */
export function isOfObject(text: string): boolean {
  return /^this\.[^.()[\]\s]+$/.test(text);
}
