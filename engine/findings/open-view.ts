import type { BodyMapping as Mapping } from '../matching/bodies/body-mapping.js';
import type { Comparison, MethodPair as Matched } from '../matching/comparison.js';
import { matchParameters } from '../matching/variables/parameters.js';
import { matchVariables } from '../matching/variables/variables.js';
import type { Method } from '../model/declarations.js';
import type { Finding } from './finding.js';
import type { BodyMapping, MethodPair, ParameterMapping, TypePair, VariableMapping, View } from './view.js';

/** What a finished comparison, and what was found in it, look like to everything that comes after. */
export function viewOf(comparison: Comparison, findings: readonly Finding[]): View {
  const { before, after, fieldPairs, removedMethods, addedMethods } = comparison;
  return {
    before,
    after,
    findings,
    typePairs: typePairsOf(comparison),
    methodPairs: comparison.methodPairs.map((pair) => new MappedMethods(pair)),
    fieldPairs,
    removedMethods,
    addedMethods,
    extractions: comparison.extractions.map((one) => ({ ...one, body: mapped(one.holder, one.extracted, one.body) })),
    inlinings: comparison.inlinings.map((one) => ({ ...one, body: mapped(one.inlined, one.holder, one.body) })),
    supertypes: { before: comparison.hierarchyBefore, after: comparison.hierarchyAfter },
  };
}

const typePairsOf = ({ typePairs }: Comparison): readonly TypePair[] =>
  typePairs.map(({ before, after, relation }) => ({ before, after, isInner: relation === 'inner' }));

/** A pair of methods whose bodies and variables are compared when somebody asks. */
class MappedMethods implements MethodPair {
  readonly before: Method;
  readonly after: Method;
  #body: BodyMapping | null | undefined;

  constructor(private readonly pair: Matched) {
    this.before = pair.before;
    this.after = pair.after;
  }

  get body(): BodyMapping | null {
    if (this.#body === undefined) {
      const { before, after, body } = this.pair;
      this.#body = body && mapped(before, after, body);
    }
    return this.#body;
  }

  get parameters(): ParameterMapping {
    return this.body?.variables.parameters ?? matchParameters(this.before, this.after, null);
  }
}

function mapped(before: Method, after: Method, body: Mapping): BodyMapping {
  return new MappedBody(before, after, body);
}

class MappedBody implements BodyMapping {
  constructor(
    private readonly before: Method,
    private readonly after: Method,
    private readonly body: Mapping,
  ) {}

  get identical(): boolean {
    return this.body.identical;
  }

  get mappings(): Mapping['mappings'] {
    return this.body.mappings;
  }

  get unmappedBefore(): Mapping['unmappedBefore'] {
    return this.body.unmappedBefore;
  }

  get unmappedAfter(): Mapping['unmappedAfter'] {
    return this.body.unmappedAfter;
  }

  get variables(): VariableMapping {
    return matchVariables(this.before, this.after, this.body);
  }
}
