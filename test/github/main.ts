// Starts the stand-in GitHub and tells how to reach it: a commit of a repository, of two folders, or of a benchmark.
import { parseArgs } from 'node:util';
import { fromFolders, fromOracle, fromRepository, fromSample, type Source } from './git/sources.js';
import { startGithub } from './server.js';
import type { Generation } from './settings.js';

const USAGE = `Plays GitHub on 127.0.0.1, with the sample project unless told otherwise.

  serve --before DIR --after DIR         a change between two folders
  serve --repo DIR --commit SHA          a commit of a git repository
  serve --oracle DIR --commit NAME/SHA   a commit of a benchmark, e.g. drill/3f0d9221

  --port N          the port (default: 8443)
  --generation G    classic, react-v1 or react-v2 (default: react-v2)
  --split           two columns
  --dark            dark colours`;

async function sourceOf(options: {
  oracle?: string | undefined;
  commit?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
  repo?: string | undefined;
}): Promise<Source | null> {
  const { oracle, commit, before, after, repo } = options;
  if (oracle !== undefined && commit !== undefined) return fromOracle(oracle, commit);
  if (repo !== undefined && commit !== undefined) return fromRepository(repo, commit);
  if (before !== undefined && after !== undefined) return fromFolders(before, after);
  return [oracle, repo, before, after, commit].every((option) => option === undefined) ? fromSample() : null;
}

function isGeneration(text: string): text is Generation {
  return text === 'classic' || text === 'react-v1' || text === 'react-v2';
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      oracle: { type: 'string' },
      commit: { type: 'string' },
      before: { type: 'string' },
      after: { type: 'string' },
      repo: { type: 'string' },
      port: { type: 'string', default: '8443' },
      generation: { type: 'string', default: 'react-v2' },
      split: { type: 'boolean', default: false },
      dark: { type: 'boolean', default: false },
    },
  });
  const source = await sourceOf(values);
  if (!source || !isGeneration(values.generation)) {
    console.error(USAGE);
    return 2;
  }
  const github = await startGithub({
    repositories: [source],
    port: Number(values.port),
    settings: { generation: values.generation, diffView: values.split ? 'split' : 'unified', colorMode: values.dark ? 'dark' : 'light' },
  });
  const name = source.repository.fullName;
  console.log(`GitHub plays on 127.0.0.1:${github.port}. A browser that resolves GitHub's hosts to it, for instance:

  chromium --user-data-dir=$(mktemp -d) --ignore-certificate-errors --host-resolver-rules='MAP * 127.0.0.1:${github.port}' ${github.commitUrl()}

  commit        ${github.commitUrl()}
  commits       https://github.com/${name}/commits`);
  for (const pull of source.repository.pulls)
    console.log(
      `  pull request  https://github.com/${name}/pull/${pull.number}/files\n  comparison    https://github.com/${name}/compare/${pull.base}...${pull.head}`,
    );
  const stop = (): void => void github.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return 0;
}

const status = await main();
if (status !== 0) process.exit(status);
