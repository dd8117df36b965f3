import type { TypeReference } from '../../../model/declarations.js';
import { childOf, type SyntaxNode } from '../../syntax.js';
import { MAX_DEPTH } from '../lowering.js';

/** How a type is printed: as statements show it, or as descriptions do where something is declared with it. */
export type TypePlace = 'in a statement' | 'declared';

/** White space outside of strings. */
const BLANKS = /("(?:\\[^]|[^"\\])*"?)|\s+/g;

function annotationText(text: string, node: SyntaxNode): string {
  return text.slice(node.start, node.end).replace(BLANKS, '$1');
}

/** Canonical text of a type: `Map<String,List<? extends T>>`, `int[]`. */
export function typeText(text: string, node: SyntaxNode, place: TypePlace = 'declared', depth = 0): string {
  // `<>` may hold blanks
  if (node.children.length === 0) return node.type === 'type_arguments' ? '<>' : text.slice(node.start, node.end);
  if (depth >= MAX_DEPTH) return text.slice(node.start, node.end).replace(/\s+/g, '');
  const part = (child: SyntaxNode): string => typeText(text, child, place, depth + 1);
  const isShort = place === 'declared' && isAnnotatedInside(node);
  switch (node.type) {
    case 'generic_type':
      return isShort ? node.children.slice(0, 1).map(part).join('') : node.children.map(part).join('');
    case 'array_type':
      if (isShort) return node.children.slice(0, 1).map(part).join('');
      return place === 'declared' ? declaredArray(text, node, [], part) : node.children.map(part).join('');
    case 'type_arguments':
      return `<${node.children.map(part).join(',')}>`;
    case 'dimensions':
      return dimensionsText(text, node, place);
    case 'catch_type':
      return node.children.map(part).join('|');
    case 'annotated_type':
      return place === 'declared' ? declaredAnnotated(text, node, part) : written();
    case 'scoped_type_identifier':
    case 'wildcard':
      return written();
    default:
      return text.slice(node.start, node.end);
  }

  function written(): string {
    return node.children.reduce((before, child) => before + separated(before, child, node) + worded(child), '');
  }

  // `Outer.@A Inner`, `@A T`, `? extends T`
  function worded(child: SyntaxNode): string {
    if (isAnnotation(child)) return place === 'declared' ? '' : `${annotationText(text, child)} `;
    return child.type === 'extends' || child.type === 'super' ? ` ${child.type} ` : part(child);
  }

  function separated(before: string, child: SyntaxNode, parent: SyntaxNode): string {
    if (parent.type !== 'scoped_type_identifier' || before === '' || before.endsWith(' ')) return '';
    return isAnnotation(child) && place === 'declared' ? '' : '.';
  }
}

/** `Map.@A Entry<K,V>[]` is `Map.Entry`: RefactoringMiner's descriptions show the names of such a type alone. */
function isAnnotatedInside(node: SyntaxNode): boolean {
  let current: SyntaxNode | undefined = node;
  while (current) {
    const inner: SyntaxNode | undefined = current.children[0];
    if (current.type !== 'generic_type' && current.type !== 'array_type') {
      if (current.type !== 'scoped_type_identifier' || inner === undefined || inner.type === 'generic_type') return false;
      if (current.children.some(isAnnotation)) return true;
    }
    current = inner;
  }
  return false;
}

// `@A Boat`; of a type inside another one, its arguments are not shown: `@A Map.Entry`
function declaredAnnotated(text: string, node: SyntaxNode, part: (child: SyntaxNode) => string): string {
  const annotations = node.children.filter(isAnnotation);
  const type = node.children.find((child) => !isAnnotation(child));
  if (type === undefined) return '';
  const prefix = annotations.map((one) => `${annotationText(text, one)} `).join('');
  if (type.type === 'array_type') return prefix + declaredArray(text, type, annotations, part);
  const [name] = type.children;
  const isInner = type.type === 'generic_type' && name?.type === 'scoped_type_identifier';
  return prefix + part(isInner ? name : type);
}

/**
 * `Boat @A [][]`. RefactoringMiner's descriptions put the first annotation there is to the first dimension, whether it stood at the element or at
 * another one, the second to the second, and leave the others out: `@A Boat @B []` is `@A Boat @A []`.
 */
function declaredArray(text: string, node: SyntaxNode, ofElement: readonly SyntaxNode[], part: (child: SyntaxNode) => string): string {
  const dimensions = childOf(node, 'dimensions')?.children ?? [];
  const annotations = [...ofElement, ...dimensions.filter(isAnnotation)];
  const brackets = dimensions
    .filter(({ type }) => type === '[')
    .map((_, index) => annotations[index])
    .map((one) => (one ? ` ${annotationText(text, one)} []` : '[]'));
  return node.children.slice(0, 1).map(part).join('') + brackets.join('');
}

/** `[][]` of `dimensions`; '' for null. */
export function dimensionsText(text: string, node: SyntaxNode | null, place: TypePlace = 'declared'): string {
  if (node === null) return '';
  let result = '';
  for (const child of node.children) {
    if (child.type === '[') result += '[]';
    else if (place === 'in a statement' && isAnnotation(child)) {
      result += `${result.endsWith(' ') ? '' : ' '}${annotationText(text, child)} `;
    }
  }
  return result;
}

export function isAnnotation(node: SyntaxNode): boolean {
  return node.type === 'marker_annotation' || node.type === 'annotation';
}

/** The reference to a written type; array brackets after a name belong to the type, packages before its own name do not. */
export function typeReference(text: string, node: SyntaxNode, dimensions: SyntaxNode | null = null): TypeReference {
  if (node.type === 'catch_type') return unionReference(text, node);
  const written = typeText(text, node) + dimensionsText(text, dimensions);
  const keepsPackage = !written.includes('.') || isAnnotatedInside(node);
  return {
    text: keepsPackage ? written : withoutPackage(written),
    qualifiedText: written,
    span: { start: node.start, end: node.end },
  };
}

function unionReference(text: string, node: SyntaxNode): TypeReference {
  const types = node.children.map((child) => typeReference(text, child));
  return {
    text: types.map((type) => type.text).join('|'),
    qualifiedText: types.map((type) => type.qualifiedText).join('|'),
    span: { start: node.start, end: node.end },
  };
}

// `java.util.Map.Entry<K,java.net.URL>` -> `Map.Entry<K,java.net.URL>`: as RefactoringMiner shows it. Packages are in lower case, by custom; with one name
// before and one after the dot, it shows all: `okhttp3.Call`, but `Call.Factory`.
function withoutPackage(type: string): string {
  return TWO_NAMES.test(type) ? type : type.replace(PACKAGE, '');
}

const TWO_NAMES = /^[^.<[]+\.[^.<[]+(?:[<[]|$)/;

const PACKAGE = /^(?:[^\p{Lu}.<[][^.<[]*\.)+(?=\p{Lu})/u;

/** The types of `throws`, `implements`, `permits`, … */
export function typeReferences(text: string, clause: SyntaxNode | null): readonly TypeReference[] {
  if (clause === null) return [];
  return (childOf(clause, 'type_list') ?? clause).children.map((child) => typeReference(text, child));
}
