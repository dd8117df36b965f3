import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { printModifiers } from '../declarations/annotations.js';
import { lowerArguments, lowerExpression, lowerTypeArguments, unwrapped } from '../expressions/expressions.js';
import { MAX_DEPTH, type Lowering } from '../lowering.js';
import { printTypeDeclaration } from './print-declaration.js';
import { writeLabel } from '../statements/switch.js';
import { lowerResource } from '../statements/try.js';
import { dimensionsText, typeText } from './type-text.js';

/**
 * Prints statements inside of an expression: the block of a lambda, the body of an anonymous class. RefactoringMiner's texts show them as
 * Eclipse's plain printer writes them, and its descriptions quote such texts; so the format below is that printer's, oddities included: two
 * blanks a level, a line end after each block, an indented parameter, and an indentation that shrinks with each statement of a switch.
 */
export function printStatement(lowering: Lowering, node: SyntaxNode): void {
  const printer = PRINTERS.get(node.type);
  if (printer === undefined || lowering.depth >= MAX_DEPTH) {
    lowering.printIndent();
    lowering.out.append(`${lowering.slice(node).replace(/\s+/g, ' ')}\n`);
    return;
  }
  lowering.depth++;
  printer(lowering, node);
  lowering.depth--;
}

type Printer = (lowering: Lowering, node: SyntaxNode) => void;

function printBlock(lowering: Lowering, node: SyntaxNode): void {
  lowering.out.append('{\n');
  lowering.indent++;
  for (const child of node.children) printStatement(lowering, child);
  lowering.indent--;
  lowering.printIndent();
  lowering.out.append('}\n');
}

function printPart(lowering: Lowering, node: SyntaxNode | null): void {
  if (node !== null) lowerExpression(lowering, node);
}

function printBranch(lowering: Lowering, node: SyntaxNode | null): void {
  if (node !== null) printStatement(lowering, node);
}

/** `  if (c) `, then the branch. */
function headed(keyword: string, indented = true): Printer {
  return (lowering, node) => {
    if (indented) lowering.printIndent();
    lowering.out.append(`${keyword} (`);
    printPart(lowering, unwrapped(childIn(node, 'condition') ?? childOf(node, 'parenthesized_expression')));
    lowering.out.append(') ');
    printBranch(lowering, childIn(node, 'body') ?? childIn(node, 'consequence'));
    const alternative = childIn(node, 'alternative');
    if (alternative === null) return;
    lowering.out.append(' else ');
    printStatement(lowering, alternative);
  };
}

function printDo(lowering: Lowering, node: SyntaxNode): void {
  lowering.printIndent();
  lowering.out.append('do ');
  printBranch(lowering, childIn(node, 'body'));
  lowering.out.append(' while (');
  printPart(lowering, unwrapped(childIn(node, 'condition')));
  lowering.out.append(');\n');
}

function printFor(lowering: Lowering, node: SyntaxNode): void {
  const { out } = lowering;
  const list = (field: string): void => {
    node.children
      .filter((child) => child.field === field)
      .forEach((child, index) => {
        if (index > 0) out.append(', ');
        if (child.type === 'local_variable_declaration') printLocals(lowering, child);
        else lowerExpression(lowering, child);
      });
  };
  lowering.printIndent();
  out.append('for (');
  list('init');
  out.append('; ');
  list('condition');
  out.append('; ');
  list('update');
  out.append(') ');
  printBranch(lowering, childIn(node, 'body'));
}

function printEnhancedFor(lowering: Lowering, node: SyntaxNode): void {
  lowering.printIndent();
  lowering.out.append('for (');
  printVariable(lowering, node);
  lowering.out.append(' : ');
  printPart(lowering, childIn(node, 'value'));
  lowering.out.append(') ');
  printBranch(lowering, childIn(node, 'body'));
}

/** Prints a parameter or the like: `  final T name`. */
function printVariable(lowering: Lowering, node: SyntaxNode): void {
  const { out, text } = lowering;
  const declarator = childOf(node, 'variable_declarator') ?? node;
  const name = childIn(declarator, 'name');
  const type = childIn(node, 'type') ?? node.children.find((child) => child.type !== 'modifiers' && child.field === '') ?? null;
  lowering.printIndent();
  printModifiers(lowering, childOf(node, 'modifiers'));
  if (type !== null) out.append(typeText(text, type, 'in a statement'));
  if (node.type === 'spread_parameter') out.append('...');
  if (name !== null) out.append(` ${lowering.slice(name)}`);
  out.append(dimensionsText(text, childIn(declarator, 'dimensions'), 'in a statement'));
}

/** Prints `(  T a,  T b)`. */
export function printParameters(lowering: Lowering, list: SyntaxNode): void {
  lowering.out.append('(');
  list.children.forEach((child, index) => {
    if (index > 0) lowering.out.append(',');
    if (child.type === 'formal_parameter' || child.type === 'spread_parameter') printVariable(lowering, child);
    else lowering.out.append(lowering.slice(child).replace(/\s+/g, ' '));
  });
  lowering.out.append(')');
}

/** Prints `final T a=1, b` of a local variable or field declaration. */
export function printLocals(lowering: Lowering, node: SyntaxNode): void {
  const { out, text } = lowering;
  printModifiers(lowering, childOf(node, 'modifiers'));
  const type = childIn(node, 'type');
  if (type !== null) out.append(typeText(text, type, 'in a statement'));
  let separator = ' ';
  for (const declarator of node.children) {
    const name = declarator.type === 'variable_declarator' ? childIn(declarator, 'name') : null;
    if (name === null) continue;
    out.append(separator + lowering.slice(name) + dimensionsText(text, childIn(declarator, 'dimensions'), 'in a statement'));
    const value = childIn(declarator, 'value');
    if (value !== null) {
      out.append('=');
      lowerExpression(lowering, value);
    }
    separator = ', ';
  }
}

function printSwitchBlock(lowering: Lowering, node: SyntaxNode): void {
  lowering.out.append(') {\n');
  lowering.indent++;
  for (const group of node.children) {
    for (const child of group.children) {
      if (child.type === 'switch_label') {
        writeLabel(lowering, child, group.type === 'switch_rule');
        lowering.indent++;
      } else printStatement(lowering, child);
      lowering.indent--;
    }
  }
  lowering.indent--;
  lowering.printIndent();
  lowering.out.append('}\n');
}

function printSwitch(lowering: Lowering, node: SyntaxNode): void {
  lowering.out.append('switch (');
  printPart(lowering, unwrapped(childIn(node, 'condition')));
  printBranch(lowering, childIn(node, 'body'));
}

function printTry(lowering: Lowering, node: SyntaxNode): void {
  const { out } = lowering;
  lowering.printIndent();
  out.append('try ');
  const resources = childIn(node, 'resources')?.children.filter((child) => child.type === 'resource') ?? [];
  resources.forEach((resource, index) => {
    out.append(index === 0 ? '(' : ';');
    lowerResource(lowering, resource);
  });
  if (resources.length > 0) out.append(')');
  printBranch(lowering, childIn(node, 'body'));
  out.append(' ');
  for (const clause of node.children) {
    if (clause.type === 'catch_clause') {
      const parameter = childOf(clause, 'catch_formal_parameter');
      out.append('catch (');
      if (parameter !== null) printVariable(lowering, parameter);
      out.append(') ');
      printBranch(lowering, childIn(clause, 'body'));
    } else if (clause.type === 'finally_clause') {
      out.append(' finally ');
      printBranch(lowering, childOf(clause, 'block'));
    }
  }
}

/** `  return x;`: a keyword and perhaps expressions. */
function keyworded(keyword: string, separator = ''): Printer {
  return (lowering, node) => {
    lowering.printIndent();
    lowering.out.append(keyword);
    node.children.forEach((child, index) => {
      lowering.out.append(index === 0 ? (keyword === '' ? '' : ' ') : separator);
      lowerExpression(lowering, child);
    });
    lowering.out.append(';\n');
  };
}

function printLabeled(lowering: Lowering, node: SyntaxNode): void {
  const [name, ...rest] = node.children;
  lowering.printIndent();
  lowering.out.append(`${name === undefined ? '' : lowering.slice(name)}: `);
  for (const child of rest) printStatement(lowering, child);
}

function printConstructorCall(lowering: Lowering, node: SyntaxNode): void {
  const object = childIn(node, 'object');
  lowering.printIndent();
  if (object !== null) {
    lowerExpression(lowering, object);
    lowering.out.append('.');
  }
  lowerTypeArguments(lowering, childIn(node, 'type_arguments'));
  lowering.out.append(childIn(node, 'constructor')?.type ?? 'this');
  lowerArguments(lowering, childIn(node, 'arguments'));
  lowering.out.append(';\n');
}

const PRINTERS: ReadonlyMap<string, Printer> = new Map<string, Printer>([
  ['block', printBlock],
  ['constructor_body', printBlock],
  ['switch_block', printSwitchBlock],
  ['expression_statement', keyworded('')],
  [
    'local_variable_declaration',
    (lowering, node) => {
      lowering.printIndent();
      printLocals(lowering, node);
      lowering.out.append(';\n');
    },
  ],
  ['if_statement', headed('if')],
  ['while_statement', headed('while')],
  ['synchronized_statement', headed('synchronized', false)],
  ['do_statement', printDo],
  ['for_statement', printFor],
  ['enhanced_for_statement', printEnhancedFor],
  ['switch_expression', printSwitch],
  ['try_statement', printTry],
  ['try_with_resources_statement', printTry],
  ['return_statement', keyworded('return')],
  ['throw_statement', keyworded('throw')],
  ['yield_statement', keyworded('yield')],
  ['assert_statement', keyworded('assert', ' : ')],
  ['break_statement', keyworded('break')],
  ['continue_statement', keyworded('continue')],
  ['labeled_statement', printLabeled],
  ['explicit_constructor_invocation', printConstructorCall],
  [';', keyworded('')],
  ...['class', 'interface', 'enum', 'record', 'annotation_type'].map((kind): [string, Printer] => [
    `${kind}_declaration`,
    printTypeDeclaration,
  ]),
]);
