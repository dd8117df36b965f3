import { simpleTypeName, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { groupBy } from '../text/grouping.js';
import { addAll } from '../text/lists.js';

/** A call, creation or method reference somewhere in a body, lambdas and class bodies included. */
export interface Call {
  readonly name: string;
  /** -1 for a method reference: any number fits. */
  readonly argumentCount: number;
  readonly expression: Expression;
  /** The innermost statement around it. */
  readonly statement: Statement;
}

const known = new WeakMap<Method, readonly Call[]>();

/** All calls in a method's body, in source order. Creations carry the name of their type. */
export function callsOf(method: Method): readonly Call[] {
  const cached = known.get(method);
  if (cached) return cached;
  const calls: Call[] = [];
  if (method.body) collectFromStatements(method.body, calls);
  known.set(method, calls);
  return calls;
}

function collectFromStatements(root: Statement, calls: Call[]): void {
  for (const statement of statementsOf(root)) {
    for (const expression of statement.expressions) collectFromExpression(expression, statement, calls);
    if (statement.localType) collectFromType(statement.localType, calls);
  }
}

function collectFromType(type: TypeDeclaration, calls: Call[]): void {
  for (const method of type.methods) addAll(calls, callsOf(method));
  type.types.forEach((inner) => collectFromType(inner, calls));
}

function collectFromExpression(expression: Expression, statement: Statement, calls: Call[]): void {
  switch (expression.kind) {
    case 'invocation':
    case 'superInvocation':
    case 'constructorInvocation':
      calls.push({ name: expression.label, argumentCount: expression.arguments?.length ?? 0, expression, statement });
      break;
    case 'creation': {
      const type = expression.children.find((child) => child.kind === 'type')?.text ?? '';
      calls.push({
        name: simpleTypeName(type),
        argumentCount: expression.arguments?.length ?? 0,
        expression,
        statement,
      });
      break;
    }
    case 'methodReference':
      calls.push({ name: expression.label, argumentCount: -1, expression, statement });
      break;
    default:
  }
  for (const child of expression.children) collectFromExpression(child, statement, calls);
  if (expression.block) collectFromStatements(expression.block, calls);
  if (expression.anonymousType) collectFromType(expression.anonymousType, calls);
}

const names = new WeakMap<Method, ReadonlySet<string>>();

/** Every word of a method's body. */
function namesIn(method: Method): ReadonlySet<string> {
  const cached = names.get(method);
  if (cached) return cached;
  const { bodySpan, file } = method;
  const found = new Set(bodySpan ? (file.text.slice(bodySpan.start, bodySpan.end).match(/[\w$\u0080-\uffff]+/g) ?? []) : []);
  names.set(method, found);
  return found;
}

/** The calls in `caller` that can mean `callee`: its name, and as many arguments as it has parameters. */
export function callsTo(caller: Method, callee: Method): readonly Call[] {
  if (caller.bodySpan === null) return [];
  // cheap look at the text first: most methods need not be lowered to know that they do not call
  const constructor = callee.kind === 'constructor' || callee.kind === 'compactConstructor';
  if (!constructor && !namesIn(caller).has(callee.name)) return [];
  return callsOf(caller).filter((call) => {
    if (constructor) {
      const same =
        call.expression.kind === 'creation'
          ? call.name === callee.name
          : call.expression.kind === 'constructorInvocation' && call.name === 'this' && caller.declaringType === callee.declaringType;
      return same && fits(call.argumentCount, callee);
    }
    return call.expression.kind !== 'creation' && call.name === callee.name && fits(call.argumentCount, callee);
  });
}

function fits(argumentCount: number, callee: Method): boolean {
  if (argumentCount < 0) return true;
  const parameters = callee.parameters.length;
  const varargs = callee.parameters.at(-1)?.varargs ?? false;
  return varargs ? argumentCount >= parameters - 1 : argumentCount === parameters;
}

/** Which of the methods a caller may mean, in the order of its calls: by name, so that not every method is asked about every other. */
export function calledBy(methods: Iterable<Method>): (caller: Method) => ReadonlySet<Method> {
  const byName = groupBy(methods, (method) => method.name);
  return (caller) => {
    const found = new Set<Method>();
    for (const call of callsOf(caller)) {
      const name = call.name === 'this' && call.expression.kind === 'constructorInvocation' ? caller.declaringType.name : call.name;
      for (const method of byName.get(name) ?? []) found.add(method);
    }
    return found;
  };
}
