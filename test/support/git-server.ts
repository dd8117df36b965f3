// A server that gives repositories over HTTPS as GitHub does, for Git itself: https://localhost:PORT/OWNER/NAME.git
import { spawn } from 'node:child_process';
import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeCertificate } from '../github/certificate.js';

export interface GitServer {
  /** Its origin; the certificate is nobody's, so that Git has to be told not to look (`GIT_SSL_NO_VERIFY`). */
  readonly site: string;
  /** The `authorization` header of each request, or null. */
  readonly authorizations: (string | null)[];
  /** Bare or other repositories by `OWNER/NAME`; those that begin with `private/` want `authorization`. */
  readonly repositories: Map<string, string>;
  /** Where the addresses of a repository lead, `OWNER/NAME` to `https://HOST/OWNER/NAME`; of private ones only with `authorization`. */
  readonly moved: Map<string, string>;
  close(): Promise<void>;
}

/** Starts a server of repositories on disk. */
export async function startGitServer(): Promise<GitServer> {
  const repositories = new Map<string, string>();
  const moved = new Map<string, string>();
  const authorizations: (string | null)[] = [];
  const server = createServer(await makeCertificate(), (request, response) => {
    authorizations.push(request.headers.authorization ?? null);
    serve(repositories, moved, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    site: `https://localhost:${port}`,
    authorizations,
    repositories,
    moved,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serve(
  repositories: ReadonlyMap<string, string>,
  moved: ReadonlyMap<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', 'https://localhost');
  const [, name = '', path = ''] = /^\/([\w.-]+\/[\w.-]+?)\.git(\/.*)$/.exec(url.pathname) ?? [];
  const folder = repositories.get(name);
  const isAllowed = !name.startsWith('private/') || request.headers.authorization !== undefined;
  const place = moved.get(name);
  if (place !== undefined && isAllowed) {
    response.writeHead(301, { location: `${place}.git${path}${url.search}` }).end();
    return;
  }
  if (folder === undefined || !isAllowed) {
    // GitHub asks for a password where it knows of nothing.
    response.writeHead(isAllowed ? 404 : 401, isAllowed ? {} : { 'www-authenticate': 'Basic realm="GitHub"' }).end();
    return;
  }
  const git = spawn('git', ['http-backend'], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: path,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
  });
  request.pipe(git.stdin);
  git.stdin.on('error', () => undefined);
  const chunks: Buffer[] = [];
  git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  git.on('close', () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf('\r\n\r\n');
    const headers = new Headers();
    for (const line of output.toString('latin1', 0, end).split('\r\n')) {
      const colon = line.indexOf(':');
      headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
    }
    const status = Number.parseInt(headers.get('status') ?? '200', 10);
    headers.delete('status');
    response.writeHead(status, Object.fromEntries(headers)).end(output.subarray(end + 4));
  });
}
