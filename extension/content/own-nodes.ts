/** The nodes and attributes that are ours in GitHub's page. All of them carry one of these names; nothing else of the page is ever changed. */

export const BADGE = 'data-reflens-badge';
export const PANEL = 'data-reflens-panel';
export const CARD = 'data-reflens-card';
export const PEEK = 'data-reflens-peek';
/** On a code cell of GitHub that holds a badge. */
export const MARKED = 'data-reflens-marked';
/** On a code cell of GitHub that is being pointed out. */
export const FLASH = 'data-reflens-flash';
/** On a code cell of GitHub whose line takes part in refactorings; says of which side, see ranges.ts. */
export const RANGE = 'data-reflens-range';
/** On a code cell of GitHub whose line takes part in the refactoring that the reader looks at. */
export const ACTIVE = 'data-reflens-active';
/** On the cells of GitHub, numbers and code, of a changed line that refactorings explain, in the left-over view. */
export const EXPLAINED = 'data-reflens-explained';
/** How much of a file is left to read: in its header, and in the file tree. */
export const LEFT_NOTE = 'data-reflens-left';
/** On a file header of GitHub that holds such a note and would not hold it in its place by itself. */
export const LEFT_HEADER = 'data-reflens-left-header';
/** On the block of a file of GitHub, and on its item in the tree, which the reader had hidden. */
export const HIDDEN = 'data-reflens-hidden';

const OWN_NODES = `[${BADGE}], [${PANEL}], [${CARD}], [${PEEK}], [${LEFT_NOTE}]`;

/** Whether a node is ours; the page's observers skip those. */
export const isOwn = (node: Node): boolean => node instanceof Element && node.matches(OWN_NODES);

/** Takes everything of ours out of a page, whoever put it there: this session, one before it, or a snapshot of the page that Turbo restored. */
export function removeOwn(root: ParentNode): void {
  for (const node of root.querySelectorAll(OWN_NODES)) node.remove();
  for (const attribute of [MARKED, FLASH, RANGE, ACTIVE, EXPLAINED, LEFT_HEADER, HIDDEN])
    for (const node of root.querySelectorAll(`[${attribute}]`)) node.removeAttribute(attribute);
}
