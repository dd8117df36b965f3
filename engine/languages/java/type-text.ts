import type { TypeReference } from '../../model/declarations.js';
import { childOf, type SyntaxNode } from '../syntax.js';

/** Whether annotations within a type are printed: in statements they are, in type references not. */
export type TypeAnnotations = 'printed' | 'left out';

function annotationText(text: string, node: SyntaxNode): string {
  return text.slice(node.start, node.end).replace(/\s+/g, '');
}

/** Canonical text of a type: `Map<String,List<? extends T>>`, `int[]`. */
export function typeText(text: string, node: SyntaxNode, annotations: TypeAnnotations = 'left out'): string {
  if (node.children.length === 0) return text.slice(node.start, node.end);
  switch (node.type) {
    case 'generic_type': {
      const [base, ...rest] = node.children;
      if (base === undefined) break;
      return typeText(text, base, annotations) + rest.map((child) => typeText(text, child, annotations)).join('');
    }
    case 'type_arguments':
      return `<${node.children.map((child) => typeText(text, child, annotations)).join(',')}>`;
    case 'array_type':
      return node.children.map((child) => typeText(text, child, annotations)).join('');
    case 'dimensions':
      return dimensionsText(text, node, annotations);
    case 'scoped_type_identifier': {
      let result = '';
      for (const child of node.children) {
        if (isAnnotation(child)) {
          if (annotations === 'printed') result += `.${annotationText(text, child)} `;
        } else result += (result === '' || result.endsWith(' ') ? '' : '.') + typeText(text, child, annotations);
      }
      return result;
    }
    case 'annotated_type':
    case 'wildcard': {
      let result = '';
      for (const child of node.children) {
        if (isAnnotation(child)) {
          if (annotations === 'printed') result += `${annotationText(text, child)} `;
        } else if (child.type === '?') result += '?';
        else if (child.type === 'extends' || child.type === 'super') result += ` ${child.type} `;
        else result += typeText(text, child, annotations);
      }
      return result;
    }
    case 'catch_type':
      return node.children.map((child) => typeText(text, child, annotations)).join('|');
  }
  return text.slice(node.start, node.end);
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
  const written = typeText(text, node) + dimensionsText(text, dimensions);
  return { text: written.includes('.') ? withoutPackage(written) : written, qualifiedText: written, span: { start: node.start, end: node.end } };
}

// `java.util.Map.Entry<K,java.net.URL>` -> `Map.Entry<K,java.net.URL>`: as RefactoringMiner shows it. Packages are in lower case, by custom.
function withoutPackage(type: string): string {
  return PACKAGE.test(type) ? type.replace(PACKAGE, '') : type;
}

const PACKAGE = /^(?:[^\p{Lu}.<[|][^.<[|]*\.)+(?=\p{Lu})/u;

/** The types of `throws`, `implements`, `permits`, … */
export function typeReferences(text: string, clause: SyntaxNode | null): readonly TypeReference[] {
  if (clause === null) return [];
  return (childOf(clause, 'type_list') ?? clause).children.map((child) => typeReference(text, child));
}
