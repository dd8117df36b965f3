import type { TypeDeclaration } from '../../model/declarations.js';

/** The body of an enum constant. Nobody calls its methods but by the enum's, and they say nothing of those. */
export function isConstantBody({ enclosingMember }: TypeDeclaration): boolean {
  return enclosingMember?.kind === 'enumConstant';
}

/** An anonymous class calls its methods what the type that it stands for does; the body of an enum constant follows its enum. */
export function hasNamesByContract(type: TypeDeclaration): boolean {
  return type.kind === 'anonymous' && !isConstantBody(type);
}
