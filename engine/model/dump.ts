import type { Field, Method, TypeDeclaration, VariableDeclaration } from './declarations.js';
import type { Expression } from './expression.js';
import type { SourceFile } from './source-file.js';
import type { Statement } from './statement.js';

/**
 * A file's model as indented text, for people: a line for each type, member, statement and expression with its lines and columns. Lowers everything.
 *
 *     class a.B 3:1-9:2
 *       method f 4:3-6:4 public (x: int) : void
 *         block 4:22-6:4 {
 *           return 5:5-5:14 return x;
 *             name x
 */
export function dumpModel(file: SourceFile): string {
  const dump = new Dump(file);
  if (file.packageName !== '') dump.line(0, `package ${file.packageName}`);
  for (const { name, isStatic, onDemand } of file.imports)
    dump.line(0, `import ${isStatic ? 'static ' : ''}${name}${onDemand ? '.*' : ''}`);
  for (const type of file.types) dump.type(0, type);
  if (file.unread.length > 0) dump.line(0, `syntax errors: ${String(file.unread.length)}`);
  return dump.lines.join('\n');
}

class Dump {
  readonly lines: string[] = [];

  constructor(private readonly file: SourceFile) {}

  line(depth: number, text: string): void {
    this.lines.push('  '.repeat(depth) + text);
  }

  #place({ start, end }: { readonly start: number; readonly end: number }): string {
    const { lines } = this.file;
    const at = (offset: number): string => `${String(lines.lineOf(offset))}:${String(lines.columnOf(offset))}`;
    return `${at(start)}-${at(end)}`;
  }

  type(depth: number, type: TypeDeclaration): void {
    const words = [type.kind, type.qualifiedName, this.#place(type.span), ...annotated(type), type.visibility, ...modifiersOf(type)];
    if (type.typeParameters.length > 0) words.push(`<${type.typeParameters.map(({ text }) => text).join(', ')}>`);
    if (type.superclass !== null) words.push(`extends ${type.superclass.text}`);
    if (type.interfaces.length > 0) words.push(`implements ${type.interfaces.map(({ text }) => text).join(', ')}`);
    if (type.permits.length > 0) words.push(`permits ${type.permits.map(({ text }) => text).join(', ')}`);
    this.line(depth, words.join(' '));
    for (const field of type.fields) this.#field(depth + 1, field);
    for (const method of type.methods) this.#method(depth + 1, method);
    for (const inner of type.types) this.type(depth + 1, inner);
  }

  #field(depth: number, field: Field): void {
    this.line(depth, `${this.#variable(field)} ${field.visibility}${field.text === field.name ? '' : ` ${field.text}`}`);
    if (field.initializer !== null) this.#expression(depth + 1, field.initializer);
    for (const argument of field.arguments) this.#expression(depth + 1, argument);
    for (const type of field.anonymousTypes) this.type(depth + 1, type);
  }

  #method(depth: number, method: Method): void {
    const words = [
      method.kind,
      method.name,
      this.#place(method.span),
      ...annotated(method),
      method.visibility,
      ...modifiersOf(method),
    ].filter((word) => word !== '');
    if (method.typeParameters.length > 0) words.push(`<${method.typeParameters.map(({ text }) => text).join(', ')}>`);
    words.push(
      `(${method.parameters.map(({ name, type, varargs }) => `${name}: ${type?.text ?? '?'}${varargs ? '...' : ''}`).join(', ')})`,
    );
    if (method.returnType !== null) words.push(`: ${method.returnType.text}`);
    if (method.thrown.length > 0) words.push(`throws ${method.thrown.map(({ text }) => text).join(', ')}`);
    this.line(depth, words.join(' '));
    if (method.body !== null) this.#statement(depth + 1, method.body);
    for (const type of method.innerTypes) this.type(depth + 1, type);
  }

  #statement(depth: number, statement: Statement): void {
    this.line(depth, `${statement.kind} ${this.#place(statement.span)} ${JSON.stringify(statement.text).slice(1, -1)}`);
    for (const variable of statement.variables) this.line(depth + 1, this.#variable(variable));
    for (const expression of statement.expressions) this.#expression(depth + 1, expression);
    for (const child of statement.children) this.#statement(depth + 1, child);
  }

  #variable(variable: VariableDeclaration): string {
    const words = [variable.kind, variable.name, this.#place(variable.span), ...annotated(variable), ...modifiersOf(variable)];
    if (variable.type !== null) words.push(`: ${variable.type.text}${variable.varargs ? '...' : ''}`);
    return words.join(' ');
  }

  #expression(depth: number, expression: Expression): void {
    this.line(depth, `${expression.kind} ${JSON.stringify(expression.text).slice(1, -1)}`);
    for (const declaration of expression.declarations) this.line(depth + 1, this.#variable(declaration));
    for (const child of expression.children) this.#expression(depth + 1, child);
    if (expression.block !== null) this.#statement(depth + 1, expression.block);
  }
}

function annotated({ annotations }: { readonly annotations: readonly { readonly text: string }[] }): string[] {
  return annotations.map(({ text }) => text);
}

function modifiersOf({ modifiers }: { readonly modifiers: readonly { readonly name: string }[] }): string[] {
  return modifiers.map(({ name }) => name);
}
