import type { JSX } from 'preact';
import { Marked } from './marked-text.js';

/** The name of a path's file, without its folders. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A path in two parts: the folder shrinks first when there is no room, the file's name stays readable. */
export function PathName({ path }: { readonly path: string }): JSX.Element {
  const file = fileName(path);
  return (
    <>
      <span class="folder">
        <Marked text={path.slice(0, path.length - file.length)} />
      </span>
      <span class="file">
        <Marked text={file} />
      </span>
    </>
  );
}
