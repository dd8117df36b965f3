import ts from 'typescript';
import { CanonicalText } from '../../../engine/model/canonical-text.js';
import type { TypeReference, VariableDeclaration, VariableKind } from '../../../engine/model/declarations.js';
import { Expression, type ExpressionKind, type ExpressionParts } from '../../../engine/model/expression.js';
import type { Statement } from '../../../engine/model/statement.js';
import type { Span } from '../../../engine/text/span.js';
import { TYPESCRIPT_TRAITS } from './traits.js';

/** What lowers the block of a function: statements.ts. */
export type LowerBlock = (block: ts.Block) => Statement;

const KINDS: ReadonlyMap<ts.SyntaxKind, ExpressionKind> = new Map<ts.SyntaxKind, ExpressionKind>([
  [ts.SyntaxKind.Identifier, 'name'],
  [ts.SyntaxKind.ThisKeyword, 'this'],
  [ts.SyntaxKind.SuperKeyword, 'super'],
  [ts.SyntaxKind.NumericLiteral, 'number'],
  [ts.SyntaxKind.StringLiteral, 'string'],
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral, 'string'],
  [ts.SyntaxKind.TrueKeyword, 'boolean'],
  [ts.SyntaxKind.FalseKeyword, 'boolean'],
  [ts.SyntaxKind.NullKeyword, 'null'],
  [ts.SyntaxKind.ArrayLiteralExpression, 'arrayInitializer'],
  [ts.SyntaxKind.ConditionalExpression, 'conditional'],
  [ts.SyntaxKind.ParenthesizedExpression, 'parenthesized'],
  [ts.SyntaxKind.AsExpression, 'cast'],
]);

/** Lowers expressions into one canonical text: the source's own tokens, without comments, with blanks only between words and around operators. */
export class Lowering {
  readonly out = new CanonicalText(TYPESCRIPT_TRAITS);

  constructor(
    private readonly source: ts.SourceFile,
    private readonly lowerBlock: LowerBlock,
  ) {}

  expression(node: ts.Node): Expression {
    const start = this.out.length;
    if (ts.isCallExpression(node)) return this.#call(node, start);
    if (ts.isNewExpression(node)) return this.#creation(node, start);
    if (ts.isPropertyAccessExpression(node)) {
      const receiver = this.expression(node.expression);
      this.out.append(`${node.questionDotToken ? '?.' : '.'}${node.name.text}`);
      return this.#make('fieldAccess', node, start, { label: node.name.text, receiver, children: [receiver] });
    }
    if (ts.isElementAccessExpression(node)) {
      const children = this.#pieces(node, [node.expression, node.argumentExpression]);
      return this.#make('arrayAccess', node, start, { children, receiver: children[0] ?? null });
    }
    if (ts.isBinaryExpression(node)) return this.#binary(node, start);
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const children = this.#pieces(node, [node.operand]);
      const kind = ts.isPrefixUnaryExpression(node) ? 'prefix' : 'postfix';
      return this.#make(kind, node, start, { label: ts.tokenToString(node.operator) ?? '', children });
    }
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)) return this.#function(node, start);
    if (ts.isTypeNode(node)) return this.#leaf('type', node, start);
    const parts: ts.Node[] = [];
    node.forEachChild((child) => void (ts.isTemplateSpan(child) ? parts.push(child.expression) : isPart(child) && parts.push(child)));
    const kind = KINDS.get(node.kind) ?? 'other';
    if (parts.length === 0) return this.#leaf(kind, node, start);
    const children = this.#pieces(node, parts, kind === 'conditional');
    if (kind !== 'other') return this.#make(kind, node, start, { children, ...(kind === 'arrayInitializer' && { arguments: children }) });
    return this.#make(kind, node, start, { children, label: node.getText(this.source).slice(0, (parts[0]?.pos ?? 0) - node.pos) });
  }

  /** The variables that a name or a pattern declares. */
  variables(declaration: ts.VariableDeclaration | ts.ParameterDeclaration, kind: VariableKind, scope: Span, value: Expression | null) {
    const type = declaration.type ? this.reference(declaration.type) : null;
    const names = boundNames(declaration.name);
    return names.map((name): VariableDeclaration => ({
      kind,
      name: name.text,
      nameSpan: this.span(name),
      type,
      varargs: false,
      modifiers: [],
      annotations: [],
      initializer: names.length === 1 ? value : null,
      span: this.span(declaration),
      declarationSpan: this.span(declaration),
      scope,
    }));
  }

  reference(type: ts.TypeNode): TypeReference {
    const text = this.tidy(type.getText(this.source));
    return { text, qualifiedText: text, span: this.span(type) };
  }

  span(node: ts.Node): Span {
    return { start: node.getStart(this.source), end: node.end };
  }

  tidy(text: string): string {
    return text
      .replace(/\/\/.*|\/\*[^]*?\*\//g, '')
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/(?<![\w$]) | (?![\w$])/g, '');
  }

  #make(kind: ExpressionKind, node: ts.Node, start: number, parts: ExpressionParts): Expression {
    return new Expression(kind, this.span(node), this.out, start, this.out.length, parts);
  }

  #leaf(kind: ExpressionKind, node: ts.Node, start: number): Expression {
    const text = node.getText(this.source);
    this.out.append(kind === 'string' ? text : this.tidy(text));
    return this.#make(kind, node, start, { label: this.out.text.slice(start) });
  }

  /** Lowers the parts of a node, and writes what stands around and between them. `isSpaced`: with blanks around what stands between. */
  #pieces(node: ts.Node, parts: readonly ts.Node[], isSpaced = false): Expression[] {
    const start = node.getStart(this.source);
    let at = start;
    const write = (end: number): void => {
      const text = this.tidy(this.source.text.slice(at, end));
      const isWord = /^[\w$]+$/.test(text);
      const isBetween = at > start && end < node.end;
      const [front, behind] = [isBetween && (isSpaced || isWord), (isBetween && isSpaced) || (isWord && end < node.end)];
      this.out.append(text === '' ? '' : `${front ? ' ' : ''}${text}${behind ? ' ' : ''}`);
    };
    const children = parts.map((part) => {
      write(part.getStart(this.source));
      at = part.end;
      return this.expression(part);
    });
    write(node.end);
    return children;
  }

  #arguments(list: readonly ts.Expression[]): Expression[] {
    this.out.append('(');
    const given = list.map((argument, index) => {
      if (index > 0) this.out.append(',');
      return this.expression(argument);
    });
    this.out.append(')');
    return given;
  }

  #call(node: ts.CallExpression, start: number): Expression {
    const { expression: callee } = node;
    let receiver: Expression | null = null;
    let label = '';
    if (ts.isPropertyAccessExpression(callee)) {
      receiver = this.expression(callee.expression);
      label = callee.name.text;
      this.out.append(`${callee.questionDotToken ? '?.' : '.'}${label}`);
    } else if (ts.isIdentifier(callee) || callee.kind === ts.SyntaxKind.SuperKeyword) {
      label = callee.getText(this.source);
      this.out.append(label);
    } else receiver = this.expression(callee);
    const given = this.#arguments(node.arguments);
    const kind = label === 'super' ? 'constructorInvocation' : receiver?.kind === 'super' ? 'superInvocation' : 'invocation';
    return this.#make(kind, node, start, { label, receiver, arguments: given, children: receiver ? [receiver, ...given] : given });
  }

  #creation(node: ts.NewExpression, start: number): Expression {
    this.out.append('new ');
    const at = this.out.length;
    const name = node.expression.getText(this.source);
    this.out.append(name);
    const type = new Expression('type', this.span(node.expression), this.out, at, this.out.length, { label: name });
    const given = this.#arguments(node.arguments ?? []);
    return this.#make('creation', node, start, { label: name, arguments: given, children: [type, ...given] });
  }

  #binary(node: ts.BinaryExpression, start: number): Expression {
    const label = node.operatorToken.getText(this.source);
    const isAssignment =
      node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment && node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;
    const operands = isAssignment ? [node.left, node.right] : chain(node);
    const children = operands.map((operand, index) => {
      if (index > 0) this.out.append(isAssignment ? label : ` ${label} `);
      return this.expression(operand);
    });
    return this.#make(isAssignment ? 'assignment' : label === 'instanceof' ? 'instanceof' : 'infix', node, start, { label, children });
  }

  #function(node: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration, start: number): Expression {
    const scope = this.span(node);
    const declarations = node.parameters.flatMap((parameter) => this.variables(parameter, 'lambdaParameter', scope, null));
    this.out.append(`(${declarations.map(({ name }) => name).join(',')}) => `);
    const { body } = node;
    if (body && !ts.isBlock(body)) return this.#make('lambda', node, start, { declarations, children: [this.expression(body)] });
    if (body) this.out.append(this.tidy(body.getText(this.source)));
    return this.#make('lambda', node, start, { declarations, block: body ? this.lowerBlock(body) : null });
  }
}

/** Modifiers, question marks and the like are none. */
function isPart(node: ts.Node): boolean {
  return !ts.isToken(node) || KINDS.has(node.kind);
}

/** The operands of a chain of one operator. */
function chain({ left, right, operatorToken: { kind } }: ts.BinaryExpression): readonly ts.Expression[] {
  const isSame = ts.isBinaryExpression(left) && left.operatorToken.kind === kind;
  return isSame ? [...chain(left), right] : [left, right];
}

function boundNames(name: ts.BindingName): readonly ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));
}
