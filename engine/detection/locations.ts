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
import type { StatementMapping } from '../matching/body-mapping.js';
import type { Span } from '../text/span.js';
import type { CodeLocation } from './family.js';
import { elementOfExpression, elementOfStatement, elementOfVariable } from './element-types.js';
import { fieldText, methodText, variableText } from './print.js';

/** Makers of the places that take part in a finding, one per kind of element, each with the role it plays. */

export function methodLocation(method: Method, role: string): CodeLocation {
  if (isFieldValue(method)) return fieldLocation(method.field, role.replace('method', 'attribute'));
  const kind =
    method.kind === 'initializer'
      ? 'INITIALIZER'
      : method.kind === 'annotationMember'
        ? 'ANNOTATION_TYPE_MEMBER_DECLARATION'
        : 'METHOD_DECLARATION';
  const { start } = method.nameSpan;
  return {
    ...locate(method.file, method.span, kind, role, methodText(method)),
    nameStart: method.kind === 'initializer' ? method.span.start : start,
  };
}

export function typeLocation(type: TypeDeclaration, role: string): CodeLocation {
  const location = locate(type.file, type.span, TYPE_ELEMENTS[type.kind] ?? 'TYPE_DECLARATION', role, type.qualifiedName);
  return { ...location, nameStart: type.kind === 'anonymous' ? type.span.start : type.nameSpan.start };
}

const TYPE_ELEMENTS: Readonly<Record<string, string>> = {
  enum: 'ENUM_DECLARATION',
  record: 'RECORD_DECLARATION',
  annotation: 'ANNOTATION_TYPE_DECLARATION',
  anonymous: 'ANONYMOUS_CLASS_DECLARATION',
  object: 'OBJECT_DECLARATION',
};

/** `qualified` puts the visibility before the name, as moves do. */
export function fieldLocation(field: Field, role: string, qualified = true): CodeLocation {
  const text = field.kind === 'enumConstant' ? field.text : qualified ? fieldText(field) : variableText(field);
  return locate(field.file, field.span, elementOfVariable(field), role, text);
}

export function variableLocation(file: SourceFile, variable: VariableDeclaration, role: string): CodeLocation {
  return locate(isField(variable) ? variable.file : file, variable.span, elementOfVariable(variable), role, variableText(variable));
}

export function annotationLocation(file: SourceFile, annotation: Annotation, role: string): CodeLocation {
  return locate(file, annotation.span, 'ANNOTATION', role, annotation.text);
}

export function typeReferenceLocation(file: SourceFile, type: TypeReference, role: string): CodeLocation {
  return locate(file, type.span, 'TYPE', role, type.text);
}

/** `text`: also tell the statement's text, as the conditional and loop refactorings do. */
export function statementLocation(file: SourceFile, statement: Statement, role: string, text = false): CodeLocation {
  return locate(file, statement.span, elementOfStatement(statement), role, text ? statement.text : null);
}

export function expressionLocation(file: SourceFile, expression: Expression, role: string): CodeLocation {
  return locate(file, expression.span, elementOfExpression(expression), role, expression.text);
}

/** What a field holds from the start. */
export function initializerLocation({ file, span, initializer }: Field, role: string): CodeLocation {
  return locate(file, initializer?.span ?? span, 'VARIABLE_DECLARATION_INITIALIZER', role, null);
}

/** Both sides of mapped statements, each once. */
export function mappingLocations(
  mappings: readonly StatementMapping[],
  fileBefore: SourceFile,
  fileAfter: SourceFile,
  roleBefore: string,
  roleAfter: string,
): { readonly before: readonly CodeLocation[]; readonly after: readonly CodeLocation[] } {
  return {
    before: [...new Set(mappings.map((mapping) => mapping.before))].map((statement) =>
      statementLocation(fileBefore, statement, roleBefore),
    ),
    after: [...new Set(mappings.map((mapping) => mapping.after))].map((statement) => statementLocation(fileAfter, statement, roleAfter)),
  };
}

function locate(file: SourceFile, span: Span, codeElementType: string, role: string, codeElement: string | null): CodeLocation {
  return { file, span, codeElementType, role, codeElement };
}
