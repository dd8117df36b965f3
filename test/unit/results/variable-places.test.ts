import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../../engine/api.js';
import type { Location } from '../../../engine/results/result.js';
import { sourceDetector } from '../../support/detector.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

/** The statements that a finding lists as referring to its variable, one `before => after` a line, as they are written. */
function references(type: string, before: readonly string[], after: readonly string[]): Promise<string> {
  return places(type, 'statement referencing', before, after);
}

async function places(type: string, role: string, before: readonly string[], after: readonly string[]): Promise<string> {
  const text = (method: readonly string[]): string => ['class Shelf {', '  Store store;', ...method, '}', ''].join('\n');
  const versions = { before: text(before), after: text(after) };
  const { refactorings } = await detector.detect({ before: { 'Shelf.java': versions.before }, after: { 'Shelf.java': versions.after } });
  const found = refactorings.find((one) => one.type === type);
  const list = (locations: readonly Location[], whole: string): string[] =>
    locations
      .filter(({ description }) => description.startsWith(role))
      .map(({ startLine }) => whole.split('\n')[startLine - 1]?.trim() ?? '');
  return `${list(found?.leftSideLocations ?? [], versions.before).join(' ')} => ${list(found?.rightSideLocations ?? [], versions.after).join(' ')}`;
}

describe('statements that refer to a variable', () => {
  it('lists a statement whose arguments were rearranged around the variable', async () => {
    const before = ['void fill(int size) {', 'Book book = next();', 'store.put(book, size, 1);', '}'];
    const after = ['void fill(int size) {', 'Book tome = next();', 'store.put(size, label(tome));', '}'];
    expect(await references('Rename Variable', before, after)).toBe(
      'Book book = next(); store.put(book, size, 1); => Book tome = next(); store.put(size, label(tome));',
    );
  });

  it('leaves out a statement that lost the variable', async () => {
    const before = ['void fill(int size) {', 'Book book = next();', 'store.put(book);', 'store.log(size, book);', '}'];
    const after = ['void fill(int size) {', 'Book tome = next();', 'store.put(tome);', 'store.log(size, 3);', '}'];
    expect(await references('Rename Variable', before, after)).toBe(
      'Book book = next(); store.put(book); => Book tome = next(); store.put(tome);',
    );
  });

  it('leaves out the declarations when only the uses say that they are one', async () => {
    const before = ['List<Book> all() {', 'List<Book> books = newArrayList();', 'books.add(next());', 'return books;', '}'];
    const after = ['List<Book> all() {', 'List<Book> found = store.shelves().first();', 'found.add(next());', 'return found;', '}'];
    expect(await references('Rename Variable', before, after)).toBe('books.add(next()); return books; => found.add(next()); return found;');
  });

  it('lists the uses of a parameter of another type in a body that did not change', async () => {
    const before = ['void fill(List<Book> books) {', 'store.clear();', 'store.putAll(books);', '}'];
    const after = ['void fill(Set<Book> books) {', 'store.clear();', 'store.putAll(books);', '}'];
    expect(await references('Change Parameter Type', before, after)).toBe('store.putAll(books); => store.putAll(books);');
  });

  it('lists no use of a parameter of another type in an empty body', async () => {
    const before = ['void fill(List<Book> books) {', '}'];
    const after = ['void fill(Set<Book> books) {', '}'];
    expect(await references('Change Parameter Type', before, after)).toBe(' => ');
  });
});

describe('statements with the name of an extracted variable', () => {
  const named = (statement: string): Promise<string> =>
    places(
      'Extract Variable',
      'statement with the name',
      ['void fill() {', 'check(Lamp.class, 1, 2);', '}'],
      ['void fill() {', 'Class<?> type = Lamp.class;', statement, '}'],
    );

  it.each(['check(type, 3, 4);', 'check(type, type + " on", type + " off");'])('lists %s', async (statement) => {
    expect(await named(statement)).toBe(` => ${statement}`);
  });
});
