import type { Method } from '../model/declarations.js';
import { shortName, signatureOf } from './change.js';
import { shownAs, type ExecutablePair } from './executable-pairs.js';
import { accessOfMember } from './surface.js';
import type { Versions } from './versions.js';

/** What is to be told of a method that users cannot call any more, and how they go over. */
export interface WayOfExecutable {
  readonly sentence: string;
  readonly migration: string | null;
  readonly refactoring: number | null;
  readonly after: Method | null;
}

/** The successor of a method, as far as users see it. */
export function successorOf(before: Method, { ways, after }: Versions): Method | null {
  const next = ways.methods.get(before);
  if (!next) return null;
  const holder = next.declaringType;
  return after.isVisible(holder) && after.sees(holder, accessOfMember(next, holder)) ? next : null;
}

export function wayOfExecutable({ type, before, after }: ExecutablePair, versions: Versions): WayOfExecutable {
  const { ways } = versions;
  const name = shownAs(before, type);
  const next = before.method && successorOf(before.method, versions);
  if (!before.method || !next) {
    const hidden = after?.method ?? null;
    return {
      sentence: hidden ? `\`${name}\` is hidden from users now.` : `\`${name}\` is gone.`,
      migration: null,
      refactoring: ways.tellerOf(before.method) ?? ways.tellerOf(hidden),
      after: hidden,
    };
  }
  const now = next.kind === 'constructor' ? `new ${shortName(next.declaringType)}` : `${shortName(next.declaringType)}.${next.name}`;
  const signature = signatureOf('', next.parameters);
  return {
    sentence: `\`${name}\` is \`${now}${signature}\` now.`,
    migration: null,
    refactoring: ways.tellerOf(before.method) ?? ways.tellerOf(next),
    after: next,
  };
}
