import type { Annotation, Method, Modifier, TypeDeclaration, VariableDeclaration } from '../../model/declarations.js';
import type { SourceFile } from '../../model/source-file.js';
import { replaceEveryWord } from '../../text/words.js';
import type { TypeMembers } from './type-members.js';

/**
 * Whether the methods that two types have in common are declared as they were: modifiers, what they return, throw and take, with the names and modifiers of
 * their parameters. Annotations of the methods do not count (asked of the peer with 1,200 merges and splits), nor does the type's own name.
 */
export function declareAlike(before: TypeMembers, after: TypeMembers): boolean {
  for (const [key, methods] of before.methods) {
    const others = after.methods.get(key);
    if (others && !methods.every((one) => others.some((other) => headOf(one) === headOf(other)))) return false;
  }
  return true;
}

function headOf({ declaringType, visibility, modifiers, returnType, name, parameters, thrown }: Method): string {
  const parts = [
    visibility,
    marksOf({ modifiers }),
    returnType?.text ?? '',
    name,
    ...parameters.map(parameterOf),
    ...thrown.map((one) => one.text),
  ];
  return replaceEveryWord(parts.join(' '), declaringType.name, '$');
}

function parameterOf({ name, type, varargs, modifiers, annotations }: VariableDeclaration): string {
  return `${marksOf({ modifiers, annotations })} ${type?.text ?? ''}${varargs ? '...' : ''} ${name}`;
}

function marksOf({ modifiers, annotations = [] }: { modifiers: readonly Modifier[]; annotations?: readonly Annotation[] }): string {
  return [...annotations.map(({ text }) => text), ...modifiers.map(({ name }) => name)].sort().join(' ');
}

/** Whether the files of two types begin with a comment that is the same: mostly the year and the name of a licence. */
export function beginAlike({ file }: TypeDeclaration, { file: other }: TypeDeclaration): boolean {
  const theirs = headComments(other);
  return headComments(file).some((text) => theirs.includes(text));
}

/** The comments before and right after the package's declaration. */
function headComments({ text, packageSpan, imports }: SourceFile): readonly string[] {
  return text.slice(0, imports[0]?.span.start ?? packageSpan?.start ?? 0).match(COMMENT) ?? [];
}

const COMMENT = /\/\/.*|\/\*[^]*?(?:\*\/|$)/g;
