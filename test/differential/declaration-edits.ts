/** Edits of declarations: names, types, parameters, modifiers. */
import type { VariableDeclaration } from '../../engine/model/declarations.js';
import { callsOf } from './new-methods.js';
import {
  inserted,
  newVariableName,
  otherName,
  otherType,
  pickOne,
  replaced,
  sliceOf,
  statementsIn,
  writtenIn,
  type Edit,
  type Place,
  type Replacement,
} from './text-edits.js';

function localsIn(place: Place): readonly VariableDeclaration[] {
  return statementsIn(place).flatMap(({ variables }) => variables);
}

/** Everything in the method's text that is called so, which is enough where only one variable is. */
function renamedIn(place: Place, one: VariableDeclaration, to: string): string | null {
  const { method, file } = place;
  const same = [...method.parameters, ...localsIn(place)].filter(({ name }) => name === one.name);
  if (same.length > 1) return null;
  return replaced(
    file.text,
    writtenIn(file.text, method.span, one.name).map((span) => ({ span, text: to })),
  );
}

export const renameLocal: Edit = (place) => {
  const one = pickOne(place, localsIn(place));
  return one && renamedIn(place, one, otherName(place, one.name));
};

export const renameParameter: Edit = (place) => {
  const one = pickOne(place, place.method.parameters);
  return one && renamedIn(place, one, otherName(place, one.name));
};

const retyped =
  (of: (place: Place) => readonly VariableDeclaration[]): Edit =>
  (place) => {
    const one = pickOne(
      place,
      of(place).filter(({ type }) => type && type.text !== 'var'),
    );
    return one?.type ? replaced(place.file.text, [{ span: one.type.span, text: otherType(place, sliceOf(place, one.type.span)) }]) : null;
  };

export const retypeLocal: Edit = retyped(localsIn);
export const retypeParameter: Edit = retyped(({ method }) => method.parameters);
export const retypeField: Edit = retyped(({ method }) => method.declaringType.fields.filter(({ kind }) => kind === 'field'));

export const retypeMethod: Edit = (place) => {
  const { returnType } = place.method;
  if (!returnType || returnType.text === 'void') return null;
  return replaced(place.file.text, [{ span: returnType.span, text: otherType(place, sliceOf(place, returnType.span)) }]);
};

export const renameMethod: Edit = (place) => {
  const { method, file } = place;
  if (method.kind !== 'method') return null;
  const name = otherName(place, method.name);
  const calls = callsOf(place).map(({ nameAt }) => ({ span: { start: nameAt, end: nameAt + method.name.length }, text: name }));
  return replaced(file.text, [{ span: method.nameSpan, text: name }, ...calls]);
};

export const addParameter: Edit = (place) => {
  const { method, file, random } = place;
  if (method.kind !== 'method' && method.kind !== 'constructor') return null;
  const open = file.text.indexOf('(', method.nameSpan.end);
  const last = method.parameters.at(-1);
  if (last?.varargs) return null;
  const at = last ? last.declarationSpan.end : open + 1;
  const [type, value] = random.pick([
    ['int', '0'],
    ['boolean', 'true'],
    ['String', '"name"'],
    ['Context', 'null'],
  ] as const);
  const comma = last ? ', ' : '';
  const calls = callsOf(place).map(({ end }): Replacement => ({ span: { start: end - 1, end: end - 1 }, text: comma + value }));
  return replaced(file.text, [{ span: { start: at, end: at }, text: `${comma}${type} ${newVariableName(place)}` }, ...calls]);
};

/** A parameter that is not used any more, or was not yet. */
export const removeParameter: Edit = (place) => {
  const { method, file } = place;
  const last = method.parameters.at(-1);
  const before = method.parameters.at(-2);
  if (!last || callsOf(place).length > 0) return null;
  return replaced(file.text, [
    { span: { start: before ? before.declarationSpan.end : last.declarationSpan.start, end: last.declarationSpan.end }, text: '' },
  ]);
};

export const swapParameters: Edit = (place) => {
  const [first, second] = place.method.parameters;
  if (!first || !second) return null;
  return replaced(place.file.text, [
    { span: first.declarationSpan, text: sliceOf(place, second.declarationSpan) },
    { span: second.declarationSpan, text: sliceOf(place, first.declarationSpan) },
  ]);
};

export const renameField: Edit = (place) => {
  const { method, file } = place;
  const { fields, span } = method.declaringType;
  const one = pickOne(
    place,
    fields.filter(({ kind }) => kind === 'field'),
  );
  if (!one) return null;
  const name = otherName(place, one.name);
  const own = writtenIn(file.text, span, one.name);
  const members = [...file.text.slice(span.start, span.end).matchAll(new RegExp(`\\bthis\\.${one.name}\\b`, 'g'))].map(({ index }) => ({
    start: span.start + index + 5,
    end: span.start + index + 5 + one.name.length,
  }));
  return replaced(
    file.text,
    [...own, ...members].map((each) => ({ span: each, text: name })),
  );
};

export const changeModifier: Edit = (place) => {
  const { method, file, random } = place;
  const visible = method.modifiers.length === 0 && method.visibility === 'package';
  const text = file.text.slice(method.span.start, method.nameSpan.start);
  const word = /\b(public|protected|private)\b/.exec(text);
  const others = ['public', 'protected', 'private'].filter((one) => one !== word?.[0]);
  if (word)
    return replaced(file.text, [
      { span: { start: method.span.start + word.index, end: method.span.start + word.index + word[0].length }, text: random.pick(others) },
    ]);
  const start = method.returnType?.span.start ?? method.nameSpan.start;
  return visible ? inserted(file.text, start, `${random.pick(others)} `) : null;
};
