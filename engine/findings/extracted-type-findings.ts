import { fieldPart, methodPart, typeElement, typePart } from './elements.js';
import { finding, type Finding } from './finding.js';
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';

/** A new type, the one that its members were taken from, and those members. */
export interface ExtractedMembers {
  readonly from: TypeDeclaration;
  readonly fromAfter: TypeDeclaration;
  readonly to: TypeDeclaration;
  readonly methods: readonly { readonly before: Method; readonly after: Method }[];
  readonly fields: readonly { readonly before: Field; readonly after: Field }[];
}

/** Members that were taken out of a type into a new one. */
export function describeExtractedType(type: string, { from, fromAfter, to, methods, fields }: ExtractedMembers): Finding {
  return finding(type, {
    before: {
      within: [typeElement(from)],
      parts: [
        typePart(from, 'original type declaration'),
        ...methods.map((pair) => methodPart(pair.before, 'original method declaration')),
        ...fields.map((pair) => fieldPart(pair.before, 'original attribute declaration')),
      ],
    },
    after: {
      subject: [typeElement(to)],
      parts: [
        typePart(fromAfter, 'type declaration after extraction'),
        typePart(to, 'extracted type declaration'),
        ...methods.map((pair) => methodPart(pair.after, 'extracted method declaration')),
        ...fields.map((pair) => fieldPart(pair.after, 'extracted attribute declaration')),
      ],
    },
  });
}
