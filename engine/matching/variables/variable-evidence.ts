import { isField, type Method, type VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { alignDeclarations, alignReferences, isSubstituted, within, type ReferencePair } from '../bodies/aligned-references.js';
import { allMappings, type BodyMapping, type StatementMapping } from '../bodies/body-mapping.js';
import { Bindings, isParameter, isReference } from '../../facts/bindings.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import { memberName, typeOf } from '../../facts/expressions/expression-facts.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { mapBodies } from '../bodies/method-mapping.js';
import type { Substitution } from '../../facts/substitution.js';
import { append, include, remembered } from '../../text/grouping.js';

/** A reference to `before` that became a reference to `after`, or a declaration that did. */
export interface Sighting {
  readonly before: VariableDeclaration;
  readonly after: VariableDeclaration;
  readonly mapping: StatementMapping;
  /** The statements that declare the two are mapped. */
  readonly declaration: boolean;
  /** The reference is written in another way: `size` against `length`, and `size` against `this.size`; `Outer.this.size` is left out. */
  readonly rewritten: boolean;
  /** The two references; null of declarations. */
  readonly references: ReferencePair | null;
}

/** What mapped statements say for two variables. */
export interface Votes {
  /** The statements that declare them are mapped. */
  readonly declared: boolean;
  /** So many mapped statements use the one where they used the other. */
  readonly statements: number;
  /** Of the mapped statements in which either became or was anything, the share of those that say so. */
  readonly share: number;
}

/** What the mapped statements of two bodies say about their variables: the raw material of section 4.3 of the paper. */
export class VariableEvidence {
  static readonly #known = new WeakMap<BodyMapping, VariableEvidence>();
  readonly #forward = new Map<VariableDeclaration, Sighting[]>();
  readonly #backward = new Map<VariableDeclaration, Sighting[]>();
  readonly #namings: { before?: Namings; after?: Namings } = {};

  private constructor(
    readonly before: Method,
    readonly after: Method,
    readonly body: BodyMapping,
  ) {
    const from = Bindings.of(before);
    const to = Bindings.of(after);
    for (const mapping of allMappings(body.mappings)) {
      for (const pair of alignDeclarations(mapping))
        this.#add({ ...pair, mapping, declaration: true, rewritten: pair.before.name !== pair.after.name, references: null });
      const set = setElsewhere(mapping, from, to);
      if (set) this.#add({ ...set, mapping, declaration: false, rewritten: set.before.name !== set.after.name, references: null });
      for (const pair of alignReferences(mapping, body)) {
        const one = from.resolve(pair.before);
        const other = to.resolve(pair.after);
        if (one && other && !isWhatWasGiven(pair, body.beforeNames)) {
          const rewritten = isRewritten(pair, body.beforeNames);
          this.#add({ before: one, after: other, mapping, declaration: false, rewritten, references: pair });
        }
      }
    }
  }

  /** Computed once per body mapping. */
  static of(before: Method, after: Method, body: BodyMapping): VariableEvidence {
    const known = VariableEvidence.#known.get(body);
    if (known) return known;
    const evidence = new VariableEvidence(before, after, body);
    VariableEvidence.#known.set(body, evidence);
    return evidence;
  }

  /** Of two methods whose bodies have one text; computed each time. */
  static ofEqualBodies(before: Method, after: Method): VariableEvidence | null {
    return before.body && after.body && new VariableEvidence(before, after, mapBodies(before.body, after.body, false));
  }

  #add(sighting: Sighting): void {
    append(this.#forward, sighting.before, sighting);
    append(this.#backward, sighting.after, sighting);
  }

  /** Everything that a variable of the body before became, in the order of the mappings. */
  from(variable: VariableDeclaration): readonly Sighting[] {
    return this.#forward.get(variable) ?? [];
  }

  /** Everything that a variable of the body after was. */
  to(variable: VariableDeclaration): readonly Sighting[] {
    return this.#backward.get(variable) ?? [];
  }

  /** The sightings of exactly this pair. */
  between(before: VariableDeclaration, after: VariableDeclaration): readonly Sighting[] {
    return this.from(before).filter((sighting) => sighting.after === after);
  }

  /**
   * The mapped statements of which the one refers to `before` and the other to `after`, wherever in them:
   *
   *     store(key, find(key));   ->   store(find(name));
   *
   * A declaration refers to its variable when its name changed and something says, besides the name, that it is the same declaration.
   */
  mentioning(before: VariableDeclaration, after: VariableDeclaration): readonly StatementMapping[] {
    const usesBefore = Bindings.of(this.before).references(before);
    const usesAfter = Bindings.of(this.after).references(after);
    const declared = new Set(
      before.name === after.name
        ? []
        : this.between(before, after).flatMap((one) => (one.declaration && !one.mapping.inferred ? [one.mapping] : [])),
    );
    return allMappings(this.body.mappings).filter(
      (mapping) =>
        declared.has(mapping) ||
        (usesBefore.some((use) => isPartOf(use, mapping.before, mapping.beforeExpression)) &&
          usesAfter.some((use) => isPartOf(use, mapping.after, mapping.afterExpression))),
    );
  }

  /** All variables of the body before that were seen. */
  seenBefore(): Iterable<VariableDeclaration> {
    return this.#forward.keys();
  }

  /**
   * Whether `before` became `after` wherever it was seen, and `after` was nothing else; written in another way each time, once where it tells. A field
   * that is cast where a local stood is not the local; what was assigned says that a local is the field only where it was not cast.
   *
   *     Result result = ask(); show(result);   ->   this.answer = ask(); show((Reply) answer);      nothing, in either direction
   */
  replaces(before: VariableDeclaration, after: VariableDeclaration): boolean {
    const [forward, backward] = [this.from(before), this.to(after)];
    return (
      forward.some(tells) &&
      isSpelledInOneWay(forward) &&
      forward.every((sighting) => sighting.after === after && sighting.rewritten) &&
      backward.every((sighting) => sighting.before === before)
    );
  }

  /** What the mapped statements say for a pair, and the share of all that became of its two variables. */
  votes(before: VariableDeclaration, after: VariableDeclaration): Votes {
    const between = this.between(before, after);
    const count = (sightings: readonly Sighting[]): number => new Set(sightings.map(({ mapping }) => mapping)).size;
    const uses = between.filter(({ declaration }) => !declaration);
    const all = count([...this.from(before), ...this.to(after)]);
    return { declared: uses.length < between.length, statements: count(uses), share: all === 0 ? 0 : count(between) / all };
  }

  /**
   * In how many mapped statements a variable of one version stands where its value stood in the other: it was extracted there, or inlined.
   *
   *     load(16);   ->   int most = 16; load(most);
   */
  namings({ initializer, name }: VariableDeclaration, side: 'before' | 'after'): number {
    if (!initializer) return 0;
    this.#namings[side] ??= namingsIn(this.body, side);
    return this.#namings[side].get(name)?.get(withoutParentheses(initializer).text)?.size ?? 0;
  }
}

/** Of the names of one version: the values in whose place each stands, with the mapped statements in which it does. */
type Namings = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<StatementMapping>>>;

function namingsIn(body: BodyMapping, side: 'before' | 'after'): Namings {
  const other = side === 'before' ? 'after' : 'before';
  const found = new Map<string, Map<string, Set<StatementMapping>>>();
  for (const mapping of allMappings(body.mappings)) {
    for (const replacement of mapping.replacements) {
      if (replacement[side].kind !== 'name') continue;
      const values = remembered(found, replacement[side].label, () => new Map<string, Set<StatementMapping>>());
      include(values, withoutParentheses(replacement[other]).text, mapping);
    }
  }
  return found;
}

/**
 * Whether a variable that stands where another one stood takes its place there. What is asked is asked of the same under another spelling, what is
 * given back may be anything that was handed over, what a lambda reads is what the variable holds by then, and what stands elsewhere
 * in a list is something else:
 *
 *     if (page == null)   ->   if (this.page == null)          return page;   ->   return sheet;          run(() -> page.turn());   ->   run(() -> sheet.turn());
 *     show(page, this.lamp);   ->   show(this.lamp, this.sheet);
 */
function tells({ before, after, mapping, references }: Sighting): boolean {
  const uses = references ? [references.before, references.after] : [];
  if ([before, after].some(({ kind }) => kind === 'local') && uses.some(isInLambda)) return false;
  if (isField(before) !== isField(after) && references && !isInItsPlace(references)) return false;
  if (mapping.before.composite && before.name === after.name && !uses.every(isArgument)) return false;
  return !(isParameter(before) || isParameter(after)) || ![mapping.before, mapping.after].every(givesBack);
}

/** One name does not give way to another one and to that one with its object in front: `open(page); show(page);` -> `open(sheet); show(this.sheet);` */
function isSpelledInOneWay(sightings: readonly Sighting[]): boolean {
  const [first] = sightings;
  if (!first || isField(first.before) === isField(first.after)) return true;
  const side = isField(first.after) ? 'after' : 'before';
  const texts = sightings.flatMap(({ references, mapping }) => (references ?? { [side]: targetOf(mapping[side]) })[side]?.text ?? []);
  return new Set(texts).size < 2;
}

function targetOf({ kind, expressions: [only] }: Statement): Expression | undefined {
  return kind === 'expression' && only?.kind === 'assignment' ? only.children[0] : undefined;
}

/** Two arguments of lists of one length stand in the same place. */
function isInItsPlace({ before, after }: ReferencePair): boolean {
  const [given, instead] = [before.parent?.arguments, after.parent?.arguments];
  if (!given || !instead || given.length !== instead.length) return true;
  return given.indexOf(before) === instead.indexOf(after);
}

function isArgument(expression: Expression): boolean {
  return expression.parent?.arguments?.includes(expression) === true;
}

function givesBack(statement: Statement): boolean {
  const whole = statement.kind === 'return' ? wrappedExpression(statement) : null;
  return whole !== null && isReference(whole);
}

function isInLambda({ kind, parent }: Expression): boolean {
  return kind === 'lambda' || (parent !== null && isInLambda(parent));
}

/**
 * What one statement declares with a value, and the other sets: the target of the assignment stands where the declared name stood.
 *
 *     page = day.page();   ->   Page sheet = day.page(3);      page -> sheet
 */
function setElsewhere(
  { before, after, beforeExpression, afterExpression, inferred }: StatementMapping,
  from: Bindings,
  to: Bindings,
): Pick<Sighting, 'before' | 'after'> | null {
  if (beforeExpression || afterExpression || inferred || before.kind === after.kind || !isSetAlike(before, after)) return null;
  const one = declaredAlone(before) ?? assigned(before, from);
  const other = declaredAlone(after) ?? assigned(after, to);
  return one && other ? { before: one, after: other } : null;
}

/** Values made in the same way: calls of one name, objects of one type. */
function isSetAlike(before: Statement, after: Statement): boolean {
  const [a, b] = [wrappedExpression(before), wrappedExpression(after)];
  return a !== null && b !== null && a.kind === b.kind && a.label === b.label && typeOf(a)?.text === typeOf(b)?.text;
}

function declaredAlone({ kind, variables: [variable, ...more] }: Statement): VariableDeclaration | null {
  return kind === 'localVariable' && variable && more.length === 0 ? variable : null;
}

function assigned({ kind, expressions: [assignment] }: Statement, bindings: Bindings): VariableDeclaration | null {
  const target = kind === 'expression' && assignment?.label === '=' ? assignment.children[0] : undefined;
  return assignment?.kind === 'assignment' && target && isReference(target) ? bindings.resolve(target) : null;
}

/** The parameter of an inlined method, and what it was given: that says nothing of other variables which stand there now. */
function isWhatWasGiven({ before, after }: ReferencePair, beforeNames: Substitution): boolean {
  return isSubstituted(before, beforeNames) && beforeNames.get(before.text) === after.text;
}

/** A parameter of an inlined method is what it was given, under whatever name. */
function isRewritten({ before, after }: ReferencePair, beforeNames: Substitution): boolean {
  return before.text !== after.text && memberName(before) !== null && memberName(after) !== null && !isSubstituted(before, beforeNames);
}

/** Whether an expression stands in a statement, not in the statements that it contains. */
function isPartOf(expression: Expression, statement: Statement, only: Expression | null): boolean {
  return only ? within(expression, only) : statement.expressions.some((part) => within(expression, part));
}
