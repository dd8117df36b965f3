/**
 * Puts a switch into every question of the engine's source. A question is a function that says so by its declared type: yes or no, something or null, a list that may be
 * empty. `npm run ablate` builds the engine with switches, and lets one question after the other answer “no”, nothing, or an empty list.
 */
import ts from 'typescript';
import { SWITCH, type Neutral, type Question } from './question.js';

/** The file's text with a switch around each answer, and its questions, numbered from `first`. Types and line numbers stay as they are. */
export function withSwitches(
  file: string,
  text: string,
  first: number,
): { readonly text: string; readonly questions: readonly Question[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const questions: Question[] = [];
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const wrap = (answer: ts.Expression, id: number): void => {
    insertions.push({ at: answer.getStart(source), text: `globalThis.${SWITCH}(${id}, (` }, { at: answer.end, text: '))' });
  };
  const visit = (node: ts.Node, owner: string): void => {
    const inside = ts.isClassDeclaration(node) ? `${node.name?.text ?? ''}.` : owner;
    if (isFunction(node) && node.body) {
      const neutral = neutralOf(node);
      if (neutral !== null) {
        const id = first + questions.length;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        questions.push({ id, name: inside + nameOf(node), file, line: line + 1, neutral });
        if (ts.isBlock(node.body)) for (const answer of answersIn(node.body)) wrap(answer, id);
        else wrap(node.body, id);
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, '');
  // Answers may hold functions with answers: what ends first comes first where two places are one.
  let changed = text;
  for (const { at, text: added } of insertions.map((one, order) => ({ ...one, order })).sort((a, b) => b.at - a.at || b.order - a.order))
    changed = changed.slice(0, at) + added + changed.slice(at);
  return { text: changed, questions };
}

type Asked = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ArrowFunction;

function isFunction(node: ts.Node): node is Asked {
  if (!ts.isFunctionDeclaration(node) && !ts.isMethodDeclaration(node) && !ts.isArrowFunction(node)) return false;
  return !node.asteriskToken && !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
}

function nameOf(node: Asked): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : '(function)';
}

function neutralOf({ type }: Asked): Neutral | null {
  if (!type) return null;
  if (ts.isTypePredicateNode(type)) return type.assertsModifier ? null : 'false';
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return 'false';
  if (ts.isArrayTypeNode(type)) return '[]';
  if (ts.isTypeOperatorNode(type)) return ts.isArrayTypeNode(type.type) ? '[]' : null;
  if (!ts.isUnionTypeNode(type)) return null;
  if (type.types.some((one) => ts.isLiteralTypeNode(one) && one.literal.kind === ts.SyntaxKind.NullKeyword)) return 'null';
  return type.types.some((one) => one.kind === ts.SyntaxKind.UndefinedKeyword) ? 'undefined' : null;
}

/** What a function answers, not what functions in it do. */
function answersIn(body: ts.Block): readonly ts.Expression[] {
  const answers: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) answers.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return answers;
}
