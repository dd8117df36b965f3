// Two releases of a library as one commit, in the layout of the benchmarks.
import { createHash } from 'node:crypto';

/** Texts by path. */
export type Texts = ReadonlyMap<string, string>;

/** A library and two of its releases that follow each other. */
export interface Release {
  readonly group: string;
  readonly artifact: string;
  readonly before: string;
  readonly after: string;
}

/** Which part of the libraries: `look` is there to learn from, `held` to be counted only, so that it tells what generalises. */
export type Part = 'look' | 'held';

/** Of how many libraries so many are held back. */
const HELD = { of: 5n, first: 2n };

/** Reads lines of `group:artifact before after`; others are an error. */
export function parseReleases(text: string): readonly Release[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const match = /^([\w.-]+):([\w.-]+) (\S+) (\S+)$/.exec(line);
      if (!match) throw new Error(`Not a release: ${line}`);
      const [, group = '', artifact = '', before = '', after = ''] = match;
      return { group, artifact, before, after };
    });
}

/** `gson-2.9.1_2.10` */
export const nameOf = ({ artifact, before, after }: Release): string => `${artifact}-${before}_${after}`;

/** An id as a commit has it. */
export const idOf = (text: string): string => digest('sha1', text);

const digest = (algorithm: 'md5' | 'sha1', text: string): string => createHash(algorithm).update(text).digest('hex');

/** All releases of a library are in the same part. */
export const partOf = ({ artifact }: Release): Part => (BigInt(`0x${digest('md5', artifact)}`) % HELD.of < HELD.first ? 'held' : 'look');

/** The paths whose code differs, in order: licences and documentation that every file got anew are no change to look at. */
export function changedPaths(before: Texts, after: Texts): readonly string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.filter((path) => codeOf(before.get(path)) !== codeOf(after.get(path)));
}

/** A text without block comments and white space; what is a comment inside of a string is taken for one on both sides alike. */
const codeOf = (text = ''): string => text.replaceAll(/\/\*[^]*?\*\/|\s+/g, '');

/** The file that names a commit's files, as the benchmarks have it. */
export function commitFile(release: Release, before: Texts, after: Texts, changed: readonly string[]): object {
  const folders = (texts: Texts): readonly string[] =>
    [...new Set([...texts.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))))].sort();
  return {
    parentCommitId: idOf(`${nameOf(release)} before`),
    currentCommitId: idOf(nameOf(release)),
    filesBefore: changed.filter((path) => before.has(path)),
    filesCurrent: changed.filter((path) => after.has(path)),
    renamedFilesHint: {},
    repositoryDirectoriesBefore: folders(before),
    repositoryDirectoriesCurrent: folders(after),
  };
}

/** A project for Maven that unpacks the sources of these releases, each into a folder named `artifact-version`. */
export function pomOf(releases: readonly Release[]): string {
  const versions = new Map(
    releases.flatMap((release) =>
      [release.before, release.after].map((version) => [`${release.artifact}-${version}`, { ...release, version }]),
    ),
  );
  const items = [...versions].map(
    ([folder, { group, artifact, version }]) =>
      `<artifactItem><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version><classifier>sources</classifier><outputDirectory>\${basedir}/${folder}</outputDirectory></artifactItem>`,
  );
  return `<project>
<modelVersion>4.0.0</modelVersion><groupId>org.reflens</groupId><artifactId>releases</artifactId><version>1</version><packaging>pom</packaging>
<build><plugins><plugin><groupId>org.apache.maven.plugins</groupId><artifactId>maven-dependency-plugin</artifactId><version>3.6.1</version>
<configuration><includes>**/*.java</includes><markersDirectory>\${basedir}/.markers</markersDirectory><artifactItems>
${items.join('\n')}
</artifactItems></configuration></plugin></plugins></build>
</project>
`;
}
