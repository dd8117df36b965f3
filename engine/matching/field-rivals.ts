import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { Bindings, isReference } from './bindings.js';
import { allMappings } from './body-mapping.js';
import { isThisMember } from './expression-facts.js';
import { bodiesOfExtraction, bodiesOfInlining, type ComparedBodies, type ComparedMethods } from './field-evidence.js';
import { groupBy } from '../text/grouping.js';

/** A field that may have become one of another type. */
export interface FieldMove {
  readonly before: Field;
  readonly after: Field;
}

export interface RivalMove extends FieldMove {
  /**
   * Whether both types are in both versions, under their names (`kept`) or one of them under another (`renamed`), or one is gone or new (`alone`). Only moves of one
   * kind are rivals, and those of the last one go behind all others.
   */
  readonly between: 'kept' | 'renamed' | 'alone';
  /** The type that lost the field has one of the other's type now: `Till { Desk desk; }` */
  readonly isHeld: boolean;
}

/**
 * Of several fields of one name and type that are gone, or new, which are to be believed (some 2,900 made-up changes, of two and three types that lose, or get, one that another gets, or loses;
 * what the fields hold, and which type names which, says nothing):
 *
 *     class Till { Log log; }   class Cart { Log log; }   class Desk { }   ->   class Till { }   class Cart { }   class Desk { Log log; }          none
 *
 * - those whose type holds the other one, all of them: `Till { Desk desk; }` (some 300 more, by the version that the field is in, and the kind of its type)
 * - those whose constructors make them of a parameter of their name, all of them: `Till(Log log) { this.log = log; }`
 * - those that are named by a method which went along, or by code of one that was inlined into the other type, all of them
 * - else the only one of the other's package, or whose type gave the other some code, unless it is static or a constant by its name
 */
export class FieldRivals {
  readonly #beforeOf: ReadonlyMap<Field, readonly RivalMove[]>;
  readonly #afterOf: ReadonlyMap<Field, readonly RivalMove[]>;
  readonly #moved: readonly ComparedBodies[];
  /** With what was extracted. */
  readonly #gone: readonly ComparedBodies[];

  /** `moves` are all pairs of fields of one name and type, whatever their types have to do with each other. */
  constructor(moves: readonly RivalMove[], { methodPairs, inlinings, extractions }: ComparedMethods) {
    this.#beforeOf = groupBy(moves, ({ before }) => before);
    this.#afterOf = groupBy(moves, ({ after }) => after);
    this.#moved = [...methodPairs.filter(({ relation }) => relation === 'moved'), ...inlinings.map(bodiesOfInlining)];
    this.#gone = [...this.#moved, ...extractions.map(bodiesOfExtraction)];
  }

  /** Whether a move is to be believed though others may be meant as well. */
  isChosen(move: FieldMove): boolean {
    const known = this.#known(move);
    if (!known) return true;
    const others = this.#rivalsOf(known);
    const rivals = others.filter(({ between }) => between === known.between);
    if (rivals.length < others.length && known.between === 'alone') return false;
    if (rivals.length === 0 || this.isSure(move)) return true;
    return isOrdinary(move.before) && this.#isClose(move) && !rivals.some((rival) => this.#isClose(rival) || this.isSure(rival));
  }

  #known(move: FieldMove): RivalMove | undefined {
    return this.#beforeOf.get(move.before)?.find(({ after }) => after === move.after);
  }

  /** Whether fields, constructors or code that went the same way tell of this move, whatever else may be meant. */
  isSure(move: FieldMove): boolean {
    if (this.#known(move)?.isHeld) return true;
    return (isMadeOfParameter(move.before) && isMadeOfParameter(move.after)) || this.#isNamedByMovedCode(move);
  }

  #rivalsOf(move: RivalMove): readonly RivalMove[] {
    return [...(this.#beforeOf.get(move.before) ?? []), ...(this.#afterOf.get(move.after) ?? [])].filter((other) => other !== move);
  }

  #isClose(move: FieldMove): boolean {
    return isNear(move) || this.#gone.some((bodies) => isSameWay(bodies, move));
  }

  #isNamedByMovedCode(move: FieldMove): boolean {
    return this.#moved.some((bodies) => {
      const { before, after } = bodies;
      return (
        isSameWay(bodies, move) &&
        pairsOf(bodies).some(([one, other]) => names(one, move.before, before) && names(other, move.after, after))
      );
    });
  }
}

function isSameWay({ before, after }: ComparedBodies, move: FieldMove): boolean {
  return before.declaringType === move.before.declaringType && after.declaringType === move.after.declaringType;
}

/** The statements that were mapped; of equal bodies nothing was compared one by one, and they are taken as wholes. */
function pairsOf({ before, after, body }: ComparedBodies): readonly (readonly [readonly Statement[], readonly Statement[]])[] {
  if (!body) return [];
  if (body.identical && before.body && after.body) return [[statementsOf(before.body), statementsOf(after.body)]];
  return allMappings(body.mappings).map((mapping) => [[mapping.before], [mapping.after]]);
}

function names(statements: readonly Statement[], field: Field, method: Method): boolean {
  const parts = statements.flatMap(({ expressions }) => expressions.flatMap(descendants));
  return parts.some((part) => part.label === field.name && isReference(part) && Bindings.of(method).resolve(part) === field);
}

/** Both in one package. */
function isNear({ before, after }: FieldMove): boolean {
  return packageOf(before.declaringType) === packageOf(after.declaringType);
}

function packageOf({ file }: TypeDeclaration): string {
  return file.packageName;
}

/** `limit`, and neither `static int limit` nor `LIMIT` */
export function isOrdinary({ name, modifiers }: Field): boolean {
  return name !== name.toUpperCase() && !modifiers.some((modifier) => modifier.name === 'static');
}

/** `Till(Log log) { this.log = log; }`, `Till(Log log) { this.log = checked(log); }` */
function isMadeOfParameter({ name, declaringType }: Field): boolean {
  return declaringType.methods.some(
    ({ kind, parameters, body }) =>
      kind === 'constructor' &&
      parameters.some((parameter) => parameter.name === name) &&
      body?.children.some(({ expressions: [expression] }) => expression !== undefined && setsToItsName(expression, name)) === true,
  );
}

function setsToItsName(expression: Expression, name: string): boolean {
  const [target, value] = expression.children;
  if (expression.kind !== 'assignment' || !target || !value || !isThisMember(target) || target.label !== name) return false;
  return descendants(value).some((part) => part.kind === 'name' && part.label === name);
}
