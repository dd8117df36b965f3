/** Edits of types, and of what goes to another one. */
import { isDeclaredInside, outermostType } from '../../engine/model/declarations.js';
import { callsOf } from './new-methods.js';
import {
  inScope,
  indentOf,
  newMethodName,
  newVariableName,
  otherName,
  otherType,
  pickOne,
  replaced,
  sliceOf,
  typesOf,
  writtenIn,
  type Edit,
  type Replacement,
} from './text-edits.js';

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The type is called otherwise, wherever its file says so. */
export const renameType: Edit = (place) => {
  const { method, file } = place;
  const { name, kind } = method.declaringType;
  if (kind === 'anonymous') return null;
  const other = capital(otherName(place, name.slice(0, 1).toLowerCase() + name.slice(1)));
  const own = writtenIn(file.text, { start: 0, end: file.text.length }, name);
  return replaced(
    file.text,
    own.map((span) => ({ span, text: other })),
  );
};

/** `int size` -> `long count`, wherever the type says so. */
export const renameAndRetypeField: Edit = (place) => {
  const { method, file } = place;
  const { fields, span } = method.declaringType;
  const one = pickOne(
    place,
    fields.filter(({ kind, type }) => kind === 'field' && type !== null),
  );
  if (!one?.type) return null;
  const name = otherName(place, one.name);
  const own = [...writtenIn(file.text, span, one.name), ...membersIn(file.text, span, one.name)];
  return replaced(file.text, [
    ...own.map((each) => ({ span: each, text: name })),
    { span: one.type.span, text: otherType(place, sliceOf(place, one.type.span)) },
  ]);
};

function membersIn(
  text: string,
  span: { readonly start: number; readonly end: number },
  name: string,
): readonly { start: number; end: number }[] {
  return [...text.slice(span.start, span.end).matchAll(new RegExp(`\\bthis\\.${name}\\b`, 'g'))].map(({ index }) => ({
    start: span.start + index + 5,
    end: span.start + index + 5 + name.length,
  }));
}

/** The method goes to a new type, inside of its own or behind it, whose calls ask that one. */
export const moveToNewType: Edit = (place) => {
  const { method, file, random } = place;
  const { declaringType } = method;
  if (method.kind !== 'method' || declaringType.kind === 'interface' || declaringType.enclosingMember) return null;
  const type = capital(newVariableName(place));
  const isStatic = method.modifiers.some(({ name }) => name === 'static');
  const calls = callsOf(place).map(({ nameAt }): Replacement => {
    const start = file.text.lastIndexOf('this.', nameAt) === nameAt - 5 ? nameAt - 5 : nameAt;
    return { span: { start, end: nameAt }, text: isStatic ? `${type}.` : `new ${type}().` };
  });
  const code = replacedIn(sliceOf(place, method.span), method.span.start, calls).replace(/\bprivate\b/, 'public');
  const isNested = random.chance(0.5);
  const text = isNested
    ? `\n    static class ${type} {\n        ${code.replace(/\n/g, '\n    ')}\n    }\n`
    : `\n\nclass ${type} {\n    ${code}\n}\n`;
  const at = isNested ? declaringType.span.end - 1 : outermostType(declaringType).span.end;
  return replaced(file.text, [
    { span: method.span, text: '' },
    ...calls.filter(({ span }) => span.end < method.span.start || span.start > method.span.end),
    { span: { start: at, end: at }, text },
  ]);
};

function replacedIn(code: string, start: number, replacements: readonly Replacement[]): string {
  const inside = replacements.filter(({ span }) => span.start >= start && span.end <= start + code.length);
  return replaced(
    code,
    inside.map(({ span, text }) => ({ span: { start: span.start - start, end: span.end - start }, text })),
  );
}

/** The method goes to another type of the file. */
export const moveToKnownType: Edit = (place) => {
  const { method, file } = place;
  const others = typesOf(file).filter(
    (one) =>
      one !== method.declaringType &&
      one.kind === 'class' &&
      !isDeclaredInside(method.declaringType, one) &&
      !isDeclaredInside(one, method.declaringType),
  );
  const nested = typesOf(file).filter((one) => one.kind === 'class' && one.outer === method.declaringType);
  const target = pickOne(place, [...others, ...nested]);
  if (!target || method.kind !== 'method') return null;
  const at = target.span.end - 1;
  const calls = callsOf(place).map(({ nameAt }): Replacement => ({ span: { start: nameAt, end: nameAt }, text: `${target.name}.` }));
  return replaced(file.text, [
    { span: method.span, text: '' },
    ...calls.filter(({ span }) => span.end < method.span.start || span.start > method.span.end),
    { span: { start: at, end: at }, text: `\n    ${sliceOf(place, method.span)}\n` },
  ]);
};

/** The method goes to a new class that its own extends. */
export const pullUpMethod: Edit = (place) => {
  const { method, file } = place;
  const { declaringType } = method;
  const { superclass, kind, enclosingMember } = declaringType;
  if (method.kind !== 'method' || superclass || kind !== 'class' || enclosingMember) return null;
  const type = `${place.random.pick(['Base', 'Abstract'])}${declaringType.name}`;
  const after = declaringType.typeParameters.at(-1);
  const head = after ? file.text.indexOf('>', after.span.end) + 1 : declaringType.nameSpan.end;
  const at = outermostType(declaringType).span.end;
  const code = sliceOf(place, method.span).replace(/\bprivate\b/, 'protected');
  return replaced(file.text, [
    { span: { start: head, end: head }, text: ` extends ${type}` },
    { span: method.span, text: '' },
    { span: { start: at, end: at }, text: `\n\nabstract class ${type} {\n    ${code}\n}\n` },
  ]);
};

/** `f(a, b)` -> `f(a, b, c)`, which `f(a, b)` calls now: the one that is called otherwise is new. */
export const addOverload: Edit = (place) => {
  const { method, file, random } = place;
  if (method.kind !== 'method' || method.parameters.at(-1)?.varargs || !method.bodySpan) return null;
  const [type, value] = random.pick([
    ['int', '0'],
    ['boolean', 'true'],
    ['String', '"name"'],
    ['Context', 'null'],
  ] as const);
  const last = method.parameters.at(-1);
  const at = last ? last.declarationSpan.end : file.text.indexOf('(', method.nameSpan.end) + 1;
  const args = [...method.parameters.map(({ name }) => name), value].join(', ');
  const call = `${method.returnType?.text === 'void' ? '' : 'return '}${method.name}(${args});`;
  const head = file.text.slice(method.span.start, method.bodySpan.start);
  const indent = indentOf(place, method.span);
  const name = newVariableName(place);
  const first = pickOne(place, inScope(place, method.bodySpan.start + 1));
  const used = random.chance(0.5) ? `${newMethodName(place)}(${name}${first ? `, ${first.name}` : ''});\n${indent}    ` : '';
  const [statement] = method.body?.children ?? [];
  const where = statement?.span.start ?? method.bodySpan.start + 1;
  return replaced(file.text, [
    { span: { start: at, end: at }, text: `${last ? ', ' : ''}${type} ${name}` },
    { span: { start: where, end: where }, text: used },
    {
      span: { start: method.span.end, end: method.span.end },
      text: `\n\n${indent}${head}{\n${indent}    ${call}\n${indent}}`,
    },
  ]);
};
