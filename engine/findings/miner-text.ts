import { hasModifier, isFieldValue, type Field, type Method, type TypeReference, type VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { SourceFile } from '../model/source-file.js';
import type { Statement } from '../model/statement.js';
import type { Element } from './finding.js';
import type { Form, Wording } from './sentences.js';

/** How RefactoringMiner names declarations and code, to the letter. */

/** `public add(item T, rest Object...) : boolean`; a constructor has no type; an explicit `abstract` is named, other modifiers are not. Of an initializer only its name. */
export function methodText(method: Method): string {
  if (method.kind === 'initializer') return methodName(method);
  const parameters = method.parameters.map((parameter) => typed(parameter.name, ' ', qualifiedType(parameter), method.file)).join(', ');
  const abstract = hasModifier(method, 'abstract') ? 'abstract ' : '';
  const result = method.returnType ? ` : ${method.returnType.qualifiedText}` : '';
  return `${method.visibility} ${abstract}${methodName(method)}(${parameters})${result}`;
}

/** The method's name; an initializer has the name of its type, of an anonymous one that of the type that is made. */
function methodName(method: Method): string {
  return method.name === '' ? method.declaringType.name.replace(/^new /, '') : method.name;
}

/** `count : int`, `count int`; of a type that is not written what the language prints instead, if anything. */
function typed(name: string, separator: string, type: string | null, { traits }: SourceFile): string {
  const printed = type ?? traits.descriptions.missingType;
  return printed === null ? name : `${name}${separator}${printed}`;
}

function shortType({ type, varargs }: VariableDeclaration): string | null {
  return type && `${type.text}${varargs ? '...' : ''}`;
}

function qualifiedType({ type, varargs }: VariableDeclaration): string | null {
  return type && `${type.qualifiedText}${varargs ? '...' : ''}`;
}

/** `count : int`. */
export function variableText(variable: VariableDeclaration, file: SourceFile): string {
  return typed(variable.name, ' : ', variable.kind === 'enumConstant' ? enumName(variable) : shortType(variable), file);
}

/** As `variableText`, with the package of a type whose name is written with it: attributes, and whatever changes its type. */
export function qualifiedVariableText(variable: VariableDeclaration, file: SourceFile): string {
  return variable.kind === 'enumConstant' ? variableText(variable, file) : typed(variable.name, ' : ', qualifiedType(variable), file);
}

function enumName(constant: VariableDeclaration): string | null {
  return 'declaringType' in constant ? (constant as Field).declaringType.name : shortType(constant);
}

/** `private count : int`; an enum constant goes without visibility. With the package of the type, as moves have it. */
export function fieldText(field: Field): string {
  return field.kind === 'enumConstant'
    ? variableText(field, field.file)
    : `${field.visibility} ${qualifiedVariableText(field, field.file)}`;
}

/** RefactoringMiner's wording. */
export const MINER_WORDING: Wording = { element: elementText, container: containerText, name: nameText };

function elementText(element: Element, form: Form, other: Element | undefined): string {
  switch (element.kind) {
    case 'type':
      return element.type.qualifiedName;
    case 'method':
      return methodText(element.method);
    case 'field':
      return form === 'type'
        ? changedTypeText(element.field, element.field.file, other)
        : form === 'plain'
          ? qualifiedVariableText(element.field, element.field.file)
          : fieldText(element.field);
    case 'value':
      return fieldText(element.field);
    case 'variable':
      return form === 'type' ? changedTypeText(element.variable, element.file, other) : variableText(element.variable, element.file);
    case 'annotation':
      return element.annotation.text;
    case 'typeReference':
      return form === 'type' ? changedReferenceText(element.reference, other) : element.reference.text;
    case 'statement':
      return statementText(element.statement);
    case 'expression':
      return form === 'line' ? firstLine(element.expression.text) : expressionText(element.expression);
    case 'name':
      return element.name;
  }
}

/** `method public f() : void from class a.B`, `attribute private f : Task from class a.B`, `parameter n : int`, `class a.B`. */
function containerText(element: Element): string {
  switch (element.kind) {
    case 'type':
      return `class ${element.type.qualifiedName}`;
    case 'method':
      return inMethod(element.method);
    case 'field':
      return `${fieldWithKind(element.field)} from class ${element.field.declaringType.qualifiedName}`;
    case 'value':
      return valueOf(element.field);
    case 'variable':
      return `${element.variable.kind === 'parameter' ? 'parameter' : 'variable'} ${variableText(element.variable, element.file)}`;
    default:
      return elementText(element, 'whole', undefined);
  }
}

function nameText(element: Element): string {
  return elementText(element, 'whole', undefined);
}

/** A declaration before or after its type changed: with the packages only when they are what changed. */
function changedTypeText(variable: VariableDeclaration, file: SourceFile, other: Element | undefined): string {
  const type = other?.kind === 'field' ? other.field.type : other?.kind === 'variable' ? other.variable.type : undefined;
  return variable.type?.text === type?.text ? qualifiedVariableText(variable, file) : variableText(variable, file);
}

/** The same of what a method returns: `List to List<String>`, but `java.util.List to List`. */
function changedReferenceText(reference: TypeReference, other: Element | undefined): string {
  return other?.kind === 'typeReference' && other.reference.text === reference.text ? reference.qualifiedText : reference.text;
}

/** `attribute private count : int`, `enum constant RED(1)`. */
function fieldWithKind(field: Field): string {
  return field.kind === 'enumConstant' ? `enum constant ${field.text}` : `attribute ${field.visibility} ${variableText(field, field.file)}`;
}

function inMethod(method: Method): string {
  const { declaringType } = method;
  if (method.kind === 'initializer') return `initializer ${methodName(method)} from class ${declaringType.qualifiedName}`;
  if (isFieldValue(method)) return valueOf(method.field);
  return `method ${methodText(method)} from class ${declaringType.qualifiedName}`;
}

function valueOf(field: Field): string {
  return `attribute ${fieldText(field)} from class ${field.declaringType.qualifiedName}`;
}

/** A statement as sentences quote it: a leaf in full, a composite's header. Nothing after its first line, which is where a lambda's body begins to break. */
function statementText(statement: Statement): string {
  const [variable] = statement.variables;
  if (statement.kind !== 'catch' || !variable) return firstLine(statement.text);
  const modifiers = variable.modifiers.map((modifier) => `${modifier.name} `).join('');
  return `catch(${modifiers}${variable.type?.text ?? ''} ${variable.name})`;
}

function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}

/**
 * An expression in full, but of a lambda with a block only what stands before and in the first leaf, with the braces on the way.
 *
 *     e -> { if (ok) { go(); stop(); } }      e -> {if(ok){go();
 */
function expressionText({ text, kind, block }: Expression): string {
  if (kind !== 'lambda' || !block) return text;
  const head = text.slice(0, text.indexOf('{') + 1);
  const [first = ''] = `${statementsText(block)}}`.split('\n', 1);
  return head + first;
}

/** What a block or composite holds, each leaf but a `case` with a line's end. Of a `try` without braces. */
function statementsText(parent: Statement): string {
  return parent.children
    .map((child) => {
      if (!child.composite) return child.kind === 'case' ? child.text : `${child.text}\n`;
      if (child.kind === 'block') return `{${statementsText(child)}}`;
      return headerText(child) + statementsText(child);
    })
    .join('');
}

/** A composite's header as it is printed inside a lambda, which is the source's own for an enhanced `for`. */
function headerText({ kind, text, variables }: Statement): string {
  if (kind === 'labeled') return text.slice(0, -1);
  const [element] = variables;
  if (kind !== 'enhancedFor' || !element?.type) return text;
  const colon = text.indexOf(': ');
  return `${text.slice(0, colon - element.name.length)}${element.type.text} ${text.slice(colon - element.name.length)}`;
}
