import type { SourceFile } from '../model/source-file.js';
import type { ApiChange } from '../results/look.js';
import { checkpoint } from '../text/work.js';
import { lookPlace } from './change.js';
import { apiFamily } from './family.js';
import type { ApiKind } from './kind.js';

const EXPORT: ApiKind = { id: 'MODULE_EXPORT_REMOVED', breaks: 'both', meaning: 'A module no longer exports a package.' };
const PASSED_ON: ApiKind = {
  id: 'MODULE_REQUIRES_TRANSITIVE_REMOVED',
  breaks: 'both',
  meaning: 'A module no longer hands on another one.',
};

/** What modules no longer let users see. */
export const MODULES = apiFamily([EXPORT, PASSED_ON], function* ({ modules }) {
  for (const [folder, before] of modules.before) {
    checkpoint();
    const after = modules.after.get(folder);
    if (!after) continue;
    for (const name of before.exports) {
      if (!after.exports.has(name)) yield told(EXPORT, name, `The module no longer exports \`${name}\`.`, null, before.file, after.file);
    }
    for (const name of before.passedOn) {
      if (!after.passedOn.has(name))
        yield told(PASSED_ON, name, `The module no longer hands on \`${name}\`.`, `Write \`requires ${name};\`.`, before.file, after.file);
    }
  }
});

function told(
  { id, breaks }: ApiKind,
  element: string,
  sentence: string,
  migration: string | null,
  before: SourceFile,
  after: SourceFile,
): ApiChange {
  const place = before.text.indexOf(element);
  const after1 = after.types[0]?.nameSpan ?? { start: 0, end: 0 };
  return {
    kind: id,
    breaks,
    element,
    refactoring: null,
    sentence,
    migration,
    before: [lookPlace(before, place < 0 ? { start: 0, end: 0 } : { start: place, end: place + element.length }, 'what the module says')],
    after: [lookPlace(after, after1, 'the module')],
  };
}
