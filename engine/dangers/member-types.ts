import type { TypeDeclaration } from '../model/declarations.js';
import type { CodeModel } from '../model/source-file.js';
import { addAll } from '../text/lists.js';
import { checkpoint } from '../text/work.js';

/** All types of a version, member types included; local and anonymous ones not. */
export function memberTypes({ files }: CodeModel): readonly TypeDeclaration[] {
  const all: TypeDeclaration[] = [];
  for (const { types } of files) addAll(all, types);
  for (const { types } of all) {
    checkpoint();
    addAll(all, types);
  }
  return all;
}
