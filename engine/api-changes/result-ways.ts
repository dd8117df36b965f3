import type { ExecutablePair } from './executable-pairs.js';
import type { Versions } from './versions.js';

/** How users go over to another result. */
export function wayOfResult({ before, after }: ExecutablePair, _versions: Versions): string | null {
  const [was, is] = [before.method?.returnType?.text, after?.method?.returnType?.text];
  if (was === undefined || is === undefined) return null;
  if (is === `Optional<${was}>`) return `Write \`${before.name}(…).orElse(null)\` for what it gave back.`;
  return null;
}
