import type { StatementMapping } from './body-mapping.js';
import { include } from '../../text/grouping.js';

/**
 * Statements that were paired crosswise, since the names in them are nearer so, while another statement of the body tells which variable became which:
 *
 *     rowIndex = new int[1]; box = new int[0]; rowIndex[0] = n;   ->   next = new int[1]; placeInRowIndex = new int[0]; next[0] = n;
 *
 * (96 made-up constructors and 770 methods: the other statement has to stand in the same body, whatever it does with either variable. What is in its order stays
 * paired as it is; of parameters and of variables declared without a value the peer turns that, too.)
 */
export function turnCrossed(
  mappings: readonly StatementMapping[],
  turn: (one: StatementMapping, other: StatementMapping) => boolean,
): void {
  const renamed = mappings.filter(isRenaming);
  const told = new Renames(mappings);
  const turned = new Set<StatementMapping>();
  for (const [at, one] of renamed.entries()) {
    if (turned.has(one)) continue;
    const other = renamed
      .slice(at + 1)
      .find((later) => !turned.has(later) && areCrossed(one, later) && told.cross(one, later) && turn(one, later));
    if (other) turned.add(one).add(other);
  }
}

/** Of two statements, what came first does no more. */
function areCrossed(one: StatementMapping, other: StatementMapping): boolean {
  return one.before.span.start < other.before.span.start !== one.after.span.start < other.after.span.start;
}

function isRenaming(mapping: StatementMapping): boolean {
  return (
    !mapping.before.composite &&
    mapping.before.variables.length === 0 &&
    !mapping.beforeExpression &&
    !mapping.afterExpression &&
    namesIn(mapping).length > 0
  );
}

/** The names that gave way to others, or that are declared as others: `[from, to]`. */
function namesIn({ before, after, replacements }: StatementMapping): readonly (readonly [string, string])[] {
  const declared = before.variables.flatMap(({ name, initializer }, i) => {
    const other = after.variables[i];
    return initializer && other?.initializer && name !== other.name ? [[name, other.name] as const] : [];
  });
  const used = replacements.flatMap(({ kind, before, after }) =>
    kind === 'variable' && before.label !== after.label ? [[before.label, after.label] as const] : [],
  );
  return [...declared, ...used];
}

/** Which statements say that a name became another. */
class Renames {
  readonly #saying = new Map<string, Set<StatementMapping>>();

  constructor(mappings: readonly StatementMapping[]) {
    for (const mapping of mappings) for (const [from, to] of namesIn(mapping)) include(this.#saying, keyOf(from, to), mapping);
  }

  /** The two, and nobody else, say `a` -> `y` and `b` -> `x`, while others say `a` -> `x` or `b` -> `y`. */
  cross(one: StatementMapping, other: StatementMapping): boolean {
    return namesIn(one).some(([a, y]) =>
      namesIn(other).some(
        ([b, x]) => a !== b && x !== y && this.#count(a, y) === 1 && this.#count(b, x) === 1 && this.#count(a, x) + this.#count(b, y) > 0,
      ),
    );
  }

  #count(from: string, to: string): number {
    return this.#saying.get(keyOf(from, to))?.size ?? 0;
  }
}

function keyOf(from: string, to: string): string {
  return `${from} ${to}`;
}
