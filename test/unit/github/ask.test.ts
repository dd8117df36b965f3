// Servers that announce another length than they send, send for ever, or lead elsewhere: what they send is counted while it comes, and taken from nobody else.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, TooLarge, type Question } from '../../../github/ask.js';
import { ReflensError } from '../../../github/failures.js';

const MOST = 1_000_000;
const PART = Buffer.alloc(50_000, 'x');
/** Bytes that may be on their way in the buffers of both sides when the reading ends. */
const UNDER_WAY = 10_000_000;

let sent = 0;

/** Sends without end, as fast as it is taken. */
function pour(response: ServerResponse): void {
  while (!response.destroyed) {
    sent += PART.length;
    if (!response.write(PART)) return void response.once('drain', () => pour(response));
  }
}

const ANSWERS: Readonly<Record<string, (response: ServerResponse, elsewhere: string) => void>> = {
  '/exact': (response) => response.end(Buffer.alloc(MOST, 'x')),
  '/one-more': (response) => response.end(Buffer.alloc(MOST + 1, 'x')),
  '/endless': pour,
  '/announces-little': (response) => {
    response.setHeader('content-encoding', 'identity');
    response.socket?.write('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n');
    response.socket?.end('x'.repeat(2 * MOST));
  },
  '/announces-much': (response) => {
    response.writeHead(200, { 'content-length': 10 * MOST });
    response.write('x');
    setTimeout(() => response.destroy(), 50);
  },
  '/drips': (response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/refuses-for-ever': (response) => {
    response.writeHead(500);
    pour(response);
  },
  '/here': (response) => response.writeHead(302, { location: '/exact' }).end(),
  '/there': (response, elsewhere) => response.writeHead(302, { location: `${elsewhere}/secret` }).end(),
  '/there-and-back': (response, elsewhere) => response.writeHead(307, { location: `${elsewhere}/back` }).end(),
};

let server: Server;
let other: Server;
let atOther: IncomingMessage[] = [];

const originOf = (one: Server): string => {
  const address = one.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
};

beforeAll(async () => {
  server = createServer((request, response) => ANSWERS[request.url ?? '']?.(response, originOf(other)));
  other = createServer((request, response) => {
    atOther.push(request);
    if (request.url === '/back') response.writeHead(302, { location: `${originOf(server)}/exact` });
    response.end('taken from elsewhere');
  });
  await Promise.all([server, other].map((one) => new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))));
});

afterAll(() => {
  for (const one of [server, other]) {
    one.closeAllConnections();
    one.close();
  }
});

beforeEach(() => {
  sent = 0;
  atOther = [];
});

const answer = (path: string, question: Partial<Question> = {}): ReturnType<typeof ask> =>
  ask(`${originOf(server)}${path}`, { most: MOST, ...question }, new AbortController().signal);

describe('the bytes of an answer', () => {
  it('are taken up to the limit, and not one more', async () => {
    expect((await answer('/exact')).bytes).toHaveLength(MOST);
    await expect(answer('/one-more')).rejects.toThrow(new TooLarge(MOST));
  });

  it('without an end are left when there are too many', async () => {
    await expect(answer('/endless')).rejects.toThrow('more than 1 MB');
    expect(sent).toBeLessThan(UNDER_WAY);
  });

  it('are those that come, whatever length was announced', async () => {
    expect((await answer('/announces-little')).bytes.length).toBeLessThanOrEqual(5);
    await expect(answer('/announces-much')).rejects.toThrow(TypeError);
  });

  it('of a refusal are cut', async () => {
    const { ok, status, bytes } = await answer('/refuses-for-ever');
    expect([ok, status, bytes.length]).toEqual([false, 500, 100_000]);
    expect(sent).toBeLessThan(UNDER_WAY);
  });

  it.each(['/drips', '/silent'])('are not waited for without end: %s', async (path) => {
    await expect(answer(path, { patience: 200 })).rejects.toMatchObject({
      failure: { code: 'network', sentence: expect.stringMatching(/in time/) as string },
    });
  });

  it('are nobody’s when the reader leaves', async () => {
    const leaving = new AbortController();
    const asked = ask(`${originOf(server)}/drips`, { most: MOST }, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
  });
});

describe('an answer', () => {
  it('may come from another address of the same host', async () => {
    expect((await answer('/here')).bytes).toHaveLength(MOST);
    // What comes back comes from where it was asked for; in between nobody else learns a word.
    expect((await answer('/there-and-back', { headers: { authorization: 'Bearer secret' } })).bytes).toHaveLength(MOST);
    expect(atOther.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('of another host is refused with its name, and the token does not go there', async () => {
    const asked = answer('/there', { headers: { authorization: 'Bearer secret' } });
    const [here, there] = [originOf(server).replace('http://', ''), originOf(other)];
    await expect(asked).rejects.toThrow(new ReflensError('elsewhere', `${here} leads to ${there}, where Reflens does not follow.`));
    expect(atOther.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('may come from where the host is known to lead, and from nowhere that is called alike', async () => {
    expect(new TextDecoder().decode((await answer('/there', { leadsTo: [originOf(other)] })).bytes)).toBe('taken from elsewhere');
    await expect(answer('/there', { leadsTo: [`${originOf(other)}.evil.example`, 'http://127.0.0.1'] })).rejects.toMatchObject({
      failure: { code: 'elsewhere' },
    });
  });
});
