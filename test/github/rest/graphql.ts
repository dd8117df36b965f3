// The GraphQL endpoint, as far as texts are concerned: a part of GitHub's schema, so that a query GitHub would refuse is refused here too.
import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import { findRepository, type Asked, type World } from '../exchange.js';
import type { Repository } from '../git/repository.js';
import { isText } from '../raw.js';
import type { RateState } from './rate-limits.js';
import type { Answer } from './replies.js';

/** The part of GitHub’s schema that is played; a test compares it with the whole. */
export const SCHEMA = `
  scalar GitObjectID
  scalar URI
  scalar DateTime

  interface GitObject { oid: GitObjectID! abbreviatedOid: String! id: ID! }
  type Blob implements GitObject { oid: GitObjectID! abbreviatedOid: String! id: ID! byteSize: Int! isBinary: Boolean isTruncated: Boolean! text: String }
  type Commit implements GitObject { oid: GitObjectID! abbreviatedOid: String! id: ID! message: String! file(path: String!): TreeEntry }
  type TreeEntry { mode: Int! name: String! path: String type: String! size: Int! oid: GitObjectID! object: GitObject }
  type Tree implements GitObject { oid: GitObjectID! abbreviatedOid: String! id: ID! }
  type Repository { id: ID! name: String! nameWithOwner: String! isPrivate: Boolean! object(expression: String, oid: GitObjectID): GitObject }
  type RateLimit { cost: Int! limit: Int! nodeCount: Int! remaining: Int! resetAt: DateTime! used: Int! }
  type User { login: String! }
  type Query {
    repository(followRenames: Boolean = true, name: String!, owner: String!): Repository
    rateLimit(dryRun: Boolean = false): RateLimit
    viewer: User!
  }
`;

/** Bytes of text beyond which a blob's text is cut off. GitHub names no figure; clients must look at `isTruncated`. */
const MOST_TEXT_BYTES = 512_000;

let built: GraphQLSchema | null = null;

/** `POST /graphql`. Errors in a query are answers of status 200, as GraphQL has it. */
export async function answerGraphql(world: World, asked: Asked, rate: RateState): Promise<Answer> {
  const body = parse(asked.body);
  if (!body) return { status: 400, json: { message: 'Problems parsing JSON', documentation_url: 'https://docs.github.com/graphql' } };
  built ??= buildSchema(SCHEMA);
  const rootValue = {
    viewer: { login: 'sample-reader' },
    rateLimit: {
      cost: 1,
      nodeCount: 0,
      limit: rate.limit,
      remaining: rate.remaining,
      used: rate.used,
      resetAt: new Date(rate.reset * 1000).toISOString(),
    },
    repository: ({ owner, name }: { owner: string; name: string }) => {
      const repository = findRepository(world, owner, name);
      if (!repository) throw new Error(`Could not resolve to a Repository with the name '${owner}/${name}'.`);
      return repositoryNode(repository);
    },
  };
  const result = await graphql({ schema: built, source: body.query, rootValue, variableValues: body.variables });
  const errors = result.errors?.map((error) => ({
    ...(error.path ? { type: 'NOT_FOUND', path: error.path } : {}),
    locations: error.locations,
    message: error.message,
  }));
  return { json: { ...(result.data === undefined ? {} : { data: result.data }), ...(errors ? { errors } : {}) } };
}

function repositoryNode(repository: Repository): unknown {
  return {
    id: `R_${repository.fullName}`,
    name: repository.name,
    nameWithOwner: repository.fullName,
    isPrivate: repository.isPrivate,
    object: ({ expression, oid }: { expression?: string; oid?: string }) => objectNode(repository, expression ?? oid ?? ''),
  };
}

async function objectNode(repository: Repository, revision: string): Promise<unknown> {
  const colon = revision.indexOf(':');
  if (colon < 0) {
    const type = await repository.typeOf(revision);
    if (type === 'blob') return blobNode(revision, (await repository.blob(revision)) ?? Buffer.alloc(0));
    const commit = await repository.commit(revision);
    return commit
      ? {
          __typename: 'Commit',
          ...names(commit.oid),
          message: commit.message,
          file: ({ path }: { path: string }) => entryNode(repository, commit.oid, path),
        }
      : type === 'tree'
        ? { __typename: 'Tree', ...names(revision) }
        : null;
  }
  const commit = await repository.resolve(revision.slice(0, colon));
  const file = commit === null ? null : await repository.file(commit, revision.slice(colon + 1));
  return file ? blobNode(file.oid, file.bytes) : null;
}

/** A file, link, folder or submodule of a commit; the latter's commit is another repository's, so it is no object of this one. */
async function entryNode(repository: Repository, commit: string, path: string): Promise<unknown> {
  const entry = await repository.entry(commit, path);
  if (!entry) return null;
  return {
    mode: Number.parseInt(entry.mode, 8),
    name: path.split('/').at(-1),
    path,
    type: entry.type,
    size: entry.size ?? 0,
    oid: entry.oid,
    object: entry.type === 'blob' ? blobNode(entry.oid, (await repository.blob(entry.oid)) ?? Buffer.alloc(0)) : null,
  };
}

function blobNode(oid: string, bytes: Buffer): unknown {
  const isBinary = !isText(bytes);
  return {
    __typename: 'Blob',
    ...names(oid),
    byteSize: bytes.length,
    isBinary,
    isTruncated: bytes.length > MOST_TEXT_BYTES,
    text: isBinary ? null : bytes.subarray(0, MOST_TEXT_BYTES).toString('utf8'),
  };
}

function names(oid: string): { oid: string; abbreviatedOid: string; id: string } {
  return { oid, abbreviatedOid: oid.slice(0, 7), id: `G_${oid}` };
}

function parse(body: string): { query: string; variables: Record<string, unknown> } | null {
  try {
    const { query, variables } = JSON.parse(body) as { query?: unknown; variables?: unknown };
    return typeof query === 'string' ? { query, variables: (variables ?? {}) as Record<string, unknown> } : null;
  } catch {
    return null;
  }
}
