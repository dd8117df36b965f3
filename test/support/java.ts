import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Method, TypeDeclaration } from '../../engine/model/declarations.js';
import type { Expression } from '../../engine/model/expression.js';
import type { SourceFile } from '../../engine/model/source-file.js';
import type { Statement } from '../../engine/model/statement.js';
import { Languages, type GrammarLoader, type ParsedText } from '../../engine/languages/parser.js';

const { resolve } = createRequire(import.meta.url);
const FOLDERS: Readonly<Record<string, string>> = {
  'web-tree-sitter.wasm': dirname(resolve('web-tree-sitter')),
  'tree-sitter-java.wasm': dirname(resolve('tree-sitter-java/package.json')),
};

/** Reads grammars from the installed packages. */
export const loadFromPackages: GrammarLoader = (fileName) => readFile(join(FOLDERS[fileName] ?? '', fileName));

const languages = new Languages(loadFromPackages);

export async function parseJava(text: string, path = 'src/a/A.java'): Promise<ParsedText> {
  const parser = await languages.parserFor(path);
  if (parser === null) throw new Error(`no language for ${path}`);
  return parser.parse(path, text);
}

export async function lowerJava(text: string, path = 'src/a/A.java'): Promise<SourceFile> {
  return (await parseJava(text, path)).lower();
}

/** The only type of a text, or its first. */
export async function typeIn(text: string): Promise<TypeDeclaration> {
  return first((await lowerJava(text)).types);
}

/** The only method of a class with this body. */
export async function methodIn(member: string): Promise<Method> {
  return first((await typeIn(`class A { ${member} }`)).methods);
}

/** The body of a method with these statements. */
export async function bodyOf(statements: string): Promise<Statement> {
  const { body } = await methodIn(`void f() {\n${statements}\n}`);
  if (body === null) throw new Error('the method has no body');
  return body;
}

export async function statementOf(statement: string): Promise<Statement> {
  return first((await bodyOf(statement)).children);
}

/** The expression that makes up a statement. */
export async function expressionOf(expression: string): Promise<Expression> {
  return first((await statementOf(`x = ${expression};`)).expressions[0]?.children.slice(1) ?? []);
}

export function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('there is none');
  return item;
}
