import type { Pair } from '../findings/view.js';
import type { SourceFile } from '../model/source-file.js';
import { Lookup } from './lookup.js';
import type { LookedAt } from './looked-at.js';
import { Partners } from './partners.js';

/** What names mean in both versions of a change, and what became of declarations. */
export interface Symbols extends Pair<Lookup> {
  readonly partners: Partners;
}

/** The symbols of a change: made when somebody first asks, once. */
export function symbolsOf(at: LookedAt): Symbols {
  let symbols = known.get(at);
  if (!symbols) {
    const unchanged = [...at.unchanged()];
    const isUnchanged = new Set<SourceFile>(unchanged);
    symbols = {
      before: new Lookup({ files: [...at.view.before.files, ...unchanged] }),
      after: new Lookup({ files: [...at.view.after.files, ...unchanged] }),
      partners: new Partners(at.view, ({ file }) => isUnchanged.has(file)),
    };
    known.set(at, symbols);
  }
  return symbols;
}

const known = new WeakMap<LookedAt, Symbols>();
