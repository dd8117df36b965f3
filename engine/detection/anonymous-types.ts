import type { TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';

/** Every anonymous type of a file. Lowers all its bodies, so files that cannot hold one are left alone. */
export function anonymousTypesOf(file: SourceFile): readonly TypeDeclaration[] {
  if (!ANONYMOUS.test(file.text)) return [];
  const found: TypeDeclaration[] = [];
  const visit = (type: TypeDeclaration): void => {
    if (type.kind === 'anonymous') found.push(type);
    type.types.forEach(visit);
    for (const method of type.methods) method.innerTypes.forEach(visit);
    for (const field of type.fields) field.anonymousTypes.forEach(visit);
  };
  file.types.forEach(visit);
  return found;
}

/** `new A(…) {` somewhere. */
const ANONYMOUS = /\bnew\s[^;{}]*\)\s*\{/;
