import type { Field, Method, TypeDeclaration, VariableDeclaration } from '../../engine/model/declarations.js';
import type { Expression } from '../../engine/model/expression.js';
import type { SourceFile } from '../../engine/model/source-file.js';
import type { Statement } from '../../engine/model/statement.js';

/** What a file declares and calls, in source order: `class A, f(x: int), y: String, g()`. Lowers everything. */
export function declaredNames(file: SourceFile): string {
  const names: string[] = [];
  const variable = ({ name, type, varargs }: VariableDeclaration): string =>
    `${name}${type === null ? '' : `: ${type.text}`}${varargs ? '...' : ''}`;
  const expression = (one: Expression): void => {
    if (one.kind === 'invocation' || one.kind === 'superInvocation' || one.kind === 'constructorInvocation') names.push(`${one.label}()`);
    if (one.kind !== 'declaration')
      for (const declared of one.declarations)
        if (one.children.every((child) => !child.declarations.includes(declared))) names.push(variable(declared));
    one.children.forEach(expression);
    if (one.block) statement(one.block);
  };
  const statement = (one: Statement): void => {
    names.push(...one.variables.map(variable));
    one.expressions.forEach(expression);
    one.children.forEach(statement);
  };
  const method = (one: Method): void => {
    if (one.kind !== 'initializer') names.push(`${one.name}(${one.parameters.map(variable).join(', ')})`);
    if (one.body) statement(one.body);
    one.innerTypes.forEach(type);
  };
  const field = (one: Field): void => {
    names.push(variable(one));
    if (one.initializer) expression(one.initializer);
    one.arguments.forEach(expression);
    one.anonymousTypes.forEach(type);
  };
  const type = (one: TypeDeclaration): void => {
    names.push(`${one.kind} ${one.name}`);
    one.fields.forEach(field);
    one.methods.forEach(method);
    one.types.forEach(type);
  };
  for (const { name, isStatic, onDemand } of file.imports) names.push(`import ${isStatic ? 'static ' : ''}${name}${onDemand ? '.*' : ''}`);
  file.types.forEach(type);
  return names.join(', ');
}
