import type { Method } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { BodyMapping, StatementMapping } from '../bodies/body-mapping.js';
import { isLiteral, withoutParentheses } from '../../facts/expressions/covering.js';
import { bodyStatements } from '../bodies/fragments.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { agreementOfMapping } from '../methods/method-similarity.js';
import { isTrivial } from '../../facts/telling-statements.js';
import type { Substitution } from '../../facts/substitution.js';

/** On which side of the mapping the statements of the method are that was taken out (after) or put in (before). */
type End = 'before' | 'after';

type IsGiven = (one: Expression | undefined) => boolean;

interface Taken {
  readonly method: Method;
  /** What its parameters stand for. */
  readonly names: Substitution;
  readonly place: 'here' | 'elsewhere';
  /** Statements of the caller that stayed there, edited: they are looked at last, and only beside other code. */
  readonly others: readonly Statement[];
}

/**
 * Adds to the mapping of an extracted (`end` is after) or inlined (before) method that it gives back what it was given: that is what the caller went on with,
 * by handing it on first, or by keeping it. What was handed on at a later place, asked, or computed with is something else.
 *
 *     boxes.add(open(4)); show(boxes, 3);   ->   fill(boxes, 5);     List fill(List all, int n) { all.add(open(n)); return all; }     return all: show(boxes, 3)
 *     boxes.add(open(4)); show(3, boxes);   ->   fill(boxes, 5);     not
 */
export function withGivenBack(body: BodyMapping, end: End, { method, names, place, others }: Taken): BodyMapping {
  const last = method.body?.children.at(-1);
  const value = last?.kind === 'return' ? last.expressions[0] : undefined;
  if (!last || value?.kind !== 'name' || !method.parameters.some(({ name }) => name === value.label)) return body;
  const given = names.get(value.label) ?? value.label;
  if (end === 'after' && place === 'elsewhere' && given.startsWith('this.')) return body;
  const isGiven: IsGiven = (one) => one?.text === given && !isLiteral(one) && one.kind !== 'creation';
  const hand = new Handing(isGiven, end === 'before', given === value.label);
  const [ends, rest] = end === 'after' ? [body.unmappedAfter, body.unmappedBefore] : [body.unmappedBefore, body.unmappedAfter];
  if (!ends.includes(last)) return withKept(body, end, last, hand);
  const free = body.mappings.length > 0 ? [...rest, ...others] : rest;
  for (const statement of free) {
    const handed = hand.in(statement) ?? (end === 'before' && others.includes(statement) ? declaredWith(statement, given) : null);
    if (handed) return { ...withMapping(body, end, last, statement, handed), withoutGivenBack: body };
  }
  return body;
}

/** `Box box = kept(new Box());` -> `Box box = new Box();` */
function declaredWith(statement: Statement, given: string): Expression | null {
  const value = statement.kind === 'localVariable' ? wrappedExpression(statement) : null;
  return value?.text === given ? value : null;
}

/** `last = load();` -> `last = noted(load());`: what was kept is the value, whatever it is kept in. */
function withKept(body: BodyMapping, end: End, last: Statement, hand: Handing): BodyMapping {
  const kept = body.mappings.find((one) => one[end] === last);
  const statement = kept?.[end === 'after' ? 'before' : 'after'];
  const handed = statement && isAssignment(statement) && !kept?.beforeExpression && !kept?.afterExpression ? hand.in(statement) : null;
  if (!statement || !handed) return body;
  const left = { ...body, mappings: body.mappings.filter((one) => one !== kept) };
  return { ...withMapping(left, end, last, statement, handed), withoutGivenBack: body };
}

/**
 * Whether what was given back decides. Of an extraction within a type it is enough where the parameter has the name of what it is given; otherwise what is mapped,
 * however edited, has to be more than what was added, or as much when it is several. By itself it says nothing of what is put in, unless it is asked about.
 */
export function givesBackEnough(body: BodyMapping, end: End, place: 'here' | 'elsewhere'): boolean {
  const back = body.mappings.filter(({ givenBack }) => givenBack);
  if (back.length === 0) return false;
  const isNamedAlike = ({ beforeExpression, after }: StatementMapping): boolean => beforeExpression?.text === after.expressions[0]?.text;
  if (end === 'after' && place === 'here' && back.some(isNamedAlike)) return true;
  const { mapped } = agreementOfMapping(body);
  const unmapped = (end === 'after' ? body.unmappedAfter : body.unmappedBefore).filter(
    (one) => (end === 'after' ? !one.composite : one.kind !== 'block') && !isTrivial(one),
  ).length;
  if (end === 'after') return mapped > unmapped || (mapped > 1 && mapped === unmapped);
  if (mapped === back.length) return unmapped === 0 && back.every(isKeptOrAsked);
  return mapped > unmapped;
}

/** Where a statement hands on what is given, or keeps it. */
class Handing {
  constructor(
    private readonly isGiven: IsGiven,
    /** Whether it was put into the statement: what is made of it, or is another name of it, says nothing then. */
    private readonly isPutIn: boolean,
    private readonly isNamedAlike: boolean,
  ) {}

  in(statement: Statement): Expression | null {
    return this.#own(statement) ?? (statement.composite ? null : this.#inLambda(statement));
  }

  #own(statement: Statement): Expression | null {
    const [only] = statement.expressions;
    switch (statement.kind) {
      case 'expression':
        return only?.kind === 'assignment' ? this.#kept(only.children[1]) : this.#first(only);
      case 'localVariable':
        return this.#declared(wrappedExpression(statement));
      case 'return':
        return this.#first(only);
      case 'throw':
        return only?.kind === 'creation' ? this.#first(only) : null;
      case 'enhancedFor':
      case 'synchronized':
        return statement.expressions.find(this.isGiven) ?? this.#first(statement.expressions.at(-1));
      case 'if':
      case 'while':
      case 'switch':
        return this.#first(only?.kind === 'prefix' && only.label === '!' ? only.children[0] : only, false);
      case 'try':
        return this.#first(statement.variables[0]?.initializer);
      default:
        return null;
    }
  }

  /** `last = all;`, `last = new Plan(all);` */
  #kept(value: Expression | undefined): Expression | null {
    if (value && this.isGiven(value)) return value;
    return value?.kind === 'creation' ? this.#first(value) : null;
  }

  /** `Plan plan = open(all);`, `List some = all;` */
  #declared(value: Expression | null): Expression | null {
    const isName = value?.kind === 'name' || value?.kind === 'fieldAccess';
    return value && isName && this.isGiven(value) && (!this.isPutIn || this.isNamedAlike) ? value : this.#first(value);
  }

  /** `run(() -> show(all));` */
  #inLambda({ expressions }: Statement): Expression | null {
    for (const { kind, block, children } of expressions.flatMap(descendants)) {
      if (kind !== 'lambda') continue;
      for (const handed of block ? bodyStatements(block).map((one) => this.in(one)) : [this.#first(children.at(-1))])
        if (handed) return handed;
    }
    return null;
  }

  /** The first argument of a call; of a creation, too, where that may be. */
  #first(one: Expression | null | undefined, made = !this.isPutIn): Expression | null {
    const call = one && withoutParentheses(one);
    const [first] = call?.arguments ?? [];
    return first && this.isGiven(first) && (made || call?.kind !== 'creation') ? first : null;
  }
}

/** What is kept, or asked about: not all that a statement does, declares or gives back. */
function isKeptOrAsked({ after, afterExpression: handed }: StatementMapping): boolean {
  if (!handed || after.kind === 'synchronized') return false;
  const isRead = handed.kind === 'name' || handed.receiver?.kind === 'this';
  if (after.kind === 'enhancedFor') return !isRead || !after.expressions.includes(handed);
  const [only] = after.expressions;
  if (only?.kind === 'assignment') return only.children[0]?.kind !== 'arrayAccess';
  if (after.composite || wrappedExpression(after) === handed) return true;
  // what a block does in a lambda is done by a statement of its own
  return handed.parent !== wrappedExpression(after) && after.expressions.flatMap(descendants).includes(handed);
}

function withMapping(body: BodyMapping, end: End, last: Statement, statement: Statement, handed: Expression): BodyMapping {
  const isAfter = end === 'after';
  const mapping: StatementMapping = {
    before: isAfter ? statement : last,
    after: isAfter ? last : statement,
    beforeExpression: isAfter ? handed : null,
    afterExpression: isAfter ? null : handed,
    replacements: [],
    identical: false,
    distance: 0,
    inferred: false,
    nested: [],
    givenBack: true,
  };
  return {
    ...body,
    mappings: [...body.mappings, mapping],
    unmappedBefore: body.unmappedBefore.filter((one) => one !== mapping.before),
    unmappedAfter: body.unmappedAfter.filter((one) => one !== mapping.after),
  };
}
