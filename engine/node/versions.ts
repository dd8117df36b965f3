/** What semantic versioning asks of a change, and whether its version says so: https://semver.org/. */
import type { Change } from '../api.js';
import type { ApiChange } from '../results/result.js';
import { isBreaking } from './look-text.js';

export type Step = 'major' | 'minor' | 'patch';

/** The step that the changes ask for. */
export function stepFor(changes: readonly ApiChange[]): Step {
  if (changes.some(isBreaking)) return 'major';
  // what is new or deprecated breaks nobody
  return changes.some(({ breaks }) => breaks === 'none') ? 'minor' : 'patch';
}

/** A version that the change raises. */
export interface VersionStep {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The version in `pom.xml`, `gradle.properties` or `build.gradle`, where the change has another one; the one nearest to the top of the folders. */
export function versionStepOf({ before, after }: Pick<Change, 'before' | 'after'>): VersionStep | null {
  const former = new Map(Object.entries(before));
  const found = Object.entries(after).flatMap(([path, text]): readonly VersionStep[] => {
    const read = readerFor(path);
    const [one, other] = [read?.(former.get(path) ?? ''), read?.(text)];
    return one && other && one !== other ? [{ path, before: one, after: other }] : [];
  });
  const depth = ({ path }: VersionStep): number => path.split('/').length;
  return found.sort((one, other) => depth(one) - depth(other) || (one.path < other.path ? -1 : 1))[0] ?? null;
}

type Reader = (text: string) => string | null;

function readerFor(path: string): Reader | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === 'pom.xml') return versionInPom;
  return name === 'gradle.properties' || name === 'build.gradle' || name === 'build.gradle.kts' ? versionInGradle : null;
}

/** `version = '1.4.2'`, `version=1.4.2`, `VERSION_NAME=1.4.2`, on a line of its own. */
function versionInGradle(text: string): string | null {
  for (const line of text.split('\n')) {
    const [name = '', ...rest] = line.trim().split(/[\s=:"']+/);
    if (name !== 'version' && name !== 'VERSION_NAME') continue;
    const [version = ''] = rest;
    if (/^v?\d/.test(version)) return version;
  }
  return null;
}

/** The project's own version: not its parent's, nor one of what it needs. */
function versionInPom(text: string): string | null {
  const parentEnd = text.indexOf('</parent>');
  const own = parentEnd < 0 ? text : text.slice(parentEnd);
  const ends = ['<dependencies>', '<dependencyManagement>', '<build>', '<profiles>'].map((tag) => own.indexOf(tag)).filter((at) => at >= 0);
  const head = own.slice(
    0,
    ends.reduce((least, at) => Math.min(least, at), own.length),
  );
  const start = head.indexOf('<version>');
  if (start < 0) return null;
  const version = head.slice(start + '<version>'.length, head.indexOf('</version>', start)).trim();
  return /^v?\d/.test(version) ? version : null;
}

/** Whether a version is raised by as much as is asked for, or more; null where one of both is no version. Before 1.0 a minor step may break. */
export function isEnough({ before, after }: Pick<VersionStep, 'before' | 'after'>, step: Step): boolean | null {
  const [one, other] = [numbersOf(before), numbersOf(after)];
  if (!one || !other) return null;
  const [major, minor, patch] = one.map((number, i) => Math.sign((other[i] ?? 0) - number));
  const raised: Step | null = major
    ? major > 0
      ? 'major'
      : null
    : minor
      ? minor > 0
        ? 'minor'
        : null
      : patch && patch > 0
        ? 'patch'
        : null;
  if (raised === null) return false;
  const enough = other[0] === 0 && raised === 'minor' ? 'major' : raised;
  return STEPS.indexOf(enough) <= STEPS.indexOf(step);
}

const STEPS: readonly Step[] = ['major', 'minor', 'patch'];

function numbersOf(version: string): readonly [number, number, number] | null {
  const match = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?/.exec(version);
  return match && [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
}
