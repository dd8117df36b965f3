import {
  isField,
  isFieldValue,
  type Annotation,
  type Field,
  type Method,
  type TypeDeclaration,
  type TypeReference,
  type VariableDeclaration,
} from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { SourceFile } from '../model/source-file.js';
import type { Statement } from '../model/statement.js';
import type { StatementMapping } from '../matching/bodies/body-mapping.js';
import type { Span } from '../text/span.js';
import type { Element, FindingSide, Part } from './finding.js';

/** Makers of elements, and of the places that take part in a finding, each with its role. */

export const typeElement = (type: TypeDeclaration): Element => ({ kind: 'type', type });
export const methodElement = (method: Method): Element => ({ kind: 'method', method });
export const fieldElement = (field: Field): Element => ({ kind: 'field', field });
export const valueElement = (field: Field): Element => ({ kind: 'value', field });
export const nameElement = (name: string): Element => ({ kind: 'name', name });

export const variableElement = (file: SourceFile, variable: VariableDeclaration): Element => ({ kind: 'variable', variable, file });
export const annotationElement = (file: SourceFile, annotation: Annotation): Element => ({ kind: 'annotation', annotation, file });
export const typeReferenceElement = (file: SourceFile, reference: TypeReference): Element => ({ kind: 'typeReference', reference, file });
export const statementElement = (file: SourceFile, statement: Statement): Element => ({ kind: 'statement', statement, file });
export const expressionElement = (file: SourceFile, expression: Expression): Element => ({ kind: 'expression', expression, file });

/** A field's value, taken for a method, is placed by its field. */
export function methodPart(method: Method, role: string): Part {
  if (isFieldValue(method)) return fieldPart(method.field, role.replace('method', 'attribute'));
  return part(methodElement(method), method.file, method.span, role);
}

export const typePart = (type: TypeDeclaration, role: string): Part => part(typeElement(type), type.file, type.span, role);

export const fieldPart = (field: Field, role: string): Part => part(fieldElement(field), field.file, field.span, role);

export function variablePart(file: SourceFile, variable: VariableDeclaration, role: string): Part {
  return part(variableElement(file, variable), isField(variable) ? variable.file : file, variable.span, role);
}

export const annotationPart = (file: SourceFile, annotation: Annotation, role: string): Part =>
  part(annotationElement(file, annotation), file, annotation.span, role);

export const typeReferencePart = (file: SourceFile, type: TypeReference, role: string): Part =>
  part(typeReferenceElement(file, type), file, type.span, role);

export const statementPart = (file: SourceFile, statement: Statement, role: string): Part =>
  part(statementElement(file, statement), file, statement.span, role);

/** `all`: the expression is the whole condition of an `if`, or the whole body of a lambda. */
export function expressionPart(file: SourceFile, expression: Expression, role: string, all?: 'condition' | 'lambdaBody'): Part {
  const element: Element = { kind: 'expression', expression, file, ...(all && { all }) };
  return part(element, file, expression.span, role);
}

/** Both sides of mapped statements, each once. */
export function mappingParts(
  mappings: readonly StatementMapping[],
  fileBefore: SourceFile,
  fileAfter: SourceFile,
  roleBefore: string,
  roleAfter: string,
): { readonly before: readonly Part[]; readonly after: readonly Part[] } {
  return {
    before: [...new Set(mappings.map((mapping) => mapping.before))].map((statement) => statementPart(fileBefore, statement, roleBefore)),
    after: [...new Set(mappings.map((mapping) => mapping.after))].map((statement) => statementPart(fileAfter, statement, roleAfter)),
  };
}

const part = (element: Element, file: SourceFile, span: Span, role: string): Part => ({ element, role, file, span });

/** A side that is about types in a method's head: what it returns, or throws. Without types, about the method that lacks them. */
export const typesOfMethod = (method: Method, types: readonly TypeReference[], typeRole: string, methodRole: string): FindingSide => ({
  subject: types.map((type) => typeReferenceElement(method.file, type)),
  within: [methodElement(method)],
  parts: [...types.map((type) => typeReferencePart(method.file, type, typeRole)), methodPart(method, methodRole)],
});
