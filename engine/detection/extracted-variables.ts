import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { Method, VariableDeclaration } from '../model/declarations.js';
import { allMappings, type StatementMapping } from '../matching/body-mapping.js';
import { alignReferences, within, type NamesOfBodies } from '../matching/aligned-references.js';
import { Bindings, expressionsOf, isReference, withBlocks } from '../matching/bindings.js';
import { covers } from '../matching/covering.js';
import { typeOf } from '../matching/expression-facts.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import { NO_SUBSTITUTION } from '../matching/substitution.js';
import { matchVariables } from '../matching/variables.js';
import type { BodyChange } from './body-changes.js';
import { alike, hasWord, isInArgument, isTelling, partsOf, replaceWord, samePlace, SIMPLE, stripped } from './variable-values.js';

/** A variable that stands on one side where its initializer stands on the other. */
export interface VariableExtraction {
  readonly variable: VariableDeclaration;
  /** Statements with the initializer, on the side without the variable. */
  readonly inPlace: readonly Statement[];
  /** Statements with the variable's name, on the side that declares it. */
  readonly named: readonly Statement[];
}

/** `extract`: the variable is new. `inline`: it is gone. */
export type ExtractionDirection = 'extract' | 'inline';

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
  const withValue = candidates.filter((variable) => sides.valuesOf(variable).length > 0);
  if (withValue.length === 0) return [];
  const found = new Map<VariableDeclaration, { inPlace: Set<Statement>; named: Set<Statement> }>();
  const note = (variable: VariableDeclaration, mapping: StatementMapping, named: boolean): void => {
    const entry = found.get(variable) ?? { inPlace: new Set<Statement>(), named: new Set<Statement>() };
    entry.inPlace.add(sides.other(mapping));
    if (named) entry.named.add(sides.host(mapping));
    found.set(variable, entry);
  };
  for (const mapping of allMappings(change.body.mappings)) {
    if (mapping.identical) continue;
    for (const variable of withValue) {
      if (sides.nameStandsForInitializer(mapping, variable)) note(variable, mapping, true);
      else if (!carried.has(variable) && sides.declarationStandsForUse(mapping, variable)) note(variable, mapping, false);
    }
  }
  for (const variable of withValue) {
    const returned = found.get(variable)?.named.size === 0 ? sides.returnOf(variable) : null;
    if (returned) found.get(variable)?.named.add(returned);
    if (found.has(variable) || carried.has(variable)) continue;
    const statement = sides.leftoverWithValue(variable);
    if (statement) found.set(variable, { inPlace: new Set([statement]), named: new Set() });
  }
  return withValue.flatMap((variable) => {
    const entry = found.get(variable);
    return entry ? [{ variable, inPlace: [...entry.inPlace], named: [...entry.named] }] : [];
  });
}

/** The same question in both directions: `host` is the side that declares the variable, `other` the side that has its value in place. */
class Sides {
  readonly #hostMethod: Method;
  readonly #renames: ReadonlyMap<string, string>;
  readonly #fresh: ReadonlySet<VariableDeclaration>;
  readonly #unmappedHost: readonly Statement[];
  readonly #unmappedOther: readonly Statement[];

  constructor(
    private readonly change: BodyChange,
    private readonly direction: ExtractionDirection,
  ) {
    const extract = direction === 'extract';
    this.#hostMethod = extract ? change.after : change.before;
    const renames = new Map<string, string>();
    this.#fresh = new Set();
    if (change.body) {
      const match = matchVariables(change.before, change.after, change.body);
      for (const { before, after } of [...match.locals, ...match.parameters.pairs, ...match.conversions]) {
        if (before.name !== after.name) renames.set(extract ? before.name : after.name, extract ? after.name : before.name);
      }
      this.#fresh = new Set(extract ? match.addedLocals : match.removedLocals);
    }
    this.#renames = renames;
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
    if (host.variables.includes(variable)) return false;
    const uses = this.#usesIn(host, variable);
    if (uses.length === 0) return false;
    if (this.#fieldKeptInLocal(mapping, variable, uses)) return true;
    const first = Math.min(...uses.map((use) => use.span.start));
    const values = this.valuesOf(variable).filter((value) => value.span.start < first);
    const texts = this.#textsOf(values);
    return mapping.replacements.some((replacement) => {
      const [mine, theirs] =
        this.direction === 'extract' ? [replacement.after, replacement.before] : [replacement.before, replacement.after];
      if (
        uses.includes(mine) &&
        (this.#reads(theirs, texts, variable) || this.#isPartOfValue(theirs, variable) || this.#alike(theirs, variable))
      )
        return true;
      if (this.#isCalledInstead(mine, theirs, mapping, uses, variable)) return true;
      if (this.direction === 'inline')
        return this.#isLeftBare(mine, theirs, uses, texts) || this.#areItsArguments(mine, theirs, uses, variable.initializer);
      const inside = uses.filter((use) => within(use, mine));
      if (!uses.includes(mine) && values.every((value) => SIMPLE.has(value.kind)) && !isArgumentOf(mine, inside)) return false;
      if (inside.length === 0) return false;
      // h -> name(h).trim()  ->  h -> { String name = name(h); return name.trim(); }      where it is declared does not count
      const declared = values.filter((value) => within(value, mine)).length;
      return texts.has(this.#plainText(theirs)) || this.#holds(theirs, texts, variable) > this.#holds(mine, texts, variable) - declared;
    });
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
    if (!receiver || !uses.includes(receiver) || !theirs.receiver || !this.#isPartOfValue(theirs.receiver, variable)) return false;
    return wrappedExpression(this.host(mapping)) === mine && wrappedExpression(this.other(mapping)) === theirs;
  }

  /**
   * An inlined value may have got something around it, or lost what was called on the variable; when both sides changed, what stands there
   * now is something else:
   *
   *     Level level = read(); show(level.text());   ->   show(read());  show(1 + read());     but not   show(round(read()));
   */
  #isLeftBare(mine: Expression, theirs: Expression, uses: readonly Expression[], texts: ReadonlySet<string>): boolean {
    const stands = withBlocks(theirs).filter((part) => !SIMPLE.has(part.kind) && texts.has(this.#plainText(part)));
    if (uses.includes(mine)) return stands.some((part) => !isInArgument(part, theirs));
    const inside = uses.filter((use) => within(use, mine));
    if (inside.some((use) => stands.some((part) => part !== theirs && samePlace(use, part)))) return true;
    return stands.includes(theirs) && inside.some((use) => mine.receiver === use || (!mine.receiver && mine.arguments?.includes(use)));
  }

  /** `Pair pair = pair(x, y); put(pair);` against `put(x, y);`: a call is handed what the value was made of, instead of the value. */
  #areItsArguments(mine: Expression, theirs: Expression, uses: readonly Expression[], value: Expression | null): boolean {
    if (!value || mine.kind !== 'invocation' || theirs.kind !== 'invocation' || mine.label !== theirs.label) return false;
    const [given, instead] = [mine.arguments ?? [], theirs.arguments ?? []];
    if (given.length === instead.length) return false;
    const before = new Set(given.map((one) => stripped(one.text)));
    const after = new Set(instead.map((one) => this.#plainText(one)));
    const gone = given.filter((one) => !after.has(stripped(one.text)));
    const fresh = [...after].filter((text) => !before.has(text));
    const parts = new Set(descendants(value).map((part) => stripped(part.text)));
    return fresh.length > 0 && gone.length === 1 && gone.every((one) => uses.includes(one)) && fresh.every((text) => parts.has(text));
  }

  #alike(theirs: Expression, variable: VariableDeclaration): boolean {
    if (!alike(theirs, variable.initializer)) return false;
    return this.direction === 'extract' || (theirs.receiver === null) === (variable.initializer?.receiver === null);
  }

  /** How often a value stands in an expression. */
  #holds(expression: Expression, texts: ReadonlySet<string>, variable: VariableDeclaration): number {
    return withBlocks(expression).filter((part) => this.#reads(part, texts, variable)).length;
  }

  /** `show(this.error)` against `Exception error = this.error; show(error);`: to the matching a field and its name are one. */
  #fieldKeptInLocal(mapping: StatementMapping, variable: VariableDeclaration, uses: readonly Expression[]): boolean {
    const { initializer, name } = variable;
    if (initializer?.kind !== 'fieldAccess' || initializer.receiver?.kind !== 'this' || initializer.label !== name) return false;
    return alignReferences(mapping, this.change.body ?? NO_NAMES).some(({ before, after }) => {
      const [mine, theirs] = this.direction === 'extract' ? [after, before] : [before, after];
      return uses.includes(mine) && theirs.kind === 'fieldAccess' && theirs.label === name;
    });
  }

  /** `send(find(id))` against `User user = find(id)`: the matching took the declaration for the use. */
  declarationStandsForUse(mapping: StatementMapping, variable: VariableDeclaration): boolean {
    const host = this.host(mapping);
    const other = this.other(mapping);
    if (!host.variables.includes(variable) || other.variables.length > 0 || other.composite) return false;
    if (!variable.initializer || SIMPLE.has(variable.initializer.kind)) return false;
    if (Bindings.of(this.#hostMethod).references(variable).length === 0) return false;
    const texts = this.#valueTexts(variable);
    // `bar(p);` or `x = bar(p);` against `String v = bar(p);`: the value was kept nowhere, or in another variable
    const whole = wrappedExpression(other);
    if (other.kind === 'return' && whole && this.returnOf(variable)) {
      if (this.#isReturned(whole, variable.initializer, texts)) return true;
      // what chose or took nothing but the value is gone, and with it what was returned
      if (whole.kind === 'conditional' || this.#onlyPasses(other, texts)) return false;
    }
    if (other.kind !== 'return' && whole && texts.has(this.#plainText(whole))) return false;
    if (this.direction === 'inline' && this.#onlyPasses(other, texts)) return false;
    return matching(other, (expression) => texts.has(this.#plainText(expression))).length > 0;
  }

  /** The new `return value;` of a method that returned the value where it was made. */
  returnOf(variable: VariableDeclaration): Statement | null {
    return (
      this.#unmappedHost.find(
        ({ kind, expressions: [only] }) => kind === 'return' && only?.kind === 'name' && only.label === variable.name,
      ) ?? null
    );
  }

  /** `return load(3);` against `Book book = load(4);`, `= check(load(3));`; but not `return check(load(3));` against `Book book = load(3);`. */
  #isReturned(whole: Expression, value: Expression, texts: ReadonlySet<string>): boolean {
    if (texts.has(this.#plainText(whole)) || alike(whole, value)) return true;
    return covers(whole) && partsOf(value).some((part) => stripped(part.text) === this.#plainText(whole));
  }

  /**
   * The first statement without a partner that handed the value on, where the declaration has no partner either:
   *
   *     foo(bar(p), 3);   ->   String v = bar(p); other(v);
   */
  leftoverWithValue(variable: VariableDeclaration): Statement | null {
    const { initializer } = variable;
    if (variable.kind !== 'local' || !initializer || !isTelling(initializer)) return null;
    if (!this.#unmappedHost.some((statement) => statement.variables.includes(variable))) return null;
    if (initializer.kind === 'instanceof') return this.#assertionOfType(variable, initializer);
    const texts = this.#valueTexts(variable);
    return (
      this.#unmappedOther.find(
        (statement) =>
          !statement.composite &&
          !(this.direction === 'inline' && this.#onlyPasses(statement, texts)) &&
          matching(statement, (expression) => isInArgument(expression) && texts.has(this.#plainText(expression))).length > 0,
      ) ?? null
    );
  }

  /** `assertThat(o).isInstanceOf(T.class);` against `boolean fits = o instanceof T; assertThat(fits).isTrue();`: what is asserted is the type. */
  #assertionOfType(variable: VariableDeclaration, value: Expression): Statement | null {
    const type = typeOf(value)?.text;
    if (!this.#unmappedHost.some((statement) => isAssertion(statement) && this.#usesIn(statement, variable).length > 0)) return null;
    const names = (part: Expression): boolean => part.kind === 'classLiteral' && part.text === `${type}.class`;
    return this.#unmappedOther.find((statement) => isAssertion(statement) && expressionsOf(statement).some(names)) ?? null;
  }

  /** `Level level = read();` against `show(read());`: the whole statement is about the value, and nobody knows whether `show` is what the variable was for. */
  #onlyPasses(statement: Statement, texts: ReadonlySet<string>): boolean {
    const whole = wrappedExpression(statement);
    const [only, ...more] = whole?.kind === 'invocation' ? (whole.arguments ?? []) : [];
    return only !== undefined && more.length === 0 && texts.has(this.#plainText(only));
  }

  /** `new byte[SIZE]` against `new byte[size]` with `int size = given > 0 ? given : SIZE`. */
  #isPartOfValue(expression: Expression, variable: VariableDeclaration): boolean {
    return this.#reads(expression, new Set(partsOf(variable.initializer).map((part) => stripped(part.text))), variable);
  }

  #usesIn(statement: Statement, variable: VariableDeclaration): readonly Expression[] {
    const bindings = Bindings.of(this.#hostMethod);
    return expressionsOf(statement).filter(
      (expression) => isReference(expression) && expression.label === variable.name && bindings.resolve(expression) === variable,
    );
  }

  /** What the variable is given: where it is declared, and where it is assigned. */
  valuesOf(variable: VariableDeclaration): readonly Expression[] {
    const values: Expression[] = [];
    if (variable.initializer) values.push(variable.initializer);
    if (variable.kind !== 'local') return values;
    for (const { parent, textEnd } of Bindings.of(this.#hostMethod).references(variable)) {
      const [target, value] = parent?.kind === 'assignment' && parent.label === '=' ? parent.children : [];
      if (target?.textEnd === textEnd && value) values.push(value);
    }
    return values;
  }

  #valueTexts(variable: VariableDeclaration): ReadonlySet<string> {
    return this.#textsOf(variable.initializer ? [variable.initializer] : []);
  }

  /** Values as they may stand in place: as written, and with the new variables in them replaced by what they hold. */
  #textsOf(values: readonly Expression[]): ReadonlySet<string> {
    const texts = new Set<string>();
    for (const value of values) {
      texts.add(stripped(value.text));
      texts.add(stripped(this.#expanded(value, 0)));
      if (value.kind === 'cast') texts.add(stripped(value.children.at(-1)?.text ?? value.text));
    }
    return texts;
  }

  #expanded(expression: Expression, depth: number): string {
    let text = expression.text;
    if (depth > DEEPEST_CHAIN) return text;
    for (const variable of this.#fresh) {
      const value = variable.initializer;
      if (!value || value === expression || !hasWord(text, variable.name)) continue;
      text = replaceWord(text, variable.name, this.#expanded(value, depth + 1));
    }
    return text;
  }

  /** Under the names of the side that declares the variable. */
  #plainText(expression: Expression): string {
    let text = expression.text;
    for (const [from, to] of this.#renames) if (hasWord(text, from)) text = replaceWord(text, from, to);
    return stripped(text);
  }

  /** Whether an expression of the other side reads like one of the values, under its own names or those of this side. */
  #reads(expression: Expression, texts: ReadonlySet<string>, variable: VariableDeclaration): boolean {
    if (texts.has(stripped(expression.text))) return true;
    return !this.#renames.has(variable.name) && texts.has(this.#plainText(expression));
  }
}

const NO_NAMES: NamesOfBodies = { beforeNames: NO_SUBSTITUTION, afterNames: NO_SUBSTITUTION };

/** How many extracted variables may build on each other. */
const DEEPEST_CHAIN = 3;

/** Whether a call is handed one of the names as it is: `end(request, response)`. */
function isArgumentOf(call: Expression, names: readonly Expression[]): boolean {
  return call.kind === 'invocation' && names.some((name) => call.arguments?.includes(name));
}

function matching(statement: Statement, accept: (expression: Expression) => boolean): readonly Expression[] {
  return expressionsOf(statement).filter(accept);
}

/** `assertTrue(x);`, `assertThat(x).isTrue();` */
function isAssertion({ kind, expressions: [only] }: Statement): boolean {
  let first = only;
  while (first?.kind === 'invocation' && first.receiver?.kind === 'invocation') first = first.receiver;
  return kind === 'expression' && first?.kind === 'invocation' && first.label.startsWith('assert');
}
