/** Methods that edits put beside the one that is edited, and who calls that. */
import { descendants } from '../../engine/model/expression.js';
import { statementsOf } from '../../engine/model/statement.js';
import { indentOf, inScope, inserted, typesOf, writtenIn, type Place } from './text-edits.js';

/** A method behind the one that is edited. */
export function withMethod(place: Place, text: string, method: string): string {
  const { span, declaringType } = place.method;
  const grown = text.length - place.file.text.length;
  const end = declaringType.span.end - 1 + grown;
  const indent = indentOf(place, span);
  return inserted(text, text.lastIndexOf('}', end), `\n${indent}${method}\n`);
}

/** What a piece of code uses of the method's own, as parameters and as arguments. */
export function handed(place: Place, start: number, end: number): { readonly parameters: string; readonly args: string } {
  const used = inScope(place, start).filter(({ name }) => writtenIn(place.file.text, { start, end }, name).length > 0);
  const unique = [...new Map(used.map((one) => [one.name, one])).values()];
  const typeOf = (type: string | undefined, varargs: boolean): string =>
    type === undefined || type === 'var' ? 'Object' : varargs ? `${type}[]` : type;
  return {
    parameters: unique.map(({ type, name, varargs }) => `${typeOf(type?.text, varargs)} ${name}`).join(', '),
    args: unique.map(({ name }) => name).join(', '),
  };
}

export const isStatic = ({ method }: Place): string => (method.modifiers.some(({ name }) => name === 'static') ? 'static ' : '');

/** Calls of the method in its file, as far as names tell. */
export function callsOf(place: Place): readonly { readonly nameAt: number; readonly end: number; readonly count: number }[] {
  const { method, file } = place;
  return typesOf(file)
    .flatMap(({ methods }) => methods)
    .flatMap(({ body }) => (body ? statementsOf(body) : []))
    .flatMap(({ expressions }) => expressions.flatMap(descendants))
    .filter(
      ({ kind, label, receiver, arguments: given }) =>
        kind === 'invocation' &&
        label === method.name &&
        (!receiver || receiver.kind === 'this') &&
        given?.length === method.parameters.length,
    )
    .map(({ span, receiver, arguments: given }) => ({
      nameAt: file.text.indexOf(method.name, receiver ? receiver.span.end : span.start),
      end: span.end,
      count: given?.length ?? 0,
    }));
}
