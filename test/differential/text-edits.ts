/** What the edits of a generated change have in common: a text, the method that they all are about, and pieces to put in other places. */
import type { Method, TypeDeclaration, VariableDeclaration } from '../../engine/model/declarations.js';
import { descendants, type Expression } from '../../engine/model/expression.js';
import type { SourceFile } from '../../engine/model/source-file.js';
import { statementsOf, type Statement } from '../../engine/model/statement.js';
import type { Span } from '../../engine/text/span.js';
import { tokenize } from '../support/java-tokens.js';
import type { Random } from '../support/random.js';

/** One text, parsed, and the method whose code is edited. */
export interface Place {
  readonly file: SourceFile;
  readonly method: Method;
  readonly random: Random;
}

/** The new text of the file, or null where the method offers no place for the edit. */
export type Edit = (place: Place) => string | null;

export interface Replacement {
  readonly span: Span;
  readonly text: string;
}

/** The text with other pieces; those that lie in another one are dropped. */
export function replaced(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let at = 0;
  for (const { span, text: other } of [...replacements].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)) {
    if (span.start < at) continue;
    result += text.slice(at, span.start) + other;
    at = span.end;
  }
  return result + text.slice(at);
}

export function inserted(text: string, at: number, piece: string): string {
  return text.slice(0, at) + piece + text.slice(at);
}

export function sliceOf({ file }: Place, { start, end }: Span): string {
  return file.text.slice(start, end);
}

/** Statements of the method, its own block left out. */
export function statementsIn({ method }: Place): readonly Statement[] {
  return method.body ? statementsOf(method.body).slice(1) : [];
}

/** Leaves that stand in a block by themselves. */
export function ownLeaves(place: Place, ...kinds: readonly Statement['kind'][]): readonly Statement[] {
  return statementsIn(place).filter(
    ({ kind, composite, parent }) =>
      !composite &&
      (parent?.kind === 'block' || parent?.kind === 'finally' || parent?.kind === 'catch') &&
      (kinds.length === 0 || kinds.includes(kind)),
  );
}

/** Expressions of the method, those in lambdas without a block included, of some kinds. */
export function expressionsIn(place: Place, ...kinds: readonly Expression['kind'][]): readonly Expression[] {
  return statementsIn(place)
    .flatMap(({ expressions }) => expressions.flatMap(descendants))
    .filter(({ kind }) => kinds.includes(kind));
}

/** Parameters and variables that are declared before an offset and can be named there. */
export function inScope({ method }: Place, at: number): readonly VariableDeclaration[] {
  const locals = method.body ? statementsOf(method.body).flatMap(({ variables }) => variables) : [];
  return [
    ...method.parameters,
    ...locals.filter(({ scope, declarationSpan }) => scope !== null && declarationSpan.end <= at && at < scope.end),
  ];
}

/** Where a name is written in a part of the text, as a word that is no member of something else. */
export function writtenIn(text: string, { start, end }: Span, name: string): readonly Span[] {
  const found: Span[] = [];
  let at = 0;
  let previous = '';
  for (const { kind, text: word } of tokenize(text.slice(start, end))) {
    if (kind === 'identifier' && word === name && previous !== '.' && previous !== '::')
      found.push({ start: start + at, end: start + at + word.length });
    if (kind !== 'space' && kind !== 'comment') previous = word;
    at += word.length;
  }
  return found;
}

export function typesOf(file: SourceFile): readonly TypeDeclaration[] {
  const below = (type: TypeDeclaration): TypeDeclaration[] => [type, ...type.types.flatMap(below)];
  return file.types.flatMap(below);
}

/** Whether the file says the name anywhere: then nothing new is called so. */
export function isKnown({ file }: Place, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(file.text);
}

const ADJECTIVES = ['other', 'current', 'last', 'local', 'known', 'initial', 'actual', 'new'];
const NOUNS = ['value', 'result', 'item', 'entry', 'target', 'context', 'name', 'count', 'state', 'element'];
const VERBS = ['load', 'check', 'resolve', 'create', 'update', 'find', 'compute', 'handle', 'prepare', 'apply'];

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** A name for the same thing: near to the old one, or not. */
export function otherName(place: Place, name: string): string {
  const { random } = place;
  const words = name.split(/(?=[A-Z])/);
  const names = [
    `${random.pick(ADJECTIVES)}${capital(name)}`,
    `${name}${capital(random.pick(NOUNS))}`,
    `${random.pick(ADJECTIVES)}${capital(random.pick(NOUNS))}`,
    ...(words.length > 1 ? [words.slice(0, -1).join(''), `${words[0] ?? ''}${capital(random.pick(NOUNS))}`] : []),
  ];
  return unused(place, random.pick(names));
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'long',
  long: 'int',
  boolean: 'Boolean',
  String: 'CharSequence',
  List: 'Collection',
  Map: 'HashMap',
  Set: 'Collection',
  Object: 'Serializable',
  double: 'float',
};

/** A wider or narrower type, or one named after it: `List<T>` -> `Collection<T>`, `Box` -> `SimpleBox`. */
export function otherType(place: Place, type: string): string {
  const [name = type] = /^\w+/.exec(type) ?? [];
  return type.replace(name, TYPES[name] ?? place.random.pick([`Simple${name}`, `${name}Base`, `I${name}`]));
}

export function newMethodName(place: Place): string {
  return unused(place, `${place.random.pick(VERBS)}${capital(place.random.pick(NOUNS))}`);
}

export function newVariableName(place: Place): string {
  return unused(place, `${place.random.pick(ADJECTIVES)}${capital(place.random.pick(NOUNS))}`);
}

function unused(place: Place, name: string): string {
  for (let one = name, i = 2; ; one = `${name}${i}`, i += 1) if (!isKnown(place, one)) return one;
}

/** The white space in front of a statement on its line. */
export function indentOf({ file }: Place, { start }: Span): string {
  const line = file.text.lastIndexOf('\n', start - 1) + 1;
  return /^\s*/.exec(file.text.slice(line, start))?.[0] ?? '';
}

/** One of the items; null when there is none. */
export function pickOne<Item>({ random }: Place, items: readonly Item[]): Item | null {
  return items.length > 0 ? random.pick(items) : null;
}

/** A loop over something, with a block: `for (T x : xs) { … }` */
export function pickLoop(
  place: Place,
): { readonly one: Statement; readonly variable: VariableDeclaration; readonly body: Statement; readonly over: Expression } | null {
  const one = pickOne(
    place,
    statementsIn(place).filter(({ kind, children: [body] }) => kind === 'enhancedFor' && body?.kind === 'block'),
  );
  const [variable] = one?.variables ?? [];
  const [body] = one?.children ?? [];
  const over = one?.expressions.at(-1);
  return one && variable && body && over ? { one, variable, body, over } : null;
}

/** The opposite as one would write it: `a == b` of `a != b`. */
export function negated(condition: string): string {
  if (/^!\w[\w.()]*$/.test(condition)) return condition.slice(1);
  if (/^[\w.()]+ [!=]= [\w.()]+$/.test(condition))
    return condition.includes('!=') ? condition.replace('!=', '==') : condition.replace('==', '!=');
  return /^[\w.()]+$/.test(condition) ? `!${condition}` : `!(${condition})`;
}
