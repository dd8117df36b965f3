import type { Expression } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import type { Method, VariableDeclaration } from '../../model/declarations.js';
import { allMappings, type StatementMapping } from '../../matching/bodies/body-mapping.js';
import { within } from '../../matching/bodies/aligned-references.js';
import { Bindings, expressionsOf } from '../../facts/bindings.js';
import { valuesOf, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { belongsToHeader } from '../../matching/variables/header-variables.js';
import { isPutInto, isTakenOutOf } from '../../matching/bodies/values/taken-out-values.js';
import { isArrayMadeThere } from './array-makers.js';
import { bothSides, leavesByName, type BothSides, type LeftByName } from './assigned-values.js';
import { isCastInPlace } from './casts-in-place.js';
import type { BodyChange } from '../changes/body-changes.js';
import { decidesByValue } from './asked-values.js';
import { leavingWith, returnedAs, returnedLiteral, type ReturnedAs } from './leaving-values.js';
import { callsOn, isAskedOtherwise, matching, ValueReadings, type ExtractionDirection } from './value-readings.js';
import { askedForType } from './types-asked-for.js';
import { isOwnAnswer } from './returned-elsewhere.js';
import { isNamedAlike } from './named-alike.js';
import { heldBeside } from './values-beside.js';
import { isFieldKeptInLocal } from './other-names-held.js';
import { isLeftBare } from './values-left-bare.js';
import { onlyHandsOn } from './values-handed-on.js';
import { handedOnInItsPlace, standsAmongOthers, standsInItsPlace } from './values-in-lists.js';
import { alike, isArgumentOf, isTelling, isTellingArgument, SIMPLE, stripped } from './variable-values.js';

/** A variable that stands on one side where its initializer stands on the other. */
export interface VariableExtraction {
  readonly variable: VariableDeclaration;
  /** Statements with the initializer, on the side without the variable. */
  readonly inPlace: readonly Statement[];
  /** Statements with the variable's name, on the side that declares it. */
  readonly named: readonly Statement[];
  /** Of a statement that only asked for the value, what it asked. */
  readonly asked: Expression | null;
}

/**
 * Which of the candidates hold what was written in place on the other side:
 *
 *     send(find(id));   ->   User user = find(id); send(user);      user
 *
 * The initializer may name variables that were renamed, or that were extracted themselves. Of the `carried`, which went along with code to
 * another method, only a mapped statement with the name says that they were extracted here.
 */
export function extractedVariables(
  change: BodyChange,
  candidates: readonly VariableDeclaration[],
  direction: ExtractionDirection,
  carried: ReadonlySet<VariableDeclaration> = new Set(),
): readonly VariableExtraction[] {
  if (!change.body || change.body.identical || candidates.length === 0) return [];
  const sides = new Sides(change, direction);
  const withValue = candidates.filter((one) => !belongsToHeader(one) && sides.values.valuesOf(one).length > 0);
  if (withValue.length === 0) return [];
  const found = new Map<VariableDeclaration, { inPlace: Set<Statement>; named: Set<Statement> }>();
  const kept = new Set<VariableDeclaration>();
  const note = (variable: VariableDeclaration, mapping: StatementMapping, named: boolean): void => {
    const entry = found.get(variable) ?? { inPlace: new Set<Statement>(), named: new Set<Statement>() };
    entry.inPlace.add(sides.other(mapping));
    if (named) for (const statement of sides.namesIn(sides.host(mapping), variable)) entry.named.add(statement);
    found.set(variable, entry);
  };
  const declared = new Map<VariableDeclaration, readonly Statement[]>();
  const given: Statement[] = [];
  for (const mapping of allMappings(change.body.mappings)) {
    if (mapping.identical) continue;
    sides.host(mapping).variables.forEach((variable) => declared.set(variable, [sides.other(mapping)]));
    for (const variable of withValue) {
      if (sides.nameStandsForInitializer(mapping, variable)) note(variable, mapping, true);
      else if (!carried.has(variable) && sides.declarationStandsForUse(mapping, variable)) {
        note(variable, mapping, false);
        given.push(sides.other(mapping));
      }
    }
  }
  for (const variable of withValue) {
    const leaves = found.get(variable)?.named.size === 0 ? sides.returnOf(variable) : null;
    if (leaves) found.get(variable)?.named.add(leaves);
    if (found.has(variable) || carried.has(variable)) continue;
    const left = sides.leftByName(variable) ?? sides.handedOn(variable, declared.get(variable) ?? []);
    if (left) found.set(variable, { inPlace: new Set([left.inPlace]), named: new Set([left.named]) });
    const statement = left ? null : (sides.leftoverWithValue(variable) ?? sides.heldBeside(variable, given));
    if (statement) found.set(variable, { inPlace: new Set([statement]), named: new Set() });
    if (!statement?.composite) continue;
    kept.add(variable); // what keeps the answer stands where it was asked for
    sides.declarationsOf(variable).forEach((one) => found.get(variable)?.named.add(one));
  }
  for (const [variable, by] of sides.values.underlying(withValue.filter((one) => found.has(one)))) {
    const entry = found.get(by);
    if (!entry || found.has(variable) || carried.has(variable)) continue;
    if ([...entry.inPlace].some((one) => sides.values.holdsValue(one, variable))) found.set(variable, entry);
  }
  return withValue.flatMap((variable) => {
    const entry = found.get(variable);
    const [first] = entry?.inPlace ?? [];
    const asked = first && kept.has(variable) ? (valuesOf(first)[0] ?? null) : null;
    return entry ? [{ variable, inPlace: [...entry.inPlace], named: [...entry.named], asked }] : [];
  });
}

/** The same question in both directions: `host` is the side that declares the variable, `other` the side that has its value in place. */
class Sides {
  readonly values: ValueReadings;
  readonly #hostMethod: Method;
  readonly #unmappedHost: readonly Statement[];
  readonly #unmappedOther: readonly Statement[];
  #bothSides: BothSides | null = null;

  constructor(
    private readonly change: BodyChange,
    private readonly direction: ExtractionDirection,
  ) {
    const extract = direction === 'extract';
    this.values = new ValueReadings(change, direction);
    this.#hostMethod = extract ? change.after : change.before;
    const { unmappedBefore, unmappedAfter } = change.body ?? { unmappedBefore: [], unmappedAfter: [] };
    [this.#unmappedOther, this.#unmappedHost] = extract ? [unmappedBefore, unmappedAfter] : [unmappedAfter, unmappedBefore];
  }

  host(mapping: StatementMapping): Statement {
    return this.direction === 'extract' ? mapping.after : mapping.before;
  }

  other(mapping: StatementMapping): Statement {
    return this.direction === 'extract' ? mapping.before : mapping.after;
  }

  /** `send(find(id))` against `send(user)`. */
  nameStandsForInitializer(mapping: StatementMapping, variable: VariableDeclaration): boolean {
    const host = this.host(mapping);
    const uses = host.variables.includes(variable) ? [] : this.values.usesIn(host, variable);
    if (uses.length === 0) return false;
    if (isFieldKeptInLocal(variable, uses, mapping, this.change, this.direction)) return true;
    if (isAskedOtherwise(host, this.other(mapping), uses) && this.#isMadeOn(this.other(mapping), variable)) return false;
    const isPart = (part: Expression): boolean => this.values.isPartOfValue(part, variable);
    if (standsInItsPlace(host, this.other(mapping), uses, isPart, this.direction)) return true;
    if (isArrayMadeThere(variable.initializer, uses, host, this.other(mapping))) return true;
    const values = this.values.valuesBefore(uses, variable);
    const texts = this.values.textsOf(values);
    return mapping.replacements.some((replacement) => {
      const [mine, theirs] =
        this.direction === 'extract' ? [replacement.after, replacement.before] : [replacement.before, replacement.after];
      if (
        uses.includes(mine) &&
        (this.values.reads(theirs, texts, variable) || this.values.isPartOfValue(theirs, variable) || this.#alike(theirs, variable))
      )
        return true;
      if (this.#isCalledInstead(mine, theirs, mapping, uses, variable)) return true;
      if (standsAmongOthers(mine, theirs, uses, variable, this.values, this.direction)) return true;
      if (this.direction === 'inline') return isLeftBare(mine, theirs, uses, (part) => texts.has(this.values.plainText(part)));
      const inside = uses.filter((use) => within(use, mine));
      if (inside.length === 0) return false;
      const isTold = uses.includes(mine) || isArgumentOf(mine, inside) || (this.direction === 'extract' && mine.kind === 'lambda');
      if (!isTold && values.every((value) => SIMPLE.has(value.kind))) return false;
      // h -> name(h).trim()  ->  h -> { String name = name(h); return name.trim(); }      where it is declared does not count
      const declared = values.filter((value) => within(value, mine)).length;
      return (
        texts.has(this.values.plainText(theirs)) ||
        this.values.countIn(theirs, texts, variable) > this.values.countIn(mine, texts, variable) - declared
      );
    });
  }

  handedOn(variable: VariableDeclaration, taken: readonly Statement[]): LeftByName | null {
    const others = [...this.#unmappedOther, ...taken].filter((one) => !this.#isOwnAnswer(one, variable));
    return handedOnInItsPlace(variable, this.#unmappedHost, others, this.values, this.direction);
  }

  heldBeside(variable: VariableDeclaration, given: readonly Statement[]): Statement | null {
    if (variable.kind !== 'local' || this.declarationsOf(variable).length === 0) return null;
    return heldBeside(variable, given, this.#unmappedHost, this.values, this.direction);
  }

  /** `int n = list.get(i);` against `Cursor at = cursor(list); int n = at.next();`: the whole statement asks the variable what it asked a part of its value. */
  #isCalledInstead(
    mine: Expression,
    theirs: Expression,
    mapping: StatementMapping,
    uses: readonly Expression[],
    variable: VariableDeclaration,
  ): boolean {
    const { receiver } = mine;
    if (!receiver || !uses.includes(receiver) || !theirs.receiver || !this.values.isPartOfValue(theirs.receiver, variable)) return false;
    return wrappedExpression(this.host(mapping)) === mine && wrappedExpression(this.other(mapping)) === theirs;
  }

  #alike(theirs: Expression, { kind, initializer: value }: VariableDeclaration): boolean {
    // what an attribute holds is told by the call's name alone (624 changes)
    if (kind === 'field' && !(value?.kind === 'invocation' && theirs.kind === 'invocation' && value.label === theirs.label)) return false;
    if (isNamedAlike(theirs, value, this.direction)) return true;
    return alike(theirs, value);
  }

  /** `send(find(id))` against `User user = find(id)`: the matching took the declaration for the use. */
  declarationStandsForUse(mapping: StatementMapping, variable: VariableDeclaration): boolean {
    const [host, other] = [this.host(mapping), this.other(mapping)];
    if (!host.variables.includes(variable)) return false;
    if (other.variables.length > 0 || other.composite) return this.#declaresWhole(other, variable);
    if (!variable.initializer || SIMPLE.has(variable.initializer.kind)) return false;
    if (Bindings.of(this.#hostMethod).references(variable).length === 0) return false;
    const texts = this.values.valueTexts(variable);
    // `bar(p);` or `x = bar(p);` against `String v = bar(p);`: the value was kept nowhere, or in another variable
    const whole = wrappedExpression(other);
    const isValue = (expression: Expression): boolean => texts.has(this.values.plainText(expression));
    if (other.kind === 'return' && whole && isValue(whole) && !this.#isKept(variable, host)) return false;
    if (this.#isOwnAnswer(other, variable) && !(whole && isValue(whole) && this.returnOf(variable))) return false;
    if (other.kind === 'return' && whole && this.returnOf(variable)) {
      const returned = this.#returnedAs(other, variable);
      if (returned !== 'unlike') return returned === 'taken';
    }
    if (other.kind !== 'return' && whole && isValue(whole)) return false;
    if (this.direction === 'inline' && onlyHandsOn(other, isValue)) return false;
    if (this.direction === 'inline' && other.kind === 'expression' && other.expressions[0] === whole && this.#isMadeOn(other, variable))
      return false;
    return matching(other, isValue).length > 0;
  }

  /** `find(id).name();`: the whole statement is a call that is made on the value. */
  #isMadeOn(other: Statement, variable: VariableDeclaration): boolean {
    const whole = wrappedExpression(other);
    const texts = this.values.valueTexts(variable);
    return whole !== null && callsOn(whole).some((call) => texts.has(this.values.plainText(call)));
  }

  /** `User user = (User) find(id);` against `Person person = find(id);`: another variable held what this one is a part of. */
  #declaresWhole(other: Statement, variable: VariableDeclaration): boolean {
    const [whole, ...more] = other.variables;
    if (!whole || more.length > 0 || other.kind !== 'localVariable') return false;
    return this.direction === 'extract' ? isTakenOutOf(whole, variable) : isPutInto(variable, whole);
  }

  /** The statement with the name; of a variable that is declared in a lambda of it, those in the lambda. */
  namesIn(host: Statement, variable: VariableDeclaration): readonly Statement[] {
    const lambda = expressionsOf(host).find(({ block }) => block?.children.some(({ variables }) => variables.includes(variable)));
    const inside = lambda?.block?.children.filter((statement) => this.values.usesIn(statement, variable).length > 0) ?? [];
    return inside.length > 0 ? inside : [host];
  }

  declarationsOf(variable: VariableDeclaration): readonly Statement[] {
    return this.#unmappedHost.filter((statement) => statement.variables.includes(variable));
  }

  /** The new `return value;` of a method that returned the value where it was made. */
  returnOf(variable: VariableDeclaration): Statement | null {
    return leavingWith('return', variable, this.#unmappedHost);
  }

  leftByName(variable: VariableDeclaration): LeftByName | null {
    const assigned = this.values.valuesOf(variable).filter((value) => value !== variable.initializer);
    if (assigned.length === 0) return null;
    this.#bothSides ??= bothSides(this.change, this.direction, (expression) => this.values.plainText(expression));
    return leavesByName(variable, assigned, this.#bothSides, this.direction);
  }

  /**
   * Whether a value that was returned is returned by its name now; one that was taken out may also be a part of what is returned where it is declared.
   *
   *     return find(id);   ->   User user = find(id); log(user); return user;      but not   log(user); return null;
   */
  #isKept(variable: VariableDeclaration, declaration: Statement): boolean {
    if (this.returnOf(variable)) return true;
    const isMadeOfIt = (one: Statement): boolean => one.kind === 'return' && this.values.usesIn(one, variable).length > 0;
    return this.direction === 'extract' && (declaration.parent?.children.some(isMadeOfIt) ?? false);
  }

  #isOwnAnswer(other: Statement, variable: VariableDeclaration): boolean {
    const whole = other.kind === 'return' ? wrappedExpression(other) : null;
    const texts = this.values.valueTexts(variable);
    const method = this.direction === 'extract' ? this.change.before : this.change.after;
    return whole !== null && isOwnAnswer(whole, (part) => texts.has(this.values.plainText(part)), method);
  }

  #returnedAs(other: Statement, variable: VariableDeclaration): ReturnedAs {
    const { body } = this.direction === 'extract' ? this.change.before : this.change.after;
    const sameText = (part: Expression, value: Expression): boolean => this.values.textsOf([part]).has(this.values.plainText(value));
    const declaration = this.#hostMethod.body && [...statementsOf(this.#hostMethod.body)].find((one) => one.variables.includes(variable));
    return returnedAs(other, variable, body, sameText, declaration?.parent === this.returnOf(variable)?.parent);
  }

  /**
   * The first statement without a partner that handed the value on, where the declaration has no partner either:
   *
   *     foo(bar(p), 3);         ->   String v = bar(p); other(v);
   *     int n = bar(p) - 3;     ->   int v = bar(p); other(v);
   */
  leftoverWithValue(variable: VariableDeclaration): Statement | null {
    const { initializer } = variable;
    if (variable.kind !== 'local' || !initializer || this.declarationsOf(variable).length === 0) return null;
    const returned = returnedLiteral(variable, this.#unmappedHost, this.#unmappedOther, this.direction);
    if (returned || !(isTelling(initializer) || initializer.kind === 'cast')) return returned;
    const { direction } = this;
    const plainText = (expression: Expression): string => this.values.plainText(expression);
    if (initializer.kind === 'instanceof') return askedForType(initializer, this.#unmappedOther, plainText, direction);
    const isCast = initializer.kind === 'cast';
    const texts = isCast ? new Set([stripped(initializer.text)]) : this.values.valueTexts(variable);
    const isValue = (expression: Expression): boolean => texts.has(plainText(expression));
    const tells = (value: Expression, statement: Statement): boolean =>
      isCast ? isCastInPlace(value, statement, direction) : isTellingArgument(value, statement);
    const handsOn = (statement: Statement): boolean => {
      if (this.#declaresWhole(statement, variable)) return true;
      if (direction === 'extract' && decidesByValue(statement, initializer, texts, plainText)) return true;
      if (!isCast && statement.composite) return false;
      return matching(statement, (one) => isValue(one) && tells(one, statement)).length > 0;
    };
    return this.#unmappedOther.find(handsOn) ?? null;
  }
}
