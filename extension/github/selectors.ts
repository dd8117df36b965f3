/**
 * Every selector on GitHub's pages, in one place. Each says why it is this one, where it was seen and when.
 * Class names of GitHub's React pages end in a hash that changes with every deployment, so they are matched by their beginning only.
 */

/** The table of one file's diff, in every generation of the page. The attribute's value is `diff-` and the sha256 of the path. https://github.com/tensorflow/tensorflow/commit/… (2026-10), https://github.com/refined-github/sandbox/pull/4/files (2026-10) */
export const DIFF_TABLE = 'table[data-diff-anchor]';

/** A part of the page that React is to take over from what the server rendered; when its script has done so, the element's class is `loaded`. Saved pages of repositories (2026-10) */
export const SERVER_RENDERED = 'react-app[data-ssr="true"]';
export const TAKEN_OVER_CLASS = 'loaded';

/** What cells of rows say of themselves: the number of their line, the line's name (`LINE_ANCHOR`), their side. Classic rows have the first, React "v1" the second, React "v2" all. (2026-10) */
export const CELL_ATTRIBUTES = { number: 'data-line-number', anchor: 'data-line-anchor', side: 'data-diff-side' } as const;

/** React's name of the table: `Diff for: <path>`. React commit and pull request pages (2026-10) */
export const TABLE_LABEL = /^Diff for: (.+)$/s;

/** What names a file's path, on the file's block, around it or in its header: classic pages, also of Enterprise servers; React's button that shows all lines. (2021 to 2026-10) */
export const FILE_PATHS = ['data-path', 'data-tagsearch-path', 'data-file-path'] as const;

/** A row of a diff's own; suggested changes nest tables. Classic and React (2026-10) */
export const ROW = ':scope > :is(thead, tbody, tfoot) > tr, :scope > tr';

/** Class of the classic code cell, hunk headings' among them. Classic pull request files page (2026-10) */
export const CLASSIC_CODE_CLASS = 'blob-code';

/** Classic code cell; hunk headings are code cells as well. Classic pull request files page (2026-10) */
export const CLASSIC_CODE = `td.${CLASSIC_CODE_CLASS}:not(.blob-code-hunk)`;

/** React row of code; rows of review threads lack the class. React commit page (2026-10) */
export const REACT_ROW = 'tr.diff-line-row';

/** React code cell. The cell of a hunk heading carries a line's `data-line-anchor`, too, and must not be taken for it. React commit page (2026-10) */
export const REACT_CODE = 'td.diff-text-cell:not(.diff-hunk-cell)';

/** React number cells: `new-` on pull request pages ("v2"), without on the commit page ("v1"). (2026-10) */
export const REACT_NUMBER = 'td.diff-line-number, td.new-diff-line-number';

/**
 * The name of a line: `diff-<sha256>R12`, to 2020 and on Enterprise servers with the path's md5. React has it as `data-line-anchor`, where on context lines of the split view
 * both cells say `R`. Classic number cells have it as their id; hunk rows have `…HL1`, so the whole form decides. React commit page, classic pull request files page (2026-10)
 */
export const LINE_ANCHOR = /^diff-[0-9a-f]+([LR])(\d+)$/;

/** The mark of an added line inside of a React code cell; a child of the cell only, since suggested changes nest tables. React commit page (2026-10) */
export const REACT_ADDITION = ':scope > code.addition';

/** The left one of the two code cells in React's split view. React pull request page (2026-10) */
export const REACT_BEFORE_CELL = '.left-side-diff-cell';

/** A link in a file's header to the file itself, when its table is not there: collapsed, deferred or still to come. React commit page has no id on the file's region. (2026-10) */
export const fileLinkOf = (anchor: string): string => `h3 a[href="#${anchor}"], .file-header a[href="#${anchor}"]`;

/** The same links of all files. */
export const FILE_LINK = 'h3 a[href^="#diff-"], .file-header a[href^="#diff-"]';

/** The block of one file around its header and its table: classic `.file`, React `role=region`. (2026-10) */
export const FILE_BLOCK = '.file, [role="region"]';

/** Classic button that loads a large diff. refined-github's selectors (2026-08) */
export const CLASSIC_LOAD_DIFF = '.js-diff-load, .load-diff-button';

/** What React's button that loads a large diff says; it has no other name. refined-github's selectors (2026-08) */
export const LOAD_DIFF_TEXT = /^load diff$/i;

/** React: the chevron of a collapsed file. The button's name is only in a tooltip. React pull request page (2026-10) */
export const REACT_COLLAPSED_CHEVRON = '[class*="DiffFileHeader-module__diff-file-header"] button:has(svg.octicon-chevron-right)';

/** Classic: the button that opens a collapsed file. Classic pull request files page (2026-10) */
export const CLASSIC_COLLAPSED_TOGGLE = '.file-header button.js-details-target[aria-expanded="false"]';

/** Where a diff stands or will stand. A page without any of these after it has loaded is one that Reflens does not know. Commit pages, React and classic (2026-10) */
export const DIFF_CONTAINER =
  '#diff-content-parent, #files, [data-testid="progressive-diffs-list"], [data-testid="virtualized-diffs-list"]';

/** The code inside of a code cell, beside the diff's sign: React, classic. React pull request page, classic pull request files page (2026-10) */
export const CODE_TEXT = '.diff-text-inner, .blob-code-inner';

/** What shows more lines around a hunk: React's buttons, the classic links. React and classic pull request pages (2026-10) */
export const EXPANDER = '.diff-hunk-cell button[data-direction], a.js-expand';

/** Those of them that show lines above the next hunk, lines below the hunk before, and all lines between two hunks, by their icons. React and classic pull request pages (2026-10) */
export const EXPANDS_UP = ':has(.octicon-fold-up)';
export const EXPANDS_DOWN = ':has(.octicon-fold-down)';
export const EXPANDS_ALL = ':has(.octicon-unfold)';

/** What shows all lines of a file, in its header; fully shown files have none. React and classic pull request pages (2026-10) */
export const EXPAND_ALL = 'button.js-expand-all-difflines-button, button.js-expand-full';

/** Classic code cell of an added or removed line. Classic pull request files page (2026-10) */
export const CLASSIC_CHANGED_CODE = 'td.blob-code-addition, td.blob-code-deletion';

/** The mark of an added or removed line inside of a React code cell. React commit page (2026-10) */
export const REACT_CHANGED_CODE = ':scope > code.addition, :scope > code.deletion';

/** What draws the sign before the code of a classic cell, which is in its attribute; in React the sign is the beginning of the cell's text. Classic pull request files page (2026-10) */
export const CLASSIC_SIGN = '[data-code-marker]';

/** The header of a file, inside of its block: classic, React. (2026-10) */
export const FILE_HEADER = '.file-header, [class*="DiffFileHeader-module__diff-file-header"]';

/** What takes room in a file's header; the boxes around these reach over empty room. Classic and React (2026-10) */
export const FILE_HEADER_CONTENT = 'a, button, svg, summary, label, input, code, clipboard-copy, .diffstat, [class*="diffstat" i]';

/** The id of a file in the classic file tree. Classic pull request files page (2026-10) */
export const classicTreeItem = (anchor: string): string => `file-tree-item-${anchor}`;

/** The visible name of a file in the classic file tree, inside of the former. Classic pull request files page (2026-10) */
export const CLASSIC_TREE_FILE = '.ActionList-item-label';

/** React's file tree. React pull request page (2026-10) */
export const TREE = '[role="tree"]';

/** Files' links in React's file tree. The link's text is cut off where the tree ends. React pull request page (2026-10) */
export const TREE_LINK = '[role="treeitem"] a[href^="#diff-"]';

/** A file in either tree. */
export const treeFileOf = (anchor: string): string => `#${classicTreeItem(anchor)}, [role="treeitem"] a[href="#${anchor}"]`;

/** A file or folder of either tree. Classic and React pull request pages (2026-10) */
export const TREE_ITEM = '[role="treeitem"]';

/** What holds the blocks of several files: React's lists, the classic page's parts that come one after the other. Classic and React (2026-10) */
export const FILE_LIST = '#files, #diff-content-parent, .js-diff-progressive-container, [data-hpc], [data-testid$="-diffs-list"]';

/** The control by which a reader says that a file was viewed, in the file's header: React's button with its state, the classic box. Pull request pages of readers who are signed in (2026-10) */
export const VIEWED_CONTROL = 'button[class*="MarkAsViewedButton-module"][aria-pressed], input.js-reviewed-checkbox';

/** Who is signed in, in the page's head; nobody is where it is empty or missing. All pages (2026-10) */
export const SIGNED_IN = 'meta[name="user-login"]:not([content=""])';
