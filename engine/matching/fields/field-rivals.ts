import type { Field, Method, TypeDeclaration } from '../../model/declarations.js';
import { descendants } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { Bindings, isReference } from '../../facts/bindings.js';
import { allMappings } from '../bodies/body-mapping.js';
import { bodiesOfExtraction, bodiesOfInlining, type ComparedBodies, type ComparedMethods } from './field-evidence.js';
import type { HandedFields } from './handed-fields.js';
import { groupBy } from '../../text/grouping.js';

/** A field that may have become one of another type. */
export interface FieldMove {
  readonly before: Field;
  readonly after: Field;
}

export interface RivalMove extends FieldMove {
  /** Whether the type that lost the field is there still, under any name, and whether the type that got it was there. */
  readonly isSourceKept: boolean;
  readonly isTargetKept: boolean;
  /** The type that lost the field has one now of the other's type, or of one above it (`Till { Desk desk; }`), or imports the other, which is new. */
  readonly isHandedOver: boolean;
}

/** How many fields types lost and got, renamed ones left out of account: of types that are in both versions, and of all. */
export interface FieldCounts {
  readonly lost: { readonly kept: number; readonly all: number };
  readonly got: { readonly kept: number; readonly all: number };
}

/**
 * Of several fields of one name and type that are gone, or new, which are to be believed (some 8,000 made-up changes of up to three types that lose, or get, one that others get, or lose; what the fields
 * hold, and which type names which, says nothing).
 *
 * Fields are looked at three times: those of types that are in both versions; with those of types that are gone; with those of types that are new. Where more fields were got than lost, every lost one is
 * asked what it can have become, else every new one what it can have been; and only what is alone in that is believed without more. So each of these goes its way, the second because of what else is gone:
 *
 *     class Till { Log log; }                class Cart { }   class Desk { }   ->   class Till { }   class Cart { Log log; }   class Desk { Log log; }      none
 *     class Till { Log log; Clock clock; }   class Cart { }   class Desk { }   ->   class Till { }   class Cart { Log log; }   class Desk { Log log; }      to Cart, the first
 *     class Till { Log log; }   class Cart { Log log; }   class Desk { }   ->   class Till { }   class Cart { }   class Desk { Log log; }                   none
 *     class Till { Log log; }   class Cart { Log log; }   class Desk { }   ->   class Till { }   class Cart { }   class Desk { Log log; Key a; Bell b; }     both
 *
 * Of several candidates these are believed:
 *
 * - those whose type holds the other one, or what that extends or implements, or imports the other, a new one, all of them: `Till { Desk desk; }` (some 1,400 more, by the version that the field is in, and the kind of its type)
 * - those that a constructor of the one was handed before, and one of the other now, all of them (`HandedFields`)
 * - those that are named by a method which went along, or by code of one that was inlined into the other type, all of them
 * - else the only one of the other's package, or whose type gave the other some code, unless it is static or a constant by its name
 */
export class FieldRivals {
  readonly #beforeOf: ReadonlyMap<Field, readonly RivalMove[]>;
  readonly #afterOf: ReadonlyMap<Field, readonly RivalMove[]>;
  readonly #moved: readonly ComparedBodies[];
  /** With what was extracted. */
  readonly #gone: readonly ComparedBodies[];

  /** `moves` are all pairs of fields of one name and type that can be, in the order in which types are asked. */
  constructor(
    moves: readonly RivalMove[],
    private readonly counts: FieldCounts,
    private readonly handed: HandedFields,
    { methodPairs, inlinings, extractions }: ComparedMethods,
  ) {
    this.#beforeOf = groupBy(moves, ({ before }) => before);
    this.#afterOf = groupBy(moves, ({ after }) => after);
    this.#moved = [...methodPairs.filter(({ relation }) => relation === 'moved'), ...inlinings.map(bodiesOfInlining)];
    this.#gone = [...this.#moved, ...extractions.map(bodiesOfExtraction)];
  }

  /** Whether a move is to be believed though others may be meant as well. */
  isChosen(move: FieldMove): boolean {
    const known = this.#known(move);
    if (!known || this.isSure(move)) return true;
    return ROUNDS.some((round) => round.has(known) && this.#isChosenIn(round, known));
  }

  #isChosenIn(round: Round, move: RivalMove): boolean {
    const { lost, got } = this.counts;
    const isAskedOfNew = got[round.got] <= lost[round.lost];
    const rivals = this.#othersOf(move, isAskedOfNew ? 'after' : 'before', round);
    if (rivals.length === 0) return !isAskedOfNew || this.#isFirst(move, round);
    if (isAlone(move) && rivals.some((rival) => !isAlone(rival))) return false;
    return isOrdinary(move.before) && this.#isClose(move) && !rivals.some((rival) => this.#isClose(rival) || this.isSure(rival));
  }

  /** What was lost once is there once: the first type that is asked for it has it. */
  #isFirst(move: RivalMove, round: Round): boolean {
    const first = (this.#beforeOf.get(move.before) ?? []).find(
      (other) => other === move || (round.has(other) && this.#othersOf(other, 'after', round).length === 0),
    );
    return first === move;
  }

  /** Of several new types the first alone has it. */
  #isFirstOfNew(move: RivalMove): boolean {
    return this.#beforeOf.get(move.before)?.find((other) => other.isHandedOver && !other.isTargetKept) === move;
  }

  #known(move: FieldMove): RivalMove | undefined {
    return this.#beforeOf.get(move.before)?.find(({ after }) => after === move.after);
  }

  /** Whether fields or code that went the same way tell of this move, whatever else may be meant. */
  isSure(move: FieldMove): boolean {
    const known = this.#known(move);
    if (known?.isHandedOver) return known.isTargetKept || this.#isFirstOfNew(known);
    return (this.handed.isNoMoreHanded(move.before) && this.handed.isHandedNow(move.after)) || this.#isNamedByMovedCode(move);
  }

  #othersOf(move: RivalMove, side: 'before' | 'after', round: Round): readonly RivalMove[] {
    const all = (side === 'before' ? this.#beforeOf.get(move.before) : this.#afterOf.get(move.after)) ?? [];
    return all.filter((other) => other !== move && round.has(other));
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

/** What is looked at together: which fields are counted, and which moves there are. */
interface Round {
  readonly lost: 'kept' | 'all';
  readonly got: 'kept' | 'all';
  has(move: RivalMove): boolean;
}

const ROUNDS: readonly Round[] = [
  { lost: 'kept', got: 'kept', has: ({ isSourceKept, isTargetKept }) => isSourceKept && isTargetKept },
  { lost: 'all', got: 'kept', has: ({ isTargetKept }) => isTargetKept },
  { lost: 'kept', got: 'all', has: ({ isSourceKept }) => isSourceKept },
];

/** One of its types is gone or new. */
function isAlone({ isSourceKept, isTargetKept }: RivalMove): boolean {
  return !isSourceKept || !isTargetKept;
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
