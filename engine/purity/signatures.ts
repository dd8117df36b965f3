import type { TypeFacts } from '../catalogue/facts.js';
import type { Explanation } from '../explained/explain.js';
import type { MethodPair } from '../findings/view.js';
import { append } from '../text/grouping.js';

/** It is about which parameters there are, and in which order. */
const changesParameters = ({ object, aspect }: TypeFacts): boolean => object === 'parameter' && aspect === undefined;

/** Positions of a parameter before and after. */
type Kept = readonly [number, number];

/** Methods whose parameters changed, as was reported. */
export class ChangedSignatures {
  #byName: Map<string, MethodPair[]> | null = null;

  constructor(private readonly explanation: Explanation) {}

  /** For each changed method of these names and numbers of parameters, the parameters that it still has. */
  of(nameBefore: string, countBefore: number, nameAfter: string, countAfter: number): readonly (readonly Kept[])[] {
    const pairs = this.#pairs().get(`${nameBefore} ${String(countBefore)}`) ?? [];
    return pairs.filter(({ after }) => after.name === nameAfter && after.parameters.length === countAfter).map(keptOf);
  }

  #pairs(): ReadonlyMap<string, readonly MethodPair[]> {
    if (this.#byName) return this.#byName;
    const byName = new Map<string, MethodPair[]>();
    const { view, index } = this.explanation;
    for (const pair of view.methodPairs) {
      if (pair.before.parameters.length === pair.after.parameters.length) continue;
      if (index.indices(pair.before, pair.after, changesParameters).length === 0) continue;
      append(byName, `${pair.before.name} ${String(pair.before.parameters.length)}`, pair);
    }
    this.#byName = byName;
    return byName;
  }
}

function keptOf({ before, after, parameters }: MethodPair): readonly Kept[] {
  return parameters.pairs.map((pair) => [before.parameters.indexOf(pair.before), after.parameters.indexOf(pair.after)]);
}
