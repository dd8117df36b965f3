import { renames, typeFacts } from '../catalogue/facts.js';
import { LONGEST_HANDED_OUT } from '../text/cut-text.js';
import type { Element, Finding } from './finding.js';

export interface Names {
  readonly before: string;
  readonly after: string;
}

/** The simple names that a renaming is about, or null for other findings and those of things without declarations: packages. */
export function renamedIn({ type, before, after }: Finding): Names | null {
  if (!renames(typeFacts(type))) return null;
  const [one, other] = [declaredName(before.subject[0]), declaredName(after.subject[0])];
  return one !== null && other !== null ? { before: one, after: other } : null;
}

/** The one name that stands in a changed type for another: `List<Client>` -> `List<Customer>`; null when more changed. */
export function retypedIn({ type, before, after }: Finding): Names | null {
  const { verbs, aspect } = typeFacts(type);
  if (!verbs.includes('change') || (aspect !== 'type' && aspect !== 'exception')) return null;
  const [one, other] = [before.subject[0], after.subject[0]];
  if (!one || !other || declaredName(one) !== declaredName(other)) return null;
  const [was, is] = [typeWords(one), typeWords(other)];
  if (was.length === 0 || was.length !== is.length) return null;
  const different = was.flatMap((word, index) => (word === is[index] ? [] : [{ before: word, after: is[index] ?? '' }]));
  const [first] = different;
  return first && different.every((pair) => pair.before === first.before && pair.after === first.after) ? first : null;
}

/** The simple name of a declaration; null of other elements, and of what nobody could read. */
export function declaredName(element: Element | undefined): string | null {
  const name = simpleName(element);
  return name !== null && name.length < LONGEST_HANDED_OUT ? name : null;
}

function simpleName(element: Element | undefined): string | null {
  switch (element?.kind) {
    case 'type':
      return element.type.name;
    case 'method':
      return element.method.name === '' ? element.method.declaringType.name : element.method.name;
    case 'field':
      return element.field.name;
    case 'variable':
      return element.variable.name;
    default:
      return null;
  }
}

function typeWords(element: Element): readonly string[] {
  switch (element.kind) {
    case 'field':
      return wordsOf(element.field.type?.text, false);
    case 'variable':
      return wordsOf(element.variable.type?.text, element.variable.varargs);
    case 'typeReference':
      return wordsOf(element.reference.text, false);
    default:
      return [];
  }
}

function wordsOf(type: string | undefined, varargs: boolean): readonly string[] {
  const words = type?.match(/\w+|[^\s\w]/g) ?? [];
  return varargs ? [...words, '...'] : words;
}
