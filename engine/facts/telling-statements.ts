import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { covers } from './expressions/covering.js';

/** What stands at the end of any method. */
export function isTrivial(statement: Statement): boolean {
  return statement.kind === 'return' && /^return(?: (?:true|false|null|this))?;$/.test(statement.text);
}

/** Not a bare name, literal or field, nor a new empty object: those stand everywhere. */
export function speaks(expression: Expression): boolean {
  if (!covers(expression)) return false;
  if (expression.kind === 'fieldAccess') return expression.receiver?.kind !== 'this';
  return expression.kind !== 'creation' || expression.anonymousType !== null || (expression.arguments ?? []).length > 0;
}

/** A statement that says something: a clause, a jump or an empty object stands everywhere. */
export function tells(statement: Statement): boolean {
  switch (statement.kind) {
    case 'break':
    case 'continue':
    case 'empty':
    case 'block':
    case 'try':
    case 'catch':
    case 'finally':
    case 'case':
      return false;
    case 'localVariable': {
      // List<T> all = new ArrayList<>();  says nothing;  int rate = 12;  does
      const values = statement.expressions.filter((one) => one.kind !== 'type');
      return values.length === 0 || values.some((one) => one.kind !== 'creation' || speaks(one));
    }
    case 'throw':
      return statement.expressions.some(covers);
    case 'return':
      return statement.expressions[0] !== undefined && speaks(statement.expressions[0]);
    default:
      return statement.expressions.some((one) => speaks(one));
  }
}

/** Neither a block, a clause that catches, the label of a case, nor a type, of which only what they do counts; nor `return;`, which does nothing (830 pairs). */
export function isReal(statement: Statement): boolean {
  const { kind, text } = statement;
  if (kind === 'case') return text.startsWith('default');
  return kind !== 'block' && kind !== 'catch' && kind !== 'localType' && !isBare(statement);
}

/** `return;` */
export function isBare({ text }: Statement): boolean {
  return text === 'return;';
}
