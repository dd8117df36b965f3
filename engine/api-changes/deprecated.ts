import { hasAnnotation, type Field, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Surface } from './surface.js';

type Declaration = TypeDeclaration | Method | Field;

const TAG = '@deprecated';

/** The comment that documents a declaration. */
function documentationOf(declaration: Declaration): string {
  if ('documentation' in declaration) return declaration.documentation;
  const head = declaration.file.text.slice(declaration.span.start, declaration.nameSpan.start);
  return head.startsWith('/**') ? head.slice(0, head.indexOf('*/')) : '';
}

export const isDeprecated = (declaration: Declaration): boolean =>
  hasAnnotation(declaration, 'Deprecated') ||
  hasAnnotation(declaration, 'java.lang.Deprecated') ||
  documentationOf(declaration).includes(TAG);

/** The method that a deprecated one says is to be used: by a link, or by `use x`; null where it names none that is there. */
export function namedSuccessor(method: Method, type: TypeDeclaration, surface: Surface): Method | null {
  const documentation = documentationOf(method);
  const start = documentation.indexOf(TAG);
  const said = start < 0 ? documentation : documentation.slice(start);
  for (const name of namesIn(said)) {
    const found = methodNamed(name, method, type, surface);
    if (found) return found;
  }
  return null;
}

/** What links and `use …` name: `#execute(int)`, `Client#send`, `execute`. */
function namesIn(text: string): readonly string[] {
  const names: string[] = [];
  for (const mark of ['{@link', '{@linkplain', '{@code', '@see'])
    for (let at = text.indexOf(`${mark} `); at >= 0; at = text.indexOf(`${mark} `, at + 1))
      names.push(firstWord(text.slice(at + mark.length, at + mark.length + LONGEST_NAME)));
  const lower = text.toLowerCase();
  for (let at = lower.indexOf('use '); at >= 0; at = lower.indexOf('use ', at + 1))
    names.push(firstWord(text.slice(at + 'use '.length, at + LONGEST_NAME)));
  return names.filter((name) => name !== '');
}

/** Characters in which a name of a method stands. */
const LONGEST_NAME = 200;

const firstWord = (text: string): string => /[\w.#]+/.exec(text)?.[0] ?? '';

function methodNamed(name: string, method: Method, type: TypeDeclaration, surface: Surface): Method | null {
  const parts = name.split(/[#.]/).filter((part) => part !== '');
  const member = parts.pop();
  const holder = parts.pop();
  const holders = holder === undefined ? [type] : surface.terms.supertypes.table.typesNamed(holder);
  for (const one of holders) {
    const found = one.methods.filter(
      (candidate) => candidate.name === member && candidate !== method && candidate.kind === 'method' && !isDeprecated(candidate),
    );
    const [first] = found.sort((left, right) => distance(left, method) - distance(right, method));
    if (first) return first;
  }
  return null;
}

const distance = (one: Method, other: Method): number => Math.abs(one.parameters.length - other.parameters.length);

/** The method that the body of a deprecated one calls and does nothing else; null where it does more. */
export function calledInstead(method: Method, type: TypeDeclaration, surface: Surface): Method | null {
  const [only, ...others] = method.body?.children ?? [];
  if (!only || others.length > 0 || (only.kind !== 'return' && only.kind !== 'expression')) return null;
  const call = only.expressions[0];
  if (call?.kind !== 'invocation') return null;
  const holders = holdersOf(call.receiver, type, surface);
  for (const one of holders) {
    const found = one.methods.find(
      (candidate) => candidate.name === call.label && candidate !== method && candidate.parameters.length === call.arguments?.length,
    );
    if (found) return found;
  }
  return null;
}

function holdersOf(receiver: Expression | null, type: TypeDeclaration, { terms }: Surface): readonly TypeDeclaration[] {
  if (receiver === null || receiver.kind === 'this') return [type];
  if (receiver.kind !== 'name') return [];
  const field = type.fields.find(({ name }) => name === receiver.label);
  return terms.supertypes.table.typesNamed(field?.type?.text ?? receiver.label);
}
