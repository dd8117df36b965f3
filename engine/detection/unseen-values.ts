import type { Expression, ExpressionKind } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { isChain } from '../matching/condition-parts.js';
import { withParentheses } from '../matching/covering.js';
import { isTextSum } from '../matching/expression-facts.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';

/** `extract`: the variable is new. `inline`: it is gone. */
export type ExtractionDirection = 'extract' | 'inline';

/**
 * Values that are no values by themselves where they stand, so that they were not put in, or neither taken out:
 *
 *     Object seat = find(row); return (Seat) seat;             ->   return (Seat) find(row);                        not put in under a cast that is given back
 *     String why = "no " + row; throw new Gone(row, why);      ->   throw new Gone(row, "no " + row);               not put in beside another argument
 *     Seat seat = hall.plan.first; this.seat = seat;           ->   this.seat = hall.plan.first;                    neither
 *     Seat seat = hall.plan.first; show(seat);                 ->   show(hall.plan.first);                          put in, and taken out
 *
 * Names and calls are seen nearly everywhere (4,860 pairs by value, place and direction).
 */
export function areUnseen(values: readonly Expression[], statement: Statement, direction: ExtractionDirection): boolean {
  return values.length > 0 && values.every((value) => isUnseen(value, statement, direction));
}

function isUnseen(value: Expression, statement: Statement, direction: ExtractionDirection): boolean {
  const place = placeOf(value, statement);
  const sight = place && SIGHTS[place][sortOf(value)];
  return sight === 'never' || (sight === 'taken' && direction === 'inline');
}

/** What a value is as far as it is seen. A member of a member is named from its beginning (`hall.plan.first`), after something else, or after a call or cast. */
type Sort = 'path' | 'member' | 'answered' | 'asking' | 'text' | 'infix' | ExpressionKind;

/** Seen in no direction, or only when it is taken out. */
type Sight = 'never' | 'taken';

type Place =
  | 'cast'
  | 'castGiven' // (Seat) value; it is all that a statement gives back or declares
  | 'castInside' // it is handed on to what is asked or made
  | 'set'
  | 'added'
  | 'chosen' // open ? value : null
  | 'computed' // 3 * value, declared or set
  | 'compared' // in what is asked or handed on
  | 'made' // new Seat(value), declared or thrown
  | 'madeOfSeveral'; // and given back, too

const MEMBERS = { path: 'taken', member: 'taken', answered: 'taken' } as const;
const NO_MEMBERS = { path: 'never', member: 'never', answered: 'never' } as const;
const CHOICES = { conditional: 'taken', instanceof: 'taken', classLiteral: 'taken', asking: 'taken' } as const;
const UNDER_CAST = {
  ...MEMBERS,
  ...CHOICES,
  cast: 'taken',
  lambda: 'taken',
  methodReference: 'taken',
  infix: 'taken',
  text: 'taken',
} as const;

const SIGHTS: Readonly<Record<Place, { readonly [sort in Sort]?: Sight }>> = {
  cast: UNDER_CAST,
  castGiven: { ...UNDER_CAST, invocation: 'taken', creation: 'taken' },
  castInside: { ...UNDER_CAST, arrayAccess: 'taken', string: 'taken', prefix: 'taken' },
  set: NO_MEMBERS,
  added: { ...NO_MEMBERS, conditional: 'never', instanceof: 'never', infix: 'taken', text: 'taken' },
  chosen: { path: 'never', member: 'never', asking: 'taken' },
  computed: { path: 'never', member: 'never' },
  compared: MEMBERS,
  made: { path: 'never', member: 'taken' },
  madeOfSeveral: { ...MEMBERS, ...CHOICES, arrayCreation: 'taken', text: 'taken' },
};

function sortOf(value: Expression): Sort {
  if (value.kind === 'fieldAccess') return memberSort(value);
  if (value.kind !== 'infix') return value.kind;
  if (isChain(value) || COMPARISONS.has(value.label)) return 'asking';
  return isTextSum(value) ? 'text' : 'infix';
}

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '>', '<=', '>=']);

/** `first` and `plan.first` are names. */
function memberSort({ receiver }: Expression): Sort {
  if (!receiver || receiver.kind === 'name' || receiver.kind === 'this' || receiver.kind === 'super') return 'name';
  let root = receiver;
  while (root.kind === 'fieldAccess' && root.receiver) root = root.receiver;
  if (root.kind === 'name') return 'path';
  return root.kind === 'this' || root.kind === 'arrayAccess' ? 'member' : 'answered';
}

function placeOf(value: Expression, statement: Statement): Place | null {
  const inner = withParentheses(value);
  const { parent } = inner;
  switch (parent?.kind) {
    case 'cast':
      return castPlace(withParentheses(parent), statement);
    case 'assignment':
      return parent.children[1] !== inner ? null : parent.label === '=' ? 'set' : 'added';
    case 'conditional':
      return parent.children[0] !== inner && parent.parent?.kind === 'assignment' ? 'chosen' : null;
    case 'infix':
      return isChain(parent) ? null : operandPlace(parent, statement);
    case 'creation':
      return parent.arguments?.includes(inner) && parent === wrappedExpression(statement) ? madePlace(parent, statement) : null;
    default:
      return null;
  }
}

function castPlace(cast: Expression, statement: Statement): Place {
  const { parent } = cast;
  if (!parent) return statement.kind === 'return' || statement.kind === 'localVariable' ? 'castGiven' : 'cast';
  const isHanded = parent.arguments?.includes(cast) ?? false;
  return parent.receiver === cast || (isHanded && (statement.composite || parent.kind === 'creation')) ? 'castInside' : 'cast';
}

function operandPlace(computed: Expression, { composite, kind }: Statement): Place {
  let outer: Expression = computed;
  while (outer.parent && !outer.parent.arguments?.includes(outer)) outer = outer.parent;
  return outer.parent || composite || kind === 'return' ? 'compared' : 'computed';
}

function madePlace(made: Expression, { kind }: Statement): Place | null {
  const isOfSeveral = (made.arguments?.length ?? 0) > 1;
  if (kind === 'expression') return null;
  return isOfSeveral ? 'madeOfSeveral' : kind === 'return' ? null : 'made';
}
