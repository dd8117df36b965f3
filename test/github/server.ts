// The stand-in GitHub: one HTTPS server on 127.0.0.1 that plays github.com, its API, its raw files and its assets, told apart by host name.
import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerApi } from './rest/api.js';
import { Assets } from './assets.js';
import { ENTERPRISE, makeCertificate } from './certificate.js';
import { text, type Asked, type Reply, type World } from './exchange.js';
import { Failures } from './failures.js';
import type { Source } from './git/sources.js';
import { RateLimits } from './rest/rate-limits.js';
import { answerRaw } from './raw.js';
import { defaultSettings, type Settings } from './settings.js';
import { answerSite } from './site.js';

/** What the stand-in serves. */
export interface StartOptions {
  readonly repositories: readonly Source[];
  readonly settings?: Partial<Settings>;
  /** A fixed port; a free one if not given. */
  readonly port?: number;
}

/** One request as it was asked and answered; `status` 0 for a connection that was cut. */
export interface LoggedRequest {
  readonly method: string;
  /** With the host that the client meant. */
  readonly url: string;
  readonly host: string;
  readonly path: string;
  readonly status: number;
  readonly authorized: boolean;
}

/** A running stand-in. */
export interface GithubStandIn {
  readonly port: number;
  /** Read anew for every request: change at will. */
  readonly settings: Settings;
  readonly failures: Failures;
  readonly rateLimits: RateLimits;
  /** Requests in the order of their answers. */
  readonly requests: LoggedRequest[];
  /** Requests to the API and for raw files that are under way at once: now, and at most since somebody set it back. */
  readonly load: { now: number; most: number };
  /** Address of the commit page of the nth repository's commit. */
  readonly commitUrl: (index?: number) => string;
  /** Ends the server and removes what the sources made. */
  readonly close: () => Promise<void>;
}

/** Starts the stand-in. Rejects if the port is taken. */
export async function startGithub(options: StartOptions): Promise<GithubStandIn> {
  const settings: Settings = { ...defaultSettings(), ...options.settings };
  const world: World = {
    repositories: options.repositories.map((source) => source.repository),
    settings,
    rateLimits: new RateLimits(settings),
  };
  const failures = new Failures();
  const requests: LoggedRequest[] = [];
  const load = { now: 0, most: 0 };
  const assets = new Assets();

  const answer = async (asked: Asked): Promise<Reply> => {
    switch (asked.url.host) {
      case ENTERPRISE:
        return /^\/api\/(?:v3|graphql)(?:\/|$)/.test(asked.url.pathname) ? answerApi(world, asked) : answerSite(world, asked);
      case 'github.com':
        return renamed(await answerSite(world, asked), settings);
      case 'api.github.com':
        return answerApi(world, asked);
      case 'raw.githubusercontent.com':
        return answerRaw(world, asked);
      case 'github.githubassets.com':
        return assets.answer(asked.url.pathname);
      default:
        return text(404, `The stand-in does not play ${asked.url.host}.\n`);
    }
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await read(request);
    const log = (status: number): void => {
      requests.push({
        method: asked.method,
        url: asked.url.href,
        host: asked.url.host,
        path: asked.url.pathname + asked.url.search,
        status,
        authorized: asked.headers['authorization'] !== undefined,
      });
    };
    const mishap = failures.take(asked);
    if (mishap?.kind === 'slow') await wait(mishap.delay);
    if (mishap?.kind === 'no-answer') {
      log(0);
      response.destroy();
      return;
    }
    const reply =
      mishap?.kind === 'reply'
        ? mishap.reply
        : await answer(asked).catch((error: unknown) =>
            text(500, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`),
          );
    if (mishap?.kind === 'cut-off') {
      cutOff(response, reply);
      log(0);
      return;
    }
    response.writeHead(reply.status, reply.headers);
    response.end(asked.method === 'HEAD' || reply.status === 204 || reply.status === 304 ? undefined : reply.body);
    log(reply.status);
  };

  const watched = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!/^(?:api\.|raw\.)/.test(request.headers.host ?? '')) return handle(request, response);
    load.most = Math.max(load.most, ++load.now);
    await handle(request, response).finally(() => load.now--);
  };

  const server = createServer(await makeCertificate(), (request, response) => void watched(request, response).catch(unlessGone));
  const [port] = await Promise.all([listen(server, options.port ?? 0), assets.prepare()]);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await Promise.all(options.repositories.map((source) => source.dispose()));
  };
  const commitUrl = (index = 0): string => {
    const source = options.repositories[index];
    if (!source) throw new Error(`the stand-in has no repository ${index}`);
    return `https://github.com/${source.repository.fullName}/commit/${source.commit}`;
  };
  return { port, settings, failures, rateLimits: world.rateLimits, requests, load, commitUrl, close };
}

/** A page in whose markup something has another name. */
function renamed(reply: Reply, { renamed: names }: Settings): Reply {
  if (typeof reply.body !== 'string' || !(reply.headers['content-type'] ?? '').startsWith('text/html')) return reply;
  return { ...reply, body: Object.entries(names).reduce((html, [name, other]) => html.replaceAll(name, other), reply.body) };
}

/** Who asked may go away in the middle of the question, as a browser does whose page is left: nobody is there to be answered. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
      else reject(new Error('the server has no port'));
    });
  });
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers)) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  // Clients mean the default port; the one behind it is a matter of name resolution.
  const host = (headers['host'] ?? 'github.com').replace(/:\d+$/, '');
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', `https://${host}`),
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

/** Sends the first half of an answer that announces its full length, then drops the connection. */
function cutOff(response: ServerResponse, reply: Reply): void {
  const body = Buffer.from(reply.body);
  response.writeHead(reply.status, { ...reply.headers, 'content-length': String(body.length + 1) });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}
