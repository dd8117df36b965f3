/** Real texts in which dangers are seeded: one version of the files of a commit, and what can be asked of them. */
import {
  hasModifier,
  simpleTypeName,
  type Method,
  type TypeDeclaration,
  type VariableDeclaration,
} from '../../../engine/model/declarations.js';
import { descendants, type Expression } from '../../../engine/model/expression.js';
import type { SourceFile } from '../../../engine/model/source-file.js';
import { statementsOf, type Statement } from '../../../engine/model/statement.js';
import type { Span } from '../../../engine/text/span.js';
import { tokenize } from '../../support/java-tokens.js';
import type { Random } from '../../support/random.js';
import type { Edit } from './edits.js';

export interface Ground {
  readonly files: readonly SourceFile[];
  /** Named ones, nested ones included. */
  readonly types: readonly TypeDeclaration[];
  readonly random: Random;
}

/** A change with one danger in it, and the same refactoring without. All edits are of the texts as they were found. */
export interface Draft {
  /** What makes the version before, where a real text has to be prepared for what is done to it. Marks are places where it was right. */
  readonly before: readonly Edit[];
  /** What makes the version after. Marks are places where it is wrong. */
  readonly danger: readonly Edit[];
  readonly safe: readonly Edit[];
}

/** A way to do harm; null where the texts offer no place for it. */
export type Seeder = (ground: Ground) => Draft | null;

export function groundOf(files: readonly SourceFile[], random: Random): Ground {
  const below = (type: TypeDeclaration): TypeDeclaration[] => [type, ...type.types.flatMap(below)];
  return { files, types: random.shuffle(files.flatMap(({ types }) => types.flatMap(below))), random };
}

/** A token with its neighbours, white space and comments left out. */
export interface Word extends Span {
  readonly text: string;
  readonly isName: boolean;
  readonly previous: string;
  readonly beforePrevious: string;
  readonly next: string;
}

const known = new WeakMap<SourceFile, readonly Word[]>();

export function wordsOf(file: SourceFile): readonly Word[] {
  const made = known.get(file);
  if (made) return made;
  let at = 0;
  const tokens = tokenize(file.text)
    .map((token) => ({ ...token, start: at, end: (at += token.text.length) }))
    .filter(({ kind }) => kind !== 'space' && kind !== 'comment');
  const words = tokens.map(({ kind, text, start, end }, index) => ({
    text,
    start,
    end,
    isName: kind === 'identifier',
    previous: tokens[index - 1]?.text ?? '',
    beforePrevious: tokens[index - 2]?.text ?? '',
    next: tokens[index + 1]?.text ?? '',
  }));
  known.set(file, words);
  return words;
}

/** Where a name stands in a part of a file. */
export const wordsIn = (file: SourceFile, { start, end }: Span, name: string): readonly Word[] =>
  wordsOf(file).filter((word) => word.isName && word.text === name && word.start >= start && word.end <= end);

export const wholeOf = (file: SourceFile): Span => ({ start: 0, end: file.text.length });

export const isCall = ({ next }: Word): boolean => next === '(';
/** A name by itself that stands for a value. */
export const isBare = ({ previous, next }: Word): boolean => !['.', '::', '@'].includes(previous) && !['(', '->', '::'].includes(next);
/** Of this object, said or not. */
export const isOwn = (word: Word): boolean =>
  !['.', '::'].includes(word.previous) || (word.previous === '.' && word.beforePrevious === 'this');

/** Whether no file says the name. */
export const isFree = ({ files }: Ground, name: string): boolean => files.every((file) => !wordsOf(file).some(({ text }) => text === name));

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
const NEAR = ['current', 'known', 'inner', 'actual', 'given', 'plain'];

/** Another name for the same thing, which no file says. */
export function freshName(ground: Ground, name: string): string {
  if (/^[A-Z][A-Z0-9_]+$/.test(name)) return freshConstant(ground, name);
  for (const front of ground.random.shuffle(NEAR)) if (isFree(ground, front + capital(name))) return front + capital(name);
  let at = 2;
  while (!isFree(ground, `${name}${at}`)) at += 1;
  return `${name}${at}`;
}

function freshConstant(ground: Ground, name: string): string {
  for (const front of ground.random.shuffle(NEAR))
    if (isFree(ground, `${front.toUpperCase()}_${name}`)) return `${front.toUpperCase()}_${name}`;
  return `${name}_AGAIN`;
}

const VERBS = ['refresh', 'prepare', 'collect', 'settle', 'arrange', 'measure', 'gather', 'adjust'];
const NOUNS = ['Entries', 'State', 'Parts', 'Values', 'Details', 'Results'];

/** A name for a method, which no file says. */
export function freshMethod(ground: Ground): string {
  for (const verb of ground.random.shuffle(VERBS))
    for (const noun of ground.random.shuffle(NOUNS)) if (isFree(ground, verb + noun)) return verb + noun;
  return freshName(ground, 'refreshEntries');
}

export const editOf = (file: SourceFile, { start, end }: Span, text: string): Edit => ({ path: file.path, start, end, text });
export const insertion = (file: SourceFile, at: number, text: string): Edit => ({ path: file.path, start: at, end: at, text });
export const sliceOf = (file: SourceFile, { start, end }: Span): string => file.text.slice(start, end);
export const renamed = (file: SourceFile, words: readonly Span[], name: string): readonly Edit[] =>
  words.map((word) => editOf(file, word, name));

/** White space in front of what stands first on a line. */
export function indentAt({ text }: SourceFile, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))?.[0] ?? '';
}

/** A line of comment, so that the file is one of the change. */
export function touched(type: TypeDeclaration): Edit {
  const { file, span } = type;
  return insertion(file, span.start, `// Subclasses are told apart by their callers.\n${indentAt(file, span.start)}`);
}

/** A member behind the last method of a class; null where there is none. `text` has no indentation but its own. */
export function memberIn(type: TypeDeclaration, text: string): Edit | null {
  const last = [...type.methods].sort((one, other) => one.span.end - other.span.end).at(-1);
  if (!last || type.kind !== 'class') return null;
  const indent = indentAt(type.file, last.span.start);
  return insertion(type.file, last.span.end, `\n\n${indent}${text.replaceAll('\n', `\n${indent}`)}`);
}

/** Every variable that a method declares. */
export function variablesOf(method: Method): readonly VariableDeclaration[] {
  const statements = method.body ? statementsOf(method.body) : [];
  return [
    ...method.parameters,
    ...statements.flatMap(({ variables }) => variables),
    ...statements.flatMap(({ expressions }) => expressions.flatMap(descendants)).flatMap(({ declarations }) => declarations),
  ];
}

export const bodyStatements = ({ body }: Method): readonly Statement[] => (body ? statementsOf(body).slice(1) : []);
export const expressionsIn = (statement: Statement): readonly Expression[] => statement.expressions.flatMap(descendants);

/** Statements of a method in which a danger is seeded: more make a long text, and the change is not seen. */
const MOST_STATEMENTS = 80;

/** With a body that holds no lambda, no class and no switch with a value: names in it mean one thing from top to bottom. */
export function isPlain(method: Method): boolean {
  if (!method.body || (method.kind !== 'method' && method.kind !== 'constructor')) return false;
  const statements = bodyStatements(method);
  if (statements.length === 0 || statements.length > MOST_STATEMENTS) return false;
  return statements.every(
    (statement) =>
      statement.localType === null &&
      expressionsIn(statement).every(({ kind, anonymousType, block }) => kind !== 'lambda' && anonymousType === null && block === null),
  );
}

/** Methods of the classes, in an order drawn at random. */
export const methodsOf = ({ types, random }: Ground, test: (method: Method) => boolean): readonly Method[] =>
  random.shuffle(types.filter(({ kind }) => kind === 'class').flatMap(({ methods }) => methods.filter(test)));

export const isInstance = (method: Method): boolean => method.kind === 'method' && !hasModifier(method, 'static');
export const isConcrete = (method: Method): boolean => method.bodySpan !== null && !hasModifier(method, 'abstract');

/** The only method of its name in its type. */
export const isAlone = ({ declaringType, name }: Method): boolean =>
  declaringType.methods.filter((one) => one.name === name && one.kind === 'method').length === 1;

export const typeTexts = ({ parameters }: Method): string =>
  parameters.map(({ type, varargs }) => `${type?.text ?? ''}${varargs ? '...' : ''}`).join();

/** The type of the change that a reference names; null when there is none or more than one. */
export function typeNamed({ types }: Ground, reference: string): TypeDeclaration | null {
  const found = types.filter(({ name }) => name === simpleTypeName(reference));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Classes with a class of the change above them. */
export function inheriting(ground: Ground): readonly { readonly sub: TypeDeclaration; readonly above: TypeDeclaration }[] {
  return ground.types.flatMap((sub) => {
    const above = sub.kind === 'class' && sub.superclass ? typeNamed(ground, sub.superclass.text) : null;
    return above?.kind === 'class' && above !== sub ? [{ sub, above }] : [];
  });
}

/** The calls of a method if all stand in its own type and are of this object; null when others call it. */
export function ownCalls({ files }: Ground, method: Method): readonly Word[] | null {
  const { file, declaringType, nameSpan, name } = method;
  const all = files.flatMap((one) => wordsIn(one, wholeOf(one), name).map((word) => ({ word, isHere: one === file })));
  const calls = all.filter(({ word, isHere }) => !(isHere && word.start === nameSpan.start) && (isCall(word) || word.previous === '::'));
  const { start, end } = declaringType.span;
  const isOwnOne = ({ word, isHere }: (typeof calls)[number]): boolean => isHere && isOwn(word) && word.start >= start && word.end <= end;
  return calls.every(isOwnOne) ? calls.map(({ word }) => word) : null;
}

/** What a method gives back when nobody cares. */
export function anyValue(type: string | undefined): string {
  if (type === undefined || type === 'void') return '';
  if (type === 'boolean') return 'return false;';
  return ['byte', 'short', 'int', 'long', 'float', 'double', 'char'].includes(type) ? 'return 0;' : 'return null;';
}

/** Imports of one file that the names of a piece of it need in another. */
export function importsFor(from: SourceFile, span: Span, to: SourceFile): readonly Edit[] {
  if (from === to) return [];
  const names = new Set(wordsOf(from).flatMap(({ start, end, text }) => (start >= span.start && end <= span.end ? [text] : [])));
  const isNeeded = (name: string, onDemand: boolean): boolean => onDemand || names.has(name.slice(name.lastIndexOf('.') + 1));
  const there = new Set(to.imports.map(({ name }) => name));
  const missing = from.imports.filter(({ name, onDemand, isStatic }) => !isStatic && isNeeded(name, onDemand) && !there.has(name));
  const at = to.imports.at(-1)?.span.end ?? to.packageSpan?.end ?? null;
  return at === null ? [] : missing.map(({ span: one }) => insertion(to, at, `\n${sliceOf(from, one)}`));
}
