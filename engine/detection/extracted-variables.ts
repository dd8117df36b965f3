import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { Method, VariableDeclaration } from '../model/declarations.js';
import { allMappings, type StatementMapping } from '../matching/body-mapping.js';
import { covers } from '../matching/covering.js';
import { Bindings, expressionsOf, isReference } from '../matching/bindings.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import { matchVariables } from '../matching/variables.js';
import type { BodyChange } from './body-changes.js';

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
 * The initializer may name variables that were renamed, or that were extracted themselves.
 */
export function extractedVariables(
  change: BodyChange,
  candidates: readonly VariableDeclaration[],
  direction: ExtractionDirection,
): readonly VariableExtraction[] {
  if (!change.body || candidates.length === 0) return [];
  const sides = new Sides(change, direction);
  const withInitializer = candidates.filter((variable) => variable.initializer !== null);
  if (withInitializer.length === 0) return [];
  const found = new Map<VariableDeclaration, { inPlace: Set<Statement>; named: Set<Statement> }>();
  const note = (variable: VariableDeclaration, mapping: StatementMapping, named: boolean): void => {
    const entry = found.get(variable) ?? { inPlace: new Set<Statement>(), named: new Set<Statement>() };
    entry.inPlace.add(sides.other(mapping));
    if (named) entry.named.add(sides.host(mapping));
    found.set(variable, entry);
  };
  for (const mapping of allMappings(change.body.mappings)) {
    if (mapping.identical) continue;
    for (const variable of withInitializer) {
      if (sides.nameStandsForInitializer(mapping, variable)) note(variable, mapping, true);
      else if (sides.declarationStandsForUse(mapping, variable)) note(variable, mapping, false);
    }
  }
  for (const variable of withInitializer) {
    if (found.has(variable)) continue;
    const statement = sides.leftoverWithValue(variable);
    if (statement) found.set(variable, { inPlace: new Set([statement]), named: new Set() });
  }
  return withInitializer.flatMap((variable) => {
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
    change: BodyChange,
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
    const texts = this.#valueTexts(variable);
    const direct = mapping.replacements.some((replacement) => {
      const [mine, theirs] =
        this.direction === 'extract' ? [replacement.after, replacement.before] : [replacement.before, replacement.after];
      return (
        uses.some((use) => use === mine) &&
        (texts.has(this.#plainText(theirs)) || this.#isPartOfValue(theirs, variable) || alike(theirs, variable.initializer))
      );
    });
    if (direct) return true;
    if (variable.initializer && SIMPLE.has(variable.initializer.kind)) return false;
    const inOther = matching(this.other(mapping), (expression) => texts.has(this.#plainText(expression)));
    const inHost = matching(host, (expression) => texts.has(stripped(expression.text)));
    if (inOther.length <= inHost.length) return false;
    return inOther.some((value) => uses.some((use) => samePlace(use, value)));
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
    if (other.kind !== 'return' && whole && texts.has(this.#plainText(whole))) return false;
    return matching(other, (expression) => texts.has(this.#plainText(expression))).length > 0;
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
    const texts = this.#valueTexts(variable);
    return (
      this.#unmappedOther.find(
        (statement) =>
          !statement.composite &&
          matching(statement, (expression) => isHandedOn(expression) && texts.has(this.#plainText(expression))).length > 0,
      ) ?? null
    );
  }

  /** `new byte[SIZE]` against `new byte[size]` with `int size = given > 0 ? given : SIZE`. */
  #isPartOfValue(expression: Expression, variable: VariableDeclaration): boolean {
    const text = this.#plainText(expression);
    const value = variable.initializer;
    const parts = value && !SIMPLE.has(expression.kind) ? descendants(value) : partsOf(value);
    for (const part of parts) if (stripped(part.text) === text) return true;
    return false;
  }

  #usesIn(statement: Statement, variable: VariableDeclaration): readonly Expression[] {
    const bindings = Bindings.of(this.#hostMethod);
    return [...expressionsOf(statement)].filter(
      (expression) => isReference(expression) && expression.label === variable.name && bindings.resolve(expression) === variable,
    );
  }

  /** The initializer as it may stand in place: as written, and with the new variables in it replaced by what they hold. */
  #valueTexts(variable: VariableDeclaration): ReadonlySet<string> {
    const initializer = variable.initializer;
    if (!initializer) return new Set();
    const texts = new Set([stripped(initializer.text)]);
    texts.add(stripped(this.#expanded(initializer, 0)));
    if (initializer.kind === 'cast') texts.add(stripped(initializer.children.at(-1)?.text ?? initializer.text));
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

  #plainText(expression: Expression): string {
    let text = expression.text;
    for (const [from, to] of this.#renames) if (hasWord(text, from)) text = replaceWord(text, from, to);
    return stripped(text);
  }
}

/** The parts that a value may have been before something was added to it: branches of a conditional, operands of an operator. */
function partsOf(value: Expression | null): readonly Expression[] {
  if (!value) return [];
  if (value.kind === 'parenthesized') return partsOf(value.children[0] ?? null);
  if (value.kind === 'conditional') return value.children.slice(1).flatMap((branch) => [branch, ...partsOf(branch)]);
  if (value.kind === 'creation') return value.arguments ?? [];
  return value.kind === 'infix' ? value.children : [];
}

/** Values of one making that changed on the way: two creations, two calls of one method on one receiver. */
function alike(one: Expression, other: Expression | null): boolean {
  if (!other || one.kind !== other.kind) return false;
  if (one.kind === 'creation') return true;
  return one.kind === 'invocation' && one.label === other.label && one.receiver?.text === other.receiver?.text;
}

/** How many extracted variables may build on each other. */
const DEEPEST_CHAIN = 3;

/** Values that stand in too many places to tell anything by being there. */
const SIMPLE: ReadonlySet<string> = new Set(['name', 'number', 'boolean', 'null', 'string', 'character', 'this']);

/** Values that many calls are handed without having to do with each other. */
const TOO_COMMON: ReadonlySet<string> = new Set(['name', 'boolean', 'null', 'this', 'character', 'lambda', 'cast', 'postfix']);
const FIRST_NUMBERS: ReadonlySet<string> = new Set(['0', '1']);

/** Whether a value says by itself that two places mean the same: `bar(p)`, `20`, but not `x`, `1`, `Color.RED`. */
function isTelling(value: Expression): boolean {
  if (TOO_COMMON.has(value.kind) || FIRST_NUMBERS.has(value.text)) return false;
  if (value.kind === 'fieldAccess') return value.receiver !== null && covers(value.receiver) && value.receiver.kind !== 'fieldAccess';
  if (value.kind === 'prefix') return value.children.some((operand) => operand.kind === 'number' || operand.kind === 'invocation');
  return true;
}

/** Whether an expression is an argument of a call, or what an argument is taken from: `bar(p)` in `foo(bar(p).name(), 3)`. */
function isHandedOn(expression: Expression): boolean {
  let current = expression;
  while (current.parent && (current.parent.receiver === current || current.parent.kind === 'parenthesized')) {
    if (current.parent.kind === 'methodReference') return false;
    current = current.parent;
  }
  return current.parent?.arguments?.includes(current) ?? false;
}

function matching(statement: Statement, accept: (expression: Expression) => boolean): readonly Expression[] {
  return [...expressionsOf(statement)].filter(accept);
}

/** Whether two expressions stand in the same place of what is around them: `send(user)` and `send(find(id))`, but not `user.name()` and `find(id)`. */
function samePlace(one: Expression, other: Expression): boolean {
  const [a, b] = [around(one), around(other)];
  if (!a.parent || !b.parent) return a.parent === b.parent;
  const receivers = (a.parent.receiver === a.child) === (b.parent.receiver === b.child);
  return a.parent.kind === b.parent.kind && a.parent.label === b.parent.label && receivers;
}

/** The next expression around one that is more than parentheses or a cast, and its child on the way. */
function around(expression: Expression): { readonly parent: Expression | null; readonly child: Expression } {
  let child = expression;
  while (child.parent && (child.parent.kind === 'parenthesized' || child.parent.kind === 'cast')) child = child.parent;
  return { parent: child.parent, child };
}

/** Without the parentheses around it, and without `this.` before names. */
function stripped(text: string): string {
  let plain = text.replaceAll('this.', '');
  while (plain.startsWith('(') && closingOf(plain) === plain.length - 1) plain = plain.slice(1, -1);
  return plain;
}

function closingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return at;
  }
  return -1;
}

function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\w$.])${word.replaceAll('$', '\\$')}(?![\\w$])`, 'g');
}

function hasWord(text: string, word: string): boolean {
  return text.includes(word) && wordPattern(word).test(text);
}

function replaceWord(text: string, word: string, by: string): string {
  return text.replaceAll(wordPattern(word), () => by);
}
