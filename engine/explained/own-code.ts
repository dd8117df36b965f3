import type { Method, TypeDeclaration } from '../model/declarations.js';
import type { Statement } from '../model/statement.js';
import { contains, type Span } from '../text/span.js';
import type { TokenFile } from './token-file.js';

/** Which tokens are a declaration's or statement's own: all in its span but those of the declarations and statements inside it. */

/** The head of a type, its braces, and what stands between its members. */
export function ownOfType(file: TokenFile, type: TypeDeclaration): number[] {
  const members = [
    ...type.fields.filter(({ kind }) => kind !== 'recordComponent').map(({ declarationSpan }) => declarationSpan),
    ...type.methods.map(({ span }) => span),
    ...type.types.map(({ span }) => span),
  ];
  return file.own(type.span, members);
}

/** The head of a method and its braces. */
export function ownOfMethod(file: TokenFile, method: Method): number[] {
  return file.own(method.span, method.body?.children.map(({ span }) => span) ?? []);
}

/** A statement: whole when it is a leaf, lambdas and class bodies included; the header and the braces when it holds others. */
export function ownOfStatement(file: TokenFile, statement: Statement): number[] {
  const siblings = statement.parent?.children ?? [];
  // the tree says of `catch` and `finally` that they follow their `try`; in the text they lie in it
  const inside = siblings.slice(statement.index + 1).filter((one) => contains(statement.span, one.span));
  return file.own(statement.span, [...parts(statement), ...inside.map(({ span }) => span)]);
}

/** A block that a statement has for its body: its braces are that statement's. */
export function isPartOfComposite(statement: Statement): boolean {
  return statement.kind === 'block' && statement.parent !== null && statement.parent.kind !== 'block';
}

function parts(statement: Statement): Span[] {
  return statement.children.flatMap((child) => (isPartOfComposite(child) ? parts(child) : [child.span]));
}

/** The longest run of pairs that are in the same order on both sides, by where they start. Pairs must be in the order of `before`. */
export function inOrder<Pair>(pairs: readonly Pair[], after: (pair: Pair) => number): readonly Pair[] {
  if (pairs.every((pair, at) => at === 0 || after(pairs[at - 1] ?? pair) < after(pair))) return pairs;
  const tails: number[] = [];
  const previous: number[] = [];
  for (const [at, pair] of pairs.entries()) {
    const place = after(pair);
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const tail = pairs[tails[middle] ?? 0];
      if (tail !== undefined && after(tail) < place) low = middle + 1;
      else high = middle;
    }
    previous[at] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = at;
  }
  const run: Pair[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const pair = pairs[at];
    if (pair !== undefined) run.push(pair);
  }
  return run.reverse();
}
