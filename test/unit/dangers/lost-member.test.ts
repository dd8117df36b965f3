import { expect, it } from 'vitest';
import { dangersIn } from './dangers.js';

const BODY = 'log.add(key.trim()); log.sort(null); return String.join(", ", log) + key.length();';
const SIZE = `String size(String key) { ${BODY} }`;
const ABOVE = 'java.util.List<String> log;';

/** What is said when `size` goes down to `Disc` alone, `Tile` has some members, and other types are around. */
async function lost(tile: string, others = '', heading = 'class Tile extends Shape'): Promise<readonly string[]> {
  const rest = `${heading} { ${tile} } ${others}`;
  const found = await dangersIn(
    `class Shape { ${ABOVE} ${SIZE} } class Disc extends Shape { } ${rest}`,
    `class Shape { ${ABOVE} } class Disc extends Shape { ${SIZE} } ${rest}`,
  );
  return found.filter(({ kind }) => kind === 'lost-member').map(({ certainty, sentence }) => `${certainty}: ${sentence}`);
}

const asked = (who: string): string =>
  `sure: \`Tile\` has no \`size(String)\` any more, which \`${who}\` asks for: it went down to \`Disc\` alone.`;
const lookedUp = (who: string): string =>
  `likely: Perhaps: \`Tile\` has no \`size(String)\` any more, which \`${who}\` looks up: it went down to \`Disc\` alone.`;
const OPEN = 'open: `Tile` has no `size(String)` any more, which went down to `Disc` alone; nothing in this change asks for it.';

it.each<[string, string, string, string]>([
  ['nobody asks for it', '', '', OPEN],
  ['the subtype asks for it', 'String label() { return size("a"); }', '', asked('Tile.label()')],
  ['the subtype asks for it on itself', 'String label() { return this.size("a"); }', '', asked('Tile.label()')],
  ['the subtype asks what it inherits', 'String label() { return super.size("a"); }', '', asked('Tile.label()')],
  ['the subtype refers to it', 'java.util.function.Function<String, String> way() { return this::size; }', '', asked('Tile.way()')],
  ['a value of the subtype asks for it', 'String label = size("a");', '', asked('Tile.label')],
  [
    'an anonymous type in the subtype does',
    'Object f() { return new Object() { String g() { return size("a"); } }; }',
    '',
    asked('new Object.g()'),
  ],
  ['a nested type does', 'class Row { String row() { return size("a"); } }', '', asked('Tile.Row.row()')],
  ['another type asks the subtype', '', 'class Wall { String row(Tile tile) { return tile.size("a"); } }', asked('Wall.row(Tile)')],
  [
    'another type asks one below the subtype',
    '',
    'class Slab extends Tile { } class Wall { String row(Slab slab) { return slab.size("a"); } }',
    asked('Wall.row(Slab)'),
  ],
  ['another type asks the one that has it', '', 'class Wall { String row(Disc disc) { return disc.size("a"); } }', OPEN],
  [
    'another type asks something of which nothing is known',
    '',
    'class Wall { String row(lib.Any any) { return any.get().size("a"); } }',
    OPEN,
  ],
  ['another member of the name is asked for', 'int size; int label() { return size; }', '', OPEN],
  ['another type has a method of the name', '', 'class Wall { int size(String key) { return 1; } int row() { return size("a"); } }', OPEN],
  [
    'the type is named that is looked up in',
    '',
    'class Wall { Object row() throws Exception { return Tile.class.getMethod("size", String.class); } }',
    lookedUp('Wall.row()'),
  ],
  [
    'another type is named that is looked up in',
    'Object f() throws Exception { return Disc.class.getMethod("size", String.class); }',
    '',
    OPEN,
  ],
  [
    'an object of the type above is looked up in',
    '',
    'class Wall { Object row(Shape shape) throws Exception { return shape.getClass().getMethod("size"); } }',
    lookedUp('Wall.row(Shape)'),
  ],
  [
    'an object of another type is looked up in',
    '',
    'class Wall { Object row(Disc disc) throws Exception { return disc.getClass().getMethod("size"); } }',
    OPEN,
  ],
  [
    'the subtype looks up in a class from elsewhere',
    'Object f(Class<?> type) throws Exception { return type.getMethod("size"); }',
    '',
    lookedUp('Tile.f(Class<?>)'),
  ],
  [
    'another type looks up in a class from elsewhere',
    '',
    'class Wall { Object row(Class<?> type) throws Exception { return type.getMethod("size"); } }',
    OPEN,
  ],
  [
    'a handle is looked up',
    'Object f(java.lang.invoke.MethodHandles.Lookup all) throws Exception { return all.findVirtual(Tile.class, "size", null); }',
    '',
    lookedUp('Tile.f(MethodHandles.Lookup)'),
  ],
  ['a field of the name is looked up', 'Object f() throws Exception { return Tile.class.getField("size"); }', '', OPEN],
  ['the name is a text', 'String f() { return "size"; }', '', OPEN],
])('%s', async (_, tile, others, expected) => {
  expect(await lost(tile, others)).toEqual([expected]);
});

it('a type that was not seen could still have it', async () => {
  const [found] = await lost('String label() { return size("a"); }', '', 'class Tile extends Shape implements lib.Sized');
  expect(found).toMatch(/^likely: Perhaps: `Tile` has no `size\(String\)` any more, which `Tile.label\(\)` asks for/);
});

it('what is asked for and what is not are told apart', async () => {
  const down = `${SIZE} int deep; int depth() { deep += 2; return deep * deep; }`;
  const tile = 'class Tile extends Shape { int label() { return depth(); } }';
  const found = await dangersIn(
    `class Shape { ${ABOVE} ${down} } class Disc extends Shape { } ${tile}`,
    `class Shape { ${ABOVE} } class Disc extends Shape { ${down} } ${tile}`,
  );
  const said = found.filter(({ kind }) => kind === 'lost-member').map(({ certainty, sentence }) => `${certainty}: ${sentence}`);
  expect(said).toEqual([
    'open: `Tile` has no `size(String)` and 1 other member any more, which went down to `Disc` alone; nothing in this change asks for it.',
    'sure: `Tile` has no `depth()` any more, which `Tile.label()` asks for: it went down to `Disc` alone.',
  ]);
});
