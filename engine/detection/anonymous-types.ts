import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import { mayHoldAnonymousType } from '../matching/anonymous-text.js';

/** The anonymous types of a file in members whose text passes `mayHold`. Lowers these members, so files that cannot hold an anonymous type are left alone. */
export function anonymousTypesOf(file: SourceFile, mayHold: (text: string) => boolean): readonly TypeDeclaration[] {
  if (!mayHold(file.text) || !mayHoldAnonymousType(file.text)) return [];
  const found: TypeDeclaration[] = [];
  const holds = ({ span }: Method | Field): boolean => mayHold(file.text.slice(span.start, span.end));
  const visit = (type: TypeDeclaration): void => {
    if (type.kind === 'anonymous') found.push(type);
    type.types.forEach(visit);
    for (const method of type.methods) if (holds(method)) method.innerTypes.forEach(visit);
    for (const field of type.fields) if (holds(field)) field.anonymousTypes.forEach(visit);
  };
  file.types.forEach(visit);
  return found;
}
