import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { withParentheses } from './covering.js';
import { isTextSum, isThisMember } from './expression-facts.js';
import { isAssignment } from './leaf-alignment.js';
import { wholeOf } from './places-inside.js';

/** Where a value can stand in a statement. */
export const PLACES = [
  'handed', // register(x);  deck.put(x, 3);
  'handedAndKept', // Mark mark = wrap(x);  return wrap(x);
  'handedAndSet', // last = wrap(x);  if (fits(x))  deck.at(x).close();
  'handedInLambda', // later(() -> put(x));
  'madeOf', // new Box(x);  Box box = new Box(x);  throw new Failure(x);
  'last', // deck.put(3, x);  return new Box(3, x);
  'lastAndSet', // last = deck.put(3, x);
  'deep', // put(wrap(x));  put(new Box(x));
  'answered', // later(() -> x);
  'task', // Task task = () -> x;
  'chosen', // return ready ? x : last;
  'joinedAndHanded', // put("got " + x);
  'joined', // return "got " + x;
  'cast', // put((Mark) x);
  'operand', // int n = 2 * x;
  'operandAsked', // if (x > 3)
  'index', // rows[x]
  'cases', // switch (x)
  'bound', // for (int i = 0; i < x; i++)
  'condition', // if (x)  while (x)
  'choice', // return x ? 3 : 4;
  'denied', // if (!x)  return !x;
  'together', // if (ready && x)
  'asked', // x.close();  if (x.isShut())
  'each', // for (Lid lid : x)
  'nullAsked', // if (x != null)
  'declared', // int n = x;
  'returned', // return x;
  'set', // last = x;
  'setInField', // this.last = x;
  'setInElement', // rows[3] = x;
  'answeredInChain', // pots.stream().filter(pot -> x).count();
] as const;

export type ValuePlace = (typeof PLACES)[number];

/** Where `value` stands in the statement; null in places of which nothing is known. */
export function placeOfValue(value: Expression, statement: Statement): ValuePlace | null {
  const outer = withParentheses(value);
  const around = outer.parent;
  const whole = wholeOf(statement);
  if (statement.kind === 'enhancedFor') return statement.expressions.at(-1) === outer ? 'each' : null;
  if (outer === whole || !around) return ofWhole(statement);
  const isAll = around === whole;
  switch (around.kind) {
    case 'invocation':
      if (around.receiver === outer) return isAll ? 'asked' : null;
      return ofArgument(outer, around, statement);
    case 'creation':
      return ofMade(outer, around, statement);
    case 'lambda':
      if (around.block) return null;
      if (isAll) return 'task';
      return around.parent === whole ? 'answered' : around.parent && isBeginning(around.parent, whole) ? 'answeredInChain' : null;
    case 'conditional':
      return !isAll || statement.composite ? null : around.children[0] === outer ? 'choice' : 'chosen';
    case 'cast':
      return 'cast';
    case 'arrayAccess':
      return around.children[0] === outer ? null : 'index';
    case 'prefix':
      return isAll && around.label === '!' ? 'denied' : null;
    case 'infix':
      return ofOperand(around, statement, isAll);
    default:
      return null;
  }
}

/** `pots.stream().filter(…)` of `pots.stream().filter(…).count()` */
function isBeginning(call: Expression, chain: Expression | null): boolean {
  for (let one = chain?.receiver; one; one = one.receiver) if (one === call) return true;
  return false;
}

function ofWhole(statement: Statement): ValuePlace | null {
  switch (statement.kind) {
    case 'localVariable':
      return 'declared';
    case 'return':
      return 'returned';
    case 'expression': {
      const target = isAssignment(statement) ? statement.expressions[0]?.children[0] : undefined;
      if (!target) return null;
      return target.kind === 'arrayAccess' ? 'setInElement' : isThisMember(target) ? 'setInField' : 'set';
    }
    case 'if':
    case 'while':
      return 'condition';
    case 'switch':
      return 'cases';
    default:
      return null;
  }
}

function ofArgument(value: Expression, call: Expression, statement: Statement): ValuePlace | null {
  const given = call.arguments ?? [];
  const whole = wholeOf(statement);
  if (call === whole) {
    if (given.length > 1 && given.at(-1) === value) return isAssignment(statement) ? 'lastAndSet' : 'last';
    if (given.length > 2) return null;
    if (isAssignment(statement) || statement.composite) return 'handedAndSet';
    return statement.kind === 'localVariable' || statement.kind === 'return' ? 'handedAndKept' : 'handed';
  }
  if (given.length > 1) return null;
  if (call.parent === whole && call.parent?.receiver === call) return 'handedAndSet';
  if (call.parent?.kind === 'lambda') return 'handedInLambda';
  return isAllHandedTo(call, whole) ? 'deep' : null;
}

function ofMade(value: Expression, made: Expression, statement: Statement): ValuePlace | null {
  const given = made.arguments ?? [];
  const whole = wholeOf(statement);
  if (made !== whole) return given.length === 1 && isAllHandedTo(made, whole) ? 'deep' : null;
  if (isAssignment(statement) || statement.composite) return null;
  return given.length === 1 ? 'madeOf' : given.at(-1) === value ? 'last' : null;
}

const isAllHandedTo = (one: Expression, whole: Expression | null): boolean =>
  one.parent === whole && whole?.arguments?.length === 1 && whole.arguments[0] === one;

function ofOperand(around: Expression, statement: Statement, isAll: boolean): ValuePlace | null {
  if (isTextSum(around)) return isAll ? 'joined' : around.parent === wholeOf(statement) ? 'joinedAndHanded' : null;
  if (statement.kind === 'for') return statement.expressions.includes(around) ? 'bound' : null;
  if (!isAll) return null;
  if (around.label === '&&' || around.label === '||') return 'together';
  if (!statement.composite) return 'operand';
  return around.children.some(({ kind }) => kind === 'null') ? 'nullAsked' : 'operandAsked';
}
