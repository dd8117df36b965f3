import type { Method } from '../model/declarations.js';
import { runPart } from '../text/work.js';
import type { BodyMapping, Extraction, Inlining } from './bodies/body-mapping.js';
import type { Comparison, MethodPair } from './comparison.js';
import { changedValues, type ValuePair } from './fields/field-values.js';
import type { LazyMethodPair } from './methods/method-pair.js';
import { movedCode, type MovedCode } from './parts/moved-code.js';
import { rearrangedMethods, type ComparedBodies, type Rearrangement } from './parts/rearranged-methods.js';
import { matchParameters } from './variables/parameters.js';
import { matchVariables, type VariableMatch } from './variables/variables.js';

/** With which variables and parameters of the two became which. */
export interface WithVariables {
  readonly variables: VariableMatch;
}

/** A finished pair of methods. */
export type MatchedMethods = MethodPair & WithVariables;

/** What detection may read: everything that matching found, finished. Nothing in it is compared later, or rewritten: its lists and the pairs of bodies are frozen. */
export interface MatchingResult extends Comparison {
  readonly methodPairs: readonly MatchedMethods[];
  readonly extractions: readonly (Extraction & WithVariables)[];
  readonly inlinings: readonly (Inlining & WithVariables)[];
  /** Values of fields that hold code of their own and changed. */
  readonly fieldValues: readonly (ValuePair & WithVariables)[];
  /** Methods that were split or merged. */
  readonly rearrangements: readonly (Omit<Rearrangement, 'bodies'> & { readonly bodies: readonly (ComparedBodies & WithVariables)[] })[];
  readonly movedCode: readonly MovedCode[];
}

/** What the rooms found, of whose method pairs not all bodies are compared yet. */
export interface Found extends Comparison {
  readonly methodPairs: readonly LazyMethodPair[];
}

/** The last steps of matching: they compare what is not compared yet, and put together what detection may read. */
export class Finishing {
  #fieldValues: readonly ValuePair[] = [];
  #rearrangements: readonly Rearrangement[] = [];
  #movedCode: readonly MovedCode[] = [];
  /** By what was found: a pair of methods, an extraction, and so on. */
  readonly #variables = new Map<object, VariableMatch>();

  constructor(private readonly found: Found) {}

  /** In the order of work. What there is no time for is left out. */
  steps(): readonly (() => void)[] {
    const { found } = this;
    return [
      () => found.methodPairs.forEach(({ body }) => body),
      () => (this.#fieldValues = changedValues(found.fieldPairs)),
      () => (this.#rearrangements = rearrangedMethods(found)),
      () => (this.#movedCode = movedCode(found)),
      () => this.#matchVariables(),
    ];
  }

  #matchVariables(): void {
    const { methodPairs, extractions, inlinings } = this.found;
    for (const pair of methodPairs) this.#match(pair, pair.before, pair.after, pair.known);
    for (const one of extractions) this.#match(one, one.holder, one.extracted, one.body);
    for (const one of inlinings) this.#match(one, one.inlined, one.holder, one.body);
    const others = [...this.#fieldValues, ...this.#rearrangements.flatMap(({ bodies }) => bodies)];
    for (const one of others) this.#match(one, one.before, one.after, one.body);
  }

  #match(key: object, before: Method, after: Method, body: BodyMapping | null): void {
    const match = (): VariableMatch =>
      body ? matchVariables(before, after, body) : { ...NOTHING, parameters: matchParameters(before, after, null) };
    runPart([before.file.path, after.file.path], () => this.#variables.set(key, match()));
  }

  result(): MatchingResult {
    const withVariables = <One extends object>(one: One): One & WithVariables => ({
      ...one,
      variables: this.#variables.get(one) ?? NOTHING,
    });
    const { methodPairs, extractions, inlinings } = this.found;
    const result: MatchingResult = {
      ...this.found,
      methodPairs: methodPairs.map((pair) => {
        const { before, after, relation, known: body } = pair;
        return { before, after, relation, body, variables: this.#variables.get(pair) ?? NOTHING };
      }),
      extractions: extractions.map(withVariables),
      inlinings: inlinings.map(withVariables),
      fieldValues: this.#fieldValues.map(withVariables),
      rearrangements: this.#rearrangements.map((one) => ({ ...one, bodies: one.bodies.map(withVariables) })),
      movedCode: this.#movedCode,
    };
    for (const list of Object.values(result)) if (Array.isArray(list)) Object.freeze(list);
    for (const pairs of [result.methodPairs, result.extractions, result.inlinings, result.fieldValues, result.rearrangements])
      pairs.forEach(Object.freeze);
    return Object.freeze(result);
  }
}

/** Of bodies whose variables there was no time for. */
const NOTHING: VariableMatch = {
  parameters: { pairs: [], removed: [], added: [], exchanged: false, mergers: [] },
  locals: [],
  conversions: [],
  removedLocals: [],
  addedLocals: [],
  mergers: [],
};
