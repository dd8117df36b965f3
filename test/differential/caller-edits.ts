/** Edits of a method together with who calls it, or with what it calls. */
import type { Expression } from '../../engine/model/expression.js';
import { statementsOf, type Statement } from '../../engine/model/statement.js';
import { callsOf, handed, isStatic, withMethod } from './new-methods.js';
import {
  expressionsIn,
  indentOf,
  inScope,
  newMethodName,
  newVariableName,
  otherName,
  ownLeaves,
  pickOne,
  replaced,
  sliceOf,
  writtenIn,
  type Edit,
  type Place,
} from './text-edits.js';

/** `f(3)` in the method -> `f(size)` with a new parameter `int size`, for which who called it hands `3`. */
export const valueToParameter: Edit = (place) => {
  const { method, file } = place;
  const one = pickOne(
    place,
    expressionsIn(place, 'number', 'string', 'boolean', 'fieldAccess', 'invocation').filter(
      ({ parent, kind }) => parent?.kind !== 'fieldAccess' && parent?.kind !== 'assignment' && (kind !== 'invocation' || parent !== null),
    ),
  );
  const last = method.parameters.at(-1);
  if (!one || last?.varargs || (method.kind !== 'method' && method.kind !== 'constructor')) return null;
  const at = last ? last.declarationSpan.end : file.text.indexOf('(', method.nameSpan.end) + 1;
  const type = one.kind === 'number' ? 'int' : one.kind === 'string' ? 'String' : one.kind === 'boolean' ? 'boolean' : 'Context';
  const name = newVariableName(place);
  const value = sliceOf(place, one.span);
  return replaced(file.text, [
    { span: { start: at, end: at }, text: `${last ? ', ' : ''}${type} ${name}` },
    { span: one.span, text: name },
    ...callsOf(place).map(({ end }) => ({ span: { start: end - 1, end: end - 1 }, text: `${last ? ', ' : ''}${value}` })),
  ]);
};

/** A new parameter, and a statement that does something with it. */
export const addUsedParameter: Edit = (place) => {
  const { method, file, random } = place;
  const next = pickOne(place, ownLeaves(place));
  const last = method.parameters.at(-1);
  if (!next || last?.varargs || (method.kind !== 'method' && method.kind !== 'constructor')) return null;
  const at = last ? last.declarationSpan.end : file.text.indexOf('(', method.nameSpan.end) + 1;
  const name = newVariableName(place);
  const known = pickOne(place, inScope(place, next.span.start));
  const use = random.pick([
    `${name}.${newMethodName(place)}(${known?.name ?? ''});`,
    `${newMethodName(place)}(${known ? `${known.name}, ` : ''}${name});`,
  ]);
  return replaced(file.text, [
    { span: { start: at, end: at }, text: `${last ? ', ' : ''}Context ${name}` },
    { span: { start: next.span.start, end: next.span.start }, text: `${use}\n${indentOf(place, next.span)}` },
    ...callsOf(place).map(({ end }) => ({ span: { start: end - 1, end: end - 1 }, text: `${last ? ', ' : ''}null` })),
  ]);
};

interface Piece {
  readonly first: Statement;
  readonly last: Statement;
}

/** Statements that follow one another and can be put into a method. */
function pieceOf(place: Place): Piece | null {
  const { random } = place;
  const block = pickOne(place, [...new Set(ownLeaves(place).flatMap(({ parent }) => (parent?.kind === 'block' ? [parent] : [])))]);
  if (!block) return null;
  const from = random.below(block.children.length);
  const some = block.children.slice(from, from + 1 + random.below(4));
  const [first, last] = [some[0], some.at(-1)];
  const leaves = some.flatMap(statementsOf).some(({ kind }) => kind === 'break' || kind === 'continue' || kind === 'return');
  return first && last && !leaves ? { first, last } : null;
}

/** Some statements into a new method, which another one calls, too. */
export const extractForTwo: Edit = (place) => {
  const { method, file } = place;
  const piece = pieceOf(place);
  const others = method.declaringType.methods.filter(
    (one) => one !== method && one.kind === 'method' && (one.body?.children.length ?? 0) > 0,
  );
  const first = pickOne(place, others)?.body?.children[0];
  if (!piece || !first) return null;
  const name = newMethodName(place);
  const { start } = piece.first.span;
  const { end } = piece.last.span;
  const { parameters, args } = handed(place, start, end);
  const nothing = args === '' ? '' : args.replace(/\w+/g, 'null');
  const text = replaced(file.text, [
    { span: { start, end }, text: `${name}(${args});` },
    { span: { start: first.span.start, end: first.span.start }, text: `${name}(${nothing});\n${indentOf(place, first.span)}` },
  ]);
  const indent = indentOf(place, method.span);
  return withMethod(
    place,
    text,
    `private ${isStatic(place)}void ${name}(${parameters}) {\n${indent}    ${file.text.slice(start, end)}\n${indent}}`,
  );
};

/** Some statements into a new method whose parameters have other names. */
export const extractUnderOtherNames: Edit = (place) => {
  const { method, file } = place;
  const piece = pieceOf(place);
  if (!piece) return null;
  const name = newMethodName(place);
  const { start } = piece.first.span;
  const { end } = piece.last.span;
  const { args } = handed(place, start, end);
  const { parameters } = handed(place, start, end);
  const own = statementsOf(piece.first).flatMap(({ variables }) => variables.map((one) => one.name));
  const names = [...(args === '' ? [] : args.split(', ')), ...own].filter(() => place.random.chance(0.6));
  let code = file.text.slice(start, end);
  let declared = parameters;
  for (const one of new Set(names)) {
    const other = otherName(place, one);
    const renamed = (text: string): string =>
      replaced(
        text,
        writtenIn(text, { start: 0, end: text.length }, one).map((span) => ({ span, text: other })),
      );
    code = renamed(code);
    declared = renamed(declared);
  }
  const text = replaced(file.text, [{ span: { start, end }, text: `${name}(${args});` }]);
  const indent = indentOf(place, method.span);
  return withMethod(place, text, `private ${isStatic(place)}void ${name}(${declared}) {\n${indent}    ${code}\n${indent}}`);
};

/** The whole body into a new method, of which something is left or added here. */
export const handBodyOn: Edit = (place) => {
  const { method, file, random } = place;
  const [first] = method.body?.children ?? [];
  const last = method.body?.children.at(-1);
  if (method.kind !== 'method' || !first || !last) return null;
  const name = random.chance(0.5) ? newMethodName(place) : `do${method.name.slice(0, 1).toUpperCase()}${method.name.slice(1)}`;
  const { start } = first.span;
  const { end } = last.span;
  const { parameters, args } = handed(place, start, end);
  const type = method.returnType?.text ?? 'void';
  const indent = indentOf(place, method.span);
  const call = `${type === 'void' ? '' : 'return '}${name}(${args});`;
  const around = random.chance(0.5) ? `${newMethodName(place)}();\n${indent}    ${call}` : call;
  const text = replaced(file.text, [{ span: { start, end }, text: around }]);
  return withMethod(
    place,
    text,
    `private ${isStatic(place)}${type} ${name}(${parameters}) {\n${indent}    ${file.text.slice(start, end)}\n${indent}}`,
  );
};

const LINKS = ['.trim()', '.get()', '.orElse(null)', '.stream()', '.toString()', '.build()'];

/** `a.f()` -> `a.f().g()`, `a.h().f()` */
export const lengthenChain: Edit = (place) => {
  const one = pickOne(
    place,
    expressionsIn(place, 'invocation').filter(({ parent }) => parent !== null || place.random.chance(0.5)),
  );
  if (!one) return null;
  const { random } = place;
  const link = random.chance(0.5)
    ? random.pick(LINKS)
    : `.${newMethodName(place)}(${pickOne(place, inScope(place, one.span.start))?.name ?? ''})`;
  const at = one.receiver && random.chance(0.5) ? one.receiver.span.end : one.span.end;
  return replaced(place.file.text, [{ span: { start: at, end: at }, text: link }]);
};

/** `a.f().g()` -> `a.g()`, `a.f()` */
export const shortenChain: Edit = (place) => {
  const one = pickOne(
    place,
    expressionsIn(place, 'invocation').filter(({ receiver }) => receiver?.kind === 'invocation'),
  );
  const { receiver } = one ?? {};
  if (!one || !receiver) return null;
  const inner = place.random.chance(0.5) ? receiver.receiver : null;
  return replaced(place.file.text, [
    inner ? { span: receiver.span, text: sliceOf(place, inner.span) } : { span: one.span, text: sliceOf(place, receiver.span) },
  ]);
};

/** What a piece of code asks twice or more gets a name: `f(a.b()); g(a.b());` -> `T t = a.b(); f(t); g(t);` */
export const nameRepeatedValue: Edit = (place) => {
  const byText = new Map<string, Expression[]>();
  for (const one of expressionsIn(place, 'invocation', 'fieldAccess', 'infix', 'arrayAccess')) {
    const isTarget = one.parent?.kind === 'assignment' && one.parent.children[0] === one;
    if (one.parent !== null && !isTarget) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  }
  const same = pickOne(
    place,
    [...byText.values()].filter(({ length }) => length > 1),
  );
  const [first] = same ?? [];
  const block = place.method.body;
  const next = first && block?.children.find(({ span }) => span.end >= first.span.end);
  if (!first || !next || !same) return null;
  const name = newVariableName(place);
  const type = place.random.pick(['String', 'Object', 'var', 'int']);
  const { start } = next.span;
  return replaced(place.file.text, [
    { span: { start, end: start }, text: `${type} ${name} = ${sliceOf(place, first.span)};\n${indentOf(place, next.span)}` },
    ...same.map(({ span }) => ({ span, text: name })),
  ]);
};
