/** What the reader takes away from a page: the list as Markdown or JSON, a link to one refactoring. */
import { checkLine } from '../../ui/check-line.js';
import { toMarkdown, toRefactoringMinerJson } from '../../ui/export.js';
import { fragmentOf } from '../../ui/links.js';
import { listRows } from '../../ui/list-rows.js';
import { endOf } from '../../ui/places.js';
import type { PanelActions } from '../../ui/actions.js';
import type { Store } from '../../ui/store.js';
import type { Item, Side } from '../../ui/work.js';
import type { FileMap } from './file-map.js';

/** The change, as other tools name it. */
export interface SharedChange {
  /** E.g. `https://github.com/owner/name.git`. */
  readonly repository: string;
  /** Empty when the page shows more than one commit. */
  readonly commit: string;
}

type ShareActions = Pick<PanelActions, 'copyMarkdown' | 'copyCheck' | 'copyLink' | 'exportJson'>;

const CHECK_COPIED =
  'The command is copied. It ends with 0 if the change holds nothing but these kinds of refactorings, moves and white space.';

/** Milliseconds after which a saved file's address is given up; the browser has taken the file by then. */
const SAVED = 60_000;

export function shareActions(document: Document, store: Store, files: FileMap, change: () => SharedChange): ShareActions {
  const { location } = document;
  const page = (): string => `${location.origin}${location.pathname}${location.search}`;
  const linkTo = ({ refactoring }: Item, side: Side): string | null => {
    const end = endOf(refactoring, side);
    const anchor = end && files.anchor(end.path, side);
    return end && anchor !== undefined ? `${page()}#${anchor}${side === 'before' ? 'L' : 'R'}${end.line}` : null;
  };
  const copy = (text: string, done: string): void =>
    void navigator.clipboard.writeText(text).then(
      () => {
        store.notice.value = done;
      },
      () => {
        store.notice.value = 'The browser did not let Reflens write to the clipboard.';
      },
    );
  return {
    copyMarkdown() {
      const { visible, bundles, settings, summary, lookView } = store;
      const rows = listRows(visible.value, bundles.value, { sort: settings.value.sort, isOpen: () => true, renames: new Map() });
      copy(
        toMarkdown({ title: document.title, url: page(), summary: summary.value, rows, dangers: lookView.value.dangers, linkTo }),
        'The list is copied as Markdown.',
      );
    },
    copyCheck() {
      // What the reader hides as a habit is in the change all the same; a search or a filter asks about what it shows.
      const { narrowed, visible, items } = store;
      const refactorings = (narrowed.value ? visible : items).value.map(({ refactoring }) => refactoring);
      copy(checkLine(`${location.origin}${location.pathname}`, refactorings), CHECK_COPIED);
    },
    copyLink(itemId) {
      const item = store.items.value.find(({ id }) => id === itemId);
      if (item)
        copy(`${page()}${fragmentOf(item.refactoring, endOf(item.refactoring, 'after') ? 'after' : 'before')}`, 'The link is copied.');
    },
    exportJson() {
      const refactorings = store.items.value.map(({ refactoring }) => refactoring);
      const { repository, commit } = change();
      const json = toRefactoringMinerJson({ repository, sha1: commit, url: page(), refactorings, look: store.look.value });
      save(document, `refactorings${commit === '' ? '' : `-${commit.slice(0, 10)}`}.json`, json);
    },
  };
}

function save(document: Document, name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED);
}
