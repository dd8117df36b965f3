// GraphQL as GitHub describes it: the stand-in's part of the schema, the queries that Reflens sends, and the answers they get are held against the whole.
import { schema as described } from '@octokit/graphql-schema';
import { buildSchema, execute, findBreakingChanges, parse, validate, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startGithub, type GithubStandIn } from '../github/server.js';
import { makeSource } from '../github/git/make.js';
import { SCHEMA } from '../github/rest/graphql.js';
import { visit } from '../support/analyse.js';
import { ODD_FILES, oddChange, oddFiles } from '../support/odd-files.js';
import { standInFetch } from '../support/stand-in-fetch.js';

const TOKEN = 'github_pat_standin';

interface Exchange {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly answer: { readonly data?: unknown; readonly errors?: unknown };
}

let whole: GraphQLSchema;
let github: GithubStandIn;
const exchanges: Exchange[] = [];

beforeAll(async () => {
  whole = buildSchema(described.idl, { assumeValidSDL: true });
  const source = await makeSource(
    [
      { name: 'before', branch: 'main', files: oddFiles('before') },
      { name: 'after', branch: 'feature', files: oddChange() },
    ],
    { name: 'odd' },
  );
  github = await startGithub({ repositories: [source] });
  const { fetch } = standInFetch(github.port);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const response = await fetch(address, init);
    if (!address.endsWith('/graphql')) return response;
    const { query, variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Pick<Exchange, 'query' | 'variables'>;
    exchanges.push({ query, variables, answer: (await response.clone().json()) as Exchange['answer'] });
    return response;
  });
  const { last } = await visit(`https://github.com/sample/odd/commit/${source.commit}`, { token: TOKEN });
  expect(last.coverage.total).toBe(ODD_FILES.length);
}, 90_000);

afterAll(async () => {
  vi.unstubAllGlobals();
  await github.close();
});

/** Executes a query on its own answer: what is not of the schema's form is an error. */
const replay = ({ query, variables, answer }: Exchange): ExecutionResult =>
  execute({
    schema: whole,
    document: parse(query),
    variableValues: variables,
    rootValue: answer.data,
    fieldResolver: (source: Readonly<Record<string, unknown>>, _parameters, _context, { path }) => source[path.key],
    // An answer does not name its types: commits have files, blobs have not.
    typeResolver: (value: object) => (Object.keys(value).some((key) => /^f\d+$/.test(key)) ? 'Commit' : 'Blob'),
  }) as ExecutionResult;

describe('GitHub’s GraphQL', () => {
  it('has everything that the stand-in plays, of the same types', () => {
    expect(findBreakingChanges(buildSchema(SCHEMA), whole)).toEqual([]);
  });

  it('would take every query that Reflens sends', () => {
    expect(exchanges.length).toBeGreaterThan(1);
    for (const { query } of exchanges) expect(validate(whole, parse(query))).toEqual([]);
  });

  it('would answer in the form that the stand-in does', () => {
    for (const exchange of exchanges) {
      expect(exchange.answer.errors).toBeUndefined();
      const { data, errors } = replay(exchange);
      expect(errors).toBeUndefined();
      expect(JSON.parse(JSON.stringify(data))).toEqual(exchange.answer.data);
    }
  });

  it('is held up by neither: a field that is not there, a value of another type', () => {
    const [first] = exchanges;
    if (!first) throw new Error('nothing was asked');
    expect(validate(whole, parse(first.query.replace('isPrivate', 'isSecret')))).toHaveLength(1);
    const { repository } = first.answer.data as { repository: Readonly<Record<string, unknown>> };
    const spoilt = { ...first, answer: { data: { repository: { ...repository, isPrivate: 'perhaps' } } } };
    expect(replay(spoilt).errors).toHaveLength(1);
  });
});
