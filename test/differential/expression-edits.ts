/** Edits within a statement: what is asked, of whom, with what. */
import type { Expression } from '../../engine/model/expression.js';
import {
  expressionsIn,
  inScope,
  negated,
  newMethodName,
  otherName,
  pickOne,
  replaced,
  sliceOf,
  statementsIn,
  type Edit,
  type Place,
} from './text-edits.js';

/** Something that is known at a place, or a literal. */
function something(place: Place, at: number): string {
  const { random } = place;
  const known = pickOne(place, inScope(place, at));
  if (known && random.chance(0.6)) return random.chance(0.7) ? known.name : `${known.name}.${newMethodName(place)}()`;
  return random.pick(['null', 'true', '0', '1', '"name"', `${newMethodName(place)}()`, 'this']);
}

const withText = (place: Place, one: Expression, text: string): string => replaced(place.file.text, [{ span: one.span, text }]);

/** `a.load(x)` -> `a.loadValue(x)` */
export const renameCall: Edit = (place) => {
  const call = pickOne(place, expressionsIn(place, 'invocation'));
  if (!call) return null;
  const text = sliceOf(place, call.span);
  const from = call.receiver ? call.receiver.span.end - call.span.start : 0;
  const at = text.indexOf(call.label, from);
  const end = at + call.label.length;
  return at < 0 ? null : withText(place, call, text.slice(0, at) + otherName(place, call.label) + text.slice(end));
};

/** `f(a)` -> `f(a, b)`, `f(b, a)` */
export const addArgument: Edit = (place) => {
  const call = pickOne(
    place,
    expressionsIn(place, 'invocation', 'creation').filter(({ arguments: given, anonymousType }) => given && !anonymousType),
  );
  const given = call?.arguments;
  if (!call || !given) return null;
  const one = something(place, call.span.start);
  const beside = pickOne(place, given);
  if (!beside) {
    const close = call.span.end - 1;
    return place.file.text[close] === ')' ? replaced(place.file.text, [{ span: { start: close, end: close }, text: one }]) : null;
  }
  const old = sliceOf(place, beside.span);
  return withText(place, beside, place.random.chance(0.7) ? `${old}, ${one}` : `${one}, ${old}`);
};

export const swapArguments: Edit = (place) => {
  const call = pickOne(
    place,
    expressionsIn(place, 'invocation', 'creation').filter(({ arguments: given }) => (given?.length ?? 0) > 1),
  );
  const [first, second] = call?.arguments ?? [];
  if (!first || !second) return null;
  return replaced(place.file.text, [
    { span: first.span, text: sliceOf(place, second.span) },
    { span: second.span, text: sliceOf(place, first.span) },
  ]);
};

/** `3` -> `17`, `"name"` -> `"title"` */
export const changeLiteral: Edit = (place) => {
  const one = pickOne(place, expressionsIn(place, 'number', 'string', 'boolean'));
  if (!one) return null;
  const { random } = place;
  if (one.kind === 'boolean') return withText(place, one, one.text === 'true' ? 'false' : 'true');
  if (one.kind === 'number') return withText(place, one, String(random.below(50)));
  return withText(
    place,
    one,
    random.chance(0.5) ? `"${random.pick(['title', 'id', 'other text', 'key'])}"` : `${one.text.slice(0, -1)} of it"`,
  );
};

/** `f(a)` -> `f(wrap(a))` */
export const wrapArgument: Edit = (place) => {
  const one = pickOne(
    place,
    expressionsIn(place, 'invocation', 'creation')
      .flatMap((call) => call.arguments ?? [])
      .filter(({ kind }) => kind !== 'lambda'),
  );
  if (!one) return null;
  const { random } = place;
  const text = sliceOf(place, one.span);
  return withText(
    place,
    one,
    random.pick([`${newMethodName(place)}(${text})`, `Objects.requireNonNull(${text})`, `new Holder(${text})`, `(Object) ${text}`]),
  );
};

/** `f(a)` -> `f(b)`, `f(a.name())` */
export const replaceArgument: Edit = (place) => {
  const one = pickOne(
    place,
    expressionsIn(place, 'invocation', 'creation')
      .flatMap((call) => call.arguments ?? [])
      .filter(({ kind }) => kind !== 'lambda'),
  );
  return one && withText(place, one, something(place, one.span.start));
};

/** `a.f()` -> `b.f()`, `a.open().f()` */
export const changeReceiver: Edit = (place) => {
  const call = pickOne(
    place,
    expressionsIn(place, 'invocation').filter(({ receiver }) => receiver?.kind === 'name' || receiver?.kind === 'invocation'),
  );
  const receiver = call?.receiver;
  if (!receiver) return null;
  const { random } = place;
  const text = sliceOf(place, receiver.span);
  const known = pickOne(place, inScope(place, receiver.span.start));
  return withText(place, receiver, random.chance(0.5) && known ? known.name : `${text}.${newMethodName(place)}()`);
};

const conditionsIn = (place: Place): readonly Expression[] =>
  statementsIn(place).flatMap(({ kind, expressions: [only] }) => ((kind === 'if' || kind === 'while') && only ? [only] : []));

/** `if (a)` -> `if (a && b)`, `if (b || a)` */
export const addOperand: Edit = (place) => {
  const one = pickOne(place, conditionsIn(place));
  if (!one) return null;
  const { random } = place;
  const known = pickOne(place, inScope(place, one.span.start));
  const other =
    known && random.chance(0.6) ? `${known.name} != null` : `${newMethodName(place)}(${known && random.chance(0.5) ? known.name : ''})`;
  const text = sliceOf(place, one.span);
  const operand = one.kind === 'infix' && one.label === '||' ? `(${text})` : text;
  const operator = random.chance(0.7) ? '&&' : '||';
  return withText(place, one, random.chance(0.6) ? `${operand} ${operator} ${other}` : `${other} ${operator} ${operand}`);
};

export const negateCondition: Edit = (place) => {
  const one = pickOne(place, conditionsIn(place));
  return one && withText(place, one, negated(sliceOf(place, one.span)));
};

/** `return a;` -> `return wrap(a);`, `return a == null ? b : a;` */
export const changeReturned: Edit = (place) => {
  const one = pickOne(
    place,
    statementsIn(place).flatMap(({ kind, expressions: [value] }) => (kind === 'return' && value ? [value] : [])),
  );
  if (!one) return null;
  const { random } = place;
  const text = sliceOf(place, one.span);
  return withText(
    place,
    one,
    random.pick([
      `${newMethodName(place)}(${text})`,
      `${text} == null ? ${something(place, one.span.start)} : ${text}`,
      something(place, one.span.start),
    ]),
  );
};

/** `"a" + b` -> `String.format("a%s", b)` */
export const formatText: Edit = (place) => {
  const sums = expressionsIn(place, 'infix').filter(
    ({ label, children }) => label === '+' && children.some(({ kind }) => kind === 'string'),
  );
  const one = pickOne(place, sums);
  if (!one) return null;
  const pieces = one.children.map((part) => (part.kind === 'string' ? part.text.slice(1, -1) : '%s')).join('');
  const given = one.children.filter(({ kind }) => kind !== 'string').map((part) => sliceOf(place, part.span));
  return withText(place, one, `String.format(${[`"${pieces}"`, ...given].join(', ')})`);
};

/** `a == null` -> `Objects.isNull(a)` */
export const askObjects: Edit = (place) => {
  const one = pickOne(
    place,
    expressionsIn(place, 'infix').filter(({ label, children: [, other] }) => (label === '==' || label === '!=') && other?.kind === 'null'),
  );
  const [subject] = one?.children ?? [];
  if (!one || !subject) return null;
  return withText(place, one, `Objects.${one.label === '==' ? 'isNull' : 'nonNull'}(${sliceOf(place, subject.span)})`);
};
