import { typeFacts, type TypeFacts } from '../catalogue/facts.js';
import type { Finding, Part } from '../findings/view.js';
import type { SourceFile } from '../model/source-file.js';
import type { Span } from '../text/span.js';
import { include } from '../text/grouping.js';

/** Something that has a place: a declaration, a location of a finding. */
export interface Placed {
  readonly file: SourceFile;
  readonly span: Span;
}

/** A finding and the index of the refactoring that it is in the result. */
export interface Reported {
  readonly finding: Finding;
  readonly facts: TypeFacts;
  readonly index: number;
}

/** By file, first offset, and last offset. */
type ByPlace = Map<SourceFile, Map<number, Map<number, Set<Reported>>>>;

/** Which reported refactorings name which places. */
export class FindingIndex {
  readonly #before: ByPlace = new Map();
  readonly #after: ByPlace = new Map();
  readonly all: readonly Reported[];

  constructor(findings: readonly Finding[], indexOf: (finding: Finding) => number | undefined) {
    const all: Reported[] = [];
    for (const finding of findings) {
      const index = indexOf(finding);
      if (index === undefined) continue;
      const reported = { finding, facts: typeFacts(finding.type), index };
      all.push(reported);
      for (const place of finding.before.parts) add(this.#before, place, reported);
      for (const place of finding.after.parts) add(this.#after, place, reported);
    }
    this.all = all;
  }

  /** The refactorings that name both places, one of each version; null stands for any. In the order of the findings, each once. */
  between(before: Placed | null, after: Placed | null): readonly Reported[] {
    const one = before && at(this.#before, before);
    const other = after && at(this.#after, after);
    if (!one || !other) return [...(one ?? other ?? NONE)];
    const [few, many] = one.size <= other.size ? [one, other] : [other, one];
    return [...few].filter((reported) => many.has(reported));
  }

  /** The indices of those of which the catalogue says so. */
  indices(before: Placed | null, after: Placed | null, fits: (facts: TypeFacts) => boolean): readonly number[] {
    return [
      ...new Set(
        this.between(before, after)
          .filter(({ facts }) => fits(facts))
          .map(({ index }) => index),
      ),
    ];
  }
}

const NONE: ReadonlySet<Reported> = new Set();

function at(places: ByPlace, { file, span }: Placed): ReadonlySet<Reported> {
  return places.get(file)?.get(span.start)?.get(span.end) ?? NONE;
}

function add(places: ByPlace, { file, span }: Part, reported: Reported): void {
  const ofFile = places.get(file) ?? new Map<number, Map<number, Set<Reported>>>();
  places.set(file, ofFile);
  const fromHere = ofFile.get(span.start) ?? new Map<number, Set<Reported>>();
  ofFile.set(span.start, fromHere);
  include(fromHere, span.end, reported);
}
