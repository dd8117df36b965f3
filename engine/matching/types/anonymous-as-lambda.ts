import type { Method, TypeDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { bodyStatements, fragmentsOf } from '../bodies/fragments.js';
import { goesOn } from '../bodies/going-on.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { mapFragments } from '../bodies/statement-matching.js';
import { NO_SUBSTITUTION } from '../../facts/substitution.js';

/**
 * Whether a lambda does what a method of an anonymous class did (1,374 made-up changes): statements of the one became statements of the other, edited or not, and
 * more than are left over on each side, if anything is left over on both. Where the two stand says nothing, nor how many methods the class has.
 *
 *     run(new Task() { public void go() { paint(hull); sail(); } });   ->   runLater(() -> { paint(keel); rest(); sail(); });
 *     run(new Task() { public void go() { paint(hull); sail(); } });   ->   run(() -> { paint(hull); rest(); });        no
 *     run(new Task() { public void go() { } });                        ->   run(() -> { });                             no
 *
 * A method reference names what one of the statements calls, whatever that is asked of.
 *
 *     run(new Task() { public int go(Boat boat) { return crane.lift(boat); } });   ->   run(this::lift);
 */
export function becameLambda({ methods }: TypeDeclaration, lambda: Expression, at: Statement): boolean {
  if (lambda.kind === 'methodReference') return methods.some((method) => calls(method, lambda.label));
  return methods.some(({ body }) => body !== null && doesTheSame(body, lambda, at));
}

function calls({ body }: Method, name: string): boolean {
  if (!body) return false;
  return statementsOf(body).some((statement) => {
    const value = wrappedExpression(statement);
    return value?.kind === 'invocation' && value.label === name;
  });
}

/** `at`: the statement that the lambda stands in, which a lambda without a block is an expression of. */
function doesTheSame(body: Statement, { block, children }: Expression, at: Statement): boolean {
  const value = children.at(-1);
  if (!block && !value) return false;
  const mapping = mapFragments({
    before: fragmentsOf(bodyStatements(body), NO_SUBSTITUTION),
    after: block
      ? fragmentsOf(bodyStatements(block), NO_SUBSTITUTION)
      : fragmentsOf([], NO_SUBSTITUTION, value ? [{ statement: at, expression: value }] : []),
    beforeNames: NO_SUBSTITUTION,
    afterNames: NO_SUBSTITUTION,
    loose: false,
    standing: 'kept',
  });
  if (block) return goesOn(mapping, 'more than');
  // depth = measure(hull);   ->   () -> paint(hull)      no
  const mappings = mapping.mappings.filter(({ before }) => before.expressions[0]?.kind !== 'assignment' || value?.kind === 'assignment');
  return goesOn({ ...mapping, mappings, unmappedAfter: [] }, 'more than');
}
