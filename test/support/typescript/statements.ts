import ts from 'typescript';
import type { VariableDeclaration, VariableKind } from '../../../engine/model/declarations.js';
import type { Expression } from '../../../engine/model/expression.js';
import { Statement, type StatementKind } from '../../../engine/model/statement.js';
import { Lowering } from './lowering.js';

/** Lowers the statements of one file. */
export class Statements {
  constructor(private readonly source: ts.SourceFile) {}

  lowering(): Lowering {
    return new Lowering(this.source, (block) => this.block(block));
  }

  block(node: ts.Block): Statement {
    return new Statement('block', '{', this.#span(node), this.all(node.statements), [], []);
  }

  all(nodes: readonly ts.Node[]): Statement[] {
    return nodes.flatMap((node) => this.statement(node));
  }

  /** One statement; a `try` with its clauses makes several, a `case` one and those that it labels. */
  statement(node: ts.Node): readonly Statement[] {
    if (ts.isBlock(node)) return [this.block(node)];
    if (ts.isVariableStatement(node)) return [this.#locals(node)];
    if (ts.isFunctionDeclaration(node)) return [this.#nestedFunction(node)];
    if (ts.isExpressionStatement(node)) {
      const isSuper = ts.isCallExpression(node.expression) && node.expression.expression.kind === ts.SyntaxKind.SuperKeyword;
      return [this.#leaf(node, isSuper ? 'superConstructorInvocation' : 'expression', '', node.expression)];
    }
    if (ts.isReturnStatement(node)) return [this.#leaf(node, 'return', 'return', node.expression)];
    if (ts.isThrowStatement(node)) return [this.#leaf(node, 'throw', 'throw', node.expression)];
    if (ts.isBreakStatement(node)) return [this.#leaf(node, 'break', 'break')];
    if (ts.isContinueStatement(node)) return [this.#leaf(node, 'continue', 'continue')];
    if (ts.isEmptyStatement(node)) return [this.#leaf(node, 'empty', '')];
    if (ts.isIfStatement(node)) return [this.#headed(node, 'if', [node.expression], [node.thenStatement, node.elseStatement])];
    if (ts.isWhileStatement(node)) return [this.#headed(node, 'while', [node.expression], [node.statement])];
    if (ts.isDoStatement(node)) return [this.#headed(node, 'do', [node.expression], [node.statement])];
    if (ts.isForOfStatement(node) || ts.isForInStatement(node)) return [this.#enhancedFor(node)];
    if (ts.isForStatement(node)) return [this.#for(node)];
    if (ts.isSwitchStatement(node)) return [this.#headed(node, 'switch', [node.expression], [...node.caseBlock.clauses])];
    if (ts.isCaseOrDefaultClause(node)) return [this.#case(node), ...this.all(node.statements)];
    if (ts.isTryStatement(node)) return this.#try(node);
    return [this.#leaf(node, 'expression', '', node)];
  }

  #span(node: ts.Node) {
    return { start: node.getStart(this.source), end: node.end };
  }

  #leaf(node: ts.Node, kind: StatementKind, keyword: string, value?: ts.Node): Statement {
    const lowering = this.lowering();
    lowering.out.append(keyword !== '' && value ? `${keyword} ` : keyword);
    const expressions = value ? [lowering.expression(value)] : [];
    lowering.out.append(';');
    return new Statement(kind, lowering.out.text, this.#span(node), [], expressions, []);
  }

  #headed(node: ts.Node, kind: StatementKind, header: readonly ts.Node[], branches: readonly (ts.Node | undefined)[]): Statement {
    const lowering = this.lowering();
    lowering.out.append(`${kind}(`);
    const expressions = header.map((one) => lowering.expression(one));
    lowering.out.append(')');
    const children = branches.flatMap((branch) => (branch ? this.statement(branch) : []));
    return new Statement(kind, lowering.out.text, this.#span(node), children, expressions, []);
  }

  #case(node: ts.CaseOrDefaultClause): Statement {
    const lowering = this.lowering();
    lowering.out.append(ts.isCaseClause(node) ? 'case ' : 'default');
    const expressions = ts.isCaseClause(node) ? [lowering.expression(node.expression)] : [];
    lowering.out.append(':');
    const span = { start: node.getStart(this.source), end: node.statements.pos };
    return new Statement('case', lowering.out.text, span, [], expressions, []);
  }

  /** Writes `x=1, y`; gives the initializers and the variables. */
  #declare(list: ts.VariableDeclarationList, kind: VariableKind, lowering: Lowering, scope: ts.Node) {
    const expressions: Expression[] = [];
    const variables: VariableDeclaration[] = [];
    list.declarations.forEach((declaration, index) => {
      lowering.out.append(`${index > 0 ? ', ' : ''}${lowering.tidy(declaration.name.getText(this.source))}`);
      if (declaration.initializer) lowering.out.append('=');
      const value = declaration.initializer ? lowering.expression(declaration.initializer) : null;
      if (value) expressions.push(value);
      variables.push(...lowering.variables(declaration, kind, { start: declaration.getStart(this.source), end: scope.end }, value));
    });
    return { expressions, variables };
  }

  #locals(node: ts.VariableStatement): Statement {
    const lowering = this.lowering();
    lowering.out.append(`${node.declarationList.flags & ts.NodeFlags.Const ? 'const' : 'let'} `);
    const { expressions, variables } = this.#declare(node.declarationList, 'local', lowering, node.parent);
    lowering.out.append(';');
    return new Statement('localVariable', lowering.out.text, this.#span(node), [], expressions, variables);
  }

  /** A function in a function is a variable that holds one. */
  #nestedFunction(node: ts.FunctionDeclaration): Statement {
    const lowering = this.lowering();
    const name = node.name?.text ?? '';
    lowering.out.append(`function ${name}=`);
    const value = lowering.expression(node);
    lowering.out.append(';');
    const span = this.#span(node);
    const variable: VariableDeclaration = {
      ...{ kind: 'local', name, nameSpan: node.name ? this.#span(node.name) : span, type: null, varargs: false, modifiers: [] },
      ...{ annotations: [], initializer: value, span, declarationSpan: span, scope: this.#span(node.parent) },
    };
    return new Statement('localVariable', lowering.out.text, span, [], [value], [variable]);
  }

  #enhancedFor(node: ts.ForOfStatement | ts.ForInStatement): Statement {
    const lowering = this.lowering();
    const [declaration] = ts.isVariableDeclarationList(node.initializer) ? node.initializer.declarations : [];
    const variables = declaration ? lowering.variables(declaration, 'enhancedFor', this.#span(node), null) : [];
    lowering.out.append(`for(${lowering.tidy((declaration?.name ?? node.initializer).getText(this.source))}: `);
    const expressions = [lowering.expression(node.expression)];
    lowering.out.append(')');
    return new Statement('enhancedFor', lowering.out.text, this.#span(node), [...this.statement(node.statement)], expressions, variables);
  }

  #for(node: ts.ForStatement): Statement {
    const lowering = this.lowering();
    const expressions: Expression[] = [];
    const variables: VariableDeclaration[] = [];
    lowering.out.append('for(');
    if (node.initializer && ts.isVariableDeclarationList(node.initializer)) {
      const declared = this.#declare(node.initializer, 'for', lowering, node);
      expressions.push(...declared.expressions);
      variables.push(...declared.variables);
    }
    for (const part of [node.condition, node.incrementor]) {
      lowering.out.append('; ');
      if (part) expressions.push(lowering.expression(part));
    }
    lowering.out.append(')');
    return new Statement('for', lowering.out.text, this.#span(node), [...this.statement(node.statement)], expressions, variables);
  }

  #try({ tryBlock, catchClause, finallyBlock }: ts.TryStatement): readonly Statement[] {
    const found = [new Statement('try', 'try', this.#span(tryBlock), this.all(tryBlock.statements), [], [])];
    if (catchClause) {
      const { variableDeclaration: caught, block } = catchClause;
      const variables = caught ? this.lowering().variables(caught, 'catch', this.#span(catchClause), null) : [];
      const text = `catch(${caught?.name.getText(this.source) ?? ''})`;
      found.push(new Statement('catch', text, this.#span(catchClause), this.all(block.statements), [], variables));
    }
    if (finallyBlock) found.push(new Statement('finally', 'finally', this.#span(finallyBlock), this.all(finallyBlock.statements), [], []));
    return found;
  }
}
