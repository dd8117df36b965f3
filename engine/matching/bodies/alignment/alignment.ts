import type { Expression } from '../../../model/expression.js';
import { normalizedDistance } from '../../../text/similarity.js';
import { isSameAssertion } from './assertions.js';
import { isPartOfCondition, isTurnedRound } from '../../../facts/expressions/condition-parts.js';
import type { Replacement, ReplacementKind } from '../body-mapping.js';
import { kindOf } from './replacement-kind.js';
import {
  countShared,
  haveOneReceiver,
  isAskedElsewhere,
  isAskedOfAnotherType,
  isHandedOn,
  isOperandOf,
  isRenamedRequest,
  isSameRequest,
  isSameCreation,
  SIMILAR_NAME,
  withoutParentheses,
  type Looseness,
  type SameExpressions,
} from '../../../facts/expressions/covering.js';
import {
  compatible,
  computes,
  isSameChain,
  isSameMember,
  typeOf,
  withoutTypeArguments,
} from '../../../facts/expressions/expression-facts.js';
import { lambdaPairs, type LambdaPair } from './lambda-pairs.js';
import { areTied, hasOtherBody, keepsName, type Anchor, type Standing } from '../values/replaceable-values.js';
import { shiftedArguments } from '../values/shifted-arguments.js';
import { areSameUnder, NO_SUBSTITUTION, type Substitution } from '../../../facts/substitution.js';

/**
 * Which sub-expressions have to be replaced so that one expression becomes another (paper 003, Algorithm 2 and Table 3).
 *
 * The paper replaces texts until the edit distance is zero. Reflens compares the two trees from the top, without distances: equal structure
 * is descended into, and where it ends, one sub-expression stands for the other.
 *
 *     log("Drill Logical", drel)   ->   log("Drill Logical", rel, logger)      invocation, arguments added; inside it drel -> rel
 *
 * Expressions that cover the whole statement are held to stricter rules (section 3.3), or everything would match everything.
 */
export class Aligner {
  readonly replacements: Replacement[] = [];
  /** Lambdas and class bodies that were aligned with each other: their insides are mapped once the pair is chosen. */
  readonly bodies: { readonly before: Expression; readonly after: Expression }[] = [];

  constructor(
    private readonly beforeNames: Substitution = NO_SUBSTITUTION,
    private readonly afterNames: Substitution = NO_SUBSTITUTION,
    /** How loosely expressions that cover statements are compared. */
    readonly looseness: Looseness = 'none',
    /** What the second expression covers is all that its method does: of an own call the name alone tells. */
    private readonly isOnly = false,
    /** How the bodies belong together. */
    readonly standing: Standing = 'kept',
  ) {}

  /** Canonical texts equal, argumentized. Notes the bodies inside for later. */
  same(before: Expression, after: Expression): boolean {
    return areSameUnder(before, after, this.beforeNames, this.afterNames);
  }

  /** Forgets what an alignment that failed has noted, for the next one. */
  clear(): void {
    this.replacements.length = 0;
    this.bodies.length = 0;
  }

  /** Takes back everything since a state of the lists; used when one way of aligning fails and another is tried. */
  #attempt(action: () => boolean): boolean {
    const replacements = this.replacements.length;
    const bodies = this.bodies.length;
    if (action()) return true;
    this.replacements.length = replacements;
    this.bodies.length = bodies;
    return false;
  }

  /** Whether an action succeeds; what it notes is forgotten. */
  trial(action: () => boolean): boolean {
    let succeeds = false;
    this.#attempt(() => {
      succeeds = action();
      return false;
    });
    return succeeds;
  }

  /** What is inside two expressions that stand for one another, as far as it is alike. */
  inside(before: Expression, after: Expression): void {
    this.#attempt(() => (this.same(before, after) ? this.#noteBodies(before, after) : this.#descend(before, after)));
  }

  /** Aligns two expressions inside a statement: as a last resort the one replaces the other. */
  part(before: Expression, after: Expression): boolean {
    if (this.same(before, after)) return this.#noteBodies(before, after);
    if (this.#attempt(() => this.#descend(before, after))) return true;
    if (!compatible(before, after)) return false;
    this.replace(before, after);
    return this.#insides(lambdaPairs([before], [after]));
  }

  /** Aligns two expressions that cover their statements. `anchored`: what ties these together already (the same declared name, the same assigned variable). */
  whole(before: Expression, after: Expression, anchored: Anchor = null, looseness = this.looseness): boolean {
    if (this.same(before, after)) return this.#noteBodies(before, after);
    const a = withoutParentheses(before);
    const b = withoutParentheses(after);
    if (a.kind === b.kind) {
      if (a.kind === 'invocation' || a.kind === 'superInvocation') {
        if (this.#attempt(() => this.#wholeInvocation(a, b, looseness))) return true;
      } else if (a.kind === 'creation') {
        if (this.#attempt(() => this.#wholeCreation(a, b, looseness === 'all'))) return true;
      } else if (this.#attempt(() => this.#descend(a, b))) {
        return true;
      }
    }
    if (isSameMember(a, b)) return true;
    if (isSameAssertion(a, b, (x, y) => this.same(x, y))) {
      this.replace(a, b, 'assertion');
      return true;
    }
    if (looseness !== 'none' && this.#covered(a, b)) return true;
    if (!this.#wrapped(a, b) && !areTied(a, b, anchored, this.standing, (x, y) => this.same(x, y))) return false;
    this.replace(a, b);
    return this.lambdas([a], [b]);
  }

  /** The same, of values that are kept or given back otherwise: those that are asked of another type under another name are others. */
  value(before: Expression, after: Expression): boolean {
    return !isAskedOfAnotherType(before, after, (x, y) => this.same(x, y), this.looseness) && this.whole(before, after);
  }

  /** A condition against what a predicate method returns: the same, its opposite where a statement asks it, some operands of it, or one of more. */
  condition(before: Expression, after: Expression, isValue = false): boolean {
    const a = withoutParentheses(before);
    const b = withoutParentheses(after);
    if (this.same(a, b)) return true;
    const same: SameExpressions = (x, y) => this.same(x, y);
    if (!isPartOfCondition(a, b, same) && (isValue || !isTurnedRound(a, b, same))) return false;
    this.replace(a, b, 'condition');
    return true;
  }

  /** Heuristic 12 of Table 3: `x` against `c ? x : y`, `(T) x`, `!x`. */
  #wrapped(a: Expression, b: Expression): boolean {
    return isOperandOf(a, b, (x, y) => this.same(x, y)) || isOperandOf(b, a, (x, y) => this.same(y, x));
  }

  /** What methods that belong together have in common beyond that: the whole of the one inside the other. */
  #covered(a: Expression, b: Expression): boolean {
    const same: SameExpressions = (x, y) => this.same(x, y);
    const covered = isHandedOn(a, b, same) || isHandedOn(b, a, (small, big) => this.same(big, small)) || isSameCreation(a, b, same);
    if (covered) this.replace(a, b);
    return covered;
  }

  /** Heuristics 1 to 9 of Table 3. */
  #wholeInvocation(a: Expression, b: Expression, looseness: Looseness): boolean {
    const loose = looseness !== 'none';
    const [argumentsA, argumentsB] = [a.arguments ?? [], b.arguments ?? []];
    if (!keepsName(this.standing) && hasOtherBody(argumentsA, argumentsB, (x, y) => this.same(x, y))) return false;
    const sameName = a.label === b.label;
    const sameReceiver = haveOneReceiver(a, b, (x, y) => this.same(x, y));
    const sameArguments =
      argumentsA.length === argumentsB.length && argumentsA.every((one, i) => this.same(one, argumentsB[i] as Expression));
    const shared = this.#sharedCount(argumentsA, argumentsB);
    if (sameName) {
      if (sameArguments || argumentsA.length === argumentsB.length) return this.#receiver(a, b) && this.#argumentLists(a, b);
      const fewest = Math.min(argumentsA.length, argumentsB.length);
      const isSame = sameReceiver
        ? shared > 0 || fewest === 0 || a.receiver !== null || this.isOnly
        : isAskedElsewhere(a, b, (x, y) => this.same(x, y), loose && shared > 0 && shared >= fewest / 2);
      return isSame && this.#receiver(a, b) && this.#argumentLists(a, b);
    }
    // renamed call: equal arguments say that it is the same call, or without arguments a similar name
    const similarName = normalizedDistance(a.label, b.label) <= SIMILAR_NAME;
    if (sameReceiver && sameArguments && (similarName || argumentsA.length > 0)) {
      this.replace(a, b);
      return argumentsA.every((one, i) => this.#noteBodies(one, argumentsB[i] as Expression));
    }
    if (sameReceiver && shared > 0 && isRenamedRequest(a, b, looseness)) return this.#argumentLists(a, b, true);
    if (loose && sameReceiver && isSameRequest(a, b, looseness)) return this.#argumentLists(a, b, true);
    if (loose && isAskedOfAnotherType(a, b, (x, y) => this.same(x, y), looseness)) return this.#argumentLists(a, b, true);
    if (argumentsA.length > 0 && sameArguments && similarName && a.receiver && b.receiver) return this.#replaced(a, b);
    return isSameChain(a, b) && this.#replaced(a, b) && this.lambdas([a], [b]);
  }

  #replaced(a: Expression, b: Expression): true {
    this.replace(a, b);
    return true;
  }

  /**
   * The same type with a common argument, or as many; another type with as many and a common one. The looser rules also take the same type with any
   * arguments, unless one side computes them and the other does not, and another type with the same arguments.
   */
  #wholeCreation(a: Expression, b: Expression, loose: boolean): boolean {
    const [argumentsA, argumentsB] = [a.arguments ?? [], b.arguments ?? []];
    const typeA = typeOf(a);
    const typeB = typeOf(b);
    if (!typeA || !typeB) return false;
    const shared = this.#sharedCount(argumentsA, argumentsB);
    const isAsMany = argumentsA.length === argumentsB.length;
    const isOne =
      withoutTypeArguments(typeA.text) === withoutTypeArguments(typeB.text)
        ? isAsMany ||
          shared > 0 ||
          Math.min(argumentsA.length, argumentsB.length) === 0 ||
          (loose && argumentsA.some(computes) === argumentsB.some(computes))
        : (isAsMany && (argumentsA.length > 0 ? shared > 0 : loose)) || (a.anonymousType !== null && b.anonymousType !== null);
    return isOne && this.#made(a, b, typeA, typeB);
  }

  #made(a: Expression, b: Expression, typeA: Expression, typeB: Expression): boolean {
    if (typeA.text !== typeB.text) this.replace(typeA, typeB, 'type');
    return this.#noteBodies(a, b) && this.#argumentLists(a, b);
  }

  /** Same structure: descends and aligns part by part. */
  #descend(a: Expression, b: Expression): boolean {
    if (a.kind === 'parenthesized' || b.kind === 'parenthesized') {
      const innerA = withoutParentheses(a);
      const innerB = withoutParentheses(b);
      return innerA === a && innerB === b ? false : this.part(innerA, innerB);
    }
    if (isSameMember(a, b)) return true;
    if (a.kind !== b.kind) return false;
    switch (a.kind) {
      case 'name':
        this.replace(a, b, 'variable');
        return true;
      case 'number':
      case 'string':
      case 'character':
      case 'boolean':
        this.replace(a, b, 'literal');
        return true;
      case 'type':
        this.replace(a, b, 'type');
        return true;
      case 'fieldAccess':
        if (a.label === b.label) return this.#receiver(a, b);
        if (!haveOneReceiver(a, b, (x, y) => this.same(x, y))) return false;
        this.replace(a, b, 'variable');
        return true;
      case 'invocation':
      case 'superInvocation':
      case 'constructorInvocation':
        if (a.label !== b.label) return false;
        return this.#receiver(a, b) && this.#argumentLists(a, b);
      case 'creation': {
        const typeA = typeOf(a);
        const typeB = typeOf(b);
        if (!typeA || !typeB) return false;
        const sameType = withoutTypeArguments(typeA.text) === withoutTypeArguments(typeB.text);
        if (!sameType && (a.arguments?.length ?? 0) !== (b.arguments?.length ?? 0)) return false;
        return this.#made(a, b, typeA, typeB);
      }
      case 'arrayInitializer':
        return this.#argumentLists(a, b);
      case 'infix':
        return this.#infix(a, b);
      case 'prefix':
      case 'postfix':
      case 'assignment':
        if (a.label !== b.label) this.replace(a, b, 'operator');
        return this.#children(a, b);
      case 'methodReference':
        if (a.label !== b.label) return false;
        return this.#receiver(a, b);
      case 'lambda':
        if (a.declarations.length !== b.declarations.length) return false;
        if (!a.block && !b.block) return this.#children(a, b);
        if (a.block && b.block) this.bodies.push({ before: a, after: b });
        else this.replace(a, b);
        return true;
      case 'switch':
        this.bodies.push({ before: a, after: b });
        return this.#children(a, b);
      case 'other':
        return a.children.length > 0 && this.#children(a, b);
      default:
        return a.label === b.label && this.#children(a, b);
    }
  }

  #children(a: Expression, b: Expression): boolean {
    return a.children.length === b.children.length && a.children.every((child, i) => this.part(child, b.children[i] as Expression));
  }

  /** Operands one by one; a chain that grew or shrank aligns when most of the shorter one is still there. */
  #infix(a: Expression, b: Expression): boolean {
    if (a.label === b.label && a.children.length !== b.children.length) {
      const shared = this.#sharedCount(a.children, b.children);
      if (shared === 0 || shared < Math.min(a.children.length, b.children.length) / 2) return false;
      this.replace(a, b, 'expression');
      return true;
    }
    if (a.children.length !== b.children.length) return false;
    if (a.label !== b.label) {
      // `a == b` -> `a != b`: at least one operand must be the same, or the two have nothing to do with each other
      if (this.#sharedCount(a.children, b.children) === 0) return false;
      this.replace(a, b, 'operator');
    }
    return this.#children(a, b);
  }

  #receiver(a: Expression, b: Expression): boolean {
    if (a.receiver && b.receiver) return this.part(a.receiver, b.receiver);
    if (!a.receiver && !b.receiver) return true;
    const present = a.receiver ?? b.receiver;
    if (present?.kind !== 'this') this.replace(a, b);
    return true;
  }

  /** One by one when the lists are equally long; else the call as a whole is replaced, and what stayed is aligned in order. */
  #argumentLists(a: Expression, b: Expression, renamed = false): boolean {
    const listA = a.arguments ?? [];
    const listB = b.arguments ?? [];
    const shifted = listA.length === listB.length ? shiftedArguments(listA, listB, (x, y) => this.same(x, y)) : null;
    if (renamed || shifted || listA.length !== listB.length) this.replace(a, b);
    if (listA.length !== listB.length) return this.lambdas(listA, listB);
    return (shifted ?? listA.map((one, i) => [one, listB[i] as Expression] as const)).every(([one, other]) => this.part(one, other));
  }

  /** What lambdas do goes on where the expressions around them are others. */
  lambdas(before: readonly Expression[], after: readonly Expression[]): true {
    return this.#insides(lambdaPairs(before, after));
  }

  #insides(pairs: readonly LambdaPair[]): true {
    for (const [one, other] of pairs) this.inside(one, other);
    return true;
  }

  #sharedCount(listA: readonly Expression[], listB: readonly Expression[]): number {
    return countShared(listA, listB, (x, y) => this.same(x, y));
  }

  /** Notes that the one stands for the other. */
  replace(before: Expression, after: Expression, kind: ReplacementKind = kindOf(before, after)): void {
    this.replacements.push({ kind, before, after });
  }

  /** Bodies inside two expressions of equal text correspond in order. */
  #noteBodies(before: Expression, after: Expression): boolean {
    if (before.anonymousType && after.anonymousType) this.bodies.push({ before, after });
    else if (before.block && after.block) this.bodies.push({ before, after });
    const children = Math.min(before.children.length, after.children.length);
    if (before.kind !== 'creation' || after.kind !== 'creation' || this.same(before, after)) {
      for (let i = 0; i < children; i++) this.#noteBodies(before.children[i] as Expression, after.children[i] as Expression);
    }
    return true;
  }
}
