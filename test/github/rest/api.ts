// api.github.com: who may ask, what it costs, and which endpoint answers.
import { findRepository, tokenOf, type Asked, type Reply, type World } from '../exchange.js';
import type { Repository } from '../git/repository.js';
import { decode } from '../raw.js';
import { compare, getCommit, listCommits } from './commits.js';
import { getContents, getGitObject } from './contents.js';
import { answerGraphql } from './graphql.js';
import { getPull, getRepository, getUser, listPulls } from './repositories.js';
import { rateHeaders, type RateState } from './rate-limits.js';
import { notFound, preflight, toReply, type Answer } from './replies.js';

/** Answers for api.github.com. */
export async function answerApi(world: World, asked: Asked): Promise<Reply> {
  if (asked.method === 'OPTIONS') return preflight();
  const token = tokenOf(world, asked);
  if (token === null) return toReply(asked, unauthorized('Bad credentials'), false);
  const { rateLimits } = world;
  const authorized = token !== undefined;
  const path = asked.url.pathname
    // Enterprise servers have their API below the site.
    .replace(/^\/api(?:\/v3)?(?=\/)/, '')
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decode);
  if (path[0] === 'rate_limit')
    return toReply(
      asked,
      {
        json: rateLimitObject(rateLimits.state(token), rateLimits.state(token, 'graphql')),
        headers: rateHeaders(rateLimits.state(token), 'core'),
      },
      authorized,
    );
  if (asked.method === 'POST' && path[0] === 'graphql') return graphqlReply(world, asked, token);
  if (!rateLimits.take(token)) return toReply(asked, limitExceeded(rateLimits.state(token)), authorized);
  const answer = (asked.method === 'GET' || asked.method === 'HEAD' ? await endpoint(world, asked, path, authorized) : null) ?? notFound();
  const reply = toReply(asked, answer, authorized);
  if (reply.status === 304 && authorized) rateLimits.giveBack(token);
  return { ...reply, headers: { ...rateHeaders(rateLimits.state(token), 'core'), ...reply.headers } };
}

async function endpoint(world: World, asked: Asked, path: readonly string[], authorized: boolean): Promise<Answer | null> {
  const [root, owner, name, ...rest] = path;
  if (root === 'user' && path.length === 1) return authorized ? getUser() : unauthorized('Requires authentication');
  if (root !== 'repos') return null;
  const repository = findRepository(world, owner, name);
  if (!repository || (repository.isPrivate && !authorized)) return null;
  return repositoryEndpoint(world, repository, asked, rest);
}

async function repositoryEndpoint(world: World, repository: Repository, asked: Asked, rest: readonly string[]): Promise<Answer | null> {
  const [kind, ...more] = rest;
  switch (kind) {
    case undefined:
      return getRepository(repository);
    case 'pulls':
      return more.length ? getPull(repository, asked, more) : listPulls(repository, asked);
    case 'contents':
      return getContents(world, repository, asked, more.join('/'));
    case 'git':
      return getGitObject(world, repository, asked, more);
    case 'commits':
      return more.length ? getCommit(repository, asked, more.join('/')) : listCommits(repository, asked);
    case 'compare':
      return compare(repository, asked, more.join('/'));
    default:
      return null;
  }
}

/** GraphQL always needs a token, and has a limit of its own. */
async function graphqlReply(world: World, asked: Asked, token: string | undefined): Promise<Reply> {
  if (token === undefined) return toReply(asked, unauthorized('This endpoint requires you to be authenticated.'), false);
  if (!world.rateLimits.take(token, 'graphql')) {
    const state = world.rateLimits.state(token, 'graphql');
    return toReply(
      asked,
      {
        json: { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for user ID 1.' }] },
        headers: rateHeaders(state, 'graphql'),
      },
      true,
    );
  }
  const state = world.rateLimits.state(token, 'graphql');
  const reply = toReply(asked, await answerGraphql(world, asked, state), true);
  return { ...reply, headers: { ...rateHeaders(state, 'graphql'), ...reply.headers } };
}

function unauthorized(message: string): Answer {
  return { status: 401, json: { message, documentation_url: 'https://docs.github.com/rest', status: '401' } };
}

function limitExceeded(state: RateState): Answer {
  return {
    status: 403,
    json: {
      message:
        "API rate limit exceeded for 203.0.113.7. (But here's the good news: Authenticated requests get a higher rate limit. Check out the documentation for more details.)",
      documentation_url: 'https://docs.github.com/rest/overview/resources-in-the-rest-api#rate-limiting',
    },
    headers: rateHeaders(state, 'core'),
  };
}

function rateLimitObject(core: RateState, graphql: RateState): unknown {
  const one = (state: RateState): unknown => ({ limit: state.limit, used: state.used, remaining: state.remaining, reset: state.reset });
  const fixed = (limit: number): unknown => ({ limit, used: 0, remaining: limit, reset: core.reset });
  return {
    resources: { core: one(core), search: fixed(10), graphql: one(graphql), integration_manifest: fixed(5000), code_search: fixed(60) },
    rate: one(core),
  };
}
