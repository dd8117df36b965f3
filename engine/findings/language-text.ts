import type { TypeDeclaration } from '../model/declarations.js';
import type { Signatures } from '../model/signatures.js';
import type { Element } from './finding.js';
import type { Wording } from './sentences.js';

/** The wording of a language: what stands in its files, as it is written there. */
export function languageWording(signatures: Signatures): Wording {
  return {
    element: (element, form, other) => {
      const brief = textOf(element, signatures, 'brief');
      // where only packages differ, they are what is told
      const isShort = form === 'plain' || (form === 'type' && other !== undefined && textOf(other, signatures, 'brief') !== brief);
      return isShort ? brief : textOf(element, signatures, 'full');
    },
    container: (element) => containerText(element, signatures),
    name: (element) => textOf(element, signatures, 'full'),
  };
}

/** An element as it is written: `full` with modifiers and packages, `brief` without. `name`: in the place of its own. */
export function textOf(element: Element, signatures: Signatures, length: 'full' | 'brief', name?: string): string {
  const options = { brief: length === 'brief', ...(name !== undefined && { name }) };
  switch (element.kind) {
    case 'type':
      return name ?? (options.brief ? nestedName(element.type) : element.type.qualifiedName);
    case 'method':
      return signatures.method(element.method, options);
    case 'field':
    case 'value':
      return signatures.variable(element.field, options);
    case 'variable':
      return signatures.variable(element.variable, options);
    case 'annotation':
      return element.annotation.text;
    case 'typeReference':
      return signatures.reference(element.reference, options);
    case 'statement':
      return firstLine(element.statement.text);
    case 'expression':
      return firstLine(element.expression.text);
    case 'name':
      return element.name;
  }
}

function containerText(element: Element, signatures: Signatures): string {
  const full = textOf(element, signatures, 'full');
  switch (element.kind) {
    case 'type':
      return typeText(element.type, signatures);
    case 'method':
      return `${full} from ${typeText(element.method.declaringType, signatures)}`;
    case 'field':
    case 'value':
      return `${full} from ${typeText(element.field.declaringType, signatures)}`;
    default:
      return textOf(element, signatures, 'brief');
  }
}

const typeText = (type: TypeDeclaration, signatures: Signatures): string => `${signatures.kindOf(type)} ${type.qualifiedName}`;

/** A type with those around it, without its package: `Outer.Inner`. */
export function nestedName({ name, outer }: TypeDeclaration): string {
  return outer ? `${nestedName(outer)}.${name}` : name;
}

/** What a lambda's or a class's body holds stands on lines of its own. */
function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}
