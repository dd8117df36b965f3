import { mappingParts, methodElement, variableElement, variablePart } from './elements.js';
import { finding, type Finding } from './finding.js';
import type { VariablePair } from '../matching/variables/variables.js';
import type { Method } from '../model/declarations.js';

/** A variable of a body that became another one, by name, type or kind, with the statements that refer to it. `now`: what it is called after. */
export function describeVariable(
  type: string,
  change: { readonly before: Method; readonly after: Method },
  { before, after, mappings }: VariablePair,
  now: { readonly declaration: string; readonly reference: string } = RENAMED,
): Finding {
  const [fileBefore, fileAfter] = [change.before.file, change.after.file];
  const references = mappingParts(
    mappings,
    fileBefore,
    fileAfter,
    'statement referencing the original variable',
    `statement referencing the ${now.reference}`,
  );
  return finding(type, {
    before: {
      subject: [variableElement(fileBefore, before)],
      within: [methodElement(change.before)],
      parts: [variablePart(fileBefore, before, 'original variable declaration'), ...references.before],
    },
    after: {
      subject: [variableElement(fileAfter, after)],
      within: [methodElement(change.after)],
      parts: [variablePart(fileAfter, after, `${now.declaration} variable declaration`), ...references.after],
    },
  });
}

const RENAMED = { declaration: 'renamed', reference: 'renamed variable' };
