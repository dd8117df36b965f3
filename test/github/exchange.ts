// A request and its answer in the form that all parts of the stand-in share, and what they need to answer.
import type { Repository } from './git/repository.js';
import type { RateLimits } from './rest/rate-limits.js';
import type { Settings } from './settings.js';

/** A request as the parts see it: `url` has the host that the client meant. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** An answer to send. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** What answering needs. */
export interface World {
  readonly repositories: readonly Repository[];
  readonly settings: Settings;
  readonly rateLimits: RateLimits;
}

/** A repository by its names, which GitHub takes in any case. */
export function findRepository(world: World, owner: string | undefined, name: string | undefined): Repository | null {
  const wanted = `${owner ?? ''}/${name ?? ''}`.toLowerCase();
  return world.repositories.find((repository) => repository.fullName.toLowerCase() === wanted) ?? null;
}

/** The token of an `authorization` header: undefined without one, null for one that is not accepted. */
export function tokenOf(world: World, asked: Asked): string | null | undefined {
  const header = asked.headers['authorization'];
  if (header === undefined) return undefined;
  const token = /^(?:bearer|token)\s+(.+)$/i.exec(header)?.[1] ?? '';
  return world.settings.tokens.includes(token) ? token : null;
}

/** The cookie that GitHub knows a logged-in reader by. */
export const SESSION_COOKIE = 'user_session=STANDIN-SESSION';

/** Whether the site knows who asks. */
export function isLoggedIn({ settings }: World, asked: Asked): boolean {
  return settings.loggedIn && (settings.session === 'believed' || (asked.headers['cookie'] ?? '').split(/;\s*/).includes(SESSION_COOKIE));
}

/** An answer of plain text. */
export function text(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body };
}
