import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { StatementMapping } from './body-mapping.js';
import { wrappedExpression } from './leaf-alignment.js';
import { addAll } from '../text/lists.js';

/** A chain with as many calls behind its beginning is compared as a whole. */
const LONG_REST = 5;

/**
 * Whether the beginning of a chain of calls, of which the rest stays as it is, says nothing of the method that gives it back now, or did (2,208 changes by what the
 * chain begins with, how long its beginning and its rest are, what the rest is handed, and what the statement does with it; only chains that are all of a statement's
 * value, and methods that are handed nothing under another name):
 *
 *     new Mail().from(a).to(b).about(c).send();   ->   mail(a, b).about(c).send();    nothing: two calls went, two stayed
 *     new Mail().from(a).about(c).send();         ->   mail(a).about(c).send();       extracted: one call went
 *     mail(a).to(b).filter(x -> x.isOpen());      ->   …                              extracted: lambdas in the rest are compared
 */
export function isUntellingBeginning(
  { before, after, beforeExpression, afterExpression }: StatementMapping,
  direction: 'extract' | 'inline',
): boolean {
  const [piece, statement] = direction === 'extract' ? [beforeExpression, before] : [afterExpression, after];
  const beginning = piece && beginningOf(piece, statement);
  if (!beginning) return false;
  return direction === 'extract' ? !beginning.isHanded && isLostIn(beginning) : isFoundNowhere(beginning);
}

interface Beginning {
  /** What the first call is asked of: an object that is made there, something with a name, nothing. */
  readonly start: 'made' | 'named' | 'own';
  /** Calls up to the end of the piece, and behind it. */
  readonly links: number;
  readonly rest: number;
  readonly isDeclared: boolean;
  readonly isReturned: boolean;
  /** The chain is what a call is handed that is all of the statement's value. */
  readonly isHanded: boolean;
  readonly hasLambda: boolean;
  readonly hasArguments: boolean;
}

function isLostIn({ start, links, rest, isDeclared, hasLambda }: Beginning): boolean {
  if (links > 1) return rest > 1 && !hasLambda;
  if (start === 'own') return false;
  if (start === 'named') return isDeclared && rest >= LONG_REST;
  if (links === 1) return isDeclared && rest > 1;
  return isDeclared || (rest >= LONG_REST && !hasLambda);
}

/** Calls of which a beginning consists that is put in front of a lambda, at least, when it says nothing. */
const LOST_BEFORE_LAMBDA = { made: 2, named: 3, own: 4 } as const;

function isFoundNowhere({ start, links, rest, isDeclared, isReturned, isHanded, hasLambda, hasArguments }: Beginning): boolean {
  if (hasLambda && links >= LOST_BEFORE_LAMBDA[start] && (rest > 1 || start === 'made')) return true;
  if (isHanded) return start === 'made' && links === 0;
  if (start === 'named') return links === 1 && rest >= LONG_REST;
  if (start === 'own' || links > 1) return false;
  if (links === 1) return rest > 1 || (!hasLambda && (isDeclared || hasArguments));
  return rest >= LONG_REST || (isReturned && rest > 1);
}

/** The piece as the beginning of a chain that is all of the statement's value; null when it is none. */
function beginningOf(piece: Expression, statement: Statement): Beginning | null {
  let rest = 0;
  let root = piece;
  const given: Expression[] = [];
  while (root.parent?.kind === 'invocation' && root.parent.receiver === root) {
    root = root.parent;
    rest += 1;
    addAll(given, root.arguments ?? []);
  }
  const whole = wrappedExpression(statement);
  const isHanded = root.parent !== null && root.parent === whole && whole.arguments?.includes(root) === true;
  if (rest === 0 || (root !== whole && !isHanded)) return null;
  let links = 0;
  let first: Expression | null = piece;
  for (; first?.kind === 'invocation'; first = first.receiver) links += 1;
  return {
    start: first === null ? 'own' : first.kind === 'creation' ? 'made' : 'named',
    links,
    rest,
    isHanded,
    isReturned: statement.kind === 'return',
    isDeclared: statement.kind === 'localVariable',
    hasLambda: given.some((one) => descendants(one).some(({ kind }) => kind === 'lambda')),
    hasArguments: given.length > 0,
  };
}
