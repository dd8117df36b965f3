import { fieldElement, fieldPart, methodElement, methodPart, typeElement } from './elements.js';
import { finding, type Finding } from './finding.js';
import type { Field, Method } from '../model/declarations.js';

/** A method that became another one, or is elsewhere. `role`: what its declaration is now. */
export function describeMethods(
  type: string,
  { before, after }: { readonly before: Method; readonly after: Method },
  role: string,
): Finding {
  return finding(type, {
    before: {
      subject: [methodElement(before)],
      within: [typeElement(before.declaringType)],
      parts: [methodPart(before, 'original method declaration')],
    },
    after: { subject: [methodElement(after)], within: [typeElement(after.declaringType)], parts: [methodPart(after, role)] },
  });
}

/** The same of an attribute. */
export function describeFields(type: string, { before, after }: { readonly before: Field; readonly after: Field }, role: string): Finding {
  return finding(type, {
    before: {
      subject: [fieldElement(before)],
      within: [typeElement(before.declaringType)],
      parts: [fieldPart(before, 'original attribute declaration')],
    },
    after: { subject: [fieldElement(after)], within: [typeElement(after.declaringType)], parts: [fieldPart(after, role)] },
  });
}
