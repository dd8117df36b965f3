import type { TypeDeclaration } from '../model/declarations.js';

/** The same type, or types nested in, local to or anonymous in one another: code moves between them without going anywhere. */
export function sameHome(a: TypeDeclaration, b: TypeDeclaration): boolean {
  return a === b || homeOf(a) === b || homeOf(b) === a || homeOf(a) === homeOf(b);
}

/** The declared type that an anonymous or local type lies in; the type itself otherwise. */
function homeOf(type: TypeDeclaration): TypeDeclaration {
  let home = type;
  while (home.enclosingMember && home.outer) home = home.outer;
  return home;
}
