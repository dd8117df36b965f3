import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { printModifiers } from '../declarations/annotations.js';
import { lowerArguments, lowerExpression } from '../expressions/expressions.js';
import type { Lowering } from '../lowering.js';
import { printLocals, printParameters, printStatement } from './print-statement.js';
import { dimensionsText, typeText } from './type-text.js';
import { own } from '../../../text/own.js';

/** Prints the body of an anonymous class. For the format see print-statement.ts. */
export function printClassBody(lowering: Lowering, body: SyntaxNode): void {
  lowering.out.append('{\n');
  lowering.indent++;
  for (const child of body.children) printMember(lowering, child);
  lowering.indent--;
  lowering.printIndent();
  lowering.out.append('}\n');
}

function printMember(lowering: Lowering, node: SyntaxNode): void {
  const { out } = lowering;
  switch (node.type) {
    case 'field_declaration':
    case 'constant_declaration':
      lowering.printIndent();
      printLocals(lowering, node);
      out.append(';\n');
      return;
    case 'method_declaration':
    case 'constructor_declaration':
    case 'compact_constructor_declaration':
    case 'annotation_type_element_declaration':
      printMethod(lowering, node);
      return;
    case 'static_initializer': {
      const block = childOf(node, 'block');
      out.append('static ');
      if (block !== null) printStatement(lowering, block);
      return;
    }
    case 'enum_body_declarations':
      for (const child of node.children) printMember(lowering, child);
      return;
    default:
      printStatement(lowering, node);
  }
}

function printMethod(lowering: Lowering, node: SyntaxNode): void {
  const { out, text } = lowering;
  const type = childIn(node, 'type');
  const name = childIn(node, 'name');
  const parameters = childIn(node, 'parameters');
  const thrown = childOf(node, 'throws');
  const body = childIn(node, 'body');
  const value = childIn(node, 'value');
  lowering.printIndent();
  printModifiers(lowering, childOf(node, 'modifiers'));
  printTypeParameters(lowering, node);
  if (type !== null) out.append(`${typeText(text, type, 'in a statement')} `);
  if (name !== null) out.append(lowering.slice(name));
  if (parameters !== null) printParameters(lowering, parameters);
  else if (node.type === 'annotation_type_element_declaration') out.append('()');
  out.append(dimensionsText(text, childIn(node, 'dimensions'), 'in a statement'));
  if (thrown !== null) out.append(` throws ${list(lowering, thrown)} `);
  if (value !== null) {
    out.append(' default ');
    lowerExpression(lowering, value);
  }
  if (body === null) out.append(';\n');
  else printStatement(lowering, body);
}

function printTypeParameters(lowering: Lowering, node: SyntaxNode): void {
  const parameters = childIn(node, 'type_parameters');
  if (parameters === null) return;
  const texts = parameters.children.map((parameter) => lowering.slice(parameter).replace(/\s+/g, ' '));
  lowering.out.append(`<${texts.join(',')}>`);
}

function list(lowering: Lowering, clause: SyntaxNode): string {
  return (childOf(clause, 'type_list') ?? clause).children.map((child) => typeText(lowering.text, child, 'in a statement')).join(', ');
}

const KEYWORDS: Readonly<Record<string, string>> = {
  class_declaration: 'class ',
  interface_declaration: 'interface ',
  enum_declaration: 'enum ',
  record_declaration: 'record ',
  annotation_type_declaration: '@interface ',
};

const CLAUSES: Readonly<Record<string, string>> = {
  superclass: 'extends ',
  extends_interfaces: 'extends ',
  super_interfaces: 'implements ',
  permits: 'permits ',
};

/** Prints a local or member type. */
export function printTypeDeclaration(lowering: Lowering, node: SyntaxNode): void {
  const { out } = lowering;
  const name = childIn(node, 'name');
  const parameters = childIn(node, 'parameters');
  const body = childIn(node, 'body');
  if (node.type === 'enum_declaration' || node.type === 'record_declaration') lowering.printIndent();
  printModifiers(lowering, childOf(node, 'modifiers'));
  out.append(own(KEYWORDS, node.type) ?? '');
  if (name !== null) out.append(lowering.slice(name));
  printTypeParameters(lowering, node);
  out.append(' ');
  if (parameters !== null) printParameters(lowering, parameters);
  for (const child of node.children) {
    const clause = own(CLAUSES, child.type);
    if (clause !== undefined) out.append(`${clause}${list(lowering, child)} `);
  }
  if (body?.type === 'enum_body') printEnumBody(lowering, body);
  else if (body !== null) printClassBody(lowering, body);
}

function printEnumBody(lowering: Lowering, body: SyntaxNode): void {
  const { out } = lowering;
  out.append('{');
  let first = true;
  for (const child of body.children) {
    if (child.type !== 'enum_constant') continue;
    if (!first) out.append(', ');
    first = false;
    lowering.printIndent();
    printModifiers(lowering, childOf(child, 'modifiers'));
    const name = childIn(child, 'name');
    const args = childIn(child, 'arguments');
    const constantBody = childIn(child, 'body');
    if (name !== null) out.append(lowering.slice(name));
    if (args !== null && args.children.length > 0) lowerArguments(lowering, args);
    if (constantBody !== null) printClassBody(lowering, constantBody);
  }
  const declarations = childOf(body, 'enum_body_declarations');
  if (declarations !== null) {
    out.append('; ');
    printMember(lowering, declarations);
  }
  out.append('}\n');
}
