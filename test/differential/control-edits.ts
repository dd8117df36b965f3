/** Edits of what stands in what: statements that go into conditions, loops and tries, or out of them. */
import type { Expression } from '../../engine/model/expression.js';
import type { Statement } from '../../engine/model/statement.js';
import {
  indentOf,
  inScope,
  negated,
  newMethodName,
  newVariableName,
  ownLeaves,
  pickLoop,
  pickOne,
  replaced,
  sliceOf,
  statementsIn,
  type Edit,
  type Place,
} from './text-edits.js';

const conditionsOf = (place: Place): readonly Expression[] =>
  statementsIn(place).flatMap(({ kind, expressions: [only] }) => ((kind === 'if' || kind === 'while') && only ? [only] : []));

/** `if (a && b && c)` -> `if (a && c)` */
export const removeOperand: Edit = (place) => {
  const one = pickOne(
    place,
    conditionsOf(place).filter(({ kind, label }) => kind === 'infix' && (label === '&&' || label === '||')),
  );
  if (!one) return null;
  const gone = place.random.pick(one.children);
  const kept = one.children.filter((each) => each !== gone).map((each) => sliceOf(place, each.span));
  return replaced(place.file.text, [{ span: one.span, text: kept.join(` ${one.label} `) }]);
};

const COMPARED: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '==': ['!=', '>='],
  '!=': ['==', '>'],
  '&&': ['||'],
  '||': ['&&'],
};

/** `a < b` -> `a <= b`, `a < next(b)` */
export const changeComparison: Edit = (place) => {
  const one = pickOne(
    place,
    conditionsOf(place)
      .flatMap((each) => [each, ...each.children])
      .filter(({ kind, label, children }) => kind === 'infix' && label in COMPARED && children.length === 2),
  );
  const [first, second] = one?.children ?? [];
  if (!one || !first || !second) return null;
  const { random } = place;
  const operator = random.chance(0.6) ? random.pick(COMPARED[one.label] ?? [one.label]) : one.label;
  const other = operator === one.label ? `${newMethodName(place)}(${sliceOf(place, second.span)})` : sliceOf(place, second.span);
  return replaced(place.file.text, [{ span: one.span, text: `${sliceOf(place, first.span)} ${operator} ${other}` }]);
};

/** Blocks with statements of their own, beside other statements of a block. */
function innerBlocks(place: Place): readonly { readonly owner: Statement; readonly block: Statement }[] {
  return statementsIn(place).flatMap((owner) =>
    owner.kind !== 'block' && owner.parent?.kind === 'block'
      ? owner.children.filter(({ kind, children }) => kind === 'block' && children.length > 0).map((block) => ({ owner, block }))
      : [],
  );
}

/** `f(); if (a) { g(); }` -> `if (a) { f(); g(); }` */
export const moveIntoBlock: Edit = (place) => {
  const one = pickOne(
    place,
    innerBlocks(place).filter(({ owner }) => leavesBeside(owner).length > 0),
  );
  const [first, last] = [one?.block.children[0], one?.block.children.at(-1)];
  const moved = one && pickOne(place, leavesBeside(one.owner));
  if (!one || !moved || !first || !last) return null;
  const code = sliceOf(place, moved.span);
  const indent = indentOf(place, first.span);
  const put =
    moved.index < one.owner.index
      ? { span: { start: first.span.start, end: first.span.start }, text: `${code}\n${indent}` }
      : { span: { start: last.span.end, end: last.span.end }, text: `\n${indent}${code}` };
  return replaced(place.file.text, [{ span: moved.span, text: '' }, put]);
};

function leavesBeside({ parent, index }: Statement): readonly Statement[] {
  return [parent?.children[index - 1], parent?.children[index + 1]].flatMap((one) =>
    one && (one.kind === 'expression' || one.kind === 'localVariable') ? [one] : [],
  );
}

/** `if (a) { f(); g(); }` -> `f(); if (a) { g(); }` */
export const moveOutOfBlock: Edit = (place) => {
  const one = pickOne(
    place,
    innerBlocks(place).filter(({ block: { children } }) => children.length > 1),
  );
  const [first, last] = [one?.block.children[0], one?.block.children.at(-1)];
  if (!one || !first || !last) return null;
  const isFirst = place.random.chance(0.5);
  const moved = isFirst ? first : last;
  if (moved.composite || moved.kind === 'return' || moved.kind === 'break') return null;
  const code = sliceOf(place, moved.span);
  const indent = indentOf(place, one.owner.span);
  const { start, end } = one.owner.span;
  const put = isFirst
    ? { span: { start, end: start }, text: `${code}\n${indent}` }
    : { span: { start: end, end }, text: `\n${indent}${code}` };
  return replaced(place.file.text, [{ span: moved.span, text: '' }, put]);
};

const withIndent = (code: string): string => code.replace(/\n/g, '\n    ');

/** Some statements that follow one another get something around them. */
export const wrapStatements: Edit = (place) => {
  const { random, file } = place;
  const block = pickOne(place, [
    ...new Set(ownLeaves(place).flatMap(({ parent }) => (parent?.kind === 'block' && parent.children.length > 1 ? [parent] : []))),
  ]);
  if (!block) return null;
  const from = random.below(block.children.length - 1);
  const [first, last] = [block.children[from], block.children[Math.min(block.children.length - 1, from + 1 + random.below(3))]];
  if (!first || !last) return null;
  const known = pickOne(place, inScope(place, first.span.start));
  const condition = known ? `${known.name} != null` : `${newMethodName(place)}()`;
  const indent = indentOf(place, first.span);
  const code = withIndent(file.text.slice(first.span.start, last.span.end));
  const head = random.pick([`if (${condition})`, 'try', `while (${condition})`, 'synchronized (this)']);
  const tail = head === 'try' ? ` finally {\n${indent}    ${newMethodName(place)}();\n${indent}}` : '';
  return replaced(file.text, [
    { span: { start: first.span.start, end: last.span.end }, text: `${head} {\n${indent}    ${code}\n${indent}}${tail}` },
  ]);
};

/** `if (a) { f(); }` -> `if (a) { f(); } else { g(); }` */
export const addElse: Edit = (place) => {
  const { random } = place;
  const one = pickOne(
    place,
    statementsIn(place).filter(({ kind, children: [body, ...more] }) => kind === 'if' && body?.kind === 'block' && more.length === 0),
  );
  if (!one) return null;
  const indent = indentOf(place, one.span);
  const known = pickOne(place, inScope(place, one.span.start));
  const asked = known && random.chance(0.5) ? ` if (${known.name} == null)` : '';
  const text = ` else${asked} {\n${indent}    ${newMethodName(place)}(${known && random.chance(0.5) ? known.name : ''});\n${indent}}`;
  return replaced(place.file.text, [{ span: { start: one.span.end, end: one.span.end }, text }]);
};

/** `if (a) { f(); }` at the end -> `if (!a) { return; } f();` */
export const returnEarly: Edit = (place) => {
  const last = place.method.body?.children.at(-1);
  const [body, ...more] = last?.children ?? [];
  const [condition] = last?.expressions ?? [];
  const isVoid = place.method.returnType === null || place.method.returnType.text === 'void';
  const [first, end] = [body?.children[0], body?.children.at(-1)];
  if (last?.kind !== 'if' || body?.kind !== 'block' || more.length > 0 || !condition || !first || !end || !isVoid) return null;
  const indent = indentOf(place, last.span);
  const code = place.file.text.slice(first.span.start, end.span.end).replace(/\n {4}/g, '\n');
  const text = `if (${negated(sliceOf(place, condition.span))}) {\n${indent}    return;\n${indent}}\n${indent}${code}`;
  return replaced(place.file.text, [{ span: last.span, text }]);
};

/** `if (a == null) { return null; }` in front of everything. */
export const addGuard: Edit = (place) => {
  const [first] = place.method.body?.children ?? [];
  if (!first || first.kind === 'constructorInvocation' || first.kind === 'superConstructorInvocation') return null;
  const { random } = place;
  const known = pickOne(place, place.method.parameters);
  const asked = known ? `${known.name} == null` : `!${newMethodName(place)}()`;
  const type = place.method.returnType?.text ?? 'void';
  const nothing = type === 'void' ? 'return;' : type === 'boolean' ? 'return false;' : type === 'int' ? 'return 0;' : 'return null;';
  const leave = random.chance(0.5) ? nothing : 'throw new IllegalArgumentException("not given");';
  const indent = indentOf(place, first.span);
  const text = `if (${asked}) {\n${indent}    ${leave}\n${indent}}\n${indent}`;
  return replaced(place.file.text, [{ span: { start: first.span.start, end: first.span.start }, text }]);
};

/** `T t = open(); f(t);` -> `try (T t = open()) { f(t); }` */
export const tryWithResource: Edit = (place) => {
  const one = pickOne(
    place,
    ownLeaves(place, 'localVariable').filter(
      ({ variables: [first, ...more], parent, index }) =>
        (first?.initializer?.kind === 'creation' || first?.initializer?.kind === 'invocation') &&
        more.length === 0 &&
        parent?.children[index + 1] !== undefined,
    ),
  );
  const last = one?.parent?.children.at(-1);
  const next = one?.parent?.children[one.index + 1];
  if (!one || !last || !next) return null;
  const indent = indentOf(place, one.span);
  const code = withIndent(place.file.text.slice(next.span.start, last.span.end));
  const text = `try (${sliceOf(place, one.span).replace(/;$/, '')}) {\n${indent}    ${code}\n${indent}}`;
  return replaced(place.file.text, [{ span: { start: one.span.start, end: last.span.end }, text }]);
};

/** `for (T x : xs) { if (a) { f(x); } }` -> `xs.stream().filter(x -> a).forEach(x -> { f(x); });` */
export const loopToStream: Edit = (place) => {
  const loop = pickLoop(place);
  if (!loop) return null;
  const { one, variable, body, over } = loop;
  const [only, ...others] = body.children;
  const [inner, ...branches] = only?.children ?? [];
  const [condition] = only?.expressions ?? [];
  const isFiltered = only?.kind === 'if' && others.length === 0 && branches.length === 0 && inner?.kind === 'block';
  const filter = isFiltered && condition ? `.filter(${variable.name} -> ${sliceOf(place, condition.span)})` : '';
  const rest = isFiltered ? inner : body;
  const [single, ...more] = rest.children;
  const [given] = single?.kind === 'expression' && more.length === 0 ? single.expressions : [];
  const does = given && place.random.chance(0.7) ? sliceOf(place, given.span) : sliceOf(place, rest.span);
  const text = `${sliceOf(place, over.span)}.stream()${filter}.forEach(${variable.name} -> ${does});`;
  return replaced(place.file.text, [{ span: one.span, text }]);
};

/** `if (a) { x = b; } else { x = c; }` -> `x = a ? b : c;`, and what is given back. */
export const branchesToChoice: Edit = (place) => {
  const one = pickOne(
    place,
    statementsIn(place).flatMap((each) => {
      const choice = choiceOf(place, each);
      return choice === null ? [] : [{ span: each.span, text: choice }];
    }),
  );
  return one && replaced(place.file.text, [one]);
};

function choiceOf(place: Place, { kind, expressions: [condition], children: [first, second] }: Statement): string | null {
  if (kind !== 'if' || !condition || !first || !second) return null;
  const [one, other] = [onlyOf(first), onlyOf(second)];
  const [value, otherValue] = [one?.expressions[0], other?.expressions[0]];
  if (!one || !value || !otherValue || one.kind !== other?.kind) return null;
  const asked = sliceOf(place, condition.span);
  if (one.kind === 'return') return `return ${asked} ? ${sliceOf(place, value.span)} : ${sliceOf(place, otherValue.span)};`;
  const [target, set] = value.children;
  const [otherTarget, otherSet] = otherValue.children;
  const areSet = value.kind === 'assignment' && otherValue.kind === 'assignment' && target?.text === otherTarget?.text;
  if (!areSet || !target || !set || !otherSet) return null;
  return `${sliceOf(place, target.span)} = ${asked} ? ${sliceOf(place, set.span)} : ${sliceOf(place, otherSet.span)};`;
}

function onlyOf(branch: Statement): Statement | null {
  if (branch.kind !== 'block') return branch;
  return branch.children.length === 1 ? (branch.children[0] ?? null) : null;
}

/** `f(g(x));` in a condition's question -> `boolean b = g(x); if (b)`. */
export const nameCondition: Edit = (place) => {
  const one = pickOne(
    place,
    statementsIn(place).filter(({ kind, parent }) => kind === 'if' && parent?.kind === 'block'),
  );
  const [condition] = one?.expressions ?? [];
  if (!one || !condition || condition.kind === 'name') return null;
  const asked = place.random.chance(0.5) ? condition : place.random.pick([condition, ...condition.children]);
  const name = newVariableName(place);
  const { start } = one.span;
  return replaced(place.file.text, [
    { span: { start, end: start }, text: `boolean ${name} = ${sliceOf(place, asked.span)};\n${indentOf(place, one.span)}` },
    { span: asked.span, text: name },
  ]);
};
