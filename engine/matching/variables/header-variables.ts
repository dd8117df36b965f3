import type { VariableDeclaration } from '../../model/declarations.js';

/** A resource is closed at the end, which what was written in place was not; the iterator of a loop is how it goes through its elements. */
export function belongsToHeader(variable: VariableDeclaration): boolean {
  return variable.kind === 'resource' || (variable.kind === 'for' && iteratedBy(variable) !== null);
}

/** What a variable iterates over: the `lids` of `lids.iterator()`. */
function iteratedBy({ initializer }: VariableDeclaration): string | null {
  const asks = initializer?.kind === 'invocation' && initializer.traits.library.isIterator(initializer.label);
  return asks ? (initializer.receiver?.text ?? null) : null;
}
