/** Made-up results of looking for more than refactorings. */
import type { ApiChange, Danger, LookPlace, Opportunity } from '../../../engine/results/result.js';

export const place = (path: string, startLine: number, role = 'a place'): LookPlace => ({
  path,
  startLine,
  endLine: startLine,
  startColumn: 9,
  endColumn: 20,
  role,
});

export const danger = (parts: Partial<Danger> = {}): Danger => ({
  kind: 'lost-protection',
  certainty: 'sure',
  refactoring: 0,
  sentence: '`add` was `synchronized` in `Ledger`; as `Book.add` it is not.',
  before: [place('src/Ledger.java', 12, 'the lock')],
  after: [place('src/Book.java', 30, 'no lock')],
  ...parts,
});

export const opportunity = (parts: Partial<Opportunity> = {}): Opportunity => ({
  kind: 'copy-left',
  refactoring: 0,
  sentence: '`readHeader` was extracted from `load`; the same 6 lines still stand in `reload`.',
  model: place('src/Reader.java', 40, 'the extracted method'),
  places: [place('src/Reader.java', 88, 'the same code')],
  tokens: 40,
  ...parts,
});

export const apiChange = (parts: Partial<ApiChange> = {}): ApiChange => ({
  kind: 'EXECUTABLE_REMOVED',
  breaks: 'both',
  element: 'lib.Client.send(Message)',
  refactoring: 0,
  sentence: '`Client.send(Message)` is `Client.send(Message, Duration)` now.',
  migration: 'Users write `send(m, Duration.ZERO)`.',
  before: [place('src/Client.java', 5)],
  after: [place('src/Client.java', 6)],
  ...parts,
});
