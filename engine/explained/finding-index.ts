import { typeFacts, type TypeFacts } from '../catalogue/facts.js';
import type { Finding, Part } from '../findings/view.js';
import type { SourceFile } from '../model/source-file.js';
import type { Span } from '../text/span.js';
import { append } from '../text/grouping.js';

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

type ByPlace = Map<SourceFile, Map<number, { readonly end: number; readonly reported: Reported }[]>>;

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
    const one = before && this.#at(this.#before, before);
    const other = after && this.#at(this.#after, after);
    if (!one || !other) return [...new Set(one ?? other ?? [])];
    const both = new Set(other);
    return [...new Set(one)].filter((reported) => both.has(reported));
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

  #at(places: ByPlace, { file, span }: Placed): readonly Reported[] {
    return (places.get(file)?.get(span.start) ?? []).filter(({ end }) => end === span.end).map(({ reported }) => reported);
  }
}

function add(places: ByPlace, { file, span }: Part, reported: Reported): void {
  let ofFile = places.get(file);
  if (!ofFile) {
    ofFile = new Map<number, { readonly end: number; readonly reported: Reported }[]>();
    places.set(file, ofFile);
  }
  append(ofFile, span.start, { end: span.end, reported });
}
