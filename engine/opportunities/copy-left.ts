import { append } from '../text/grouping.js';
import { CopySearch } from './copies.js';
import { copyRows } from './copy-rows.js';
import { extractedCode, type ExtractedCode } from './extracted-code.js';
import type { OpportunityKind } from './kind.js';
import { largestOf } from './largest.js';
import type { Window } from './replaceable.js';

/** Code that was extracted into a method and still stands in another place, where a call of the method, or of one like it, could stand. */
export const copyLeft: OpportunityKind = {
  id: 'copy-left',
  meaning: 'Code that this change extracted into a method stands in another place, too.',
  not: 'Code that is like it and does something else, gives back more than a call can, or is shorter than three statements.',
  example: {
    before: `class Report {
  void load(Source in) {
    int size = in.readInt();
    check(size, in.limit());
    String name = in.readText(size);
    open(name);
  }
  void reload(Source from) {
    int length = from.readInt();
    check(length, from.limit());
    String title = from.readText(length);
    show(title);
  }
}`,
    after: `class Report {
  void load(Source in) {
    open(readHeader(in));
  }
  String readHeader(Source in) {
    int size = in.readInt();
    check(size, in.limit());
    String name = in.readText(size);
    return name;
  }
  void reload(Source from) {
    int length = from.readInt();
    check(length, from.limit());
    String title = from.readText(length);
    show(title);
  }
}`,
  },
  // `length` is used after it: a call gives back one value
  nearMiss: {
    before: `class Report {
  void load(Source in) {
    int size = in.readInt();
    check(size, in.limit());
    String name = in.readText(size);
    open(name);
  }
  void reload(Source from) {
    int length = from.readInt();
    check(length, from.limit());
    String title = from.readText(length);
    show(title, length);
  }
}`,
    after: `class Report {
  void load(Source in) {
    open(readHeader(in));
  }
  String readHeader(Source in) {
    int size = in.readInt();
    check(size, in.limit());
    String name = in.readText(size);
    return name;
  }
  void reload(Source from) {
    int length = from.readInt();
    check(length, from.limit());
    String title = from.readText(length);
    show(title, length);
  }
}`,
  },
  search: (at) => {
    const found = new Map<ExtractedCode, Window[]>();
    const search = new CopySearch(extractedCode(at));
    return {
      mayBeIn: (path, text) => search.mayBeIn(path, text),
      add: (file) => {
        for (const [model, windows] of search.in(file)) for (const window of windows) append(found, model, window);
      },
      found: () => largestOf(copyRows(found, at.view), 'code that stands elsewhere, too'),
    };
  },
};
