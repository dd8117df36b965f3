import type { Expression } from '../model/expression.js';
import { descendants } from '../model/expression.js';
import { bare } from './same-code.js';
import type { Guard } from './way.js';

/** The test that makes sure that code (by its text) is not null, if what has to hold holds. */
export function nullTest(guards: readonly Guard[], text: string): Expression | null {
  for (const { condition, holds } of guards) {
    const test = condition && testIn(condition, holds, (one, isTrue) => isNullTest(one, isTrue, text));
    if (test) return test;
  }
  return null;
}

/** The part of a condition that is known to be true or false when the whole is, and that is what is looked for. */
export function testIn(condition: Expression, holds: boolean, is: (part: Expression, isTrue: boolean) => boolean): Expression | null {
  const one = bare(condition);
  if (is(one, holds)) return one;
  const [inner] = one.children;
  if (one.kind === 'prefix' && one.label === '!' && inner) return testIn(inner, !holds, is);
  if (one.kind !== 'infix' || one.label !== (holds ? '&&' : '||')) return null;
  for (const child of one.children) {
    const found = testIn(child, holds, is);
    if (found) return found;
  }
  return null;
}

const IS_NULL = /^(?:isNull|isEmpty|isBlank|isNullOrEmpty|isNullOrBlank)$/;
const IS_THERE = /^(?:nonNull|isNotEmpty|isNotBlank|isNotNull|hasText|hasLength|notEmpty)$/;

function isNullTest({ kind, label, children, receiver, arguments: given }: Expression, isTrue: boolean, text: string): boolean {
  const [left, right] = children;
  if (kind === 'infix' && left && right && (label === '==' || label === '!=')) {
    const other = left.kind === 'null' ? right : right.kind === 'null' ? left : null;
    return other !== null && bare(other).text === text && isTrue === (label === '!=');
  }
  if (kind === 'instanceof') return isTrue && left !== undefined && bare(left).text === text;
  if (kind !== 'invocation') return false;
  const [only, another] = given ?? [];
  if (!only || another || bare(only).text !== text || receiver?.text === text) return false;
  return (isTrue && IS_THERE.test(label)) || (!isTrue && IS_NULL.test(label));
}

/** What a test must be so that a fragile piece of code does not fail: by what it is and by what the test asks. */
export function protects(test: Expression, isTrue: boolean, fragile: Expression): boolean {
  const { kind, label, children } = fragile;
  const one = bare(test);
  const [left] = one.children;
  if (kind === 'cast') {
    const value = children.at(-1);
    return one.kind === 'instanceof' && isTrue && left !== undefined && value !== undefined && bare(left).text === bare(value).text;
  }
  if (kind === 'infix') return comparesTo(one, fragile.children.at(-1), '0') && (one.label === '==') !== isTrue;
  if (kind === 'arrayAccess') {
    const [array, index] = children;
    const isSize = descendants(one).some(
      ({ kind: part, label: name, receiver }) => part === 'fieldAccess' && name === 'length' && receiver?.text === array?.text,
    );
    return one.kind === 'infix' && /^[<>]=?$|^[!=]=$/.test(one.label) && (isSize || mentions(one, index));
  }
  if (kind !== 'invocation' || !fragile.receiver || one.kind === 'prefix') return false;
  const asked = fragile.receiver.text;
  const asks = (part: Expression): boolean =>
    part.kind === 'invocation' && part.receiver?.text === asked && pairsOfCalls.get(part.label)?.has(label) === true;
  return one.kind === 'invocation' ? asks(one) && isTrue === (one.label !== 'isEmpty') : one.kind === 'infix' && one.children.some(asks);
}

const FROM_MANY: ReadonlySet<string> = new Set(
  'get getFirst getLast first last remove removeFirst removeLast pop peek element firstElement lastElement firstKey lastKey charAt'.split(
    ' ',
  ),
);
const FROM_NEXT: ReadonlySet<string> = new Set(['next', 'nextElement', 'nextToken']);
const pairsOfCalls: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['hasNext', FROM_NEXT],
  ['hasMoreElements', FROM_NEXT],
  ['hasMoreTokens', FROM_NEXT],
  ['isEmpty', FROM_MANY],
  ['size', FROM_MANY],
  ['length', FROM_MANY],
  ['isPresent', new Set(['get', 'orElseThrow', 'getAsInt', 'getAsLong', 'getAsDouble'])],
]);

function comparesTo({ kind, label, children: [left, right] }: Expression, value: Expression | undefined, number: string): boolean {
  if (kind !== 'infix' || !value || !left || !right || !/^(?:[!=]=|[<>])$/.test(label)) return false;
  return (left.text === value.text && right.text === number) || (right.text === value.text && left.text === number);
}

const mentions = (test: Expression, part: Expression | undefined): boolean =>
  part !== undefined && part.kind !== 'number' && test.children.some((child) => bare(child).text === bare(part).text);
