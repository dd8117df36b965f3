import type { Opportunity } from '../results/look.js';
import { append } from '../text/grouping.js';
import { compareTexts } from '../text/order.js';
import { quoted } from '../text/quoted-code.js';
import { placesOf } from './copy-sentences.js';
import { extractedConstants, type ExtractedConstant } from './extracted-constants.js';
import type { OpportunityKind } from './kind.js';
import { largestOf } from './largest.js';
import { LiteralSearch } from './literal-search.js';
import { inBefore, placeOf, type HeldCode } from './places.js';

/** A literal became a constant, and where it is used in the same way it was left. */
export const literalLeft: OpportunityKind = {
  id: 'literal-left',
  meaning: 'A value that this change made a constant of still stands as a literal where it is used in the same way.',
  not: 'The same value in another use, or one that many things have: 0, 1, 100, and texts of one or two characters.',
  example: {
    before: `class Table {
  List<Row> page(int from) {
    return rows(from, 500);
  }
  List<Row> next(int from) {
    return rows(from + size, 500);
  }
}`,
    after: `class Table {
  private static final int MAX_ROWS = 500;
  List<Row> page(int from) {
    return rows(from, MAX_ROWS);
  }
  List<Row> next(int from) {
    return rows(from + size, 500);
  }
}`,
  },
  nearMiss: {
    before: `class Table {
  List<Row> page(int from) {
    return rows(from, 500);
  }
  void waitForRows() {
    sleep(500);
  }
}`,
    after: `class Table {
  private static final int MAX_ROWS = 500;
  List<Row> page(int from) {
    return rows(from, MAX_ROWS);
  }
  void waitForRows() {
    sleep(500);
  }
}`,
  },
  search: (at) => {
    const found = new Map<ExtractedConstant, HeldCode[]>();
    const search = new LiteralSearch(extractedConstants(at));
    const stoodBefore = inBefore(at.view);
    return {
      mayBeIn: (path, text) => search.mayBeIn(path, text),
      add: (file) => {
        for (const [constant, literals] of search.in(file)) for (const literal of literals) append(found, constant, literal);
      },
      found: () => {
        const rows = [...found].map(([constant, literals]) => row(constant, literals, literals.every(stoodBefore)));
        return largestOf(
          rows.sort((a, b) => (a.refactoring ?? 0) - (b.refactoring ?? 0)),
          'literals that have the value of a constant',
        );
      },
    };
  },
};

function row({ field, refactoring, literal, kind }: ExtractedConstant, unsorted: readonly HeldCode[], isOld: boolean): Opportunity {
  const literals = [...unsorted].sort((a, b) => compareTexts(a.holder.file.path, b.holder.file.path) || a.span.start - b.span.start);
  const code = quoted(literal);
  const value = kind === 'number' ? literal : code;
  return {
    kind: 'literal-left',
    refactoring,
    sentence: `${quoted(field.name)} is ${value}; ${code} ${isOld ? 'still' : 'also'} stands in ${placesOf(literals, field.file)}.`,
    model: placeOf(field.file, field.declarationSpan, 'the constant'),
    places: literals.map(({ holder, span }) => placeOf(holder.file, span, 'the same value')),
    tokens: 1,
  };
}
