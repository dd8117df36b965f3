import { descendants, type Expression } from '../../../model/expression.js';
import type { VariableDeclaration } from '../../../model/declarations.js';
import { covers, withoutParentheses } from '../../../facts/expressions/covering.js';
import { withoutTypeArguments } from '../../../facts/expressions/expression-facts.js';
import { qualifiedTypeText } from '../../../facts/declarations/declared-types.js';
import { isTellingRead } from '../../../facts/expressions/read-values.js';

/**
 * Whether a variable holds what was a part of another variable's value, where one declaration took the place of the other: then it is a part that was
 * taken out, not the other variable under a new name.
 *
 *     User user = (User) find(id);       ->   Person person = find(id);
 *     User user = new User(find(id));    ->   Name name = find(id);
 *     User user = wrap(next());          ->   Name user = next();
 *     int all = size() + rest;           ->   int own = size();
 *
 * A call with arguments that another call handed on is the other variable still: the one call became the other. Which parts count is told by what they are
 * and where they stood.
 */
export function isTakenOutOf(whole: VariableDeclaration, part: VariableDeclaration): boolean {
  return isPartOf(part, whole, sortOf(part.initializer), (place, sort) => sort === 'said' || TAKEN[place].has(sort));
}

/** The reverse, `part` first. It takes no use to say that the variables are one. */
export function isPutInto(part: VariableDeclaration, whole: VariableDeclaration): boolean {
  return isPartOf(part, whole, sortOf(part.initializer), (place, sort) => sort === 'said' || PUT[place].has(sort));
}

/** What a value is, as far as it matters where it stood. */
type Sort = 'call' | 'bare' | 'chain' | 'creation' | 'cast' | 'negation' | 'infix' | 'said';

/** Where a value stands in another one: handed on alone, beside others, or by one that is handed on; made of; an element; computed with; chosen; cast. */
type Place = 'alone' | 'among' | 'inside' | 'made' | 'made among' | 'listed' | 'element' | 'operand' | 'choice' | 'cast';

type Parts = Readonly<Record<Place, ReadonlySet<Sort>>>;

const sorts = (...some: readonly Sort[]): ReadonlySet<Sort> => new Set(some);

const HANDED_ON = sorts('bare', 'cast', 'negation', 'infix');

/** Which values were taken out of where they stood, of what stood there before; what is said, out of anything. */
const TAKEN: Parts = {
  alone: HANDED_ON,
  among: HANDED_ON,
  inside: HANDED_ON,
  made: sorts('call', 'bare', 'chain', 'cast', 'negation', 'infix'),
  'made among': sorts('call', 'bare', 'chain', 'cast', 'negation', 'infix'),
  listed: sorts('call', 'bare', 'chain', 'cast', 'negation', 'infix'),
  element: sorts('call', 'bare', 'chain'),
  operand: sorts('call', 'bare', 'chain', 'cast', 'negation'),
  choice: sorts('cast', 'negation', 'infix'),
  cast: sorts('call', 'bare', 'chain'),
};

/** Which values were put in where they stand now; what is said, anywhere. */
const PUT: Parts = {
  alone: sorts('cast', 'negation'),
  among: sorts('call', 'bare', 'creation', 'cast', 'negation'),
  inside: sorts('call', 'bare', 'creation', 'cast', 'negation'),
  made: sorts('cast', 'negation', 'infix'),
  'made among': sorts('call', 'bare', 'chain', 'cast', 'negation', 'infix'),
  listed: sorts('call', 'bare', 'chain', 'creation', 'cast', 'negation'),
  element: sorts('call', 'bare', 'chain'),
  operand: sorts('call', 'bare', 'chain', 'creation', 'cast', 'negation'),
  choice: sorts('cast', 'negation', 'infix'),
  cast: sorts('call', 'bare', 'chain'),
};

function isPartOf<S extends Sort | 'read'>(
  part: VariableDeclaration,
  whole: VariableDeclaration,
  sort: S | null,
  counts: (place: Place, sort: S) => boolean,
): boolean {
  const { initializer: around } = whole;
  const { initializer: value } = part;
  const place = value && sort && around && placeOf(value, around, READ_ANYWHERE.has(sort));
  if (!place || !counts(place, sort)) return false;
  const [isRenamed, isOfOtherType] = differences(whole, part);
  if (READ_ANYWHERE.has(sort)) {
    if (place === 'alone' || place === 'operand') return isRenamed;
    return CHANGED.has(place) ? isOfOtherType : isRenamed || isOfOtherType;
  }
  if (place === 'cast') return areUnrelated(whole, part);
  if (place === 'operand') return isRenamed;
  if (place === 'choice') return isOfOtherType && (isRenamed || sort !== 'cast');
  return isRenamed || isOfOtherType;
}

/** What is said or read may also be handed to a call that is the only argument. */
const READ_ANYWHERE: ReadonlySet<Sort | 'read'> = new Set<Sort | 'read'>(['said', 'read']);
const CHANGED: ReadonlySet<Place> = new Set<Place>(['cast', 'choice']);

function sortOf(value: Expression | null): Sort | null {
  switch (value?.kind) {
    case 'invocation':
      if (value.receiver?.kind === 'invocation') return 'chain';
      return value.arguments?.length === 0 ? 'bare' : 'call';
    case 'creation':
    case 'cast':
    case 'infix':
      return value.kind;
    case 'prefix':
      return covers(value) ? 'negation' : null;
    case 'number':
    case 'string':
      return 'said';
    case 'fieldAccess':
    case 'arrayAccess':
      return isTellingRead(value) ? 'said' : null;
    default:
      return null;
  }
}

function placeOf(value: Expression, around: Expression, isReadAnywhere: boolean): Place | null {
  const isValue = (one: Expression | undefined): boolean => isSame(one, value);
  switch (around.kind) {
    case 'cast':
      return isValue(around.children.at(-1)) ? 'cast' : null;
    case 'arrayAccess':
      if (isReadAnywhere && around.children[0] && isGivenTo(value, around.children[0])) return 'inside';
      return isValue(around.children[0]) ? 'element' : null;
    case 'arrayInitializer':
      return around.children.some(isValue) ? 'listed' : null;
    case 'infix':
      return around.children.some(isValue) ? 'operand' : null;
    case 'conditional':
      return around.children.slice(1).some(isValue) ? 'choice' : null;
    case 'creation':
      if (!isGivenTo(value, around)) return null;
      return around.arguments?.length === 1 ? 'made' : 'made among';
    case 'invocation':
      if (isGivenTo(value, around)) return around.arguments?.length === 1 ? 'alone' : 'among';
      if (isAskedOfCast(value, around)) return 'element';
      return ((around.arguments?.length ?? 0) > 1 || isReadAnywhere) &&
        around.arguments?.some((one) => one.kind === 'invocation' && isGivenTo(value, one))
        ? 'inside'
        : null;
    default:
      return null;
  }
}

/** `((User) find(id)).name()` of `find(id)`. */
function isAskedOfCast(value: Expression, { receiver }: Expression): boolean {
  const under = receiver?.kind === 'parenthesized' ? withoutParentheses(receiver) : null;
  return under?.kind === 'cast' && [under, ...descendants(under)].some((one) => isSame(one, value));
}

function differences(whole: VariableDeclaration, part: VariableDeclaration): readonly [renamed: boolean, retyped: boolean] {
  return [whole.name !== part.name, qualifiedTypeText(whole) !== qualifiedTypeText(part)];
}

/** Of another name and type. Types that may be each other's supertype, by their names, are one variable's: that of all, and those that share a word. */
function areUnrelated(one: VariableDeclaration, other: VariableDeclaration): boolean {
  if (one.name === other.name) return false;
  const names = [one, other].map(({ type }) => withoutTypeArguments(type?.text ?? ''));
  const [a, b] = names as [string, string];
  if (a === b || names.some((name) => one.initializer?.traits.types.isRoot(name)) || a.includes(b) || b.includes(a)) return false;
  const words = new Set(typeWords(a));
  return !typeWords(b).some((word) => words.has(word));
}

function typeWords(name: string): readonly string[] {
  return name.match(WORD) ?? [];
}

/** `COS` and `Name` of `COSName`. */
const WORD = /[A-Z](?![a-z])(?:[A-Z](?![a-z]))*|[A-Z]?[a-z\d]+/g;

function isGivenTo(value: Expression, call: Expression): boolean {
  return (call.arguments ?? []).some((given) => isSame(given, value));
}

function isSame(one: Expression | undefined, other: Expression): boolean {
  return one !== undefined && withoutParentheses(one).text === other.text;
}
