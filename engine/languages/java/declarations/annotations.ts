import type { Annotation, Modifier, Visibility } from '../../../model/declarations.js';
import type { Span } from '../../../text/span.js';
import { childIn, type SyntaxNode } from '../../syntax.js';
import { lowerExpression } from '../expressions/expressions.js';
import type { JavaFile } from '../java-file.js';
import { Lowering } from '../lowering.js';
import { isAnnotation } from '../printing/type-text.js';

const ACCESS: ReadonlySet<string> = new Set<Visibility>(['public', 'protected', 'private']);

/** What stands before a declaration. */
export class Modifiers {
  readonly modifiers: readonly Modifier[];
  readonly annotations: readonly Annotation[];

  private constructor(
    readonly visibility: Visibility | null,
    modifiers: readonly Modifier[],
    annotations: readonly Annotation[],
  ) {
    this.modifiers = modifiers;
    this.annotations = annotations;
  }

  static readonly NONE = new Modifiers(null, [], []);

  static of(file: JavaFile, node: SyntaxNode | null): Modifiers {
    if (node === null) return Modifiers.NONE;
    let visibility: Visibility | null = null;
    const modifiers: Modifier[] = [];
    const annotations: Annotation[] = [];
    for (const child of node.children) {
      if (isAnnotation(child)) annotations.push(new JavaAnnotation(file, child));
      else if (ACCESS.has(child.type)) visibility = child.type as Visibility;
      else if (child.type !== 'ERROR') modifiers.push({ name: child.type, span: { start: child.start, end: child.end } });
    }
    return new Modifiers(visibility, modifiers, annotations);
  }

  /** Of a record component, whose field is final without saying so. `span` is the component's. */
  static ofComponent(file: JavaFile, node: SyntaxNode | null, span: Span): Modifiers {
    const written = Modifiers.of(file, node);
    return new Modifiers(written.visibility, [...written.modifiers, { name: 'final', span }], written.annotations);
  }
}

class JavaAnnotation implements Annotation {
  readonly name: string;
  readonly span: Span;
  #text: string | null = null;

  constructor(
    private readonly file: JavaFile,
    private readonly node: SyntaxNode,
  ) {
    const name = childIn(node, 'name');
    this.name = name === null ? '' : file.nameOf(name);
    this.span = { start: node.start, end: node.end };
  }

  get text(): string {
    this.#text ??= this.#print(this.#values());
    return this.#text;
  }

  get meaning(): string {
    return this.#print([...this.#values()].sort());
  }

  #print(values: readonly string[]): string {
    return values.length === 0 ? `@${this.name}` : `@${this.name}(${values.join(', ')})`;
  }

  // Pairs are spaced out here, but compact in annotations within annotations and in statements: so do RefactoringMiner's descriptions.
  #values(): readonly string[] {
    return (childIn(this.node, 'arguments')?.children ?? []).map((value) => {
      const lowering = new Lowering({ file: this.file, owner: null, member: null, names: [] }, 0);
      lowering.printing = 1;
      const [key, content] = value.type === 'element_value_pair' ? value.children : [undefined, value];
      if (content === undefined) return '';
      if (key) lowering.out.append(`${lowering.slice(key)} = `);
      printElementValue(lowering, content);
      return lowering.out.text;
    });
  }
}

/** Prints an annotation as statements show it: `@A(x=1,y=2)`. */
export function printAnnotation(lowering: Lowering, node: SyntaxNode): void {
  const { out } = lowering;
  const name = childIn(node, 'name');
  out.append(`@${name === null ? '' : lowering.around.file.nameOf(name)}`);
  const values = childIn(node, 'arguments')?.children;
  if (values === undefined) return;
  out.append('(');
  values.forEach((value, index) => {
    if (index > 0) out.append(',');
    if (value.type === 'element_value_pair') {
      const [key, content] = value.children;
      if (key === undefined || content === undefined) return;
      out.append(`${lowering.slice(key)}=`);
      printElementValue(lowering, content);
    } else printElementValue(lowering, value);
  });
  out.append(')');
}

function printElementValue(lowering: Lowering, node: SyntaxNode): void {
  if (isAnnotation(node)) printAnnotation(lowering, node);
  else if (node.type === 'element_value_array_initializer') {
    lowering.out.append('{');
    node.children.forEach((child, index) => {
      if (index > 0) lowering.out.append(',');
      printElementValue(lowering, child);
    });
    lowering.out.append('}');
  } else lowerExpression(lowering, node);
}

/** Prints modifiers and annotations, a blank after each. */
export function printModifiers(lowering: Lowering, node: SyntaxNode | null): void {
  if (node === null) return;
  for (const child of node.children) {
    if (isAnnotation(child)) printAnnotation(lowering, child);
    else lowering.out.append(child.type === 'ERROR' ? lowering.slice(child) : child.type);
    lowering.out.append(' ');
  }
}
