/** `npm run releases`: makes a benchmark of releases of libraries that follow each other, with RefactoringMiner's own answers. None of them is among the validated ones. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../github/project.js';
import { changedPaths, commitFile, idOf, nameOf, parseReleases, partOf, pomOf, type Part, type Release, type Texts } from './layout.js';

const USAGE = `usage: npm run releases -- --out DIR --peer COMMAND [--list NAME]
Reads the sources of test/releases/NAME.txt (releases.txt, unless told otherwise) with Maven, asks the peer about each pair, and leaves DIR/look and DIR/held, folders for \`npm run accuracy -- --oracle … --benchmark java-1\`.
The peer is asked as \`COMMAND commits FOLDER\`, with lines of project and id on its input; it answers with a line of JSON for each. It takes some twenty minutes, of Maven and of the peer in equal parts.`;

/** What the peer says of one commit. */
interface PeerAnswer {
  readonly sha1: string;
  readonly refactorings?: readonly { readonly type: string; readonly description: string }[];
  /** Why the peer came to no end. */
  readonly error?: string;
}

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    peer: { type: 'string' },
    list: { type: 'string', default: 'releases' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** The texts below a folder. */
function textsOf(folder: string): Texts {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.java'));
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes one pair of releases as a commit. */
function layOut(release: Release, sources: string, commits: string): void {
  const { artifact } = release;
  const [before, after] = [textsOf(join(sources, `${artifact}-${release.before}`)), textsOf(join(sources, `${artifact}-${release.after}`))];
  const changed = changedPaths(before, after);
  const sides = [
    [before, idOf(`${nameOf(release)} before`)],
    [after, idOf(nameOf(release))],
  ] as const;
  for (const [texts, id] of sides)
    for (const path of changed) {
      const text = texts.get(path);
      if (text !== undefined) write(join(commits, `${artifact}-${id}`, path), text);
    }
  write(join(commits, `${artifact}-${idOf(nameOf(release))}.json`), JSON.stringify(commitFile(release, before, after, changed)));
}

/** The peer's answers by id. */
async function askPeer(
  command: string,
  releases: readonly Release[],
  commits: string,
  out: string,
): Promise<ReadonlyMap<string, PeerAnswer>> {
  // Where the peer unpacks itself.
  const place = join(out, 'peer');
  mkdirSync(place, { recursive: true });
  const peer = spawn(command, ['commits', commits], {
    cwd: place,
    env: { PEER_HOME: join(place, 'home'), ...process.env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  peer.stdin.end(releases.map((release) => `${release.artifact} ${idOf(nameOf(release))}\n`).join(''));
  let text = '';
  for await (const part of peer.stdout.setEncoding('utf8')) text += String(part);
  const answers = text.split('\n').filter((line) => line !== '');
  return new Map(answers.map((line) => JSON.parse(line) as PeerAnswer).map((answer) => [answer.sha1, answer]));
}

async function make(out: string, command: string, list: string): Promise<void> {
  const releases = parseReleases(readFileSync(join(projectFolder(), 'test/releases', `${list}.txt`), 'utf8'));
  const sources = join(out, 'sources');
  const commits = join(out, 'commits');
  write(join(sources, 'pom.xml'), pomOf(releases));
  execFileSync('mvn', ['-q', 'dependency:unpack'], { cwd: sources, stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(commits, { recursive: true, force: true });
  for (const release of releases) layOut(release, sources, commits);
  const answers = await askPeer(command, releases, commits, out);
  const parts: Record<Part, object[]> = { look: [], held: [] };
  for (const release of releases) {
    const { refactorings, error } = answers.get(idOf(nameOf(release))) ?? {};
    if (!refactorings || error !== undefined) process.stderr.write(`${nameOf(release)}: the peer has no answer\n`);
    else
      parts[partOf(release)].push({
        repository: `https://example.org/${release.artifact}.git`,
        sha1: idOf(nameOf(release)),
        url: nameOf(release),
        refactorings: refactorings.map(({ type, description }) => ({ type, description, validation: 'TP' })),
      });
  }
  for (const [part, entries] of Object.entries(parts)) {
    const folder = join(out, part);
    write(join(folder, 'data.json'), JSON.stringify(entries));
    rmSync(join(folder, 'commits'), { force: true });
    symlinkSync(relative(folder, commits), join(folder, 'commits'));
    process.stdout.write(`${folder}: ${entries.length} changes\n`);
  }
}

if (options.help || options.out === undefined || options.peer === undefined) {
  (options.help ? process.stdout : process.stderr).write(`${USAGE}\n`);
  process.exitCode = options.help ? 0 : 2;
} else await make(resolve(options.out), resolve(options.peer), options.list);
