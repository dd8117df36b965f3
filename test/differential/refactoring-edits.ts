/** Refactorings: values with names, code in other methods and other types. */
import type { Expression } from '../../engine/model/expression.js';
import type { Statement } from '../../engine/model/statement.js';
import { handed, isStatic, withMethod } from './new-methods.js';
import {
  expressionsIn,
  indentOf,
  newMethodName,
  newVariableName,
  ownLeaves,
  pickOne,
  replaced,
  sliceOf,
  statementsIn,
  writtenIn,
  type Edit,
  type Place,
} from './text-edits.js';

const TYPES = ['String', 'Object', 'var', 'Box', 'Context'];

/** What computes something, and stands in a leaf of a block where it can be named before. */
function values(place: Place): readonly { readonly statement: Statement; readonly value: Expression }[] {
  const held = new Map<Expression, Statement>();
  for (const statement of ownLeaves(place))
    for (const one of statement.expressions) for (const each of withChildren(one)) held.set(each, statement);
  return expressionsIn(place, 'invocation', 'creation', 'infix', 'fieldAccess', 'conditional').flatMap((value) => {
    const statement = held.get(value);
    return statement && isValue(value, statement) ? [{ statement, value }] : [];
  });
}

/** Not into lambdas, whose parameters are unknown outside. */
function withChildren(one: Expression): readonly Expression[] {
  return one.kind === 'lambda' ? [] : [one, ...one.children.flatMap(withChildren)];
}

function isValue(value: Expression, statement: Statement): boolean {
  const isAll = statement.expressions.includes(value) && (statement.kind === 'expression' || statement.kind === 'localVariable');
  const isTarget = value.parent?.kind === 'assignment' && value.parent.children[0] === value;
  const isName = value.kind === 'fieldAccess' && value.parent?.receiver === value;
  return !isAll && !isTarget && !isName && statement.kind !== 'localType';
}

/** `f(g(x));` -> `T t = g(x); f(t);` */
export const extractVariable: Edit = (place) => {
  const one = pickOne(place, values(place));
  if (!one) return null;
  const name = newVariableName(place);
  const { span } = one.statement;
  const text = sliceOf(place, one.value.span);
  return replaced(place.file.text, [
    { span: { start: span.start, end: span.start }, text: `${place.random.pick(TYPES)} ${name} = ${text};\n${indentOf(place, span)}` },
    { span: one.value.span, text: name },
  ]);
};

/** A variable that is declared with a value and not assigned again: its value stands wherever it did. */
export const inlineVariable: Edit = (place) => {
  const { file, method } = place;
  const one = pickOne(
    place,
    ownLeaves(place, 'localVariable').filter(
      ({ variables: [first, ...more] }) => first?.initializer && more.length === 0 && !isAssigned(place, first.name),
    ),
  );
  const [variable] = one?.variables ?? [];
  if (!one || !variable?.initializer || !method.bodySpan) return null;
  const value = sliceOf(place, variable.initializer.span);
  const uses = writtenIn(file.text, { start: one.span.end, end: variable.scope?.end ?? method.bodySpan.end }, variable.name);
  if (uses.length === 0 || variable.initializer.kind === 'arrayInitializer') return null;
  const put = /^[\w.()<>, "]+$/.test(value) ? value : `(${value})`;
  return replaced(file.text, [{ span: one.span, text: '' }, ...uses.map((span) => ({ span, text: put }))]);
};

function isAssigned(place: Place, name: string): boolean {
  return new RegExp(`\\b${name}\\s*([-+*/|&^]|<<|>>)?=[^=]|\\b${name}(\\+\\+|--)|(\\+\\+|--)${name}\\b`).test(
    sliceOf(place, place.method.bodySpan ?? place.method.span).replace(new RegExp(`\\b${name}\\s*=`), ''),
  );
}

/** Some statements that follow one another into a new method. */
export const extractMethod: Edit = (place) => {
  const { random, file } = place;
  const blocks = [...new Set(ownLeaves(place).map(({ parent }) => parent))].flatMap((one) => (one?.kind === 'block' ? [one] : []));
  const block = pickOne(place, blocks);
  if (!block) return null;
  const from = random.below(block.children.length);
  const to = from + 1 + random.below(Math.min(4, block.children.length - from));
  const some = block.children.slice(from, to);
  const [first, last] = [some[0], some.at(-1)];
  if (!first || !last || some.some(({ text }) => /\b(break|continue|return)\b/.test(text) && text.length < 10)) return null;
  const name = newMethodName(place);
  const { parameters, args } = handed(place, first.span.start, last.span.end);
  const code = file.text.slice(first.span.start, last.span.end);
  const returns = /\breturn\b/.test(code);
  const type = returns ? (place.method.returnType?.text ?? 'void') : 'void';
  const call = `${returns && type !== 'void' ? 'return ' : ''}${name}(${args});`;
  const text = replaced(file.text, [{ span: { start: first.span.start, end: last.span.end }, text: call }]);
  const indent = indentOf(place, place.method.span);
  return withMethod(place, text, `private ${isStatic(place)}${type} ${name}(${parameters}) {\n${indent}    ${code}\n${indent}}`);
};

/** `f(a.b(c));` -> `f(named(a, c));` with `T named(A a, C c) { return a.b(c); }` */
export const extractValue: Edit = (place) => {
  const one = pickOne(place, values(place));
  if (!one) return null;
  const name = newMethodName(place);
  const { parameters, args } = handed(place, one.value.span.start, one.value.span.end);
  const text = replaced(place.file.text, [{ span: one.value.span, text: `${name}(${args})` }]);
  const indent = indentOf(place, place.method.span);
  const type = place.random.pick(['String', 'Object', 'boolean', 'int', 'Context']);
  return withMethod(
    place,
    text,
    `private ${isStatic(place)}${type} ${name}(${parameters}) {\n${indent}    return ${sliceOf(place, one.value.span)};\n${indent}}`,
  );
};

/** `if (a && b)` -> `if (holds(…))` with `boolean holds(…) { return a && b; }` */
export const extractCondition: Edit = (place) => {
  const one = pickOne(
    place,
    statementsIn(place).flatMap(({ kind, expressions: [only] }) =>
      (kind === 'if' || kind === 'while') && only && only.kind !== 'name' ? [only] : [],
    ),
  );
  if (!one) return null;
  const name = newMethodName(place);
  const { parameters, args } = handed(place, one.span.start, one.span.end);
  const text = replaced(place.file.text, [{ span: one.span, text: `${name}(${args})` }]);
  const indent = indentOf(place, place.method.span);
  return withMethod(
    place,
    text,
    `private ${isStatic(place)}boolean ${name}(${parameters}) {\n${indent}    return ${sliceOf(place, one.span)};\n${indent}}`,
  );
};

/** A local variable becomes an attribute. */
export const variableToField: Edit = (place) => {
  const one = pickOne(
    place,
    ownLeaves(place, 'localVariable').filter(
      ({ variables: [first, ...more] }) => first?.initializer && first.type && first.type.text !== 'var' && more.length === 0,
    ),
  );
  const [variable] = one?.variables ?? [];
  const { fields, methods } = place.method.declaringType;
  const next = [
    ...fields.filter(({ kind }) => kind === 'field').map(({ declarationSpan }) => declarationSpan),
    ...methods.map(({ span }) => span),
  ].sort((a, b) => a.start - b.start)[0];
  if (!one || !variable?.initializer || !variable.type || !next || next.start > one.span.start) return null;
  const set = `${variable.name} = ${sliceOf(place, variable.initializer.span)};`;
  return replaced(place.file.text, [
    {
      span: { start: next.start, end: next.start },
      text: `private ${isStatic(place)}${variable.type.text} ${variable.name};\n${indentOf(place, next)}`,
    },
    { span: one.span, text: set },
  ]);
};

/** A literal or a value without names becomes a constant. */
export const extractConstant: Edit = (place) => {
  const one = pickOne(
    place,
    expressionsIn(place, 'string', 'number', 'creation').filter(
      ({ kind, arguments: given, anonymousType }) => kind !== 'creation' || (given?.length === 0 && !anonymousType),
    ),
  );
  const [next] = [...place.method.declaringType.methods].sort((a, b) => a.span.start - b.span.start);
  if (!one || !next) return null;
  const name = newVariableName(place)
    .replace(/([A-Z])/g, '_$1')
    .toUpperCase();
  const type = one.kind === 'string' ? 'String' : one.kind === 'number' ? 'int' : 'Object';
  return replaced(place.file.text, [
    {
      span: { start: next.span.start, end: next.span.start },
      text: `private static final ${type} ${name} = ${sliceOf(place, one.span)};\n\n${indentOf(place, next.span)}`,
    },
    { span: one.span, text: name },
  ]);
};

/** A local variable becomes a parameter; who called the method hands its value. */
export const variableToParameter: Edit = (place) => {
  const { file, method } = place;
  const one = pickOne(
    place,
    ownLeaves(place, 'localVariable').filter(
      ({ variables: [first, ...more] }) => first?.type && first.type.text !== 'var' && more.length === 0,
    ),
  );
  const [variable] = one?.variables ?? [];
  const last = method.parameters.at(-1);
  if (!one || !variable?.type || last?.varargs) return null;
  const at = last ? last.declarationSpan.end : file.text.indexOf('(', method.nameSpan.end) + 1;
  return replaced(file.text, [
    { span: { start: at, end: at }, text: `${last ? ', ' : ''}${variable.type.text} ${variable.name}` },
    { span: one.span, text: '' },
  ]);
};

/** The code of the method goes to another method of the type, in front of what that does. */
export const moveStatement: Edit = (place) => {
  const { file, method } = place;
  const others = method.declaringType.methods.filter(
    (one) => one !== method && one.kind === 'method' && (one.body?.children.length ?? 0) > 0,
  );
  const other = pickOne(place, others);
  const one = pickOne(place, ownLeaves(place, 'expression'));
  const first = other?.body?.children[0];
  if (!one || !first) return null;
  return replaced(file.text, [
    { span: one.span, text: '' },
    { span: { start: first.span.start, end: first.span.start }, text: `${sliceOf(place, one.span)}\n${indentOf(place, first.span)}` },
  ]);
};
