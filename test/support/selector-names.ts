// Every name that the selectors of GitHub's pages depend on, taken from the selectors themselves, so that a new one is in the list by itself.
import * as selectors from '../../extension/github/selectors.js';

/** A class, id, attribute or element that a selector names; of an attribute maybe the value; or a form that the values of attributes have. */
export type SelectorName =
  | { readonly kind: 'class' | 'id' | 'element'; readonly name: string }
  | { readonly kind: 'attribute'; readonly name: string; readonly value: string | null }
  | { readonly kind: 'form'; readonly form: RegExp; readonly name: string };

/** All names, each once. `anchor` is the anchor of a file of the page, for selectors that are made for a file. */
export function selectorNames(anchor: string): readonly SelectorName[] {
  const names = Object.entries(selectors).flatMap(([exported, value]) => namesOfExport(exported, value, anchor));
  return [...new Map(names.map((name) => [titleOf(name), name])).values()];
}

/** A name in words. */
export function titleOf(name: SelectorName): string {
  if (name.kind === 'attribute') return `attribute ${name.name}${name.value === null ? '' : `="${name.value}"`}`;
  return `${name.kind} ${name.name}`;
}

function namesOfExport(exported: string, value: unknown, anchor: string): readonly SelectorName[] {
  if (value instanceof RegExp) return [{ kind: 'form', form: value, name: exported }];
  if (typeof value === 'function') return namesOfExport(exported, (value as (anchor: string) => unknown)(anchor), anchor);
  if (typeof value === 'string') {
    if (exported.endsWith('_CLASS')) return [{ kind: 'class', name: value }];
    return value === `file-tree-item-${anchor}` ? [{ kind: 'id', name: value }] : namesOfSelector(value);
  }
  // Lists and tables of names of attributes.
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map((name) => ({ kind: 'attribute', name: String(name), value: null }));
  throw new Error(`${exported} is no selector: say in this file what it names`);
}

function namesOfSelector(selector: string): readonly SelectorName[] {
  const names: SelectorName[] = [];
  const rest = selector.replace(/\[([\w-]+)(?:[*^$~|]?="([^"]*)"[^\]]*)?\]/g, (_, name: string, value: string | undefined) => {
    names.push({ kind: 'attribute', name, value: null });
    if (value !== undefined) names.push({ kind: 'attribute', name, value });
    return ' ';
  });
  for (const [, name = ''] of rest.matchAll(/\.([\w-]+)/g)) names.push({ kind: 'class', name });
  for (const [, name = ''] of rest.matchAll(/#([\w-]+)/g)) names.push({ kind: 'id', name });
  for (const [, name = ''] of rest.matchAll(/(?:^|[\s>,(])([a-z][\w-]*)/g)) names.push({ kind: 'element', name });
  return names;
}
