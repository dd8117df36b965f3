// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Peek, PeekLine, PeekPiece, PeekRow } from '../../../engine/results/result.js';
import { editHeadline } from '../../../ui/edits.js';
import { editAfter, inlineLines, peekLayoutFrom, sidesLines, type PeekLayout } from '../../../ui/peek-lines.js';
import { PeekView, type PeekActions, type PeekState } from '../../../ui/peek-view.js';
import type { Item } from '../../../ui/work.js';
import { kindOfType } from '../../support/told.js';
import { refactoring } from './samples.js';

const plain = (line: number, text: string): PeekLine => ({ line, pieces: [{ text }] });
const marked = (line: number, indent: string, text: string, change: PeekPiece['change']): PeekLine => ({
  line,
  pieces: [{ text: indent }, { text, ...(change && { change }) }],
});

/** `      int x;` becomes `  int x;`, one line is edited, one came, one left. */
const ROWS: readonly PeekRow[] = [
  { before: plain(5, '      int x;'), after: plain(15, '  int x;'), edited: false },
  { before: marked(6, '      ', 'x = 1;', 'edited'), after: marked(16, '  ', 'x = 2;', 'edited'), edited: true },
  { before: marked(7, '        ', 'y();', 'edited'), after: null, edited: true },
  { before: null, after: marked(17, '  ', 'call();', 'explained'), edited: false },
  { before: marked(9, '      ', 'gone();', 'explained'), after: null, edited: false, gap: true },
  { before: plain(10, ''), after: null, edited: false },
  { before: plain(11, '      return x'), after: plain(18, '  return x;'), edited: false },
  { before: plain(12, '        ;'), after: null, edited: false },
];

const peekOf = (rows: readonly PeekRow[], parts: Partial<Peek> = {}): Peek => ({
  refactoring: 0,
  place: 0,
  before: { path: 'src/A.java', startLine: 5, endLine: 12 },
  after: { path: 'src/B.java', startLine: 15, endLine: 18 },
  editedLines: 2,
  rows,
  more: 0,
  places: [{ refactoring: 0, place: 0, side: 'before', path: 'src/A.java', line: 5, name: 'A.run' }],
  ...parts,
});

describe('the lines of a peek', () => {
  it('inline, are everything once, and each side at the edge', () => {
    const { lines, edits } = inlineLines(ROWS);
    expect(lines.map(({ kind, before, after, pieces }) => [kind, before, after, pieces.map(({ text }) => text).join('')])).toEqual([
      ['same', 5, 15, 'int x;'],
      ['gone', 6, null, 'x = 1;'],
      ['gone', 7, null, '  y();'],
      ['fresh', null, 16, 'x = 2;'],
      ['came', null, 17, 'call();'],
      ['gap', null, null, ''],
      ['left', 9, null, 'gone();'],
      ['same', 11, 18, 'return x;'],
    ]);
    expect(edits).toEqual([1]);
  });

  it('beside each other, keep every line', () => {
    const { lines, edits } = sidesLines(ROWS);
    expect(lines.filter((line) => line === null)).toHaveLength(1);
    expect(lines.flatMap((line) => line?.before?.line ?? [])).toEqual([5, 6, 7, 9, 10, 11, 12]);
    expect(lines.flatMap((line) => line?.after?.line ?? [])).toEqual([15, 16, 17, 18]);
    expect(edits).toEqual([1]);
  });
});

describe('how much was edited', () => {
  it.each([
    ['Move Method', { kind: 'same' } as const, 0, 'Moved, same code'],
    ['Move Method', { kind: 'effect' } as const, 2, 'Moved, same in effect'],
    ['Extract And Move Method', { kind: 'edited', lines: 1, reason: '' } as const, 3, 'Extracted, moved, 1 line edited'],
    ['Rename Method', undefined, 0, 'Renamed, nothing else edited'],
    ['Rename Method', undefined, 2, 'Renamed, 2 lines edited'],
  ])('%s, %s, %s: %s', (type, body, editedLines, headline) => {
    expect(editHeadline(kindOfType(type), { ...(body && { body }), editedLines })).toBe(headline);
  });

  it('knows layouts by their names', () => {
    expect(['sides', 'inline', 'other', ''].map(peekLayoutFrom)).toEqual(['sides', 'inline', 'inline', 'inline']);
  });
});

describe('the view', () => {
  let root: HTMLElement;
  let actions: { [Name in keyof PeekActions]: ReturnType<typeof vi.fn<PeekActions[Name]>> };
  const item: Item = { id: 0, refactoring: { ...refactoring({ type: 'Move Method' }), editedLines: 2 } };

  beforeEach(() => {
    root = document.createElement('div');
    document.body.append(root);
    Element.prototype.scrollIntoView = vi.fn();
    actions = { goTo: vi.fn(), goToEdit: vi.fn(), choosePlace: vi.fn(), layOut: vi.fn(), retry: vi.fn(), close: vi.fn() };
  });

  afterEach(() => {
    render(null, root);
    root.remove();
  });

  const show = (state: PeekState, layout: PeekLayout = 'inline'): Promise<void> =>
    act(() =>
      render(
        <PeekView item={item} state={state} layout={layout} actions={actions} why={(because) => `because of ${because.join()}`} />,
        root,
      ),
    );
  const press = (name: string): Promise<void> =>
    act(() => {
      const button = [...root.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent).includes(name));
      if (!button) throw new Error(`no ${name}`);
      button.click();
    });
  /** Shows a peek whose edits can be gone to, as a page does. */
  const showGoing = async (peek: Peek): Promise<void> => {
    const { edits } = inlineLines(peek.rows);
    let edit = -1;
    const draw = (): Promise<void> => show({ phase: 'shown', edit, peek });
    actions.goToEdit.mockImplementation((step) => {
      edit = editAfter(edit, step, edits.length);
      void draw();
    });
    await draw();
  };
  const rows = (): readonly string[] => [...root.querySelectorAll('tbody tr')].map((row) => row.className);

  it('says that it waits, and why nothing came', async () => {
    await show({ phase: 'loading', sentence: 'Reading files from GitHub…' });
    expect(root.querySelector('[role=status]')?.textContent).toContain('Reading files from GitHub…');
    await show({ phase: 'failed', sentence: 'No.' });
    await press('Try again');
    expect(actions.retry).toHaveBeenCalledOnce();
    await press('Close');
    expect(actions.close).toHaveBeenCalledOnce();
  });

  it('shows code as text, whatever it says', async () => {
    await show({
      phase: 'shown',
      edit: -1,
      peek: peekOf([{ before: null, after: plain(1, '<img src=x onerror=alert(1)>'), edited: false }]),
    });
    expect(root.querySelector('img')).toBeNull();
    expect(root.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('goes from edit to edit and around', async () => {
    const second: PeekRow = { before: null, after: marked(19, '  ', 'z();', 'edited'), edited: true };
    await showGoing(peekOf([...ROWS, second]));
    expect(root.textContent).toContain('2 edits');
    expect(root.querySelector('.current')).toBeNull();
    await press('Next edit');
    expect(root.querySelector('.current')?.textContent).toContain('x = 1;');
    await press('Next edit');
    expect(root.querySelector('.current')?.textContent).toContain('z();');
    expect(root.textContent).toContain('2 of 2');
    await press('Next edit');
    expect(root.querySelector('.current')?.textContent).toContain('x = 1;');
    await press('Previous edit');
    expect(root.querySelector('.current')?.textContent).toContain('z();');
  });

  it('shows long code piece by piece, and as far as an edit that is gone to', async () => {
    const long = Array.from({ length: 300 }, (_, at): PeekRow => ({
      before: plain(at + 1, 'a();'),
      after: plain(at + 1, 'a();'),
      edited: false,
    }));
    const edit: PeekRow = { before: null, after: marked(301, '', 'b();', 'edited'), edited: true };
    await showGoing(peekOf([...long, edit], { more: 7 }));
    expect(rows()).toHaveLength(40);
    await press('Show 120 more lines');
    expect(rows()).toHaveLength(160);
    expect(root.textContent).not.toContain('not shown here');
    await press('Next edit');
    expect(root.querySelector('.current')?.textContent).toContain('b();');
    expect(root.textContent).toContain('7 lines more are not shown here.');
  });

  it('lets choose the place, the layout and the ends', async () => {
    const places = [
      { refactoring: 0, place: 0, side: 'before', path: 'src/A.java', line: 5, name: 'A.run' },
      { refactoring: 1, place: 1, side: 'before', path: 'src/C.java', line: 9, name: 'C.run' },
    ] as const;
    await show({ phase: 'shown', edit: -1, peek: peekOf(ROWS, { places }) });
    const select = root.querySelector('select');
    expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['A.run, line 5', 'C.run, line 9']);
    await act(() => {
      if (select) select.value = '1';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(actions.choosePlace).toHaveBeenCalledWith(places[1]);
    await press('Side by side');
    expect(actions.layOut).toHaveBeenCalledWith('sides');
    await press('Go to before');
    expect(actions.goTo).toHaveBeenCalledWith('before');
    await show({ phase: 'shown', edit: -1, peek: peekOf(ROWS) }, 'sides');
    expect(root.querySelector('select')).toBeNull();
    expect(root.querySelectorAll('td.gone')).toHaveLength(4);
  });

  it('says what the lines through and below code mean, where there are any', async () => {
    const shown = (rows: readonly PeekRow[]): PeekState => ({ phase: 'shown', edit: -1, peek: peekOf(rows) });
    const legend = (): string | undefined => root.querySelector('.legend')?.textContent;
    await show(shown(ROWS));
    expect(legend()).toBe('Underlined: a refactoring explains it; point at it to see which. Struck out: a refactoring took it away.');
    await show(shown(ROWS), 'sides');
    expect(legend()).toBe('Underlined: a refactoring explains it; point at it to see which. ');
    await show(shown(ROWS.filter((row) => !row.gap && row.before !== null)));
    expect(legend()).toBeUndefined();
    await show(shown(ROWS.filter((row) => row.gap)));
    expect(legend()).toBe('Struck out: a refactoring took it away.');
  });

  it('says why something is explained', async () => {
    const row: PeekRow = {
      before: null,
      after: { line: 1, pieces: [{ text: 'meal', change: 'explained', because: [3, 4] }] },
      edited: false,
    };
    await show({ phase: 'shown', edit: -1, peek: peekOf([row], { editedLines: 0, body: { kind: 'same' } }) });
    expect(root.querySelector('.explained')?.getAttribute('title')).toBe('because of 3,4');
    expect(root.textContent).toContain('Moved, same code');
  });
});
