// Takes one name out of a page, as GitHub does when it changes its markup.
import type { SelectorName } from './selector-names.js';

/** `remove`: what has the name goes (an element leaves its content). `rename`: it gets another name. */
export type Spoiling = 'remove' | 'rename';

/** Spoils a page. */
export function spoil(document: Document, name: SelectorName, how: Spoiling): void {
  for (const element of elementsWith(document, name)) spoilElement(element, name, how);
}

/** Whether a page has something of that name. */
export const has = (document: Document, name: SelectorName): boolean => elementsWith(document, name).length > 0;

function elementsWith(document: Document, name: SelectorName): readonly Element[] {
  const { body } = document;
  switch (name.kind) {
    case 'class':
      return [...body.querySelectorAll(`.${name.name}`)];
    case 'id':
      return [...body.querySelectorAll(`[id="${name.name}"]`)];
    case 'element':
      return [...body.querySelectorAll(name.name)];
    case 'attribute':
      return [...body.querySelectorAll(`[${name.name}]`)].filter(
        (element) => name.value === null || (element.getAttribute(name.name) ?? '').includes(name.value),
      );
    case 'form':
      return [...body.querySelectorAll('*')].filter((element) => valuesOfForm(element, name.form).length > 0);
  }
}

const valuesOfForm = (element: Element, form: RegExp): readonly Attr[] => [...element.attributes].filter(({ value }) => form.test(value));

function spoilElement(element: Element, name: SelectorName, how: Spoiling): void {
  const value = (text: string): string => (how === 'remove' ? '' : `x${text}x`);
  switch (name.kind) {
    case 'class':
      element.classList.remove(name.name);
      if (how === 'rename') element.classList.add(`x-${name.name}`);
      return;
    case 'id':
      element.id = value(element.id);
      return;
    case 'form':
      for (const attribute of valuesOfForm(element, name.form)) attribute.value = value(attribute.value);
      return;
    case 'attribute': {
      const old = element.getAttribute(name.name) ?? '';
      if (name.value !== null) return element.setAttribute(name.name, old.replaceAll(name.value, value(name.value)));
      element.removeAttribute(name.name);
      if (how === 'rename') element.setAttribute(`x-${name.name}`, old);
      return;
    }
    case 'element': {
      if (how === 'remove') return element.replaceWith(...element.childNodes);
      const other = element.ownerDocument.createElement(`x-${name.name}`);
      for (const { name: attribute, value: old } of element.attributes) other.setAttribute(attribute, old);
      other.append(...element.childNodes);
      element.replaceWith(other);
    }
  }
}
