import { describe, expect, it } from 'vitest';
import { dangersIn, told } from './dangers.js';

const LIST = 'items.add(key.trim()); items.sort(null); return String.join(", ", items) + key.length();';
const ABOVE = 'abstract class View { abstract String render(String key); String page() { return render("a"); } }';
const LOST = 'does not override `View.render(String)` any more';

const below = (signature: string, more = ''): string =>
  `class ListView extends View { java.util.List<String> items; String ${signature} { ${LIST} } ${more} }`;

/** How many are told of: a method of a subclass gets another signature. */
async function losses(now: string, ...others: readonly string[]): Promise<number> {
  const types = others.map((_, at) => `class Other${String(at)} extends ListView { }`).join(' ');
  const named = others.map((members, at) => `class Other${String(at)} extends ListView { ${members} }`).join(' ');
  const found = await dangersIn(`${ABOVE} ${below('render(String key)')} ${types}`, `${ABOVE} ${now} ${named}`);
  return found.filter(({ kind, sentence }) => kind === 'lost-override' && sentence.includes(LOST)).length;
}

const HANDED = 'String render(String key) { return show(key); }';

describe('a method that overrides no more', () => {
  it.each<[string, string, readonly string[], number]>([
    ['nothing overrides in its place', below('show(String key)'), [], 1],
    ['each subclass overrides and calls it', below('show(String key)'), [HANDED, HANDED], 0],
    ['one of two subclasses overrides and calls it', below('show(String key)'), [HANDED, ''], 1],
    ['a subclass overrides and calls another one', below('show(String key)'), ['String render(String key) { return key; }'], 1],
    ['a subclass calls it and does not override', below('show(String key)'), ['String draw(String key) { return show(key); }'], 1],
  ])('%s', async (_, now, others, count) => {
    expect(await losses(now, ...others)).toBe(count);
  });
});

describe('a method that was left behind by the one above', () => {
  const above = 'abstract class View { abstract String render(String key, int width); String page() { return render("a", 80); } }';

  it.each([
    ['nothing overrides in its place', '', 1],
    ['an overload overrides and calls it', 'String render(String key, int width) { return render(key) + width; }', 0],
    ['an overload overrides and does not call it', 'String render(String key, int width) { return key + width; }', 1],
    ['an overload calls it and does not override', 'String render(String key, long width) { return render(key) + width; }', 1],
  ])('%s', async (_, more, count) => {
    const found = await dangersIn(`${ABOVE} ${below('render(String key)')}`, `${above} ${below('render(String key)', more)}`);
    expect(found.filter(({ kind, sentence }) => kind === 'lost-override' && sentence.includes(LOST))).toHaveLength(count);
  });
});

describe('calls that go to an overload', () => {
  const WIDE = 'static String show(Number value) { return "number " + value; }';
  const CALL = 'static String total(long sum) { return show(sum); } static String mask(Long bits) {';

  it.each([
    ['that does something else', 'return "0x" + Long.toHexString(value);', 1],
    ['that only hands on', 'return show((Number) value);', 0],
    ['that hands on something else', 'return show((Number) 1L);', 1],
    ['that hands on and does more', 'return "0x" + show((Number) value);', 1],
    ['that calls itself', 'return show(value);', 1],
  ])('%s', async (_, body, count) => {
    const before = `${WIDE} static String hex(Long value) { ${body} } ${CALL} return hex(bits); }`;
    const after = `${WIDE} static String show(Long value) { ${body} } ${CALL} return show(bits); }`;
    expect(await told('other-overload', before, after)).toHaveLength(count);
  });
});

describe('calls that go to what was left behind by a method that has a parameter more', () => {
  const SHOW = 'String show(Object key, int width) { java.util.List<Object> all = items; all.add(key); return width + ", " + all; }';
  const WAS = SHOW.replace(', int width', '').replace('width', '80');
  const ITEMS = 'java.util.List<Object> items;';

  it.each([
    ['that does something else', 'return "0x" + key;', '', 1],
    ['that hands on to what that one overrides, with a literal', 'return show(key, 80);', '', 0],
    ['that hands on with a value of its own', 'return show(key, wide);', '', 1],
    ['that hands on something else', 'return show(null, 80);', '', 1],
    ['that hands on to what that one does not override', 'return show(key, "80");', 'abstract String show(Object key, String width);', 1],
  ])('%s', async (_, body, more, count) => {
    const above = `abstract class Above { int wide; abstract String show(Object key, int width); ${more}`;
    const user = 'class User { String total(Shop shop) { return shop.show("a"); } }';
    const found = await dangersIn(
      `${above} } class Shop extends Above { ${ITEMS} ${WAS} } ${user}`,
      `${above} String show(Object key) { ${body} } } class Shop extends Above { ${ITEMS} ${SHOW} } ${user}`,
    );
    expect(found.filter(({ kind }) => kind === 'other-overload')).toHaveLength(count);
  });
});
