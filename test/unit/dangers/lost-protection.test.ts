import { describe, expect, test } from 'vitest';
import { told } from './dangers.js';

const losses = (before: string, after: string): Promise<readonly string[]> => told('lost-protection', before, after);
const BODY = 'count = count + many;\ncheck(count, many);\nnote("added", many);';

describe('a lock', () => {
  test('is lost with the new name', async () => {
    expect(
      await losses(`int count;\nsynchronized void add(int many) {\n${BODY}\n}`, `int count;\nvoid increase(int many) {\n${BODY}\n}`),
    ).toEqual(['sure: `add` was `synchronized` in `Shop`; as `Shop.increase` it is not.']);
  });
  test('is kept, or taken in another way', async () => {
    expect(
      await losses(
        `int count;\nsynchronized void add(int many) {\n${BODY}\n}`,
        `int count;\nsynchronized void increase(int many) {\n${BODY}\n}`,
      ),
    ).toEqual([]);
    expect(
      await losses(
        `int count;\nsynchronized void add(int many) {\n${BODY}\n}`,
        `int count;\nvoid increase(int many) {\nsynchronized (this) {\n${BODY}\n}\n}`,
      ),
    ).toEqual([]);
    expect(
      await losses(`int count;\nsynchronized void add(int many) {\n${BODY}\n}`, `int count;\nvoid add(int many) {\n${BODY}\n}`),
    ).toEqual([]);
  });
  test('does not go along with what is extracted', async () => {
    const before = `int count;\nvoid add(int many) {\nstart();\nsynchronized (this) {\n${BODY}\n}\n}`;
    expect(
      await losses(before, `int count;\nvoid add(int many) {\nstart();\nstore(many);\n}\nprivate void store(int many) {\n${BODY}\n}`),
    ).toEqual(['sure: The code of `store` was `synchronized` in `add`; it is not any more.']);
    expect(
      await losses(
        before,
        `int count;\nvoid add(int many) {\nstart();\nsynchronized (this) {\nstore(many);\n}\n}\nprivate void store(int many) {\n${BODY}\n}`,
      ),
    ).toEqual([]);
  });
});

describe('an annotation', () => {
  test('is lost with the new name', async () => {
    expect(
      await losses(`int count;\n@Transactional void add(int many) {\n${BODY}\n}`, `int count;\nvoid increase(int many) {\n${BODY}\n}`),
    ).toEqual(['sure: `@Transactional` was on `Shop.add`; on `Shop.increase` it is gone.']);
    expect(
      await losses(
        `int count;\n@Transactional void add(int many) {\n${BODY}\n}`,
        `int count;\n@Transactional void increase(int many) {\n${BODY}\n}`,
      ),
    ).toEqual([]);
    expect(
      await losses(`int count;\n@Nullable void add(int many) {\n${BODY}\n}`, `int count;\nvoid increase(int many) {\n${BODY}\n}`),
    ).toEqual([]);
  });
  test('does nothing where the class calls itself', async () => {
    const before = `int count;\nvoid add(int many) {\nstart();\n${BODY}\n}`;
    const after = (annotation: string): string =>
      `int count;\nvoid add(int many) {\nstart();\nstore(many);\n}\n${annotation} void store(int many) {\n${BODY}\n}`;
    expect(await losses(before, after('@Transactional'))).toEqual([
      'likely: Perhaps: `@Transactional` on `store` does nothing: its own class calls it, and proxies do not see such calls.',
    ]);
    expect(await losses(before, after('@Deprecated'))).toEqual([]);
  });
});

test('a field that threads share', async () => {
  const ofField = (modifier: string, name: string): string =>
    `private ${modifier} int ${name};\nvoid set(int many) {\nthis.${name} = many;\nnote(${name});\n}\nint get() { return ${name}; }`;
  expect(await losses(ofField('volatile', 'count'), ofField('', 'total'))).toEqual([
    'sure: `count` was `volatile` in `Shop`; as `Shop.total` it is not.',
  ]);
  expect(await losses(ofField('volatile', 'count'), ofField('volatile', 'total'))).toEqual([]);
});
