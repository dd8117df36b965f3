import type { TypeDeclaration } from '../../model/declarations.js';

/**
 * Whether a text may hold an anonymous type, `new A(…) {`: asked before members are lowered, so that those without one are left alone. Looks at what stands before each
 * brace, back to the statement's beginning.
 */
export function mayHoldAnonymousType(text: string): boolean {
  let start = 0;
  for (const { index } of text.matchAll(ENDS)) {
    const head = text.charAt(index) === '{' ? text.slice(start, index).trimEnd() : '';
    if (head.endsWith(')') && MAKES.test(head)) return true;
    start = index + 1;
  }
  return false;
}

const ENDS = /[;{}]/g;
const MAKES = /\bnew\s/;

/** The body of an enum constant. Nobody calls its methods but by the enum's, and they say nothing of those. */
export function isConstantBody({ enclosingMember }: TypeDeclaration): boolean {
  return enclosingMember?.kind === 'enumConstant';
}

/** An anonymous class calls its methods what the type that it stands for does; the body of an enum constant follows its enum. */
export function hasNamesByContract(type: TypeDeclaration): boolean {
  return type.kind === 'anonymous' && !isConstantBody(type);
}
