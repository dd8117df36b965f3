import { isField, type Method, type VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { alignDeclarations, alignReferences, isSubstituted, within, type ReferencePair } from '../bodies/aligned-references.js';
import { isAssertedElsewhere, renamedInAssertion } from '../bodies/alignment/assertions.js';
import { allMappings, type BodyMapping, type StatementMapping } from '../bodies/body-mapping.js';
import { Bindings, expressionsOf, isParameter, isReference, speaksOf } from '../../facts/bindings.js';
import { memberName, typeOf } from '../../facts/expressions/expression-facts.js';
import { wholeCall, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { mergedArguments, type MergedArguments } from './merged-arguments.js';
import { namesInLists } from '../bodies/values/names-in-lists.js';
import { declaresOtherValue } from '../bodies/alignment/other-values-of-same.js';
import { mapBodies } from '../bodies/method-mapping.js';
import type { Substitution } from '../../facts/substitution.js';
import { append } from '../../text/grouping.js';
import { isPartOfName } from '../../text/similarity.js';

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

/** What the mapped statements of two bodies say about their variables: the raw material of section 4.3 of the paper. */
export class VariableEvidence {
  static readonly #known = new WeakMap<BodyMapping, VariableEvidence>();
  readonly #forward = new Map<VariableDeclaration, Sighting[]>();
  readonly #backward = new Map<VariableDeclaration, Sighting[]>();

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
      const kept = keptElsewhere(mapping, from, to);
      if (kept) this.#add({ ...kept, mapping, declaration: false, rewritten: kept.before.name !== kept.after.name, references: null });
      for (const pair of isAssertedElsewhere(mapping, body)
        ? []
        : [...alignReferences(mapping, body), ...renamedInAssertion(mapping, body)]) {
        const one = from.resolve(pair.before);
        const other = to.resolve(pair.after);
        if (one && other && !isWhatWasGiven(pair, body.beforeNames)) {
          const rewritten = isRewritten(pair, body.beforeNames);
          this.#add({ before: one, after: other, mapping, declaration: false, rewritten, references: pair });
        }
      }
    }
    this.#addNamesInLists(from, to);
  }

  /** The variables that are handed on, in a mapped statement, where several were. */
  get mergedArguments(): readonly MergedArguments[] {
    const names = { before: Bindings.of(this.before), after: Bindings.of(this.after) };
    return allMappings(this.body.mappings).flatMap((mapping) => (mapping.identical ? [] : (mergedArguments(mapping, names) ?? [])));
  }

  /** Whether the two, whose declarations are mapped, stand for one another in a statement before the given one, too. */
  isSpokenOfBefore(one: VariableDeclaration, other: VariableDeclaration, { after: { span } }: StatementMapping): boolean {
    const between = this.between(one, other);
    return (
      between.some(({ declaration }) => declaration) &&
      between.some(({ declaration, mapping }) => !declaration && mapping.after.span.start < span.start)
    );
  }

  /** Names that became others in longer or shorter lists, where nothing else is known of either. */
  #addNamesInLists(from: Bindings, to: Bindings): void {
    if (this.body.beforeNames.size > 0 || this.body.afterNames.size > 0) return;
    for (const mapping of allMappings(this.body.mappings)) {
      if (mapping.identical || mapping.inferred || mapping.beforeExpression || mapping.afterExpression || declaresOtherValue(mapping))
        continue;
      const [a, b] = [wholeCall(mapping.before), wholeCall(mapping.after)];
      for (const pair of a && b && a.kind === b.kind ? namesInLists(a, b) : []) {
        const [one, other] = [from.resolve(pair[0]), to.resolve(pair[1])];
        if (
          !one ||
          !other ||
          isParameter(other) ||
          (isField(one) && isField(other)) ||
          this.from(one).some(({ after }) => after !== other) ||
          this.to(other).some(({ before }) => before !== one)
        )
          continue;
        this.#add({ before: one, after: other, mapping, declaration: false, rewritten: true, references: null });
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
    if (isField(after) && !isField(before) && this.#isCast(after, 'after')) return false;
    if (isField(before) && !isField(after) && forward.every(({ references }) => references === null) && this.#isCast(before, 'before'))
      return false;
    return (
      forward.some(tells) &&
      isSpelledInOneWay(forward) &&
      forward.every((sighting) => sighting.after === after && sighting.rewritten) &&
      backward.every((sighting) => sighting.before === before)
    );
  }

  /** Whether a mapped statement casts a variable where its partner casts nothing. */
  #isCast(variable: VariableDeclaration, side: 'before' | 'after'): boolean {
    const casts = Bindings.of(this[side])
      .references(variable)
      .filter(({ parent }) => parent?.kind === 'cast');
    if (casts.length === 0) return false;
    const other = side === 'before' ? 'after' : 'before';
    return allMappings(this.body.mappings).some(
      (mapping) =>
        casts.some((use) => isPartOf(use, mapping[side], null)) && !expressionsOf(mapping[other]).some(({ kind }) => kind === 'cast'),
    );
  }

  /** Whether `before` became `after` more often than either became, or was, something else. */
  agrees(before: VariableDeclaration, after: VariableDeclaration): boolean {
    const support = this.between(before, after).length;
    const against = this.from(before).length + this.to(after).length - 2 * support;
    return support > 0 && support > against;
  }
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

/** `page = day.page();` and `Page sheet = day.page(3);`: what a field was given is given to a variable, or the reverse. */
function keptElsewhere(
  { before, after, beforeExpression, afterExpression, inferred }: StatementMapping,
  from: Bindings,
  to: Bindings,
): Pick<Sighting, 'before' | 'after'> | null {
  if (beforeExpression || afterExpression || inferred || before.kind === after.kind || !isGivenAlike(before, after)) return null;
  const [field, local] = [assignedField(before, from), declaredAlone(after)];
  if (field && local) return isNamedIn(to.method, field) ? null : { before: field, after: local };
  const [gone, instead] = [declaredAlone(before), assignedField(after, to)];
  return gone && instead && !isNamedIn(from.method, instead) ? { before: gone, after: instead } : null;
}

/** Values of one making: calls of one name, objects of one type, or of types of which the one's name holds the other's. */
function isGivenAlike(before: Statement, after: Statement): boolean {
  const [a, b] = [wrappedExpression(before), wrappedExpression(after)];
  if (a === null || b === null || a.kind !== b.kind) return false;
  const [made, instead] = [typeOf(a)?.text, typeOf(b)?.text];
  if (a.kind === 'creation' && made !== undefined && instead !== undefined) return made === instead || isPartOfName(made, instead);
  return a.kind !== 'invocation' || a.label === b.label;
}

/** Whether a method names a field, or anything that has its name. */
function isNamedIn({ body }: Method, { name }: VariableDeclaration): boolean {
  return (body ? statementsOf(body) : []).some((statement) => speaksOf(statement, name));
}

function declaredAlone({ kind, variables: [variable, ...more] }: Statement): VariableDeclaration | null {
  return kind === 'localVariable' && variable && more.length === 0 ? variable : null;
}

function assignedField({ kind, expressions: [assignment] }: Statement, bindings: Bindings): VariableDeclaration | null {
  const target = kind === 'expression' && assignment?.label === '=' ? assignment.children[0] : undefined;
  if (assignment?.kind !== 'assignment' || !target || !isReference(target)) return null;
  const variable = bindings.resolve(target);
  return variable && isField(variable) ? variable : null;
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
