import { describe, expect, it, vi } from 'vitest';
import { Parser } from 'web-tree-sitter';
import { Languages } from '../../engine/languages/parser.js';
import { ADAPTERS, adapterFor } from '../../engine/languages/registry.js';
import { runtimeModule } from '../../engine/languages/runtime.js';
import { DirectWalk, PlainWalk, type TreeWalk } from '../../engine/languages/tree-walk.js';
import { loadFromPackages } from '../support/java.js';

const TEXT = 'package a; /** d */ class A<T> { int x = 1; void f(int... p) { if (a < b) { c("é🙂", -1); } /* e */ } ) }';

describe('the registry', () => {
  it.each([
    ['src/a/B.java', 'java'],
    ['B.java', 'java'],
    ['java', null],
    ['B.javax', null],
    ['a.java/README', null],
  ])('%s is %s', (path, id) => {
    expect(adapterFor(path)?.id ?? null).toBe(id);
  });

  it('gives each extension to one language', () => {
    const extensions = ADAPTERS.flatMap((adapter) => adapter.extensions);
    expect(new Set(extensions).size).toBe(extensions.length);
  });
});

describe('languages', () => {
  it('load what they need once', async () => {
    const load = vi.fn(loadFromPackages);
    const languages = new Languages(load);
    const [one, two] = await Promise.all([languages.parserFor('A.java'), languages.parserFor('b/C.java')]);
    expect(one).not.toBeNull();
    expect(two).toBe(one);
    expect(load.mock.calls.filter(([name]) => name === 'tree-sitter-java.wasm')).toHaveLength(1);
  });

  it('load nothing for a file that none of them knows', async () => {
    const load = vi.fn(loadFromPackages);
    expect(await new Languages(load).parserFor('README.md')).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('try again after a failure', async () => {
    const load = vi.fn(loadFromPackages);
    load.mockImplementationOnce((name) => (name.startsWith('web') ? loadFromPackages(name) : Promise.reject(new Error('offline'))));
    if (runtimeModule() === null) await new Languages(loadFromPackages).parserFor('A.java');
    const languages = new Languages(load);
    await expect(languages.parserFor('A.java')).rejects.toThrow('offline');
    expect(await languages.parserFor('A.java')).not.toBeNull();
  });
});

describe('a walk over a tree', () => {
  function everything(walk: TreeWalk): unknown[] {
    const seen: unknown[] = [];
    for (;;) {
      const { id, startIndex } = walk.node();
      seen.push([walk.typeId(), walk.fieldId(), walk.start(), walk.end(), id, startIndex]);
      if (walk.toFirstChild()) continue;
      while (!walk.toNextSibling()) {
        if (!walk.toParent()) {
          walk.close();
          return seen;
        }
      }
    }
  }

  it('through the module sees what the one through web-tree-sitter sees', async () => {
    const parser = await new Languages(loadFromPackages).parserFor('A.java');
    const module = runtimeModule();
    if (module === null || parser === null)
      throw new Error('web-tree-sitter no longer shows its module: trees are read slowly; see runtime.ts');
    const own = new Parser();
    own.setLanguage(languageOf(parser));
    const tree = own.parse(TEXT);
    if (tree === null) throw new Error('not parsed');
    const plain = everything(new PlainWalk(tree.walk()));
    expect(plain.length).toBeGreaterThan(50);
    expect(everything(new DirectWalk(tree.walk(), module, tree))).toEqual(plain);
    const inner = tree.rootNode.namedChildren[2] ?? tree.rootNode;
    expect(everything(new DirectWalk(inner.walk(), module, tree))).toEqual(everything(new PlainWalk(inner.walk())));
    tree.delete();
  });
});

function languageOf(parser: unknown): Parser['language'] {
  const { parser: inner } = parser as { readonly parser: Parser };
  return inner.language;
}
