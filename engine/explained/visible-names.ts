import type { Method, TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import { localsOf } from '../findings/view.js';
import type { TokenFile } from './token-file.js';

/** What a word means where it stands, as far as the words around it and the file's imports tell. */

/** It is called, or declared as something that can be called: `name(`, `::name`. */
export function isCallName(file: TokenFile, token: number): boolean {
  return (file.text(token + 1) === '(' && file.text(token - 1) !== 'new') || file.text(token - 1) === '::';
}

/** A simple name that is not called: of a variable, or of a type. */
export function isPlainName(file: TokenFile, token: number): boolean {
  return file.text(token - 1) !== '.' && file.text(token - 1) !== '::' && file.text(token + 1) !== '(';
}

/** How many arguments stand between the parentheses after a name; null when it has none. */
export function argumentCount(file: TokenFile, token: number): number | null {
  if (file.text(token + 1) !== '(') return null;
  let depth = 0;
  let count = 0;
  for (let at = token + 1; at < file.tokens.count; at++) {
    if (file.isComment(at)) continue;
    const text = file.text(at);
    if (OPENING.has(text)) depth++;
    else if (CLOSING.has(text)) {
      depth--;
      if (depth === 0) return file.text(at - 1) === '(' && at - 1 === token + 1 ? 0 : count + 1;
    } else if (text === ',' && depth === 1 && !insideTypeArguments(file, at)) count++;
  }
  return null;
}

const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);

/** `new HashMap<A, B>()`: the comma lies between `<` and `>` with nothing but names between. */
function insideTypeArguments(file: TokenFile, comma: number): boolean {
  for (let at = comma - 1; at > comma - LOOK_BACK && at >= 0; at--) {
    const text = file.text(at);
    if (text === '<') return /^[A-Z]/.test(file.text(at - 1)) || file.text(at - 1) === '.';
    if (!/^[\w$.,?[\]]+$/.test(text)) return false;
  }
  return false;
}

/** Tokens before a comma that are looked at to see whether it separates type arguments. */
const LOOK_BACK = 12;

/** Whether a file can name a type by its simple name: it declares it, lies in its package, or imports it. */
export function seesType(file: SourceFile, type: TypeDeclaration): boolean {
  if (file === type.file || file.packageName === type.file.packageName) return true;
  const { qualifiedName } = type;
  return file.imports.some(({ name, onDemand }) =>
    onDemand
      ? name === type.file.packageName || name === type.outer?.qualifiedName || name === qualifiedName
      : name === qualifiedName || name.startsWith(`${qualifiedName}.`) || qualifiedName.startsWith(`${name}.`),
  );
}

const variables = new WeakMap<Method, ReadonlySet<string>>();

/** The names of all variables and parameters of a method. */
export function variableNames(method: Method): ReadonlySet<string> {
  let names = variables.get(method);
  if (!names) {
    names = new Set([...method.parameters, ...localsOf(method)].map(({ name }) => name));
    variables.set(method, names);
  }
  return names;
}
