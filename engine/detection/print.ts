import {
  hasModifier,
  isFieldValue,
  type Field,
  type Method,
  type TypeDeclaration,
  type TypeReference,
  type VariableDeclaration,
} from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';

/** How descriptions name declarations and code: RefactoringMiner's way, to the letter. */

/** `public add(item T, rest Object...) : boolean`; a constructor has no type; an explicit `abstract` is named, other modifiers are not. Of an initializer only its name. */
export function methodText(method: Method): string {
  if (method.kind === 'initializer') return methodName(method);
  const parameters = method.parameters.map((parameter) => `${parameter.name} ${qualifiedType(parameter)}`).join(', ');
  const abstract = hasModifier(method, 'abstract') ? 'abstract ' : '';
  const result = method.returnType ? ` : ${method.returnType.qualifiedText}` : '';
  return `${method.visibility} ${abstract}${methodName(method)}(${parameters})${result}`;
}

/** The method's name; an initializer has the name of its type, of an anonymous one that of the type that is made. */
function methodName(method: Method): string {
  return method.name === '' ? method.declaringType.name.replace(/^new /, '') : method.name;
}

function parameterType(parameter: VariableDeclaration): string {
  return `${parameter.type?.text ?? 'null'}${parameter.varargs ? '...' : ''}`;
}

function qualifiedType(variable: VariableDeclaration): string {
  return `${variable.type?.qualifiedText ?? 'null'}${variable.varargs ? '...' : ''}`;
}

/** `count : int`; a variable without a written type has the type `null`. */
export function variableText(variable: VariableDeclaration): string {
  if (variable.kind === 'enumConstant') return `${variable.name} : ${enumName(variable)}`;
  return `${variable.name} : ${parameterType(variable)}`;
}

/** As `variableText`, with the package of a type whose name is written with it: attributes, and whatever changes its type. */
export function qualifiedVariableText(variable: VariableDeclaration): string {
  return variable.kind === 'enumConstant' ? variableText(variable) : `${variable.name} : ${qualifiedType(variable)}`;
}

function enumName(constant: VariableDeclaration): string {
  return 'declaringType' in constant ? (constant as Field).declaringType.name : (constant.type?.text ?? 'null');
}

/** A declaration before and after its type changed: with the packages only when they are what changed. */
export function changedTypeTexts(before: VariableDeclaration, after: VariableDeclaration): readonly [string, string] {
  const print = before.type?.text === after.type?.text ? qualifiedVariableText : variableText;
  return [print(before), print(after)];
}

/** The same of what a method returns: `List to List<String>`, but `java.util.List to List`. */
export function changedReturnTypes(before: TypeReference, after: TypeReference): string {
  return before.text === after.text ? `${before.qualifiedText} to ${after.qualifiedText}` : `${before.text} to ${after.text}`;
}

/** `private count : int`; an enum constant goes without visibility. With the package of the type, as moves have it. */
export function fieldText(field: Field): string {
  return field.kind === 'enumConstant' ? variableText(field) : `${field.visibility} ${qualifiedVariableText(field)}`;
}

/** `attribute private count : int`, `enum constant RED(1)`. */
export function fieldWithKind(field: Field): string {
  return field.kind === 'enumConstant' ? `enum constant ${field.text}` : `attribute ${field.visibility} ${variableText(field)}`;
}

/** `method public f() : void from class a.B`, `attribute private f : Task from class a.B`: where a body-level change happened. */
export function inMethod(method: Method): string {
  const { declaringType } = method;
  if (method.kind === 'initializer') return `initializer ${methodName(method)} from class ${declaringType.qualifiedName}`;
  if (isFieldValue(method)) return `attribute ${fieldText(method.field)} from class ${declaringType.qualifiedName}`;
  return `method ${methodText(method)} from class ${declaringType.qualifiedName}`;
}

export function typeText(type: TypeDeclaration): string {
  return type.qualifiedName;
}

/** `[a, b]`. */
export function listText(items: readonly string[]): string {
  return `[${items.join(', ')}]`;
}

/** The statement as descriptions quote it: a leaf in full, a composite's header. Nothing after its first line, which is where a lambda's body begins to break. */
export function statementText(statement: Statement): string {
  return firstLine(statement.text);
}

export function expressionText(expression: Expression): string {
  return firstLine(expression.text);
}

function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}
