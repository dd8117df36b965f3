import type { BodyMapping, Extraction, Inlining, Pair } from '../findings/view.js';
import { isField, type Method, type VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { renames, type TypeFacts } from '../catalogue/facts.js';
import type { Dictionary } from '../text/tokens.js';
import type { DeclarationRules } from './declaration-rules.js';
import type { FindingIndex, Placed } from './finding-index.js';
import type { RuleSet } from './rules.js';
import type { TokenFile } from './token-file.js';
import { isPlainName } from './visible-names.js';

/** A variable has another name, or is one of another kind. */
const changesVariable = (facts: TypeFacts): boolean =>
  facts.becomes !== undefined || (renames(facts) && (facts.object === 'variable' || facts.object === 'parameter'));

/** What may differ inside bodies, because it was reported: names and types of variables, parameters against arguments. */
export class BodyRules {
  readonly #this: number;
  readonly #dot: number;

  constructor(
    private readonly rules: RuleSet,
    private readonly index: FindingIndex,
    private readonly dictionary: Dictionary,
    private readonly declarations: DeclarationRules,
    private readonly tokensOf: (place: Placed, side: 'before' | 'after') => TokenFile,
  ) {
    this.#this = dictionary.numberOf('this');
    this.#dot = dictionary.numberOf('.');
  }

  /** Variables of two bodies that are the same variable. */
  addVariables(before: Method, after: Method, body: BodyMapping): void {
    if (body.identical) return;
    const match = body.variables;
    for (const pair of match.locals) this.declarations.addVariable(pair, before, after);
    for (const pair of [...match.locals, ...match.parameters.pairs, ...match.conversions]) this.#rename(pair, before, after);
  }

  #rename(pair: Pair<VariableDeclaration>, before: Method, after: Method): void {
    const because = this.index.indices(placeOf(pair.before, before), placeOf(pair.after, after), changesVariable);
    if (because.length === 0) return;
    const forms = (variable: VariableDeclaration): number[][] => {
      const name = this.dictionary.numberOf(variable.name);
      return isField(variable) ? [[name], [this.#this, this.#dot, name]] : [[name]];
    };
    for (const one of forms(pair.before)) {
      for (const other of forms(pair.after)) {
        this.rules.addWords({
          before: one,
          after: other,
          because,
          withinBefore: { file: before.file, span: pair.before.scope ?? before.span },
          withinAfter: { file: after.file, span: pair.after.scope ?? after.span },
          applies: (sides, i, j) =>
            isPlainName(sides.before, i) &&
            notCalled(sides.before, i + one.length - 1) &&
            isPlainName(sides.after, j) &&
            notCalled(sides.after, j + other.length - 1),
        });
      }
    }
  }

  /** In the code that was extracted, parameters stand for what the calls pass; and whole expressions became calls. */
  addExtraction({ holder, sourceAfter, extracted, calls }: Extraction, because: readonly number[]): void {
    for (const call of calls) {
      for (const [parameter, value] of argumentsOf(extracted, call)) {
        const words = this.tokensOf(sourceAfter, 'after').wordsOf(value.span);
        this.rules.addWords({
          before: words,
          after: [this.dictionary.numberOf(parameter.name)],
          because,
          withinBefore: holder,
          withinAfter: extracted,
          applies: (sides, i, j) => standsAlone(sides.before, i, words.length, value) && isPlainName(sides.after, j),
        });
      }
    }
  }

  /** In the code that was inlined, what the calls passed stands for parameters. */
  addInlining({ inlined, targetBefore, holder, calls }: Inlining, because: readonly number[]): void {
    for (const call of calls) {
      for (const [parameter, value] of argumentsOf(inlined, call)) {
        const words = this.tokensOf(targetBefore, 'before').wordsOf(value.span);
        this.rules.addWords({
          before: [this.dictionary.numberOf(parameter.name)],
          after: words,
          because,
          withinBefore: inlined,
          withinAfter: holder,
          applies: (sides, i, j) => isPlainName(sides.before, i) && standsAlone(sides.after, j, words.length, value),
        });
      }
    }
  }
}

function placeOf(variable: VariableDeclaration, method: Method): Placed {
  return { file: isField(variable) ? variable.file : method.file, span: variable.span };
}

function notCalled(file: TokenFile, token: number): boolean {
  return file.text(token + 1) !== '(';
}

/** Parameters with what a call passes for them; not those of variable number. */
function argumentsOf(method: Method, call: Expression): (readonly [VariableDeclaration, Expression])[] {
  const given = call.arguments ?? [];
  if (given.length !== method.parameters.length) return [];
  return method.parameters.flatMap((parameter, i) => {
    const value = given[i];
    return value && !parameter.varargs && value.text !== parameter.name ? [[parameter, value] as const] : [];
  });
}

/**
 * The words are an expression by themselves, which a name can stand for: a name, literal, call or member, not the beginning of a longer name, nor operands
 * that bind to others around them.
 */
function standsAlone(file: TokenFile, token: number, length: number, value: Expression): boolean {
  const previous = file.text(token - 1);
  if (previous === '.' || previous === '::') return false;
  const next = file.text(token + length);
  if (value.kind === 'name' && next === '(') return false;
  return ATOMS.has(value.kind) || (OPENING.has(previous) && CLOSING.has(next));
}

const ATOMS: ReadonlySet<string> = new Set([
  'name',
  'fieldAccess',
  'this',
  'number',
  'string',
  'character',
  'boolean',
  'null',
  'classLiteral',
  'invocation',
  'arrayAccess',
  'parenthesized',
]);
const OPENING: ReadonlySet<string> = new Set(['(', ',', '=', 'return', '[', '{', '->']);
const CLOSING: ReadonlySet<string> = new Set([')', ',', ';', ']', '}']);
