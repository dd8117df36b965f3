/** Requests of Reflens' own pages: tokens, and what is kept of changes. A token goes in and never comes out. */
import { hostNameOf } from '../../github/host.js';
import { checkToken } from '../../github/token-check.js';
import type { CacheState, Request, TokenCheck, TokenState } from '../messages.js';
import { cacheState, emptyCache } from '../store/database.js';
import { updateHostScripts } from './host-scripts.js';
import { canBeToken, keepToken, readToken } from '../tokens.js';

/** Answers a request of an own page. Rejects for a host that can be none. */
export async function answerOwnPage(request: Request): Promise<TokenState | TokenCheck | CacheState | undefined> {
  switch (request.kind) {
    case 'token-state': {
      const kept = await readToken(hostOf(request.host));
      return { present: kept !== null, forSession: kept?.forSession ?? false };
    }
    case 'keep-token': {
      const host = hostOf(request.host);
      const token = request.token.trim();
      if (token !== '' && !canBeToken(token))
        return { ok: false, sentence: 'This is no token: tokens consist of letters, digits and underscores.' };
      await keepToken(host, token, request.forSession);
      return checkToken(host, token === '' ? undefined : token);
    }
    case 'check-token': {
      const host = hostOf(request.host);
      return checkToken(host, (await readToken(host))?.token);
    }
    case 'cache-state':
      return cacheState();
    case 'empty-cache':
      await emptyCache();
      return cacheState();
    case 'hosts-changed':
      await updateHostScripts();
      return undefined;
    case 'open-options':
    case 'page-state':
    case 'load-content':
    case 'page-settings':
    case 'keep-page-settings':
      return undefined;
  }
}

function hostOf(name: string): string {
  const host = hostNameOf(name);
  if (host === null) throw new Error('not a host');
  return host;
}
