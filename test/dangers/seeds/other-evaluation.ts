/** An expression is evaluated always, more often, or after something else: a variable is extracted or inlined where that matters. */
import { hasModifier, type Method, type VariableDeclaration } from '../../../engine/model/declarations.js';
import { descendants, type Expression } from '../../../engine/model/expression.js';
import { statementsOf, type Statement } from '../../../engine/model/statement.js';
import { marked, type Edit } from './edits.js';
import {
  bodyStatements,
  editOf,
  expressionsIn,
  freshName,
  indentAt,
  insertion,
  isBare,
  isPlain,
  methodsOf,
  renamed,
  sliceOf,
  variablesOf,
  wordsIn,
  type Draft,
  type Ground,
  type Seeder,
  type Word,
} from './ground.js';

/** A statement in a block, before which another one can be put. */
const isInBlock = ({ parent }: Statement): boolean => parent?.kind === 'block';

const placesOf = (ground: Ground): readonly { readonly method: Method; readonly statement: Statement }[] =>
  methodsOf(ground, isPlain).flatMap((method) =>
    bodyStatements(method)
      .filter(isInBlock)
      .map((statement) => ({ method, statement })),
  );

/** What a statement that holds others evaluates first: its own expressions, unless they are evaluated again and again. */
const isOnce = ({ kind }: Statement): boolean =>
  !['for', 'enhancedFor', 'while', 'do', 'try', 'switch', 'constructorInvocation', 'superConstructorInvocation'].includes(kind);

/** The name that is compared with `null`; null for any other condition. */
function guarded(condition: Expression, sign: '!=' | '=='): string | null {
  const inner = condition.kind === 'parenthesized' ? condition.children[0] : condition;
  if (inner?.kind !== 'infix' || inner.label !== sign) return null;
  const [one, other] = inner.children;
  const name = one?.kind === 'null' ? other : other?.kind === 'null' ? one : undefined;
  return name?.kind === 'name' ? name.label : null;
}

const callsOn = (expression: Expression, name: string): boolean =>
  descendants(expression).some(({ kind, receiver }) => kind === 'invocation' && receiver?.kind === 'name' && receiver.label === name);

/** The value as a variable before a statement; `mark`: the place at which it is wrong. */
function extracted(method: Method, before: Statement, value: Expression, type: string, name: string, isWrong: boolean): readonly Edit[] {
  const { file } = method;
  const code = sliceOf(file, value.span);
  return [
    insertion(file, before.span.start, `${type} ${name} = ${isWrong ? marked(code) : code};\n${indentAt(file, before.span.start)}`),
    editOf(file, value.span, name),
  ];
}

const markedPlace = ({ file }: Method, { span }: Expression): Edit => editOf(file, span, marked(sliceOf(file, span)));

/** `if (a != null && a.b())` -> `boolean b = a.b(); if (a != null && b)` */
export const beforeItsGuard: Seeder = (ground) => {
  for (const { method, statement } of placesOf(ground)) {
    if (!isOnce(statement)) continue;
    for (const whole of expressionsIn(statement)) {
      if (whole.kind !== 'infix' || (whole.label !== '&&' && whole.label !== '||')) continue;
      const [guard, ...rest] = whole.children;
      const name = guard ? guarded(guard, whole.label === '&&' ? '!=' : '==') : null;
      const value = name === null ? undefined : rest.find((one) => callsOn(one, name));
      if (!guard || !value || value.span.end - value.span.start > MOST_CODE || isUnderOther(whole, statement)) continue;
      const [one, other] = [freshName(ground, 'isFound'), freshName(ground, 'isThere')];
      return {
        before: [markedPlace(method, value)],
        danger: extracted(method, statement, value, 'boolean', one, true),
        safe: extracted(method, statement, guard, 'boolean', other, false),
      };
    }
  }
  return null;
};

/** Characters of an expression that one takes out. */
const MOST_CODE = 120;

/** Whether something around an expression decides if it is evaluated at all. */
function isUnderOther(expression: Expression, statement: Statement): boolean {
  for (let { parent } = expression; parent; parent = parent.parent)
    if (parent.kind === 'conditional' || (parent.kind === 'infix' && ['&&', '||'].includes(parent.label))) return true;
  return !statement.expressions.some((one) => descendants(one).includes(expression));
}

/** `a == null ? b : a.c()` -> `var c = a.c(); … a == null ? b : c` */
export const beforeItsChoice: Seeder = (ground) => {
  for (const { method, statement } of placesOf(ground)) {
    if (!isOnce(statement)) continue;
    for (const whole of expressionsIn(statement)) {
      const [guard, one, other] = whole.kind === 'conditional' ? whole.children : [];
      if (!guard || !one || !other || isUnderOther(whole, statement)) continue;
      const [found, missing] = [guarded(guard, '!='), guarded(guard, '==')];
      const value = found !== null && callsOn(one, found) ? one : missing !== null && callsOn(other, missing) ? other : null;
      if (value?.kind !== 'invocation') continue;
      return {
        before: [markedPlace(method, value)],
        danger: extracted(method, statement, value, 'var', freshName(ground, 'value'), true),
        safe: extracted(
          method,
          statement,
          guard.kind === 'parenthesized' ? (guard.children[0] ?? guard) : guard,
          'boolean',
          freshName(ground, 'isMissing'),
          false,
        ),
      };
    }
  }
  return null;
};

/** `if (a != null) { f(a.b()); }` -> `var b = a.b(); if (a != null) { f(b); }` */
export const outOfItsGuard: Seeder = (ground) => {
  for (const { method, statement } of placesOf(ground)) {
    const [condition] = statement.kind === 'if' ? statement.expressions : [];
    const name = condition ? guarded(condition, '!=') : null;
    const [first] = statement.children[0]?.kind === 'block' ? statement.children[0].children : [];
    if (name === null || !first || !isOnce(first) || first.kind === 'if') continue;
    const value = expressionsIn(first).find(
      (one) => one.kind === 'invocation' && one.receiver?.kind === 'name' && one.receiver.label === name && isArgument(one),
    );
    if (!value || isUnderOther(value, first) || speaksOfOwn(method, value, first)) continue;
    const variable = freshName(ground, 'value');
    return {
      before: [markedPlace(method, value)],
      danger: extracted(method, statement, value, 'var', variable, true),
      safe: extracted(method, first, value, 'var', variable, false),
    };
  }
  return null;
};

const isArgument = ({ parent }: Expression): boolean => parent?.kind === 'invocation' || parent?.kind === 'creation';

/** Whether it speaks of a variable that its own statement, or one around it, declares. */
const speaksOfOwn = (method: Method, value: Expression, { span }: Statement): boolean =>
  variablesOf(method).some(
    ({ name, declarationSpan }) =>
      declarationSpan.start >= span.start && declarationSpan.end <= span.end && wordsIn(method.file, value.span, name).length > 0,
  );

/** Calls that most likely only tell something. */
const TELLS =
  /^(?:get|is|has|can|to|as|of|value|size|length|name|equals|hash|compare|contains|starts|ends|index|char|sub|trim|split|format|min|max|abs|join|concat|replace|matches|lower|upper|key|values|entry|stream|key)/i;

/** A call that does something, or makes something new. */
const acts = ({ kind, label, receiver }: Expression): boolean =>
  kind === 'creation' || (kind === 'invocation' && !TELLS.test(label) && !/^[A-Z]/.test(receiver?.label ?? ''));

interface Local {
  readonly method: Method;
  readonly statement: Statement;
  readonly variable: VariableDeclaration;
  readonly value: Expression;
  readonly uses: readonly Word[];
}

/** Locals with a value that nobody sets again. */
function localsOf(ground: Ground): readonly Local[] {
  return placesOf(ground).flatMap(({ method, statement }) => {
    const [variable, ...more] = statement.kind === 'localVariable' ? statement.variables : [];
    const value = variable?.initializer;
    const end = variable?.scope?.end;
    if (!variable || more.length > 0 || !value || end === undefined || value.kind === 'arrayInitializer') return [];
    const uses = wordsIn(method.file, { start: statement.span.end, end }, variable.name).filter(isBare);
    const isSet = bodyStatements(method).some((one) => !one.composite && writtenBy(one).includes(variable.name));
    return isSet || uses.length === 0 ? [] : [{ method, statement, variable, value, uses }];
  });
}

function inlined({ method, statement, value, uses }: Local, isWrong: boolean): readonly Edit[] {
  const { file } = method;
  const code = sliceOf(file, value.span);
  const isOne = ['name', 'invocation', 'fieldAccess', 'number', 'string', 'parenthesized'].includes(value.kind);
  const text = isOne ? code : `(${code})`;
  return [
    editOf(file, { start: statement.span.start, end: followedBy(file.text, statement.span.end) }, ''),
    ...renamed(file, uses, isWrong ? marked(text) : text),
  ];
}

/** Where the next line's code begins. */
const followedBy = (text: string, at: number): number => at + (/^[ \t]*\r?\n[ \t]*/.exec(text.slice(at))?.[0].length ?? 0);

const markedValue = ({ method, value }: Local): Edit => markedPlace(method, value);

/** A variable that is used once, right behind its declaration, before anything else is evaluated. */
function safelyInlined(ground: Ground, other: Local): readonly Edit[] | null {
  for (const local of localsOf(ground)) {
    const [use] = local.uses;
    const after = local.statement.parent?.children[local.statement.index + 1];
    if (!use || local.uses.length !== 1 || !after || local.statement === other.statement) continue;
    if (!['return', 'expression', 'localVariable'].includes(after.kind) || use.start < after.span.start || use.end > after.span.end)
      continue;
    if (after.kind !== 'return' || sliceOf(local.method.file, after.span).replace(/[\s;()]/g, '') !== `return${local.variable.name}`)
      continue;
    if (local.value.kind === 'creation' && local.value.text.includes('<>')) continue;
    return inlined(local, false);
  }
  return null;
}

/** The draft; the safe way is a variable inlined elsewhere, or the same one under another name. */
function draftOf(ground: Ground, local: Local): Draft {
  const { file } = local.method;
  const other = renamed(file, [local.variable.nameSpan, ...local.uses], freshName(ground, local.variable.name));
  return { before: [markedValue(local)], danger: inlined(local, true), safe: safelyInlined(ground, local) ?? other };
}

const loopsAround = (statement: Statement | null): number => {
  let loops = 0;
  for (let one = statement; one; one = one.parent) if (['for', 'enhancedFor', 'while', 'do'].includes(one.kind)) loops += 1;
  return loops;
};

/** The innermost statement of a method at an offset. */
function statementAt(method: Method, at: number): Statement | null {
  return (
    bodyStatements(method)
      .filter(({ span }) => span.start <= at && at < span.end)
      .at(-1) ?? null
  );
}

/** `T t = next(); f(t); g(t);` -> `f(next()); g(next());` */
export const inlinedTwice: Seeder = (ground) => {
  for (const local of localsOf(ground)) {
    const isFit = local.value.text.length <= MOST_CODE && local.uses.length >= 2 && local.uses.length <= 4 && acts(local.value);
    const isFlat = local.uses.every(({ start }) => loopsAround(statementAt(local.method, start)) === loopsAround(local.statement));
    if (isFit && isFlat && !isDiamond(local)) return draftOf(ground, local);
  }
  return null;
};

/** `new Box<>()` says nothing of its type elsewhere. */
const isDiamond = ({ value }: Local): boolean => value.text.includes('<>');

/** A variable whose value is now computed again for each turn of a loop. */
export const inlinedIntoLoop: Seeder = (ground) => {
  for (const local of localsOf(ground)) {
    const [use, ...more] = local.uses;
    const place = use && more.length === 0 ? statementAt(local.method, use.start) : null;
    if (!use || !place || !acts(local.value) || local.value.text.length > MOST_CODE || isDiamond(local)) continue;
    // In what a loop does, not in what it goes over.
    if (loopsAround(place) > loopsAround(local.statement) && !isLoop(place)) return draftOf(ground, local);
  }
  return null;
};

const isLoop = ({ kind }: Statement): boolean => ['for', 'enhancedFor', 'while', 'do'].includes(kind);

/** Names that a statement writes, that of a field of this object among them. */
function writtenBy(statement: Statement): readonly string[] {
  return statementsOf(statement).flatMap((one) =>
    expressionsIn(one).flatMap(({ kind, label, children: [target] }) => {
      const isStepped = (kind === 'prefix' || kind === 'postfix') && ['++', '--'].includes(label);
      if (kind !== 'assignment' && !isStepped) return [];
      const isField = target?.kind === 'fieldAccess' && target.receiver?.kind === 'this';
      return target?.kind === 'name' || isField ? [target?.label ?? ''] : [];
    }),
  );
}

const namesIn = (value: Expression): readonly string[] => descendants(value).flatMap(({ kind, label }) => (kind === 'name' ? [label] : []));

/** `int from = at; at = next; use(from)` -> `at = next; use(at)` */
export const inlinedPastWrite: Seeder = (ground) => {
  for (const local of localsOf(ground)) {
    const read = namesIn(local.value);
    const [use, ...more] = local.uses;
    const block = local.statement.parent?.children ?? [];
    const writer = block.find(
      (one) => one.index > local.statement.index && !one.composite && writtenBy(one).some((name) => read.includes(name)),
    );
    if (!use || !writer || more.length > 1 || local.value.text.length > MOST_CODE || isDiamond(local)) continue;
    if (local.uses.every(({ start }) => start > writer.span.end)) return draftOf(ground, local);
  }
  return null;
};

/** `count++; use(count + 1);` -> `int more = count + 1; count++; use(more);` */
export const extractedPastWrite: Seeder = (ground) => {
  for (const { method, statement } of placesOf(ground)) {
    const before = statement.parent?.children[statement.index - 1];
    if (!before || before.composite || statement.composite || before.kind !== 'expression') continue;
    const written = writtenBy(before).filter((name) => isSetBefore(method, name));
    const value = expressionsIn(statement).find(
      (one) =>
        (one.kind === 'infix' || one.kind === 'invocation') &&
        isArgument(one) &&
        one.text.length <= MOST_CODE &&
        namesIn(one).some((name) => written.includes(name)),
    );
    if (!value || isUnderOther(value, statement) || writtenBy(statement).length > 0) continue;
    const name = freshName(ground, 'value');
    return {
      before: [markedPlace(method, value)],
      danger: extracted(method, before, value, 'var', name, true),
      safe: extracted(method, statement, value, 'var', name, false),
    };
  }
  return null;
};

/** `while (a) { f(next()); }` -> `T t = next(); while (a) { f(t); }` */
export const outOfLoop: Seeder = (ground) => {
  for (const { method, statement } of placesOf(ground)) {
    const loop = statement.parent?.parent;
    if (!loop || !isLoop(loop) || !isInBlock(loop) || statement.composite || statement.kind === 'return') continue;
    const value = expressionsIn(statement).find(
      (one) => acts(one) && isArgument(one) && one.text.length <= MOST_CODE && !isUnderOther(one, statement) && !isDiamondText(one.text),
    );
    const written = writtenBy(loop);
    if (!value || speaksOfOwn(method, value, loop) || namesIn(value).some((name) => written.includes(name))) continue;
    if (callsEarlier(statement, value)) continue;
    const name = freshName(ground, 'value');
    return {
      before: [markedPlace(method, value)],
      danger: extracted(method, loop, value, 'var', name, true),
      safe: extracted(method, statement, value, 'var', name, false),
    };
  }
  return null;
};

/** Whether a name has a value before anything of the method runs, or from its declaration on. */
function isSetBefore(method: Method, name: string): boolean {
  const own = variablesOf(method).filter((one) => one.name === name);
  if (own.length > 0) return own.every(({ kind, initializer }) => kind !== 'local' || initializer !== null);
  return method.declaringType.fields.some((one) => one.name === name && !hasModifier(one, 'final'));
}

const isDiamondText = (text: string): boolean => text.includes('<>');

/** Whether something else of the statement is called before the value is computed. */
const callsEarlier = (statement: Statement, { span }: Expression): boolean =>
  expressionsIn(statement).some(({ kind, span: one }) => (kind === 'invocation' || kind === 'creation') && one.end <= span.start);
