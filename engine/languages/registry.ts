import type { Tree } from 'web-tree-sitter';
import type { LanguageAdapter } from '../model/language.js';
import type { Signatures } from '../model/signatures.js';
import { javaAdapter } from './java/adapter.js';

export type Adapter = LanguageAdapter<Tree>;

/** The languages that the engine knows. A new one is a folder and a line here. */
export const ADAPTERS: readonly Adapter[] = [javaAdapter];

const BY_EXTENSION = new Map(ADAPTERS.flatMap((adapter) => adapter.extensions.map((extension) => [extension, adapter] as const)));

/** How declarations are written in a language. Throws for one that no adapter knows: no file can be in it. */
export function signaturesIn(language: string): Signatures {
  const adapter = ADAPTERS.find(({ id }) => id === language);
  if (!adapter) throw new Error(`No adapter knows the language "${language}".`);
  return adapter.signatures;
}

/** The adapter for a file, by the extension of its path; null when there is none. */
export function adapterFor(path: string): Adapter | null {
  const dot = path.lastIndexOf('.');
  return dot < 0 ? null : (BY_EXTENSION.get(path.slice(dot)) ?? null);
}
