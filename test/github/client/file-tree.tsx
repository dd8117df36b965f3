/** @jsxImportSource react */
// The tree of changed files beside a React diff: every file of the change is in it, whether its diff is loaded or not.
import type { ReactElement } from 'react';

/** A changed file's path and the digest that its anchor is made of. */
export interface TreeFile {
  readonly path: string;
  readonly pathDigest: string;
}

interface Folder {
  readonly path: string;
  readonly folders: Map<string, Folder>;
  readonly files: TreeFile[];
}

/** Folders first; a folder that holds nothing but another folder is joined with it, as GitHub shows it. */
export function FileTree({ files, id }: { files: readonly TreeFile[]; id: string }): ReactElement {
  const root: Folder = { path: '', folders: new Map(), files: [] };
  for (const file of files) {
    let folder = root;
    const names = file.path.split('/');
    for (const name of names.slice(0, -1)) {
      const path = folder.path === '' ? name : `${folder.path}/${name}`;
      const next = folder.folders.get(name) ?? { path, folders: new Map<string, Folder>(), files: [] };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.files.push(file);
  }
  return (
    <div id={id} className="diff-file-tree">
      <div id="diff-file-tree-filter">
        <input type="text" aria-label="Filter files…" placeholder="Filter files…" />
      </div>
      <nav aria-label="File Tree Navigation">
        <ul role="tree" aria-label="File Tree">
          <FolderItems folder={root} level={1} />
        </ul>
      </nav>
    </div>
  );
}

function FolderItems({ folder, level }: { folder: Folder; level: number }): ReactElement {
  return (
    <>
      {[...folder.folders.values()].map((child) => {
        const joined = join(child);
        const name = folder.path === '' ? joined.path : joined.path.slice(folder.path.length + 1);
        return (
          <li
            key={joined.path}
            id={joined.path}
            role="treeitem"
            aria-level={level}
            aria-expanded="true"
            className="prc-TreeView-TreeViewItem-Ter5c"
          >
            <span className="tree-folder">{name}</span>
            <ul role="group">
              <FolderItems folder={joined} level={level + 1} />
            </ul>
          </li>
        );
      })}
      {folder.files.map((file) => (
        <li
          key={file.path}
          id={file.path}
          role="treeitem"
          aria-level={level}
          className="prc-TreeView-TreeViewItem-Ter5c DiffFileTree-module__file-tree-row__V2sIZ"
        >
          <a href={`#diff-${file.pathDigest}`} data-turbo="false">
            {file.path.split('/').at(-1)}
          </a>
        </li>
      ))}
    </>
  );
}

function join(folder: Folder): Folder {
  const [only] = [...folder.folders.values()];
  return only && folder.folders.size === 1 && folder.files.length === 0 ? join(only) : folder;
}
