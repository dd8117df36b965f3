import { describe, expect, it } from 'vitest';
import { dangersOf, endsOfEntry, entryOf, isEmpty, lookView, openSentence } from '../../../ui/look-rows.js';
import { DEFAULT_PANEL, type LookSettings } from '../../../ui/work.js';
import { apiChange, danger, opportunity, place } from './looks.js';
import { items, refactoring } from './samples.js';

const view = (look: Parameters<typeof lookView>[0], settings: Partial<LookSettings> = {}): ReturnType<typeof lookView> =>
  lookView(look, { ...DEFAULT_PANEL, ...settings }, 'github.com/o/r');

describe('dangers', () => {
  it('are told with sure ones first, each group as the engine has them', () => {
    const dangers = [
      danger({ certainty: 'likely', refactoring: 1, sentence: 'Perhaps: a.' }),
      danger({ certainty: 'sure', refactoring: 2, sentence: 'b.' }),
      danger({ certainty: 'open', refactoring: 3, sentence: 'c.' }),
      danger({ certainty: 'sure', refactoring: 4, sentence: 'd.' }),
    ];
    const { dangers: rows, open } = view({ dangers });
    expect(rows.map(({ first }) => first.sentence)).toEqual(['b.', 'd.', 'Perhaps: a.']);
    expect(open.map(({ sentence }) => sentence)).toEqual(['c.']);
  });

  it('of one kind on one refactoring are one row', () => {
    const dangers = [
      danger({ sentence: 'a.' }),
      danger({ sentence: 'b.', kind: 'other' }),
      danger({ sentence: 'c.', certainty: 'likely' }),
      danger({ sentence: 'd.', refactoring: 7 }),
    ];
    expect(view({ dangers }).dangers.map(({ first, others }) => [first.sentence, ...others.map(({ sentence }) => sentence)])).toEqual([
      ['a.', 'c.'],
      ['b.'],
      ['d.'],
    ]);
  });

  it('that a compiler tells are neither rows nor marks', () => {
    const told = danger({ certainty: 'sure', sentence: 'a.' });
    const uncompiled = danger({ kind: 'does-not-compile', sentence: 'b.' });
    const all = view({ dangers: [uncompiled, told, danger({ kind: 'does-not-compile', certainty: 'open', sentence: 'c.' })] });
    expect(all.dangers.map(({ first, others }) => [first.sentence, others.length])).toEqual([['a.', 0]]);
    expect([all.open.length, all.items.length]).toEqual([0, 1]);
    expect(isEmpty(view({ dangers: [uncompiled] }))).toBe(true);
  });

  it('of the change as a whole are rows of their own', () => {
    const dangers = ['a.', 'b.'].map((sentence) => danger({ refactoring: null, sentence }));
    expect(view({ dangers }).dangers).toHaveLength(2);
  });

  it('lead to where it is wrong now, and to where it was right', () => {
    const { dangers } = view({ dangers: [danger({ after: [place('B.java', 3), place('C.java', 4)] })] });
    const first = dangers[0]?.first;
    expect([first?.main, first?.second].map((end) => `${end?.side} ${end?.place.path}:${end?.place.startLine}`)).toEqual([
      'after B.java:3',
      'before src/Ledger.java:12',
    ]);
    expect(first?.more.map(({ place: { path }, side }) => `${side} ${path}`)).toEqual(['after C.java']);
    expect(first && endsOfEntry(first)).toHaveLength(3);
  });

  it('of something that is gone lead to where it was', () => {
    const first = view({ dangers: [danger({ after: [] })] }).dangers[0]?.first;
    expect([first?.main?.side, first?.second]).toEqual(['before', null]);
  });

  it('are marked in the diff as themselves, but for those that nobody could decide', () => {
    const all = view({ dangers: [danger(), danger({ certainty: 'open' }), danger({ certainty: 'likely', sentence: 'Perhaps: it is.' })] });
    expect(all.items.map(({ id, danger: own }) => [id < -1, own?.certainty])).toEqual([
      [true, 'sure'],
      [true, 'likely'],
    ]);
    expect(new Set(all.items.map(({ id }) => id)).size).toBe(2);
    expect(all.items.map((item) => entryOf(all, item)?.sentence)).toEqual([danger().sentence, 'Perhaps: it is.']);
  });

  it('are told on the card of their refactoring', () => {
    const all = view({ dangers: [danger(), danger({ certainty: 'open', sentence: 'x.' }), danger({ refactoring: 1, sentence: 'y.' })] });
    const [first, second] = items(refactoring(), refactoring());
    if (!first || !second) throw new Error('no items');
    expect([dangersOf(all, first), dangersOf(all, second)]).toEqual([[danger().sentence], ['y.']]);
  });

  it('that could not be decided say how many files that would take', () => {
    const open = (wants?: readonly string[]) => danger({ certainty: 'open', sentence: 'x.', ...(wants && { wants }) });
    const wanted = [open(['a/A.java', 'b/A.java']), open(['b/B.java']), open(['a/A.java'])];
    expect(openSentence(view({ dangers: [danger(), ...wanted] }))).toBe('3 more could not be decided: 2 files were not read');
    expect(openSentence(view({ dangers: [open(['a/A.java'])] }))).toBe('1 could not be decided: 1 file was not read');
    expect(openSentence(view({ dangers: [open()] }))).toBe('1 could not be decided');
  });
});

describe('what could be done elsewhere, too', () => {
  it('leads to each place, and to where it was done', () => {
    const [row] = view({ opportunities: [opportunity({ places: [place('A.java', 1), place('B.java', 2)] })] }).opportunities;
    expect([row?.first.main, row?.first.second, ...(row?.first.more ?? [])].map((end) => `${end?.side} ${end?.place.path}`)).toEqual([
      'after A.java',
      'after src/Reader.java',
      'after B.java',
    ]);
  });
});

describe('what changes for users', () => {
  it.each([
    [[apiChange()], '1 breaking change, with a way over'],
    [[apiChange({ migration: null })], '1 breaking change'],
    [
      [apiChange(), apiChange({ element: 'b' }), apiChange({ element: 'c', migration: null })],
      '3 breaking changes, 2 of them with a way over',
    ],
    [[apiChange({ breaks: 'none' })], '1 change that breaks nothing'],
    [[apiChange({ breaks: 'none' }), apiChange({ element: 'b', breaks: 'behaviour', migration: null })], '1 breaking change'],
  ])('is counted: %#', (apiChanges, headline) => expect(view({ apiChanges }).apiHeadline).toBe(headline));

  it.each([
    ['source', 'binary', 'does not compile, nor link'],
    ['binary', 'none', 'does not link'],
    ['none', 'source', 'does not compile'],
    ['behaviour', 'source', 'does not compile'],
    ['both', 'behaviour', 'does not compile, nor link'],
  ] as const)('is told once where it is one thing to a reader: %s and %s', (one, other, tag) => {
    const told = view({
      apiChanges: [apiChange({ breaks: one, migration: null }), apiChange({ breaks: other }), apiChange({ element: 'b' })],
    });
    expect(told.apiChanges.map((row) => row.tag)).toEqual([tag, 'does not compile, nor link']);
    expect([told.apiChanges[0]?.first.hint, told.apiHeadline]).toEqual([
      apiChange().migration,
      '2 breaking changes, 2 of them with a way over',
    ]);
  });

  it('says who has to do something, and how', () => {
    const [row, other] = view({ apiChanges: [apiChange(), apiChange({ breaks: 'none', element: 'b' })] }).apiChanges;
    expect([row?.tag, row?.first.hint]).toEqual(['does not compile, nor link', 'Users write `send(m, Duration.ZERO)`.']);
    expect(other).not.toHaveProperty('tag');
  });
});

describe('what the reader does not want', () => {
  const look = { dangers: [danger()], opportunities: [opportunity()], apiChanges: [apiChange()] };

  it('is not there when it is switched off, each by itself', () => {
    expect(isEmpty(view(look))).toBe(false);
    const left = (settings: Partial<LookSettings>): readonly number[] => {
      const { dangers, opportunities, apiChanges, items: marked } = view(look, settings);
      return [dangers, opportunities, apiChanges, marked].map(({ length }) => length);
    };
    expect(left({ dangers: false })).toEqual([0, 1, 1, 0]);
    expect(left({ opportunities: false })).toEqual([1, 0, 1, 1]);
    expect(left({ apiChanges: false })).toEqual([1, 1, 0, 1]);
  });

  it('is not there where it was called not useful, and is counted', () => {
    const key = view(look).dangers[0]?.key ?? '';
    const entry = view(look).dangers[0]?.first.key ?? '';
    expect(key).not.toBe('');
    const after = view(look, { notUseful: [entry] });
    expect([after.dangers, after.items, after.hidden]).toEqual([[], [], [entry]]);
    expect(isEmpty(after)).toBe(false);
  });

  it('is there again in another repository, another file, or as another thing', () => {
    const notUseful = [view(look).dangers[0]?.first.key ?? ''];
    const settings = { ...DEFAULT_PANEL, notUseful };
    expect(lookView(look, settings, 'github.com/o/other').dangers).toHaveLength(1);
    for (const other of [
      danger({ kind: 'other' }),
      danger({ sentence: 'Something else.' }),
      danger({ after: [place('src/Other.java', 30)] }),
    ])
      expect(lookView({ dangers: [other] }, settings, 'github.com/o/r').dangers).toHaveLength(1);
  });

  it('stays away when its lines move', () => {
    const notUseful = [view(look).dangers[0]?.first.key ?? ''];
    expect(view({ dangers: [danger({ after: [place('src/Book.java', 99)] })] }, { notUseful }).dangers).toEqual([]);
  });

  it('is named by nothing that tells what it is', () => {
    expect(view(look).dangers[0]?.first.key).toMatch(/^[\da-z]{14}$/);
  });
});
