/** Changes to a Java file that a program can make and whose meaning is known beforehand. */
import type { Method, TypeDeclaration } from '../../engine/model/declarations.js';
import type { SourceFile } from '../../engine/model/source-file.js';
import type { Statement } from '../../engine/model/statement.js';
import { tokenize, untokenize, type Token } from './java-tokens.js';
import type { Random } from './random.js';

/** Makes a new text, or null where the file offers no place for this change. */
export type Mutation = (file: SourceFile, random: Random) => Mutated | null;

export interface Mutated {
  readonly text: string;
  /** What is found: each pattern fits one description at least, and each description fits one. */
  readonly expected: readonly RegExp[];
  /** The same for the way back, from the new text to the one before. */
  readonly backwards: readonly RegExp[];
  /** What may be found besides, in either direction. */
  readonly allowed?: readonly RegExp[];
}

const INDENTATIONS = [' ', '  ', '\n', '\n\t', '\n        ', '\n\n  '];

/** Other line breaks and indentation, wherever there were some. */
export const reformat: Mutation = (file, random) => {
  const tokens = tokenize(file.text);
  const text = tokens.map((token, index) => {
    if (token.kind !== 'space') return token.text;
    const space = random.pick(INDENTATIONS);
    // A line comment needs the end of its line.
    return tokens[index - 1]?.text.startsWith('//') ? `\n${space}` : space;
  });
  return { text: text.join(''), expected: [], backwards: [] };
};

/** Comments come, go, and say something else. */
export const changeComments: Mutation = (file, random) => {
  const tokens = tokenize(file.text);
  const text = tokens.map((token, index) => {
    if (token.kind === 'comment') return random.chance(0.5) ? '' : token.text.replace(/\w+/, 'other');
    if (token.kind !== 'space' || tokens[index - 1]?.text.startsWith('//') || !random.chance(0.1)) return token.text;
    return random.chance(0.5) ? ` // a remark\n${token.text}` : ` /* a remark */${token.text}`;
  });
  return { text: text.join(''), expected: [], backwards: [] };
};

/** The methods of a type in another order, each with its comment and annotations. */
export const reorderMethods: Mutation = (file, random) => {
  const types = typesOf(file).filter((type) => methodsOf(type).length > 1);
  if (types.length === 0) return null;
  const methods = methodsOf(random.pick(types));
  const shuffled = random.shuffle(methods);
  const text = replaceSpans(
    file.text,
    methods.map((method, index) => ({ span: method.span, text: textOf(shuffled[index] ?? method) })),
  );
  return { text, expected: [], backwards: [] };
};

/** Another name for a local variable or a parameter, in its declaration and wherever it is used. */
export const renameVariable: Mutation = (file, random) => {
  const tokens = placed(tokenize(file.text));
  const candidates = bodiesOf(file).flatMap((method) =>
    [...method.parameters, ...statementsOf(method).flatMap(({ variables }) => variables)]
      .filter(({ name }) => isName(name) && isOnlyVariableOf(method, name, tokens))
      .map(({ name }) => name),
  );
  if (candidates.length === 0) return null;
  const name = random.pick([...new Set(candidates)]);
  return {
    text: renamed(tokens, name, `${name}Renamed`),
    expected: [new RegExp(`^Rename (Variable|Parameter) ${name} : .* to ${name}Renamed : `)],
    backwards: [new RegExp(`^Rename (Variable|Parameter) ${name}Renamed : .* to ${name} : `)],
  };
};

/** Another name for a method, in its declaration and its calls. */
export const renameMethod: Mutation = (file, random) => {
  const tokens = placed(tokenize(file.text));
  const all = typesOf(file).flatMap(methodsOf);
  const candidates = bodiesOf(file).filter(
    ({ name, kind }) =>
      kind === 'method' && isName(name) && all.filter((other) => other.name === name).length === 1 && isOnlyMethod(name, tokens),
  );
  if (candidates.length === 0) return null;
  const { name } = random.pick(candidates);
  const from = (one: string, other: string): RegExp => new RegExp(`^Rename Method .*\\b${one}\\(.* renamed to .*\\b${other}\\(`);
  return {
    text: renamed(tokens, name, `${name}Renamed`),
    expected: [from(name, `${name}Renamed`)],
    backwards: [from(`${name}Renamed`, name)],
  };
};

/** Words that the tokenizer takes for keywords (`open`) are not renamed. */
function isName(word: string): boolean {
  return tokenize(word)[0]?.kind === 'identifier';
}

/** Another name for a top-level type, wherever the file speaks of it. */
export const renameType: Mutation = (file, random) => {
  // Of an empty type nothing is left but its name.
  const types = file.types.filter(({ name, fields, methods }) => isName(name) && fields.length + methods.length > 0);
  if (types.length === 0) return null;
  const type = random.pick(types);
  const from = (one: string, other: string): RegExp => new RegExp(`^Rename Class .*\\b${one} renamed to .*\\b${other}$`);
  return {
    text: renamed(tokenize(file.text), type.name, `${type.name}Renamed`),
    expected: [from(type.name, `${type.name}Renamed`)],
    backwards: [from(`${type.name}Renamed`, type.name)],
    // Whatever is declared with it has a type with another name.
    allowed: [new RegExp(`^Change (Return|Parameter|Variable|Attribute) Type .*\\b${type.name}(Renamed)?\\b`)],
  };
};

/** What a method returns gets a name first. */
export const extractReturned: Mutation = (file, random) => {
  const candidates = bodiesOf(file).flatMap((method) =>
    statementsOf(method)
      .filter(({ kind, parent, expressions }) => kind === 'return' && parent?.kind === 'block' && isComputed(expressions[0]))
      .map((statement) => ({ method, statement })),
  );
  if (candidates.length === 0) return null;
  const { method, statement } = random.pick(candidates);
  const [expression] = statement.expressions;
  if (!expression || !method.returnType) return null;
  const value = file.text.slice(expression.span.start, expression.span.end);
  const named = (type: string): RegExp => new RegExp(`^${type} extractedValue : `);
  return {
    text: replaceSpans(file.text, [
      { span: statement.span, text: `${method.returnType.text} extractedValue = ${value};\n return extractedValue;` },
    ]),
    expected: [named('Extract Variable')],
    backwards: [named('Inline Variable')],
  };
};

/** A name or a literal that gets a name is no extracted variable worth the word. */
function isComputed(expression: Statement['expressions'][number] | undefined): boolean {
  return expression !== undefined && /[(+*/-]/.test(expression.text) && !/^\w+$|^"[^"]*"$|^new \w+\(\)$/.test(expression.text);
}

/** The whole body of a method into a new one with the same parameters, which it calls. */
export const extractBody: Mutation = (file, random) => {
  const candidates = bodiesOf(file).filter(
    (method) =>
      method.kind === 'method' &&
      method.returnType?.text === 'void' &&
      method.typeParameters.length === 0 &&
      ['class', 'enum', 'record'].includes(method.declaringType.kind) &&
      (method.body?.children.length ?? 0) > 1,
  );
  if (candidates.length === 0) return null;
  const method = random.pick(candidates);
  const { bodySpan } = method;
  if (!bodySpan) return null;
  const parameters = method.parameters.map(({ declarationSpan }) => file.text.slice(declarationSpan.start, declarationSpan.end)).join(', ');
  const thrown = method.thrown.length > 0 ? ` throws ${method.thrown.map(({ text }) => text).join(', ')}` : '';
  const isStatic = method.modifiers.some(({ name }) => name === 'static') ? 'static ' : '';
  const extracted = `private ${isStatic}void ${method.name}Extracted(${parameters})${thrown} ${file.text.slice(bodySpan.start, bodySpan.end)}`;
  const call = `{\n ${method.name}Extracted(${method.parameters.map(({ name }) => name).join(', ')});\n }`;
  return {
    text: replaceSpans(file.text, [{ span: bodySpan, text: `${call}\n\n ${extracted}` }]),
    expected: [new RegExp(`^Extract Method private ${method.name}Extracted\\(.* extracted from .*\\b${method.name}\\(`)],
    backwards: [new RegExp(`^Inline Method private ${method.name}Extracted\\(.* inlined to .*\\b${method.name}\\(`)],
    // types that the body declares go along
    ...(statementsOf(method).some(({ localType }) => localType) && {
      allowed: [new RegExp(`^Move Class .*\\b${method.name}(?:Extracted)?\\.`)],
    }),
  };
};

function typesOf(file: SourceFile): TypeDeclaration[] {
  const below = (type: TypeDeclaration): TypeDeclaration[] => [type, ...type.types.flatMap(below)];
  return file.types.flatMap(below);
}

function methodsOf(type: TypeDeclaration): Method[] {
  return type.methods.filter(({ kind }) => kind === 'method');
}

/** The methods and constructors that have code. */
function bodiesOf(file: SourceFile): Method[] {
  return typesOf(file).flatMap(({ methods }) =>
    methods.filter(({ kind, body }) => (kind === 'method' || kind === 'constructor') && (body?.children.length ?? 0) > 0),
  );
}

function statementsOf({ body }: Method): Statement[] {
  const below = (statement: Statement): Statement[] => [statement, ...statement.children.flatMap(below)];
  return body ? below(body) : [];
}

function textOf({ file, span }: Method): string {
  return file.text.slice(span.start, span.end);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function replaceSpans(text: string, replacements: readonly { readonly span: Span; readonly text: string }[]): string {
  let result = '';
  let at = 0;
  for (const { span, text: other } of [...replacements].sort((a, b) => a.span.start - b.span.start)) {
    result += text.slice(at, span.start) + other;
    at = span.end;
  }
  return result + text.slice(at);
}

/** A token with its offset and the tokens around it, white space and comments left out. */
interface PlacedToken extends Token {
  readonly start: number;
  readonly previous: string;
  readonly next: string;
}

function placed(tokens: readonly Token[]): PlacedToken[] {
  const code = tokens.map(({ kind }, index) => (kind === 'space' || kind === 'comment' ? -1 : index)).filter((index) => index >= 0);
  const neighbours = new Map(
    code.map((index, at) => [index, { previous: tokens[code[at - 1] ?? -1]?.text ?? '', next: tokens[code[at + 1] ?? -1]?.text ?? '' }]),
  );
  let start = 0;
  return tokens.map((token, index) => {
    const at = start;
    start += token.text.length;
    return { ...token, start: at, ...(neighbours.get(index) ?? { previous: '', next: '' }) };
  });
}

function occurrences(name: string, tokens: readonly PlacedToken[]): PlacedToken[] {
  return tokens.filter(({ kind, text }) => kind === 'identifier' && text === name);
}

/** Everything in the file that is called so is inside this method and is a variable. */
function isOnlyVariableOf({ span }: Method, name: string, tokens: readonly PlacedToken[]): boolean {
  return occurrences(name, tokens).every(
    ({ start, previous, next }) =>
      start >= span.start && start < span.end && previous !== '.' && previous !== '::' && previous !== '@' && next !== '(',
  );
}

/** Everything in the file that is called so is a method of this file: declared, or called without a receiver or on `this`. */
function isOnlyMethod(name: string, tokens: readonly PlacedToken[]): boolean {
  return occurrences(name, tokens).every(({ previous, next }) => next === '(' && previous !== '.' && previous !== 'new');
}

function renamed(tokens: readonly Token[], name: string, other: string): string {
  return untokenize(tokens.map((token) => (token.kind === 'identifier' && token.text === name ? { ...token, text: other } : token)));
}
