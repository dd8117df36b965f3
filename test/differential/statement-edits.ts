/** Edits of statements that are no refactorings by themselves: they are what else happens in a commit. */
import type { Statement } from '../../engine/model/statement.js';
import {
  indentOf,
  inScope,
  inserted,
  negated,
  newMethodName,
  ownLeaves,
  pickLoop,
  pickOne,
  replaced,
  sliceOf,
  statementsIn,
  type Edit,
  type Place,
} from './text-edits.js';

/** A call of something with what is known there. */
function newCall(place: Place, at: number): string {
  const known = pickOne(place, inScope(place, at));
  const name = newMethodName(place);
  const { random } = place;
  const given = known && random.chance(0.8) ? known.name : random.chance(0.5) ? String(random.below(20)) : '';
  return random.chance(0.4) && known ? `${known.name}.${name}(${random.chance(0.5) ? given : ''});` : `${name}(${given});`;
}

export const insertStatement: Edit = (place) => {
  const next = pickOne(place, ownLeaves(place));
  if (!next) return null;
  const { start } = next.span;
  return inserted(place.file.text, start, `${newCall(place, start)}\n${indentOf(place, next.span)}`);
};

export const deleteStatement: Edit = (place) => {
  const gone = pickOne(place, ownLeaves(place, 'expression'));
  return gone && replaced(place.file.text, [{ span: gone.span, text: '' }]);
};

export const swapStatements: Edit = (place) => {
  const firsts = ownLeaves(place, 'expression', 'localVariable').filter((one) => isSwappable(nextOf(one)));
  const first = pickOne(place, firsts);
  const second = first && nextOf(first);
  if (!first || !second) return null;
  return replaced(place.file.text, [
    { span: first.span, text: sliceOf(place, second.span) },
    { span: second.span, text: sliceOf(place, first.span) },
  ]);
};

function nextOf({ parent, index }: Statement): Statement | null {
  return parent?.children[index + 1] ?? null;
}

function isSwappable(one: Statement | null): boolean {
  return one !== null && (one.kind === 'expression' || one.kind === 'localVariable');
}

/** `f(x);` -> `if (x != null) { f(x); }` */
export const guardStatement: Edit = (place) => {
  const one = pickOne(place, ownLeaves(place, 'expression'));
  if (!one) return null;
  const known = pickOne(place, inScope(place, one.span.start));
  const indent = indentOf(place, one.span);
  const condition = known ? `${known.name} != null` : `${newMethodName(place)}()`;
  return replaced(place.file.text, [{ span: one.span, text: `if (${condition}) {\n${indent}    ${sliceOf(place, one.span)}\n${indent}}` }]);
};

/** `f(x);` -> `try { f(x); } catch (RuntimeException e) { … }` */
export const tryStatement: Edit = (place) => {
  const one = pickOne(place, ownLeaves(place, 'expression'));
  if (!one) return null;
  const indent = indentOf(place, one.span);
  const text = `try {\n${indent}    ${sliceOf(place, one.span)}\n${indent}} catch (RuntimeException failure) {\n${indent}    throw new IllegalStateException(failure);\n${indent}}`;
  return replaced(place.file.text, [{ span: one.span, text }]);
};

/** `int n = f();` -> `int n; n = f();` */
export const splitDeclaration: Edit = (place) => {
  const one = pickOne(
    place,
    ownLeaves(place, 'localVariable').filter(
      ({ variables }) => variables.length === 1 && variables[0]?.initializer && variables[0].type?.text !== 'var',
    ),
  );
  const [variable] = one?.variables ?? [];
  if (!one || !variable?.initializer || !variable.type) return null;
  const declaration = `${sliceOf(place, variable.type.span)} ${variable.name};`;
  const text = `${declaration}\n${indentOf(place, one.span)}${variable.name} = ${sliceOf(place, variable.initializer.span)};`;
  return replaced(place.file.text, [{ span: one.span, text }]);
};

/** `if (a) { x } else { y }` -> `if (!(a)) { y } else { x }` */
export const swapBranches: Edit = (place) => {
  const one = pickOne(
    place,
    statementsIn(place).filter(
      ({ kind, children: [first, second] }) => kind === 'if' && first?.kind === 'block' && second?.kind === 'block',
    ),
  );
  const [first, second] = one?.children ?? [];
  const [condition] = one?.expressions ?? [];
  if (!first || !second || !condition) return null;
  return replaced(place.file.text, [
    { span: condition.span, text: negated(sliceOf(place, condition.span)) },
    { span: first.span, text: sliceOf(place, second.span) },
    { span: second.span, text: sliceOf(place, first.span) },
  ]);
};

/** `if (a) { if (b) { x } }` <- `if (a && b) { x }` */
export const splitCondition: Edit = (place) => {
  const one = pickOne(
    place,
    statementsIn(place).filter(
      ({ kind, children, expressions: [only] }) => kind === 'if' && children.length === 1 && only?.kind === 'infix' && only.label === '&&',
    ),
  );
  const [condition] = one?.expressions ?? [];
  const [body] = one?.children ?? [];
  const [first, ...more] = condition?.children ?? [];
  const last = more.at(-1);
  if (!one || !condition || !body || !first || !last) return null;
  const indent = indentOf(place, one.span);
  const rest = place.file.text.slice((more[0] ?? last).span.start, last.span.end);
  const text = `if (${sliceOf(place, first.span)}) {\n${indent}    if (${rest}) ${sliceOf(place, body.span)}\n${indent}}`;
  return replaced(place.file.text, [{ span: one.span, text }]);
};

/** `for (T x : xs) { … }` -> `xs.forEach(x -> { … });` */
export const loopToLambda: Edit = (place) => {
  const loop = pickLoop(place);
  if (!loop) return null;
  const { one, variable, body, over } = loop;
  const text = `${sliceOf(place, over.span)}.forEach(${variable.name} -> ${sliceOf(place, body.span)});`;
  return replaced(place.file.text, [{ span: one.span, text }]);
};

/** `for (init; condition; step) { … }` -> `init; while (condition) { … step; }` */
export const loopToWhile: Edit = (place) => {
  const one = pickOne(
    place,
    statementsIn(place).filter(
      ({ kind, children: [body], parent }) => kind === 'for' && body?.kind === 'block' && parent?.kind === 'block',
    ),
  );
  const [body] = one?.children ?? [];
  if (!one || !body) return null;
  const header = /^for\s*\(([^;]*);([^;]*);([^;]*)\)\s*$/.exec(place.file.text.slice(one.span.start, body.span.start));
  if (!header) return null;
  const [, init = '', condition = '', step = ''] = header;
  const indent = indentOf(place, one.span);
  const inner = place.file.text.slice(body.span.start, body.span.end - 1).trimEnd();
  const text = `${init.trim()};\n${indent}while (${condition.trim() || 'true'}) ${inner}\n${indent}    ${step.trim()};\n${indent}}`;
  return replaced(place.file.text, [{ span: one.span, text }]);
};
