import type { TypeReference } from '../../model/declarations.js';
import { childOf, type SyntaxNode } from '../syntax.js';
import { MAX_DEPTH } from './lowering.js';

/** Whether annotations within a type are printed: in statements they are, in type references not. */
export type TypeAnnotations = 'printed' | 'left out';

function annotationText(text: string, node: SyntaxNode): string {
  return text.slice(node.start, node.end).replace(/\s+/g, '');
}

/** Canonical text of a type: `Map<String,List<? extends T>>`, `int[]`. */
export function typeText(text: string, node: SyntaxNode, annotations: TypeAnnotations = 'left out', depth = 0): string {
  // `<>` may hold blanks
  if (node.children.length === 0) return node.type === 'type_arguments' ? '<>' : text.slice(node.start, node.end);
  if (depth >= MAX_DEPTH) return text.slice(node.start, node.end).replace(/\s+/g, '');
  const part = (child: SyntaxNode): string => typeText(text, child, annotations, depth + 1);
  switch (node.type) {
    case 'generic_type':
    case 'array_type':
      return node.children.map(part).join('');
    case 'type_arguments':
      return `<${node.children.map(part).join(',')}>`;
    case 'dimensions':
      return dimensionsText(text, node, annotations);
    case 'catch_type':
      return node.children.map(part).join('|');
    case 'scoped_type_identifier':
    case 'annotated_type':
    case 'wildcard':
      return node.children.reduce((written, child) => written + separated(written, child, node) + worded(child), '');
    default:
      return text.slice(node.start, node.end);
  }

  // `Outer.@A Inner`, `@A T`, `? extends T`
  function worded(child: SyntaxNode): string {
    if (isAnnotation(child)) return annotations === 'printed' ? `${annotationText(text, child)} ` : '';
    return child.type === 'extends' || child.type === 'super' ? ` ${child.type} ` : part(child);
  }

  function separated(written: string, child: SyntaxNode, parent: SyntaxNode): string {
    if (parent.type !== 'scoped_type_identifier' || written === '' || written.endsWith(' ')) return '';
    return isAnnotation(child) && annotations === 'left out' ? '' : '.';
  }
}

/** `[][]` of `dimensions`; '' for null. */
export function dimensionsText(text: string, node: SyntaxNode | null, annotations: TypeAnnotations = 'left out'): string {
  if (node === null) return '';
  let result = '';
  for (const child of node.children) {
    if (child.type === '[') result += '[]';
    else if (annotations === 'printed' && isAnnotation(child)) {
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
  return {
    text: written.includes('.') ? withoutPackage(written) : written,
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
