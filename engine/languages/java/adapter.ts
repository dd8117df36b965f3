import type { Language, Tree } from 'web-tree-sitter';
import type { LanguageAdapter } from '../../model/language.js';
import { Highlighter } from '../highlight.js';
import { SyntaxReader } from '../syntax.js';
import { JAVA_SHAPE } from './grammar-shape.js';
import { JavaFile } from './java-file.js';
import { JAVA_HIGHLIGHTS } from './highlights.js';
import { plainJava } from './text/escapes.js';
import { readableJava } from './text/readable.js';
import { javaSignatures } from './printing/signatures.js';

const READERS = new WeakMap<Language, SyntaxReader>();

function readerOf(language: Language): SyntaxReader {
  let reader = READERS.get(language);
  if (reader === undefined) READERS.set(language, (reader = new SyntaxReader(language, JAVA_SHAPE)));
  return reader;
}

const HIGHLIGHTERS = new WeakMap<Language, Highlighter>();

function highlighterOf(language: Language): Highlighter {
  let highlighter = HIGHLIGHTERS.get(language);
  if (highlighter === undefined) HIGHLIGHTERS.set(language, (highlighter = new Highlighter(language, JAVA_HIGHLIGHTS)));
  return highlighter;
}

/** Java 8 to 25. */
export const javaAdapter: LanguageAdapter<Tree> = {
  id: 'java',
  label: 'Java',
  extensions: ['.java'],
  grammar: 'tree-sitter-java.wasm',
  plain: plainJava,
  readable: readableJava,
  lower: (tree, path, text) => new JavaFile(path, text, readerOf(tree.language), tree),
  signatures: javaSignatures,
  highlight: (tree, text, span) => highlighterOf(tree.language).highlights(tree, text, span),
};
