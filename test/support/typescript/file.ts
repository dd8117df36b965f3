import ts from 'typescript';
import type { TypeDeclaration } from '../../../engine/model/declarations.js';
import type { Signatures } from '../../../engine/model/signatures.js';
import type { Import, SourceFile } from '../../../engine/model/source-file.js';
import { LineIndex } from '../../../engine/text/line-index.js';
import { C_OPERATORS, tokenize, tokenSyntax, type Dictionary, type Tokens } from '../../../engine/text/tokens.js';
import { Declarations } from './declarations.js';
import { Statements } from './statements.js';
import { TYPESCRIPT_TRAITS } from './traits.js';

const TOKENS = tokenSyntax(['===', '!==', '**=', '&&=', '||=', '??=', ...C_OPERATORS, '=>', '?.', '??', '**'], ['`']);

/** A TypeScript file as the engine's model: what shows that the engine does not depend on Java. Read by TypeScript's own parser; no part of what ships. */
export class TypeScriptFile implements SourceFile {
  readonly language = 'typescript';
  readonly traits = TYPESCRIPT_TRAITS;
  readonly packageName: string;
  readonly packageSpan = null;
  readonly imports: readonly Import[];
  readonly types: readonly TypeDeclaration[];
  readonly unread = [];
  readonly lines: LineIndex;

  constructor(
    readonly path: string,
    readonly text: string,
  ) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    this.lines = new LineIndex(text);
    this.packageName = '';
    this.imports = source.statements.filter(ts.isImportDeclaration).flatMap((node) => importsOf(node, source));
    this.types = [new Declarations(this, source, new Statements(source)).module(moduleName(path))];
  }

  tokenize(dictionary: Dictionary): Tokens {
    return tokenize(this.text, dictionary, TOKENS);
  }
}

/** The file's name, without folders and extension. */
function moduleName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}

/** `import { f, Door } from './doors'` names `doors.f` and `doors.Door`; functions as Java names static methods. */
function importsOf(node: ts.ImportDeclaration, source: ts.SourceFile): readonly Import[] {
  const module = moduleName(`${(node.moduleSpecifier as ts.StringLiteral).text}.ts`);
  const span = { start: node.getStart(source), end: node.end };
  const bindings = node.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [{ name: module, isStatic: false, onDemand: false, span }];
  return bindings.elements.map(({ name, propertyName }) => {
    const imported = (propertyName ?? name).text;
    return { name: `${module}.${imported}`, isStatic: !TYPESCRIPT_TRAITS.names.isType(imported), onDemand: false, span };
  });
}

/** As people write them. */
export const TYPESCRIPT_SIGNATURES: Signatures = {
  method: ({ name, parameters, returnType }, options) =>
    `${options.name ?? name}(${parameters.map(variable).join(', ')})${returnType ? `: ${returnType.text}` : ''}`,
  variable: (one, options) => variable({ ...one, name: options.name ?? one.name }),
  reference: ({ text }) => text,
  kindOf: ({ kind }) => kind,
};

function variable({ name, type }: { readonly name: string; readonly type: { readonly text: string } | null }): string {
  return type ? `${name}: ${type.text}` : name;
}
