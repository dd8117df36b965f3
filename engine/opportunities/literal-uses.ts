import { simpleTypeName, type Field } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { bare, codeOf } from './code.js';

/** A literal, and how it is used. */
export interface LiteralUse {
  readonly literal: Expression;
  /** Equal texts are the same use; null where it stands by itself. */
  readonly use: string | null;
}

const isLiteral = ({ kind }: Expression): boolean => kind === 'number' || kind === 'string';

/** The literals of some code, with those of lambdas, and without class bodies. */
export function literalUses(roots: readonly Statement[]): readonly LiteralUse[] {
  return codeOf(roots).statements.flatMap(ownLiteralUses);
}

/** Those of a statement itself. */
export const ownLiteralUses = ({ expressions, variables }: Statement): readonly LiteralUse[] => usesIn(expressions, variables, isLiteral);

/** Those of what a field holds from the start, with the code of lambdas in it. */
export function usesInField(field: Field): readonly LiteralUse[] {
  const { initializer } = field;
  if (!initializer) return [];
  const blocks = descendants(initializer).flatMap(({ block }) => block ?? []);
  return [...usesIn([initializer], [field], isLiteral), ...literalUses(blocks)];
}

/** How a statement itself uses names that are wanted, `NAME` or `Type.NAME`. */
export function nameUses({ expressions, variables }: Statement, wanted: (name: string) => boolean): readonly LiteralUse[] {
  return usesIn(expressions, variables, ({ kind, label }) => (kind === 'name' || kind === 'fieldAccess') && wanted(label));
}

type Holder = Pick<Statement['variables'][number], 'name' | 'initializer'>;

function usesIn(
  expressions: readonly Expression[],
  holders: readonly Holder[],
  wanted: (one: Expression) => boolean,
): readonly LiteralUse[] {
  return expressions.flatMap((expression) =>
    descendants(expression)
      .filter(wanted)
      .map((literal) => ({ literal, use: useOf(literal, holders) })),
  );
}

/** `<`, `>=` and their like ask the same of a bound. */
const COMPARING: ReadonlySet<string> = new Set(['<', '>', '<=', '>=', '==', '!=']);

/**
 * How a literal is used, as a text: equal ones are the same use. A value means something by what it is handed to, compared with, or assigned to; null where it stands by itself.
 *
 *     page(rows, 500)   ->  page 1        size < 500   ->  size <        limit = 500     ->  limit =
 *     new Row[500]      ->  new []        500 * 1024   ->  1024 *        wait(now ? 0 : 500)   ->  wait 0
 */
function useOf(literal: Expression, holders: readonly Holder[]): string | null {
  let one = literal;
  while (one.parent && handsOn(one.parent, one)) one = one.parent;
  const { parent } = one;
  if (!parent || parent.kind === 'declaration') {
    const variable = holders.find(({ initializer }) => initializer?.span.start === one.span.start);
    return variable ? `${variable.name} =` : null;
  }
  const at = parent.arguments?.indexOf(one) ?? -1;
  switch (parent.kind) {
    case 'invocation':
    case 'superInvocation':
      return at < 0 ? `.${parent.label}` : `${parent.label} ${String(at)}`;
    case 'creation': {
      const type = parent.children.find(({ kind }) => kind === 'type');
      return type && at >= 0 ? `new ${simpleTypeName(type.text)} ${String(at)}` : null;
    }
    case 'arrayCreation':
      return at < 0 ? null : 'new []';
    case 'infix':
    case 'assignment': {
      const name = nameOf(parent.children.find((child) => child !== one));
      return name === null ? null : `${name} ${COMPARING.has(parent.label) ? '<' : parent.label}`;
    }
    default:
      return null;
  }
}

/** What gives a value on as it is: brackets, casts, branches of a choice. */
function handsOn({ kind, children }: Expression, value: Expression): boolean {
  return kind === 'parenthesized' || kind === 'cast' || (kind === 'conditional' && children[0] !== value);
}

/** What an operand is called: its last name, the call that it is, or itself where it is a literal. */
function nameOf(operand: Expression | undefined): string | null {
  if (!operand) return null;
  const { kind, label } = bare(operand);
  return kind === 'name' || kind === 'fieldAccess' || kind === 'invocation' || kind === 'number' || kind === 'string' ? label : null;
}
