/** Ways for Java, where a parser says what a method, a variable and a call is. */
import { Languages } from '../../engine/languages/parser.js';
import type { Method } from '../../engine/model/declarations.js';
import type { SourceFile } from '../../engine/model/source-file.js';
import { statementsOf } from '../../engine/model/statement.js';
import type { WasmLoader } from '../../engine/api.js';
import { typesOf } from '../differential/text-edits.js';
import { tokenize } from '../support/java-tokens.js';
import type { Random } from '../support/random.js';
import { isTelling, linesOf, moved, spliced, textOf, type Block, type Mechanical, type Texts, type Way } from './mechanical.js';

/** Names that nothing in the texts has. */
const FRESH = 'renamedByProgram';

/** Statements of a method that is renamed, its block counted. */
const LEAST_STATEMENTS = 3;

/** Reads Java for as long as `use` takes. */
async function withFile<Result>(
  languages: Languages,
  path: string,
  text: string,
  use: (file: SourceFile) => Result,
): Promise<Result | null> {
  const parsed = (await languages.parserFor(path))?.parse(path, text);
  if (!parsed) return null;
  try {
    const file = parsed.lower();
    return file.unread.length > 0 ? null : use(file);
  } finally {
    parsed.close();
  }
}

/** How often a text says a name, in code and elsewhere. */
function saysOf(text: string, name: string): { readonly code: number; readonly all: number } {
  const code = tokenize(text).filter((token) => token.kind === 'identifier' && token.text === name).length;
  return { code, all: (text.match(new RegExp(String.raw`\b${name}\b`, 'g')) ?? []).length };
}

const renamedIn = (text: string, name: string): string =>
  tokenize(text)
    .map(({ kind, text: word }) => (kind === 'identifier' && word === name ? FRESH : word))
    .join('');

const methodsOf = (file: SourceFile): readonly Method[] =>
  typesOf(file)
    .filter(({ kind }) => kind === 'class')
    .flatMap(({ methods }) => methods)
    .filter(({ kind, bodySpan }) => kind === 'method' && bodySpan !== null);

/** The lines of a method, when nothing else stands on them. */
function blockOf(file: SourceFile, { span }: Method): Block | null {
  const [from, to] = [file.lines.lineOf(span.start) - 1, file.lines.lineOf(span.end - 1)];
  const lines = linesOf(file.text);
  const isAlone = textOf(lines.slice(from, to)).trim() === file.text.slice(span.start, span.end);
  return isAlone ? { from, to } : null;
}

type Made = (file: SourceFile, method: Method, texts: Texts, random: Random) => Mechanical | null;

function wayWith(languages: Languages, make: Made): Way {
  return async (texts, random) => {
    const path = random.pick(Object.keys(texts));
    return withFile(languages, path, texts[path] ?? '', (file) => {
      const methods = methodsOf(file);
      return methods.length === 0 ? null : make(file, random.pick(methods), texts, random);
    });
  };
}

/** A variable that nothing else in the file is called like. */
const renameLocal: Made = (file, method, texts, random) => {
  const block = blockOf(file, method);
  const locals = method.body ? statementsOf(method.body).flatMap(({ variables }) => variables) : [];
  const own = file.text.slice(method.span.start, method.span.end);
  const fit = [...locals, ...method.parameters].filter(({ name }) => {
    const says = saysOf(file.text, name);
    if (new RegExp(String.raw`(?:\.|::)\s*${name}\b|\b${name}\s*\(`).test(file.text)) return false;
    return (
      says.code > 1 &&
      says.code === says.all &&
      saysOf(own, name).all === says.all &&
      [...locals, ...method.parameters].filter((one) => one.name === name).length === 1
    );
  });
  if (!block || fit.length === 0) return null;
  const { name } = random.pick(fit);
  return { after: { ...texts, [file.path]: renamedIn(file.text, name) }, only: 'renames', region: { path: file.path, ...block } };
};

/** A method that nothing else in all texts is called like, with its calls. */
const renameMethod: Made = (file, method, texts) => {
  const block = blockOf(file, method);
  const all = Object.values(texts).map((text) => saysOf(text, method.name));
  const isOverride = method.annotations.length > 0;
  // Of a method without code, nobody can say that it is the same one.
  if (!method.body || statementsOf(method.body).length < LEAST_STATEMENTS) return null;
  const declared = methodsOf(file).filter(({ name }) => name === method.name).length;
  if (!block || isOverride || declared !== 1 || all.some(({ code, all: says }) => code !== says) || all.every(({ code }) => code === 0))
    return null;
  // In other texts it may be somebody else's: those have to be calls alone.
  if (Object.entries(texts).some(([path, text]) => path !== file.path && new RegExp(String.raw`\b${method.name}\b(?!\s*\()`).test(text)))
    return null;
  if (Object.entries(texts).some(([path, text]) => path !== file.path && new RegExp(String.raw`[\w>\]] +${method.name}\s*\(`).test(text)))
    return null;
  if (new RegExp(String.raw`\b${method.name}\b(?!\s*\()`).test(file.text)) return null;
  const after = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, renamedIn(text, method.name)]));
  return { after, only: 'renames', region: { path: file.path, ...block } };
};

/** A method to another place in its class. */
const moveWithin: Made = (file, method, texts, random) => {
  const block = blockOf(file, method);
  const others = method.declaringType.methods.flatMap((other) => (other === method ? [] : (blockOf(file, other) ?? [])));
  const next = others.filter(({ from }) => block && from > block.from).sort((a, b) => a.from - b.from)[0];
  const places = others.filter((other) => other !== next);
  if (!block || places.length === 0 || !isTelling(linesOf(file.text), block, texts)) return null;
  return moved(texts, { path: file.path, block }, { path: file.path, before: random.pick(places) }, 1);
};

/** White space between tokens of a method: indentation, wraps behind commas, empty lines. */
const layOut: Made = (file, method, texts, random) => {
  const block = blockOf(file, method);
  if (!block) return null;
  const lines = linesOf(file.text);
  const own = lines.slice(block.from, block.to);
  if (own.some((line) => line.includes('"""'))) return null;
  const put = random.pick(['\t', '  ', '      ']);
  const laid = own.flatMap((line) => {
    const indented = line.replace(/^(?: {4}|\t)+/, (blanks) => put.repeat(blanks.includes('\t') ? blanks.length : blanks.length / 4));
    if (/["'*/]/.test(line)) return [indented];
    if (random.chance(0.3) && indented.includes(', ')) return indented.replace(', ', `,\n${put.repeat(4)}`).split('\n');
    return random.chance(0.1) && line.trim() !== '' ? ['', indented] : [indented];
  });
  const after = textOf(spliced(lines, block.from, block.to - block.from, laid));
  if (after === file.text) return null;
  return {
    after: { ...texts, [file.path]: after },
    only: 'formatting',
    region: { path: file.path, from: block.from, to: block.from + laid.length },
  };
};

/** A method that nobody calls in its file, to a class of another file. */
function moveBetween(languages: Languages): Way {
  return async (texts, random) => {
    const paths = Object.keys(texts);
    if (paths.length < 2) return null;
    const path = random.pick(paths);
    const from = await withFile(languages, path, texts[path] ?? '', (file) => {
      const methods = methodsOf(file).filter(
        ({ name, annotations, declaringType }) =>
          annotations.length === 0 && saysOf(file.text, name).all === 1 && declaringType.outer === null,
      );
      const method = methods.length > 0 ? random.pick(methods) : null;
      const block = method && blockOf(file, method);
      return block && isTelling(linesOf(file.text), block, texts) ? block : null;
    });
    const target = random.pick(paths.filter((other) => other !== path));
    const before = await withFile(languages, target, texts[target] ?? '', (file) => {
      const methods = methodsOf(file).filter(({ declaringType }) => declaringType.outer === null);
      return methods.length > 0 ? blockOf(file, random.pick(methods)) : null;
    });
    return from && before ? moved(texts, { path, block: from }, { path: target, before }, 1) : null;
  };
}

/** Ways for Java. */
export function javaWays(loadWasm: WasmLoader): Readonly<Record<string, Way>> {
  const languages = new Languages(loadWasm);
  return {
    'variable renamed': wayWith(languages, renameLocal),
    'method renamed with its calls': wayWith(languages, renameMethod),
    'method moved within its class': wayWith(languages, moveWithin),
    'method moved to another class': moveBetween(languages),
    'white space': wayWith(languages, layOut),
  };
}
