/** Which diff table shows a file: both versions of a file are in one table, which GitHub names after the path that the file has after the change. */
import { fileAnchor } from '../github/anchors.js';
import type { ListedFile } from '../messages.js';
import type { Side } from '../../ui/work.js';

export class FileMap {
  readonly #afterPaths = new Map<string, string>();
  readonly #anchors = new Map<string, string>();
  readonly #known = new Set<string>();

  /** Takes note of the changed files. */
  async learn(files: readonly ListedFile[]): Promise<void> {
    for (const { path, beforePath } of files) if (beforePath !== undefined) this.#afterPaths.set(beforePath, path);
    const anchors = await Promise.all(files.map(({ path }) => fileAnchor(path)));
    for (const [index, { path }] of files.entries()) this.#anchors.set(path, anchors[index] ?? '');
    for (const anchor of anchors) this.#known.add(anchor);
  }

  /** The anchors of all files. Grows with what is learnt. */
  get anchors(): ReadonlySet<string> {
    return this.#known;
  }

  /** Whether a file of the change has this anchor. */
  has(anchor: string): boolean {
    return this.#known.has(anchor);
  }

  /** The name of the table that shows one version of a file; undefined for a file that is not part of the change. */
  anchor(path: string, side: Side): string | undefined {
    return this.#anchors.get((side === 'before' ? this.#afterPaths.get(path) : undefined) ?? path);
  }
}
