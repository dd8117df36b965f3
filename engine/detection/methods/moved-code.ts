import type { MovedCode } from '../../matching/parts/moved-code.js';
import { finding, type Finding } from '../../findings/finding.js';
import { methodElement, methodPart, statementPart, typeElement } from '../../findings/elements.js';

/** What to say of code that went from one method to another; of another type's method it is said of which. */
export function describeMovedCode({ source, sourceAfter, target, body: { mappings } }: MovedCode): Finding {
  const [from, to] = [source.declaringType, target.declaringType];
  const isElsewhere = sourceAfter !== null && sourceAfter.declaringType !== to && to.kind !== 'anonymous';
  return finding('Move Code', {
    before: {
      subject: [methodElement(source)],
      within: isElsewhere ? [typeElement(from)] : [],
      parts: [
        methodPart(source, 'source method declaration'),
        ...mappings.map(({ before }) => statementPart(source.file, before, 'moved code from source method declaration')),
      ],
    },
    after: {
      subject: [methodElement(target)],
      within: [typeElement(to)],
      parts: [
        methodPart(target, 'target method declaration'),
        ...mappings.map(({ after }) => statementPart(target.file, after, 'moved code to target method declaration')),
      ],
    },
  });
}
