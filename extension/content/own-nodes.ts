/** The nodes and attributes that are ours in GitHub's page. All of them carry one of these names; nothing else of the page is ever changed. */

export const BADGE = 'data-reflens-badge';
export const PANEL = 'data-reflens-panel';
export const CARD = 'data-reflens-card';
/** On a code cell of GitHub that holds a badge. */
export const MARKED = 'data-reflens-marked';
/** On a code cell of GitHub that is being pointed out. */
export const FLASH = 'data-reflens-flash';
/** On a code cell of GitHub whose line takes part in refactorings; says of which side, see ranges.ts. */
export const RANGE = 'data-reflens-range';
/** On a code cell of GitHub whose line takes part in the refactoring that the reader looks at. */
export const ACTIVE = 'data-reflens-active';

const OWN_NODES = `[${BADGE}], [${PANEL}], [${CARD}]`;

/** Whether a node is ours; the page's observers skip those. */
export const isOwn = (node: Node): boolean => node instanceof Element && node.matches(OWN_NODES);

/** Takes everything of ours out of a page, whoever put it there: this session, one before it, or a snapshot of the page that Turbo restored. */
export function removeOwn(root: ParentNode): void {
  for (const node of root.querySelectorAll(OWN_NODES)) node.remove();
  for (const attribute of [MARKED, FLASH, RANGE, ACTIVE])
    for (const node of root.querySelectorAll(`[${attribute}]`)) node.removeAttribute(attribute);
}
