import { simpleTypeName, type TypeDeclaration, type TypeReference } from '../../model/declarations.js';
import { statementsOf } from '../../model/statement.js';

/**
 * Whether a type has to do with another one of its own accord: it imports it, contains it, or keeps one in a field or local variable. A call of a static
 * method, or a value that is only passed on, is no evidence.
 */
export function holds(type: TypeDeclaration, other: TypeDeclaration): boolean {
  for (let outer = other.outer; outer; outer = outer.outer) if (outer === type) return true;
  const { file } = type;
  if (file.imports.some((imported) => imported.name === other.qualifiedName || imported.name.startsWith(`${other.qualifiedName}.`)))
    return true;
  const named = ({ type: declared }: { readonly type: TypeReference | null }): boolean =>
    declared !== null && simpleTypeName(declared.text) === other.name;
  if (file.packageName !== other.file.packageName || !file.text.includes(other.name)) return false;
  if (type.fields.some(named)) return true;
  return type.methods.some(({ body }) => body !== null && [...statementsOf(body)].some((statement) => statement.variables.some(named)));
}
