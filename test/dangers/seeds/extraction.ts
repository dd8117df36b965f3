/** Statements that can go to a method of their own as they stand. */
import { hasModifier, type Method } from '../../../engine/model/declarations.js';
import { statementsOf, type Statement } from '../../../engine/model/statement.js';
import type { Edit } from './edits.js';
import { editOf, indentAt, insertion, isPlain, methodsOf, variablesOf, wordsIn, type Ground } from './ground.js';

export interface Extraction {
  readonly method: Method;
  readonly statements: readonly Statement[];
  /** The statements as they are written. */
  readonly code: string;
  /** A call in their place, and a method with them. `front`: modifiers. */
  readonly into: (name: string, front: string) => readonly Edit[];
  /** Other statements in their place. */
  readonly replacedBy: (text: string) => Edit;
  readonly declared: (name: string, front: string) => string;
}

/** Statements that are taken at once. */
const MOST = 3;

const ENDS = new Set([
  'return',
  'throw',
  'break',
  'continue',
  'yield',
  'constructorInvocation',
  'superConstructorInvocation',
  'localVariable',
]);

/** One to three statements in a row that speak of nothing that only their method knows; more of them are left in it. */
export function extractionIn(ground: Ground, test: (method: Method) => boolean): Extraction | null {
  for (const method of methodsOf(ground, (one) => one.kind === 'method' && isPlain(one) && test(one) && one.thrown.length === 0)) {
    const all = method.body?.children ?? [];
    const names = variablesOf(method).map(({ name }) => name);
    const isFit = (statement: Statement): boolean =>
      (statement.kind === 'expression' || statement.kind === 'if') &&
      statementsOf(statement).every(({ kind }) => !ENDS.has(kind)) &&
      names.every((name) => wordsIn(method.file, statement.span, name).length === 0);
    const start = all.findIndex(isFit);
    if (start < 0) continue;
    let end = start + 1;
    while (end < all.length && end - start < MOST && all[end] && isFit(all[end] as Statement)) end += 1;
    const statements = all.slice(start, end);
    const [first, last] = [statements[0], statements.at(-1)];
    if (!first || !last || all.length <= statements.length) continue;
    if (last.span.end - first.span.start < LEAST_CODE) continue;
    return made(method, statements, { start: first.span.start, end: last.span.end });
  }
  return null;
}

/** Characters of code below which nobody makes a method of it. */
const LEAST_CODE = 30;

function made(method: Method, statements: readonly Statement[], span: { start: number; end: number }): Extraction {
  const { file } = method;
  const indent = indentAt(file, method.span.start);
  const code = file.text.slice(span.start, span.end);
  const isStatic = hasModifier(method, 'static') ? 'static ' : '';
  const body = (name: string, front: string): string => `${front} ${isStatic}void ${name}() {\n${indent}    ${code}\n${indent}}`;
  return {
    method,
    statements,
    code,
    declared: body,
    into: (name, front) => [
      editOf(file, span, `${name.replace(/[\uE000\uE001]/g, '')}();`),
      insertion(file, method.span.end, `\n\n${indent}${body(name, front)}`),
    ],
    replacedBy: (text) => editOf(file, span, text),
  };
}
