import { describe, expect, test } from 'vitest';
import { told } from './dangers.js';

// Where the refactoring itself is not certain, what it did is not.
const evaluations = (before: string, after: string): Promise<readonly string[]> => told('other-evaluation', before, after);
/** The statements of one method, with some variables at hand. */
const ofBody = (before: string, after: string): Promise<readonly string[]> => {
  const method = (body: string): string =>
    `int count;\nint[] stock;\nvoid use(Object... given) {}\nvoid f(String text, java.util.Iterator<Integer> next, java.util.List<Integer> list, int[] row, int at, boolean late) {\n${body}\n}`;
  return evaluations(method(before), method(after));
};

describe('asked too early', () => {
  test('before the test for null that guarded it', async () => {
    expect(
      await ofBody(
        'if (text != null && text.length() > 3) use(text);',
        'int size = text.length();\nif (text != null && size > 3) use(text);',
      ),
    ).toEqual(['sure: `text.length()` is now read before `text != null` is asked.']);
  });
  test('before the way out that guarded it', async () => {
    expect(
      await ofBody('if (text == null) return;\nuse(text.length());', 'int size = text.length();\nif (text == null) return;\nuse(size);'),
    ).toEqual(['sure: `text.length()` is now read before `text == null` is asked.']);
  });
  test('before the size is asked', async () => {
    expect(
      await ofBody('if (!list.isEmpty()) {\nuse(list.get(0));\n}', 'Integer first = list.get(0);\nif (!list.isEmpty()) {\nuse(first);\n}'),
    ).toEqual(['likely: Perhaps: `list.get(0)` is now read before `list.isEmpty()` is asked.']);
  });
  test('when what gives the value is called otherwise now, too', async () => {
    const user = (mail: string, body: string): string =>
      `static class User {\nString ${mail};\nString plan;\nString ${mail}() { return ${mail}; }\nString plan() { return plan; }\n}\nboolean f(User user) {\n${body}\n}`;
    const tooEarly = (value: string, test: string): readonly string[] => [
      `likely: Perhaps: \`${value}\` is now read before \`${test}\` is asked.`,
    ];
    expect(
      await evaluations(
        user('mail', 'return user.mail() == null || user.mail().isBlank();'),
        user('address', 'boolean blank = user.address().isBlank();\nreturn user.address() == null || blank;'),
      ),
    ).toEqual(tooEarly('user.address().isBlank()', 'user.address() == null'));
    expect(
      await evaluations(
        user('mail', 'return user.mail == null || user.mail.isBlank();'),
        user('address', 'boolean blank = user.address.isBlank();\nreturn user.address == null || blank;'),
      ),
    ).toEqual(tooEarly('user.address.isBlank()', 'user.address == null'));
    // another value is tested than the one that was read
    expect(
      await evaluations(
        user('mail', 'return user.mail() == null || user.plan().isBlank();'),
        user('address', 'boolean blank = user.address().isBlank();\nreturn user.address() == null || blank;'),
      ),
    ).toEqual([]);
  });
  test('not when it stays behind the test', async () => {
    expect(
      await ofBody(
        'if (text != null && text.length() > 3) use(text);',
        'if (text != null) {\nint size = text.length();\nif (size > 3) use(text);\n}',
      ),
    ).toEqual([]);
    expect(
      await ofBody('if (text == null) return;\nuse(text.length());', 'if (text == null) return;\nint size = text.length();\nuse(size);'),
    ).toEqual([]);
  });
  test('not when something else is tested, or it was read before the test, too', async () => {
    expect(
      await ofBody(
        'if (list != null && text.length() > 3) use(text);',
        'int size = text.length();\nif (list != null && size > 3) use(text);',
      ),
    ).toEqual([]);
    expect(
      await ofBody(
        'use(text.length());\nif (text != null && text.length() > 3) use(text);',
        'int size = text.length();\nuse(size);\nif (text != null && size > 3) use(text);',
      ),
    ).toEqual([]);
  });
});

describe('in another order', () => {
  test('an element is read while the index goes on', async () => {
    expect(await ofBody('use(row[at]);\nat++;\nuse(row[at]);', 'int one = row[at];\nuse(one);\nat++;\nuse(one);')).toEqual([
      'likely: Perhaps: `at++` stands between the place where `one` is computed now and where it was computed.',
    ]);
  });
  test('a list is emptied in between', async () => {
    expect(await ofBody('int first = list.get(0);\nlist.clear();\nuse(first);', 'list.clear();\nuse(list.get(0));')).toEqual([
      'likely: Perhaps: `list.clear()` stands between the place where `first` was computed and where it is computed now.',
    ]);
  });
  test('two readings of one source change places', async () => {
    expect(
      await ofBody('int a = next.next();\nint b = next.next();\nuse(b, a);', 'use(next.next(), next.next());').then((all) => all.length),
    ).toBeGreaterThan(0);
    expect(await ofBody('int a = next.next();\nint b = next.next();\nuse(a, b);', 'use(next.next(), next.next());')).toEqual([]);
  });
  test('not when another place is written', async () => {
    expect(await ofBody('use(row[0]);\nat++;\nuse(row[0]);', 'int one = row[0];\nuse(one);\nat++;\nuse(one);')).toEqual([]);
    expect(await ofBody('int first = list.get(0);\nuse(text);\nuse(first);', 'use(text);\nuse(list.get(0));')).toEqual([]);
  });
});

describe('two calls in another order', () => {
  const inlined = (value: string, between: string, rest = ''): Promise<readonly string[]> =>
    ofBody(
      `Basket a = new Basket();\nBasket c = new Basket();\n${rest}Object kept = ${value};\n${between};\nuse(kept);`,
      `Basket a = new Basket();\nBasket c = new Basket();\n${rest}${between};\nuse(${value});`,
    );
  const between = (call: string): readonly string[] => [
    `likely: Perhaps: \`${call}\` stands between the place where \`kept\` was computed and where it is computed now.`,
  ];
  test('of the same object, or of one that others know', async () => {
    expect(await inlined('a.add(1)', 'a.remove(2)')).toEqual(between('a.remove(2)'));
    expect(await inlined('shop.add(1)', 'new Basket().remove(2)')).toEqual(between('new Basket().remove(2)'));
    expect(await inlined('new Basket().add(1)', 'shop.remove(2)')).toEqual(between('shop.remove(2)'));
    expect(await inlined('a.add(1)', 'b.remove(2)', 'Basket b = shop;\n')).toEqual(between('b.remove(2)'));
    expect(await inlined('a.add(1)', 'b.remove(2)', 'Basket b = new Basket();\nb = a;\n')).toEqual(between('b.remove(2)'));
  });
  test('of a new object that is handed the other one, or whose code reaches around it', async () => {
    expect(await inlined('new Basket().add(Label.make("a", 2))', 'new Shelf().remove(2)')).toEqual(between('new Shelf().remove(2)'));
    expect(await inlined('new Basket().add(shop.of("a", 2))', 'new Shelf().remove(2)')).toEqual(between('new Shelf().remove(2)'));
    expect(await inlined('a.add(1)', 'new Basket(a).remove(2)')).toEqual(between('new Basket(a).remove(2)'));
    expect(await inlined('a.add(1)', 'new Basket() { }.remove(2)')).toEqual(between('new Basket() { }.remove(2)'));
  });
  test('not of two new objects', async () => {
    expect(await inlined('new Basket().add(1)', 'new Shelf().remove(2)')).toEqual([]);
    expect(await inlined('new Basket().with(3).add(1)', '(new Shelf()).remove(2)')).toEqual([]);
    expect(await inlined('a.add(1)', 'c.remove(2)')).toEqual([]);
    expect(await inlined('a.add(1)', 'new Shelf().remove(2)')).toEqual([]);
    expect(await inlined('new Basket().add(Label.of("a", 2))', 'new Shelf().remove(2)')).toEqual([]);
    expect(await inlined('a.add(1)', 'b.remove(2)', 'Basket b = new Basket();\nb = new Basket(3);\n')).toEqual([]);
  });
});

describe('under another condition', () => {
  test('what changes something is always done', async () => {
    expect(
      await ofBody(
        'boolean ok = late && (count = count + 1) < 3;\nuse(ok);',
        'int tried = count = count + 1;\nboolean ok = late && tried < 3;\nuse(ok);',
      ),
    ).toEqual(['sure: `count = count + 1` was done only if `late` holds; since `tried` was extracted it is always done.']);
  });
  test('what changes something is done in a branch only', async () => {
    expect(await ofBody('int one = next.next();\nif (late) {\nuse(one);\n}', 'if (late) {\nuse(next.next());\n}')).toEqual([
      'likely: Perhaps: `next.next()` was always called; since `one` was inlined it is called only if `late` holds.',
    ]);
  });
  test('not when both branches have it, or nothing is changed', async () => {
    expect(
      await ofBody(
        'int one = next.next();\nif (late) {\nuse(one);\n} else {\nuse(one, one);\n}'.replace('one, one', '1, one'),
        'if (late) {\nuse(next.next());\n} else {\nuse(1, next.next());\n}',
      ),
    ).toEqual([]);
    expect(await ofBody('int one = Math.abs(at);\nif (late) {\nuse(one);\n}', 'if (late) {\nuse(Math.abs(at));\n}')).toEqual([]);
  });
});

describe('more or less often', () => {
  test('twice for once', async () => {
    expect(await ofBody('int item = next.next();\nuse(item, item);', 'use(next.next(), next.next());')).toEqual([
      'likely: Perhaps: `next.next()` was called once; since `item` was inlined it is called twice.',
    ]);
  });
  test('in each turn of a loop', async () => {
    expect(
      await ofBody(
        'int item = next.next();\nfor (int one : row) {\nuse(one, item);\n}',
        'for (int one : row) {\nuse(one, next.next());\n}',
      ),
    ).toHaveLength(1);
  });
  test('not what only asks, nor what is in alternatives', async () => {
    expect(await ofBody('int size = text.length();\nuse(size, size);', 'use(text.length(), text.length());')).toEqual([]);
    expect(await ofBody('use(text.length());\nuse(text.length(), 2);', 'int size = text.length();\nuse(size);\nuse(size, 2);')).toEqual([]);
  });
});

describe('a value that is made when it is first asked for', () => {
  /** A value is asked for twice, and once since then. */
  const asked = (body: string, between = ''): Promise<readonly string[]> => {
    const shop = (use: string): string =>
      `Object stats;\nint count;\nvoid use(Object... given) {}\nvoid load() { stats = new Object(); count++; }\nObject stats() { ${body} }\nvoid f() {\n${use}\n}`;
    return evaluations(shop(`use(stats());\n${between}use(1, stats());`), shop(`Object one = stats();\nuse(one);\n${between}use(1, one);`));
  };
  test('is the same when it is asked for again', async () => {
    expect(await asked('if (stats == null) { load(); } return stats;')).toEqual([]);
    expect(await asked('if (null == this.stats) stats = new Object(); return this.stats;')).toEqual([]);
  });
  test('is another one when it is made each time, or was set in between', async () => {
    expect(await asked('if (count == 0) { load(); } return stats;')).toHaveLength(1);
    expect(await asked('if (stats != null) { load(); } return stats;')).toHaveLength(1);
    expect(await asked('if (stats == null) { load(); } else { count++; load(); } return stats;')).toHaveLength(1);
    expect(await asked('if (stats == null) { load(); } return count++;')).toHaveLength(1);
    expect(await asked('if (stats == null) { load(); } load(); return stats;')).toHaveLength(1);
    expect(await asked('if (stats == null) { load(); } return stats;', 'stats = null;\n')).toHaveLength(1);
  });
});

describe('a call on `this` and one without receiver', () => {
  const step = 'int step() { return ++count; }\n';
  const inShop = (before: string, after: string): Promise<readonly string[]> => {
    const members = (body: string): string => `int count;\n${step}void use(Object... given) {}\nvoid f(boolean late) {\n${body}\n}`;
    return evaluations(members(before), members(after));
  };
  test('are the same value', async () => {
    expect(await inShop('use(step(), this.step());', 'int one = step();\nuse(one, one);')).toEqual([
      'likely: Perhaps: `step()` was called twice; since `one` was extracted it is called once.',
    ]);
    expect(
      await inShop(
        'if (late) {\nuse(this.step(), 1);\n} else {\nuse(2, step());\n}',
        'int one = step();\nif (late) {\nuse(one, 1);\n} else {\nuse(2, one);\n}',
      ),
    ).toEqual([]);
  });
  test('are not when something else is handed in, or called', async () => {
    expect(await inShop('use(step(), this.step(1));', 'int one = step();\nuse(one, this.step(1));')).toEqual([]);
    expect(await inShop('use(step(), super.step());', 'int one = step();\nuse(one, one);')).toEqual([]);
  });
  test('a call that goes on standing in its place is no other one', async () => {
    expect(
      await inShop('step();\nif (late) {\nuse(step(), 1);\n}', 'step();\nint one = step();\nif (late) {\nuse(one, 1);\n}'),
    ).toHaveLength(1);
    expect(await inShop('use(1, step());', 'int one = step();\nuse(1, step());\nuse(one);')).toEqual([]);
    expect(await inShop('count = 0;\nuse(1, step());', 'int one = step();\ncount = 0;\nuse(one, step());')).toEqual([]);
    expect(await inShop('use(step(), step());', 'int one = step();\nuse(one, one);\nuse(2, this.step());')).toEqual([]);
  });
  test('what was computed at that place before, too, is not computed under another condition', async () => {
    expect(
      await inShop('use(late);\nstep();\nif (late) {\nuse(step(), 1);\n}', 'use(late);\nint one = step();\nif (late) {\nuse(one, 1);\n}'),
    ).toEqual([]);
  });
});

test('what was set is a copy now', async () => {
  expect(
    await ofBody('if (late) {\ncount = 3;\n}\nuse(count);', 'if (late) {\nint current = count;\ncurrent = 3;\n}\nuse(count);'),
  ).toEqual(['sure: `count` was set; since `current` was extracted only that is set, and `count` stays as it was.']);
});

describe('arguments of what was extracted or inlined', () => {
  const ofShop = (members: string): string => `int count;\nint step() { return ++count; }\nvoid use(Object... given) {}\n${members}`;
  test('an argument takes the places of a parameter', async () => {
    const before = ofShop(
      'private void both(int one, String text) {\nuse(text, one);\nuse(one);\nSystem.out.println(text);\n}\nvoid f() {\nboth(step(), "a");\n}',
    );
    const after = ofShop('void f() {\nuse("a", step());\nuse(step());\nSystem.out.println("a");\n}');
    expect(await evaluations(before, after)).toEqual(['sure: `step()` was called once; since `one` was put in place it is called twice.']);
  });
  test('what is used once stays once', async () => {
    const before = ofShop(
      'private void both(int one, String text) {\nuse(text, one);\nSystem.out.println(text);\n}\nvoid f() {\nboth(step(), "a");\n}',
    );
    const after = ofShop('void f() {\nuse("a", step());\nSystem.out.println("a");\n}');
    expect(await evaluations(before, after)).toEqual([]);
  });
});

test('a parameter that nobody reads any more may go on in a variable', async () => {
  const before = 'while (late) {\nuse(at);\nat++;\n}';
  expect(await ofBody(before, 'int here = at;\nwhile (late) {\nuse(here);\nhere++;\n}')).toEqual([]);
});
