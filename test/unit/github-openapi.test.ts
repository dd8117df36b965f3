// What the stand-in's API answers is what GitHub's published description says, endpoint by endpoint.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Answered } from '../github/ask.js';
import { makeSource } from '../github/git/make.js';
import { fromFolders } from '../github/git/sources.js';
import { startGithub, type GithubStandIn } from '../github/server.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Json; readonly responses: Readonly<Record<string, Response>> };
}
interface Operation {
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>;
}
interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>;
}

const description = createRequire(import.meta.url)('@octokit/openapi/generated/api.github.com.json') as Description;
const ajv = new Ajv({ strict: false, allErrors: true });
formats(ajv);

/** OpenAPI 3.0 writes `nullable: true` where JSON Schema has the type `null`. */
function toJsonSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, discriminator: _discriminator, ...rest } = schema;
  const converted = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, key === 'example' || key === 'examples' ? null : toJsonSchema(value)]),
  );
  return nullable === true ? { anyOf: [converted, { type: 'null' }] } : converted;
}

ajv.addSchema({ $id: 'github', components: { schemas: toJsonSchema(description.components.schemas) } });

/** The description of one answer: the endpoint must be described, with this status and media type. */
function validator(template: string, status: number): ValidateFunction {
  const operation = description.paths[template]?.['get'];
  if (!operation) throw new Error(`GitHub's description has no GET ${template}`);
  const answer = operation.responses[String(status)];
  if (!answer) throw new Error(`GitHub's description of GET ${template} has no answer of status ${status}`);
  const response = '$ref' in answer ? description.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
  // Contents come as files, folders, links or submodules in one media type, and as a tree in another.
  const content = response?.content?.['application/json'] ?? Object.values(response?.content ?? {})[0];
  if (!content) throw new Error(`GitHub's description of GET ${template} has no JSON of status ${status}`);
  const schema = JSON.stringify(toJsonSchema(content.schema)).replaceAll('"#/components', '"github#/components');
  return ajv.compile(JSON.parse(schema) as object);
}

function expectDescribed(template: string, answer: Answered): void {
  const validate = validator(template, answer.status);
  const valid = validate(answer.json());
  expect(valid ? [] : (validate.errors ?? []).slice(0, 5)).toEqual([]);
}

const folder = (name: string): string => fileURLToPath(new URL(`../sample/${name}`, import.meta.url));
const REPO = '/repos/{owner}/{repo}';
const TOKEN = { authorization: 'Bearer github_pat_standin' };
const MANY = 305;
const ODD = 'src/ein Ordner/größe "1".java';

let github: GithubStandIn;
let sample: string;
let odd: string;
let many: string;
let ids: ReadonlyMap<string, string>;

beforeAll(async () => {
  const numbered = (text: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: MANY }, (_, i) => [`f/${i}.txt`, `${text} ${i}\n`]));
  const lines = (count: number): string => Array.from({ length: count }, (_, i) => `line ${i}\n`).join('');
  const oddSource = await makeSource(
    [
      {
        name: 'start',
        branch: 'main',
        files: {
          [ODD]: 'class A {}\n',
          'moved.txt': lines(30),
          'bin.dat': new Uint8Array([0, 1, 2]),
          'big.txt': lines(200_000),
          link: { link: 'moved.txt' },
          'gone.txt': 'x\n',
          lib: { submodule: '1'.repeat(40) },
        },
      },
      {
        name: 'change',
        files: {
          [ODD]: 'class A { int x; }\n',
          'moved.txt': null,
          'there.txt': `${lines(30)}more\n`,
          'bin.dat': new Uint8Array([0, 1, 3]),
          link: { link: 'there.txt' },
          'gone.txt': null,
          'new.txt': '',
        },
      },
      { name: 'other', parents: ['start'], files: { 'other.txt': 'x\n' } },
      { name: 'empty', files: {} },
      { name: 'merge', parents: ['change', 'other'], branch: 'topic', files: { 'other.txt': 'x\n' } },
    ],
    {
      name: 'odd',
      pulls: [
        { number: 7, title: 'Odd files', body: 'Text', base: 'main', head: 'topic' },
        { number: 8, title: 'Of a fork', body: '', base: 'main', head: 'topic', fork: 'stranger/odd' },
      ],
    },
  );
  const manySource = await makeSource(
    [
      { name: 'one', branch: 'main', files: numbered('one') },
      { name: 'two', branch: 'topic', files: numbered('two') },
    ],
    { name: 'many', pulls: [{ number: 1, title: 'Many files', body: '', base: 'main', head: 'topic' }] },
  );
  const sampleSource = await fromFolders(folder('before'), folder('after'), { name: 'lending' });
  ids = oddSource.ids;
  github = await startGithub({
    repositories: [sampleSource, oddSource, manySource],
    settings: { rateLimit: { anonymous: 60, token: 5000 } },
  });
  [sample, odd, many] = [sampleSource, oddSource, manySource].map(
    (source) => `/repos/${source.repository.fullName}/commits/${source.commit}`,
  ) as [string, string, string];
}, 60_000);

afterAll(() => github.close());

const get = (path: string, headers: Record<string, string> = TOKEN): Promise<Answered> =>
  ask(github.port, `https://api.github.com${path}`, { headers });

describe('every endpoint answers as GitHub describes it', () => {
  const id = (name: string): string => ids.get(name) ?? '';
  const endpoints: readonly (readonly [template: string, path: () => string])[] = [
    [REPO, () => '/repos/sample/odd'],
    [`${REPO}/commits`, () => '/repos/sample/odd/commits?sha=topic'],
    [`${REPO}/commits/{ref}`, () => sample],
    [`${REPO}/commits/{ref}`, () => odd],
    [`${REPO}/commits/{ref}`, () => `/repos/sample/odd/commits/${id('change')}`],
    [`${REPO}/commits/{ref}`, () => `/repos/sample/odd/commits/${id('start')}`],
    [`${REPO}/commits/{ref}`, () => '/repos/sample/odd/commits/topic'],
    [`${REPO}/commits/{ref}`, () => many],
    [`${REPO}/commits/{ref}`, () => `/repos/sample/odd/commits/${id('merge')}`],
    [`${REPO}/commits/{ref}`, () => `/repos/sample/odd/commits/${id('empty')}`],
    [`${REPO}/compare/{basehead}`, () => '/repos/sample/odd/compare/main...topic'],
    [`${REPO}/compare/{basehead}`, () => `/repos/sample/odd/compare/${id('other')}..${id('change')}`],
    [`${REPO}/compare/{basehead}`, () => '/repos/sample/many/compare/main...sample:topic'],
    [`${REPO}/pulls`, () => '/repos/sample/odd/pulls'],
    [`${REPO}/pulls/{pull_number}`, () => '/repos/sample/odd/pulls/7'],
    [`${REPO}/pulls/{pull_number}`, () => '/repos/sample/odd/pulls/8'],
    [`${REPO}/pulls/{pull_number}/files`, () => '/repos/sample/odd/pulls/7/files'],
    [`${REPO}/pulls/{pull_number}/commits`, () => '/repos/sample/odd/pulls/7/commits'],
    [`${REPO}/contents/{path}`, () => `/repos/sample/odd/contents/${encodeURIComponent(ODD)}?ref=topic`],
    [`${REPO}/contents/{path}`, () => '/repos/sample/odd/contents/big.txt'],
    [`${REPO}/contents/{path}`, () => '/repos/sample/odd/contents/link'],
    [`${REPO}/contents/{path}`, () => '/repos/sample/odd/contents/src'],
    [`${REPO}/contents/{path}`, () => '/repos/sample/odd/contents/'],
    [`${REPO}/contents/{path}`, () => '/repos/sample/odd/contents/lib'],
    [`${REPO}/git/commits/{commit_sha}`, () => `/repos/sample/odd/git/commits/${id('merge')}`],
    [`${REPO}/git/trees/{tree_sha}`, () => '/repos/sample/odd/git/trees/topic?recursive=1'],
    ['/rate_limit', () => '/rate_limit'],
    ['/user', () => '/user'],
  ];
  it.each(endpoints.map(([template, path], i) => ({ template, path, i })))('$i GET $template', async ({ template, path }) => {
    const answer = await get(path());
    expect(answer.status).toBe(200);
    expectDescribed(template, answer);
  });

  it('and the check notices a property that is missing or of another type', async () => {
    const answer = await get(sample);
    const spoilt = (change: (commit: Record<string, unknown>) => void): Answered => {
      const commit = answer.json() as Record<string, unknown>;
      change(commit);
      return { ...answer, json: () => commit };
    };
    const template = `${REPO}/commits/{ref}`;
    expect(() =>
      expectDescribed(
        template,
        spoilt((commit) => delete commit['html_url']),
      ),
    ).toThrow();
    expect(() =>
      expectDescribed(
        template,
        spoilt((commit) => (commit['files'] = [{ filename: 1 }])),
      ),
    ).toThrow();
  });

  it('GET a blob', async () => {
    const tree = (await get('/repos/sample/odd/git/trees/topic')).json() as { tree: { path: string; sha: string }[] };
    const sha = tree.tree.find((entry) => entry.path === 'there.txt')?.sha ?? '';
    const answer = await get(`/repos/sample/odd/git/blobs/${sha}`);
    expectDescribed(`${REPO}/git/blobs/{file_sha}`, answer);
    const blob = answer.json() as { content: string };
    expect(Buffer.from(blob.content, 'base64').toString()).toContain('line 29\nmore\n');
  });

  it('says what is not there', async () => {
    const missing = await get('/repos/sample/nothing/commits/main');
    expect(missing.status).toBe(404);
    expectDescribed(`${REPO}/commits/{ref}`, missing);
    const noCommit = await get('/repos/sample/odd/commits/feedbeef');
    expect(noCommit.status).toBe(422);
    expectDescribed(`${REPO}/commits/{ref}`, noCommit);
  });
});

describe('limits', () => {
  it('gives a commit 300 files a page, with links', async () => {
    const first = await get(many);
    const files = (answer: Answered): string[] => (answer.json() as { files: { filename: string }[] }).files.map((file) => file.filename);
    expect(files(first)).toHaveLength(300);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const second = await ask(github.port, next, { headers: TOKEN });
    expect(new Set([...files(first), ...files(second)]).size).toBe(MANY);
  });

  it('gives a comparison at most 300 files', async () => {
    const answer = (await get('/repos/sample/many/compare/main...topic')).json() as {
      files: unknown[];
      merge_base_commit: { sha: string };
    };
    expect(answer.files).toHaveLength(300);
  });

  it('counts requests without a token, and not those that are answered "not modified" with one', async () => {
    github.rateLimits.clear();
    const anonymous = await get(odd, {});
    expect(anonymous.headers['x-ratelimit-remaining']).toBe('59');
    const first = await get(odd);
    const again = await get(odd, { ...TOKEN, 'if-none-match': first.headers['etag'] ?? '' });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['x-ratelimit-used']).toBe(first.headers['x-ratelimit-used']);
    for (let i = 0; i < 59; i++) await get('/repos/sample/odd', {});
    const exceeded = await get('/repos/sample/odd', {});
    expect(exceeded.status).toBe(403);
    expect(exceeded.headers['x-ratelimit-remaining']).toBe('0');
    expect(exceeded.text).toContain('rate limit exceeded');
    github.rateLimits.clear();
  });
});

describe('changes', () => {
  it('names renames, binary files and ends without a patch', async () => {
    const answer = (await get(`/repos/sample/odd/commits/${ids.get('change') ?? ''}`)).json() as {
      files: { filename: string; previous_filename?: string; status: string; patch?: string }[];
    };
    const byName = new Map(answer.files.map((file) => [file.filename, file]));
    expect(byName.get('there.txt')).toMatchObject({ status: 'renamed', previous_filename: 'moved.txt' });
    expect(byName.get('bin.dat')).not.toHaveProperty('patch');
    expect(byName.get(ODD)?.patch).toBe('@@ -1 +1 @@\n-class A {}\n+class A { int x; }');
    expect(byName.get('gone.txt')?.status).toBe('removed');
  });

  it('compares a pull request with its merge base, while its base is the tip of a branch', async () => {
    const pull = (await get('/repos/sample/lending/pulls/1')).json() as {
      base: { sha: string };
      head: { sha: string };
      changed_files: number;
    };
    const compared = (await get(`/repos/sample/lending/compare/${pull.base.sha}...${pull.head.sha}`)).json() as {
      merge_base_commit: { sha: string };
      files: unknown[];
    };
    expect(compared.merge_base_commit.sha).not.toBe(pull.base.sha);
    expect(compared.files).toHaveLength(pull.changed_files);
  });
});

describe('texts', () => {
  it('are the same from raw files, contents, and GraphQL', async () => {
    const path = 'src/main/java/org/example/lending/model/Book.java';
    const commit = sample.split('/').at(-1) ?? '';
    const raw = await ask(github.port, `https://raw.githubusercontent.com/sample/lending/${commit}/${path}`);
    expect(raw.headers['access-control-allow-origin']).toBe('*');
    const contents = await get(`/repos/sample/lending/contents/${path}?ref=${commit}`, {
      ...TOKEN,
      accept: 'application/vnd.github.raw+json',
    });
    expect(contents.text).toBe(raw.text);
    const query =
      'query($owner: String!, $name: String!, $a: String!) { repository(owner: $owner, name: $name) { a0: object(expression: $a) { ... on Blob { oid text isTruncated isBinary byteSize } } a1: object(expression: "main:missing") { oid } } }';
    const body = JSON.stringify({ query, variables: { owner: 'sample', name: 'lending', a: `${commit}:${path}` } });
    const answer = await ask(github.port, 'https://api.github.com/graphql', { method: 'POST', headers: TOKEN, body });
    const { data } = answer.json() as { data: { repository: { a0: { text: string; isTruncated: boolean; byteSize: number }; a1: null } } };
    expect(data.repository.a0).toMatchObject({ text: raw.text, isTruncated: false, byteSize: raw.bytes.length });
    expect(data.repository.a1).toBeNull();
  });

  it('come from GraphQL only with a token', async () => {
    const answer = await ask(github.port, 'https://api.github.com/graphql', { method: 'POST', body: '{"query":"{ viewer { login } }"}' });
    expect(answer.status).toBe(401);
  });

  it('lead from the site to the raw host', async () => {
    const answer = await ask(github.port, 'https://github.com/sample/odd/raw/topic/there.txt');
    expect(answer.status).toBe(302);
    expect((await ask(github.port, answer.headers['location'] ?? '')).text).toContain('more\n');
  });
});

describe('failures on order', () => {
  it.each([
    ['unauthorized', 401],
    ['forbidden', 403],
    ['single-sign-on', 403],
    ['rate-limit', 403],
    ['secondary-limit', 403],
    ['not-found', 404],
    ['too-many-requests', 429],
    ['server-error', 502],
    ['unavailable', 503],
  ] as const)('answer as GitHub does: %s', async (kind, status) => {
    github.failures.add({ match: 'api', kind, times: 1 });
    const answer = await get(odd);
    expect(answer.status).toBe(status);
    // GitHub describes some refusals endpoint by endpoint, and all in one form.
    if (description.paths[`${REPO}/commits/{ref}`]?.['get']?.responses[String(status)]) expectDescribed(`${REPO}/commits/{ref}`, answer);
    const isError = ajv.compile({ $ref: 'github#/components/schemas/basic-error', required: ['message', 'documentation_url'] });
    expect(isError(answer.json()) ? [] : isError.errors).toEqual([]);
  });

  it('and a file that is too large is refused in that form, too', async () => {
    github.settings.limits.fileBytes = 1;
    const answer = await get('/repos/sample/odd/contents/big.txt');
    github.settings.limits.fileBytes = 1e8;
    expect(answer.status).toBe(403);
    expectDescribed(`${REPO}/contents/{path}`, answer);
  });

  it('and a tree that is cut short is one', async () => {
    github.settings.limits.treeEntries = 1;
    const answer = await get('/repos/sample/odd/git/trees/topic');
    github.settings.limits.treeEntries = 100_000;
    expect(answer.json()).toMatchObject({ truncated: true, tree: [{}] });
    expectDescribed(`${REPO}/git/trees/{tree_sha}`, answer);
  });

  it('happen as often as ordered, to what they are ordered for', async () => {
    github.failures.add({ match: 'api', kind: 'too-many-requests', times: 1, retryAfter: 7 });
    const failed = await get(odd);
    expect([failed.status, failed.headers['retry-after']]).toEqual([429, '7']);
    expect((await get(odd)).status).toBe(200);
    github.failures.add({ match: /there\.txt$/, kind: 'cut-off', times: 1 });
    await expect(ask(github.port, 'https://raw.githubusercontent.com/sample/odd/topic/there.txt')).rejects.toThrow();
    expect((await ask(github.port, 'https://raw.githubusercontent.com/sample/odd/topic/there.txt')).status).toBe(200);
    expect(github.requests.at(-2)).toMatchObject({ host: 'raw.githubusercontent.com', status: 0 });
  });
});
