import { remembered } from '../../text/grouping.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { isField, type Method, type VariableDeclaration } from '../../model/declarations.js';
import { Bindings, expressionsOf, isReference } from '../../facts/bindings.js';
import { covers } from '../../facts/expressions/covering.js';
import { typeOf } from '../../facts/expressions/expression-facts.js';
import type { BodyChange } from '../changes/body-changes.js';
import { hasWord, placesOfWord, replaceWord } from '../../text/words.js';
import { isTelling, partsOf, SIMPLE, stripped } from './variable-values.js';
import { smallest } from '../../text/lists.js';

/** `extract`: the variable is new. `inline`: it is gone. */
export type ExtractionDirection = 'extract' | 'inline';

/** How many extracted variables may build on each other. */
const DEEPEST_CHAIN = 3;

/**
 * Characters of a value in which the variables were replaced by what they hold. Far above what anybody writes in one place; where variables name each other many times,
 * as in code that was pasted again and again, each replacement would multiply the length.
 */
const LONGEST_READING = 20_000;

/** What the variables of the side that declares them hold, and how that reads on the other side. */
export class ValueReadings {
  readonly #hostMethod: Method;
  /** From the names of the other side to those of the side that declares the variables. */
  readonly renames: ReadonlyMap<string, string>;
  readonly #fresh: ReadonlySet<VariableDeclaration>;
  /** How the values of variables, their parts, and expressions read: asked once for each, since many statements are asked for each variable. */
  readonly #valueTexts = new Map<VariableDeclaration, ReadonlySet<string>>();
  readonly #partTexts = new Map<VariableDeclaration, ReadonlySet<string>>();
  readonly #plainTexts = new Map<Expression, string>();
  /** By how many variables were already replaced by what they hold on the way to it. */
  readonly #expandedTexts: Map<Expression, string>[] = [];

  constructor(
    change: BodyChange,
    private readonly direction: ExtractionDirection,
  ) {
    const extract = direction === 'extract';
    this.#hostMethod = extract ? change.after : change.before;
    const renames = new Map<string, string>();
    this.#fresh = new Set();
    if (change.body) {
      const { locals, parameters, conversions, addedLocals, removedLocals } = change.variables;
      for (const { before, after } of [...locals, ...parameters.pairs, ...conversions]) {
        if (before.name !== after.name) renames.set(extract ? before.name : after.name, extract ? after.name : before.name);
      }
      this.#fresh = new Set(extract ? addedLocals : removedLocals);
    }
    this.renames = renames;
  }

  /**
   * What extracted variables are made of, when it is new as well, and made of nothing new:
   *
   *     show(find(id).name())   ->   User user = find(id); String name = user.name(); show(name);      user of name
   */
  underlying(extracted: readonly VariableDeclaration[]): readonly (readonly [VariableDeclaration, VariableDeclaration])[] {
    if (this.direction === 'inline') return [];
    return extracted.flatMap((by) =>
      this.#newVariablesIn(by.initializer).flatMap((variable) => {
        const value = variable.initializer;
        if (!value || SIMPLE.has(value.kind)) return [];
        return this.#expanded(value, DEEPEST_CHAIN) === value.text ? [[variable, by] as const] : [];
      }),
    );
  }

  /** Whether a statement without the variable has its value, or a telling part of it. */
  holdsValue(statement: Statement, variable: VariableDeclaration): boolean {
    const texts = this.valueTexts(variable);
    const isPart = (part: Expression): boolean => isTelling(part) && covers(part) && this.isPartOfValue(part, variable);
    return matching(statement, (part) => texts.has(this.plainText(part)) || isPart(part)).length > 0;
  }

  /**
   * `new byte[SIZE]` against `new byte[size]` with `int size = given > 0 ? given : SIZE`; also of what another new variable holds of the value. A name that
   * has become another one is no part of it by itself.
   */
  isPartOfValue(expression: Expression, variable: VariableDeclaration, depth = 0): boolean {
    const texts = this.#partTextsOf(variable);
    if (expression.kind === 'name' ? texts.has(expression.text) : this.reads(expression, texts, variable)) return true;
    if (this.direction === 'inline' || depth > 0) return false;
    return this.#newVariablesIn(variable.initializer).some((under) => this.isPartOfValue(expression, under, depth + 1));
  }

  /** The new variables that are parts of a value. */
  #newVariablesIn(value: Expression | null): readonly VariableDeclaration[] {
    const bindings = Bindings.of(this.#hostMethod);
    const named = partsOf(value).map((part) => (part.kind === 'name' ? bindings.resolve(part) : null));
    return named.filter((one) => one !== null && this.#fresh.has(one)) as VariableDeclaration[];
  }

  usesIn(statement: Statement, variable: VariableDeclaration): readonly Expression[] {
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

  /** What it is given before it is named there; a field holds its value wherever it stands. */
  valuesBefore(uses: readonly Expression[], variable: VariableDeclaration): readonly Expression[] {
    if (isField(variable)) return this.valuesOf(variable);
    const first = smallest(uses.map((use) => use.span.start));
    return this.valuesOf(variable).filter((value) => value.span.start < first);
  }

  valueTexts(variable: VariableDeclaration): ReadonlySet<string> {
    return remembered(this.#valueTexts, variable, () => this.textsOf(variable.initializer ? [variable.initializer] : []));
  }

  #partTextsOf(variable: VariableDeclaration): ReadonlySet<string> {
    return remembered(this.#partTexts, variable, () => {
      return new Set(partsOf(variable.initializer).map((part) => stripped(part.text)));
    });
  }

  /** Values as they may stand in place: as written, and with the new variables in them replaced by what they hold. */
  textsOf(values: readonly Expression[]): ReadonlySet<string> {
    const texts = new Set<string>();
    for (const value of values) {
      texts.add(stripped(value.text));
      texts.add(stripped(this.#expanded(value, 0)));
      const type = typeOf(value)?.text ?? '';
      if (value.kind === 'instanceof') texts.add(`${type}.class`).add(`${type}[].class`);
      if (value.kind === 'arrayCreation') texts.add(`${type}[]::new`);
      if (value.kind === 'cast') texts.add(stripped(value.children.at(-1)?.text ?? value.text));
    }
    return texts;
  }

  #expanded(expression: Expression, depth: number): string {
    if (depth > DEEPEST_CHAIN) return expression.text;
    const known = this.#expandedTexts[depth] ?? (this.#expandedTexts[depth] = new Map<Expression, string>());
    return remembered(known, expression, () => {
      let { text } = expression;
      for (const variable of this.#fresh) {
        const value = variable.initializer;
        if (!value || value === expression) continue;
        const places = placesOfWord(text, variable.name, '.').length;
        if (places === 0) continue;
        const written = this.#expanded(value, depth + 1);
        if (text.length + places * written.length > LONGEST_READING) return expression.text;
        text = replaceWord(text, variable.name, written);
      }
      return text;
    });
  }

  /** Under the names of the side that declares the variable. */
  plainText(expression: Expression): string {
    return remembered(this.#plainTexts, expression, () => {
      let text = expression.text;
      for (const [from, to] of this.renames) if (hasWord(text, from)) text = replaceWord(text, from, to);
      return stripped(text);
    });
  }

  /** Whether an expression of the other side reads like one of the values, under its own names or those of this side. */
  reads(expression: Expression, texts: ReadonlySet<string>, variable: VariableDeclaration): boolean {
    if (texts.has(stripped(expression.text))) return true;
    return !this.renames.has(variable.name) && texts.has(this.plainText(expression));
  }
}

/** The expressions of a statement that are accepted. */
export function matching(statement: Statement, accept: (expression: Expression) => boolean): readonly Expression[] {
  return expressionsOf(statement).filter(accept);
}

/** What a call is made on, and what that is made on: `hall.plan()` and `hall` of `hall.plan().seat(row)`. */
export function callsOn({ kind, receiver }: Expression): readonly Expression[] {
  return kind === 'invocation' && receiver ? [receiver, ...callsOn(receiver)] : [];
}
