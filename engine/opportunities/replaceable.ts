import { localsOf, referencesTo, variableOf } from '../findings/view.js';
import { isField, type Method, type VariableDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { Span } from '../text/span.js';
import { codeOf, isVariable, LOOPS, writtenBy } from './code.js';
import { writtenIn, type Pattern } from './pattern.js';
import type { Argument, Likeness } from './same-code.js';

/** Code that is like a pattern. */
export interface Window {
  readonly method: Method;
  readonly statements: readonly Statement[];
  readonly span: Span;
  readonly likeness: Likeness;
  /** Set when the last statement is only partly of it: what the call would stand for. */
  readonly result: Expression | null;
}

/** Whether a call of the extracted method could stand in place of the code: it gives back what is needed after, ends where the code ends, and can be handed what it needs. */
export function isReplaceable(window: Window, pattern: Pattern, extracted: Method): boolean {
  return endsAlike(window) && givesBack(window, pattern, extracted) && canBeHanded(window, pattern);
}

/** A `return` in the code ends the method around: then nothing of it may come after. */
function endsAlike({ statements, result, method }: Window): boolean {
  const last = statements.at(-1);
  if (!last || result) return !codeOf(statements.slice(0, -1)).statements.some(isReturn);
  if (isReturn(last) || last.kind === 'throw' || !codeOf(statements).statements.some(isReturn)) return true;
  return method.body?.children.at(-1) === last;
}

const isReturn = ({ kind }: Statement): boolean => kind === 'return';

/** At most one variable of the code is used after it, and it is the one that the extracted method returns. */
function givesBack({ method, statements, span, result, likeness }: Window, pattern: Pattern, extracted: Method): boolean {
  const declared = declaredIn(method, span);
  const written = writtenIn(method, codeOf(statements).expressions, declared);
  const isLooped = isInLoop(statements[0]);
  const isRead = (variable: VariableDeclaration): boolean =>
    referencesTo(method, variable).some(
      ({ span: at }) => at.start >= span.end || (isLooped && at.start < span.start && written.has(variable)),
    );
  const outputs = [...declared, ...written].filter(isRead);
  const [output] = outputs;
  if (!output) return true;
  if (outputs.length > 1 || result || extracted.returnType === null || extracted.returnType.text === 'void') return false;
  if (!pattern.returned) return pattern.method !== extracted;
  const meant = likeness.arguments.get(pattern.returned)?.expression;
  return likeness.locals.get(pattern.returned) === output || (meant !== undefined && variableOf(method, meant) === output);
}

function isInLoop(statement: Statement | undefined): boolean {
  for (let one = statement?.parent; one; one = one.parent) if (LOOPS.has(one.kind)) return true;
  return false;
}

const declaredIn = (method: Method, { start, end }: Span): ReadonlySet<VariableDeclaration> =>
  new Set(localsOf(method).filter(({ nameSpan }) => nameSpan.start >= start && nameSpan.start < end));

/** What would be handed over is the same before the code as where it stands now. */
function canBeHanded({ method, span, likeness, statements }: Window, pattern: Pattern): boolean {
  const declared = declaredIn(method, span);
  const written = writtenIn(method, codeOf(statements).expressions, declared);
  return [...likeness.arguments].every(([variable, argument]) => {
    const means = descendants(argument.expression)
      .filter(isVariable)
      .map((one) => variableOf(method, one));
    if (means.some((one) => one !== null && declared.has(one))) return false;
    if (isVariable(argument.expression)) return isKept(means[0] ?? null, written, pattern.written.has(variable));
    return !means.some((one) => one !== null && written.has(one)) && isSteady(argument);
  });
}

/** A variable that the code writes to is no longer what it was at the beginning, unless the extracted code does the same with its own. */
function isKept(variable: VariableDeclaration | null, written: ReadonlySet<VariableDeclaration>, isWrittenThere: boolean): boolean {
  return variable === null || isField(variable) || written.has(variable) === isWrittenThere;
}

/** What does nothing and gives the same each time, as far as its form tells: values, members, getters; anything else only where it stands once. */
function isSteady({ expression, times }: Argument): boolean {
  const all = descendants(expression);
  if (all.some((one) => writtenBy(one) !== null)) return false;
  return times === 1 || all.every(({ kind, label, arguments: given }) => PLAIN.has(kind) || (given?.length === 0 && GETTER.test(label)));
}

const PLAIN: ReadonlySet<Expression['kind']> = new Set([
  'name',
  'fieldAccess',
  'this',
  'number',
  'string',
  'character',
  'boolean',
  'null',
  'classLiteral',
  'type',
  'parenthesized',
  'cast',
  'infix',
  'prefix',
]);
const GETTER = /^(?:get|is|has)[A-Z]|^(?:size|length|name)$/;
