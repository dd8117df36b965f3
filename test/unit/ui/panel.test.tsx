// @vitest-environment jsdom
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverageSentence } from '../../../ui/coverage-line.js';
import { MountedPanel } from './mounted-panel.js';
import { location, refactoring } from './samples.js';

let panel: MountedPanel;
let root: MountedPanel['root'];
let store: MountedPanel['store'];
let actions: MountedPanel['actions'];

beforeEach(async () => {
  panel = new MountedPanel();
  ({ root, store, actions } = panel);
  await panel.mount();
});

afterEach(() => panel.unmount());

const button = (name: string): HTMLElement => panel.button(name);
const finish = (...list: readonly ReturnType<typeof refactoring>[]): Promise<void> => panel.finish(...list);

describe('the panel', () => {
  it('shows progress with a way to stop', async () => {
    await act(() => {
      store.work.value = { phase: 'working', progress: { stage: 'fetch', done: 2, total: 4 } };
    });
    expect(root.textContent).toContain('Reading files from GitHub, 2 of 4');
    expect(root.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('40');
    button('Stop').click();
    expect(actions.stop).toHaveBeenCalledOnce();
  });

  it('tells what the change was compared with where that is not plain', async () => {
    await finish(refactoring());
    expect(root.querySelector('footer')?.textContent).not.toContain('merge');
    await act(() => {
      store.coverage.value = { analysed: 1, total: 1, skipped: [], note: 'This is a merge; it is compared with its first parent.' };
    });
    expect(root.querySelector('footer')?.textContent).toContain('This is a merge; it is compared with its first parent.');
  });

  it('shows a failure with its sentence and a way to try again', async () => {
    await act(() => {
      store.work.value = { phase: 'failed', failure: { sentence: 'GitHub is away.' } };
    });
    expect(root.querySelector('[role=alert]')?.textContent).toBe('GitHub is away.');
    expect(root.querySelector('[role=timer]')).toBeNull();
    button('Try again').click();
    expect(actions.retry).toHaveBeenCalledOnce();
  });

  it('counts down to the time at which GitHub may be asked again', async () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 1, 14, 25, 1) });
    try {
      const retryAt = new Date(2026, 0, 1, 14, 30).getTime();
      await act(() => {
        store.work.value = { phase: 'failed', failure: { sentence: 'GitHub is away.', retryAt } };
      });
      const timer = (): string => root.querySelector('[role=timer]')?.textContent ?? '';
      expect(timer()).toMatch(/asked again in 4:59, at .*30/);
      await act(() => void vi.advanceTimersByTime(60_000));
      expect(timer()).toContain('in 3:59');
      await act(() => void vi.advanceTimersByTime(239_000));
      expect(timer()).toBe('It can be asked again now.');
      expect(vi.getTimerCount()).toBe(0);
      expect(root.querySelector('[role=alert]')?.textContent).toBe('GitHub is away.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells which way the texts came, what the API still allows, and when the rest may be read', async () => {
    await finish(refactoring());
    expect(root.querySelector('.source, [role=timer]')).toBeNull();
    await act(() => {
      store.coverage.value = {
        analysed: 1,
        total: 2,
        skipped: [{ path: 'A.java', reason: 'not-read' }],
        way: 'Read by the test.',
        rate: { limit: 5_000, remaining: 4_988, resetAt: new Date(2026, 0, 1, 15, 32).getTime() },
        retryAt: Date.now() + 90_000,
      };
    });
    expect(root.querySelector('.source')?.textContent).toMatch(
      /^Read by the test\. 4,988 of 5,000 requests to its API are left until .*32/,
    );
    expect(root.querySelector('[role=timer]')?.textContent).toMatch(/asked again in 1:(?:30|29)/);
    button('Try again').click();
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith('not-read');
  });

  it('tells files of which something was left out, and looks longer when asked', async () => {
    await finish(refactoring());
    await act(() => {
      store.work.value = { phase: 'finished', incomplete: true };
      store.coverage.value = { analysed: 2, total: 2, skipped: [{ path: 'A.java', reason: 'partly', detail: 'the time was up' }] };
    });
    expect(root.querySelector('.coverage')?.textContent).toContain('2 of 2 changed files analysed, 1 of them only in part');
    button('Search longer').click();
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith('over-budget');
  });

  it('says that the token was not used, and takes nobody’s word but the reader’s', async () => {
    await finish(refactoring({}));
    expect(root.textContent).not.toContain('without your token');
    await act(() => {
      store.tokenUnused.value = true;
    });
    expect(root.textContent).toContain('This page changed to another repository by itself. Reflens reads that one without your token.');
    // What a script can do in the place of a press.
    button('Use the token').click();
    button('Use the token').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(actions.useToken).not.toHaveBeenCalled();
  });

  it('leads to the settings only where they may help', async () => {
    await act(() => {
      store.work.value = { phase: 'failed', failure: { code: 'not-found', sentence: 'Reflens needs a token.' } };
    });
    button('Open settings').click();
    expect(actions.openOptions).toHaveBeenCalledOnce();
    await act(() => {
      store.work.value = { phase: 'failed', failure: { code: 'network', sentence: 'GitHub is away.' } };
    });
    expect(root.textContent).not.toContain('Open settings');
  });

  it('lists refactorings with ways to both ends', async () => {
    await finish(refactoring({ before: [location('src/A.java', 7)], after: [location('src/B.java', 9)] }));
    expect(root.querySelector('h2')?.textContent).toBe('1 refactoring');
    button('Rename Method').click();
    expect(actions.goTo).toHaveBeenLastCalledWith(0, 'after');
    button('before').click();
    expect(actions.goTo).toHaveBeenLastCalledWith(0, 'before');
  });

  it('shows text from a repository as text', async () => {
    await finish(
      refactoring({ description: 'Rename Method <img src=x onerror=alert(1)> renamed to <b>b</b>', after: [location('src/<i>.java', 1)] }),
    );
    expect(root.querySelector('img, b:not(.chip b), i')).toBeNull();
    expect(root.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(root.textContent).toContain('<i>.java');
  });

  it.each([
    [['unknown-language', 'unknown-language'], 'The 2 changed files are read for moved lines only'],
    [['unknown-language'], 'The changed file is read for moved lines only'],
    [['unknown-language', 'too-large'], '0 of 2 changed files analysed'],
  ] as const)('says what was looked for in files that were left out for %j', (reasons, sentence) => {
    const skipped = reasons.map((reason, i) => ({ path: `${i}.py`, reason }));
    expect(coverageSentence({ analysed: 0, total: reasons.length, skipped })).toBe(sentence);
  });

  it('says how many files were analysed, and why not the others', async () => {
    await finish(refactoring());
    expect(root.textContent).toContain('1 of 2 changed files analysed');
    expect(root.textContent).not.toContain('README.md');
    await act(() => button('1 of 2').click());
    expect(root.textContent).toContain('Language not supported');
    expect(root.textContent).toContain('README.md');
  });

  it.each([
    ['No files in a language Reflens knows', ['unknown-language', 'unknown-language']],
    ['The files could not be read', ['unknown-language', 'not-read']],
    ['No files could be analysed', ['unknown-language', 'does-not-parse']],
    ['No files that Reflens knows and a person wrote', ['unknown-language', 'generated']],
  ] as const)('says “%s” when no file was analysed', async (headline, reasons) => {
    await act(() => {
      store.coverage.value = { analysed: 0, total: 2, skipped: reasons.map((reason, index) => ({ path: `${index}.java`, reason })) };
      store.work.value = { phase: 'finished', incomplete: false };
      store.toggled.value = true;
    });
    expect(root.querySelector('h2')?.textContent).toBe(headline);
  });

  it('offers another try at once when no file could be read', async () => {
    await act(() => {
      store.coverage.value = { analysed: 0, total: 1, skipped: [{ path: 'src/A.java', reason: 'not-read' }] };
      store.work.value = { phase: 'finished', incomplete: false };
      store.toggled.value = true;
    });
    button('Try again').click();
    expect(actions.retry).toHaveBeenLastCalledWith('not-read');
    await act(() => button('0 of 1').click());
    expect(root.textContent).not.toContain('src/A.java');
  });

  it.each([
    ['No refactorings found', ['unknown-language'], false],
    ['No refactorings found', ['generated'], false],
    ['No refactorings found, but not all could be analysed', ['unknown-language', 'not-read'], false],
    ['No refactorings found, but not all could be analysed', ['too-large'], false],
    ['No refactorings found, but not all could be analysed', ['not-listed'], false],
    ['No refactorings found, but not all could be analysed', [], true],
  ] as const)('says “%s” when there are none and %j were left out', async (headline, reasons, incomplete) => {
    await act(() => {
      store.coverage.value = { analysed: 3, total: 9, skipped: reasons.map((reason, index) => ({ path: `${index}.java`, reason })) };
      store.work.value = { phase: 'finished', incomplete };
      store.toggled.value = true;
    });
    expect(root.querySelector('h2')?.textContent).toBe(headline);
  });

  it('switches low-level refactorings, searches, and says so when nothing is left', async () => {
    await finish(refactoring(), refactoring({ type: 'Rename Parameter', level: 'low' }));
    button('Low-level').click();
    expect(actions.showLow).toHaveBeenCalledWith(true);
    const search = root.querySelector('input');
    await act(() => {
      if (search) search.value = 'nothing like this';
      search?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(root.textContent).toContain('Nothing fits this search');
  });

  it('says of moved code whether it was edited, and filters by it with counts of what is offered', async () => {
    await finish(
      { ...refactoring(), body: { kind: 'same' } },
      { ...refactoring(), body: { kind: 'edited', lines: 2, reason: '' } },
      { ...refactoring({ level: 'low' }), body: { kind: 'edited', lines: 2, reason: '' } },
    );
    await act(() => {
      store.explained.value = { before: {}, after: {}, changed: 4, left: 2 };
    });
    expect([...root.querySelectorAll('.edits')].map(({ textContent }) => textContent)).toEqual(['same code', '2 lines edited']);
    await act(() => button('Filter and order').click());
    const select = [...root.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith('Edits'))?.querySelector('select');
    const options = (): readonly (string | null)[] => [...(select?.options ?? [])].map(({ textContent }) => textContent);
    expect(options()).toEqual(['any (2)', 'none (1)', 'some (1)']);
    await act(() => {
      store.settings.value = { ...store.settings.value, showLow: true };
    });
    expect(options()).toEqual(['any (3)', 'none (1)', 'some (2)']);
    await act(() => {
      if (select) select.value = 'edited';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(root.querySelector('.narrowed [role=status]')?.textContent).toBe('2 of 3 refactorings, here and in the diff');
    expect([...root.querySelectorAll('.edits')].map(({ textContent }) => textContent)).toEqual(['2 lines edited', '2 lines edited']);
  });

  it('shows the most frequent types at first, and says how many more there are', async () => {
    const types = ['Extract', 'Inline', 'Move', 'Rename', 'Add', 'Remove', 'Split', 'Merge', 'Change', 'Invert'].map(
      (verb) => `${verb} Thing`,
    );
    await finish(...types.map((type) => refactoring({ type })));
    await act(() => button('Filter and order').click());
    const chips = (): number => root.querySelectorAll('.chip').length;
    expect(chips()).toBe(8);
    await act(() => button('2 more types').click());
    expect(chips()).toBe(10);
    // what is chosen stays in sight
    await act(() => button('Split Thing').click());
    await act(() => button('Rename Thing').click());
    await act(() => button('Fewer types').click());
    expect([...root.querySelectorAll('.chip[aria-pressed=true]')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Split Thing 1', 'Rename Thing 1']),
    );
  });

  it('has no more types to show where there are few', async () => {
    await finish(refactoring(), refactoring({ type: 'Move Method' }));
    await act(() => button('Filter and order').click());
    expect(root.querySelector('.chips .link')).toBeNull();
  });

  it('says which lines it counts, and what faded ones are', async () => {
    await finish(refactoring());
    expect(root.querySelector('.hint')).toBeNull();
    await act(() => {
      store.explained.value = { before: {}, after: {}, changed: 1_295, left: 107 };
    });
    const hint = root.querySelector('.hint');
    expect(hint?.textContent).toBe('107 of 1,295 changed lines left to read: those of files that were compared, blank ones not counted.');
    expect(root.querySelector('.left-over [role=switch]')?.getAttribute('aria-describedby')).toBe(hint?.id);
    expect(root.querySelector('.summary')?.textContent).toBe('1 rename.');
    await act(() => {
      store.fading.value = true;
    });
    expect(hint?.textContent).toMatch(/^Refactorings explain the faded lines\. 107/);
  });

  it('names the low-level ones it hides when there are no others', async () => {
    await finish(refactoring({ type: 'Rename Parameter', level: 'low' }));
    expect(root.querySelector('h2')?.textContent).toBe('No high-level refactorings, 1 low-level');
  });

  it('collapses by Escape and says the same as a pill', async () => {
    await finish(refactoring());
    await act(() => {
      store.toggled.value = true;
    });
    root.querySelector('section')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(actions.collapse).toHaveBeenCalledWith(true);
    await act(() => {
      store.toggled.value = false;
    });
    expect(root.textContent).toBe('1 refactoring1 rename');
    expect(document.activeElement).toBe(button('1 refactoring'));
    button('1 refactoring').click();
    expect(actions.collapse).toHaveBeenLastCalledWith(false);
    await act(() => {
      store.toggled.value = true;
    });
    expect(document.activeElement).toBe(button('Collapse'));
  });

  it('gives up the search by Escape before it collapses', async () => {
    await finish(refactoring());
    await act(() => {
      store.query.value = 'rename';
    });
    root.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(store.query.value).toBe('');
    expect(actions.collapse).not.toHaveBeenCalled();
  });

  it('says when the page’s diff is unknown, only when there is a list', async () => {
    await act(() => {
      store.diffView.value = 'unknown';
      store.work.value = { phase: 'failed', failure: { sentence: 'No.' } };
    });
    expect(root.textContent).not.toContain('does not recognise');
    await finish(refactoring());
    expect(root.textContent).toContain('does not recognise the diff');
    const link = [...root.querySelectorAll('a')].find(({ textContent }) => textContent === 'Report this page');
    expect(link?.href).toBe('https://github.com/reflens/reflens/issues/new?title=A');
    expect(link?.rel).toContain('noreferrer');
    expect(root.querySelector('.finding')).not.toBeNull();
  });
});
