/** Holds the house's order: who may import whom, how large a file may get, what must be registered where. Every message says what to do next. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAMILY_TYPES } from '../../engine/catalogue/families.js';
import { FAMILIES } from '../../engine/detection/registry.js';
import { BENCHMARKS } from '../accuracy/benchmarks.js';
import { discoverCases, CASES_FOLDER } from '../support/cases.js';
import { roomOf, ROOMS, type Room } from '../support/rooms.js';
import { allPaths, importsOf, ROOT, sources, type Import } from '../support/sources.js';

/** Files above this many lines hide more than one thing. */
const LONGEST_FILE = 400;

const all = sources();

function isAllowed({ from, target, isPackage, typeOnly }: Import, room: Room): boolean {
  if (isPackage)
    return room.packages.some((name) => target === name || target.startsWith(name.endsWith(':') || name.endsWith('/') ? name : `${name}/`));
  const own = target.startsWith(room.path) && roomOf(`${target}.ts`) === roomOf(from.path);
  return (
    own || room.project.some((path) => target.startsWith(path)) || (typeOnly && (room.types ?? []).some((path) => target.startsWith(path)))
  );
}

/** What is there when the program runs: types are not. */
function isNeeded({ isPackage, typeOnly }: Import): boolean {
  return !isPackage && !typeOnly;
}

/** A circle of each start that is in one, `a > b > a`, unless one of its members was told before. */
function circlesIn<T>(needed: ReadonlyMap<T, ReadonlySet<T>>, nameOf: (one: T) => string): readonly string[] {
  const done = new Set<T>();
  const circles: string[] = [];
  const follow = (one: T, way: readonly T[]): void => {
    const at = way.indexOf(one);
    if (at >= 0) circles.push([...way.slice(at), one].map(nameOf).join(' > '));
    if (at >= 0 || done.has(one)) return;
    for (const next of needed.get(one) ?? []) follow(next, [...way, one]);
    done.add(one);
  };
  for (const one of needed.keys()) follow(one, []);
  return circles;
}

describe('borders', () => {
  it.each(ROOMS)('$path imports only what it may', (room) => {
    const wrong = all
      .filter(({ path }) => roomOf(path) === room)
      .flatMap(importsOf)
      .filter((each) => !isAllowed(each, room))
      .map(({ from, target }) => `${from.path} imports ${target}`);
    expect(
      wrong,
      `ARCHITECTURE.md tells what ${room.path} may import. Move the code to the room it belongs to, or pass in what it needs.`,
    ).toEqual([]);
  });

  it('are crossed one way: no room of the engine needs one that needs it, on whatever way', () => {
    const needed = new Map(ROOMS.map((room) => [room, new Set<Room>()]));
    for (const { from, target } of all
      .filter(({ path }) => path.startsWith('engine/'))
      .flatMap(importsOf)
      .filter(isNeeded)) {
      const [one, other] = [roomOf(from.path), roomOf(`${target}.ts`)];
      if (one && other && one !== other) needed.get(one)?.add(other);
    }
    expect(
      circlesIn(needed, ({ path }) => path),
      'Move what both need to a room below them.',
    ).toEqual([]);
  });

  it('in what finds refactorings, no file needs one that needs it', () => {
    const files = all.filter(({ path }) => /^engine\/(?:facts|matching|findings|detection)\//.test(path));
    const needed = new Map(files.map(({ path }) => [path, new Set<string>()]));
    for (const { from, target } of files.flatMap(importsOf).filter(isNeeded)) needed.get(from.path)?.add(`${target}.ts`);
    expect(
      circlesIn(needed, (path) => path),
      'Take what both need to a file of its own.',
    ).toEqual([]);
  });

  it.each([
    ['a > b > c', []],
    ['a > b, b > a', ['a > b > a']],
    ['a > b > c > d, d > b', ['b > c > d > b']],
  ])('circles are seen: %s', (text, circles) => {
    const needed = new Map([...'abcd'].map((name) => [name, new Set<string>()]));
    for (const chain of text.split(', ')) {
      const names = chain.split(' > ');
      names.slice(1).forEach((name, at) => needed.get(names[at] ?? '')?.add(name));
    }
    expect(circlesIn(needed, (name) => name)).toEqual(circles);
  });

  it('GitHub is unknown to the engine', () => {
    const wrong = all
      .filter(({ path, text }) => path.startsWith('engine/') && !path.startsWith('engine/node/') && /github/i.test(text))
      .map(({ path }) => path);
    expect(
      wrong,
      'The engine takes texts and gives JSON. What is special about GitHub belongs into github/ and extension/; only the command line puts them together.',
    ).toEqual([]);
  });

  it('no rule names a benchmark', () => {
    const names = new RegExp(
      Object.keys(BENCHMARKS)
        .filter((name) => name.includes('-'))
        .join('|'),
    );
    const wrong = all.filter(({ path, text }) => path.startsWith('engine/') && names.test(text)).map(({ path }) => path);
    expect(wrong, 'Detection must not know what it is measured with. State the rule in terms of code.').toEqual([]);
  });
});

describe('files', () => {
  it('are not too long', () => {
    const wrong = all
      .filter(({ text }) => text.split('\n').length > LONGEST_FILE)
      .map(({ path, text }) => `${path}: ${text.split('\n').length} lines`);
    expect(
      wrong,
      `A file does one thing in about 120 lines; above ${LONGEST_FILE} split it along the things it does, and name the parts after them.`,
    ).toEqual([]);
  });

  it('are called in kebab-case', () => {
    const wrong = allPaths().filter((path) => !path.split('/').every((part) => /^[a-z0-9]+([-.][a-z0-9]+)*$/.test(part)));
    expect(wrong, 'Rename the file: lower case, words joined by hyphens.').toEqual([]);
  });

  it.each([
    ['default exports', /^export default\b/m, 'Export by name: then a thing has one name everywhere.', /\.config\.ts$/],
    ['any', /[:<|(]\s*any\b(?=\s*[[\]),;>|=&{]|$)|\bas any\b/m, 'Use unknown and look at what it is, or say the type.', null],
    [
      'silenced checks',
      /@ts-(ignore|expect-error|nocheck)|eslint-disable(?!-next-line \S+ -- \S)/,
      'Mend what the checker found; it is usually right. If it is not, silence that one line and say why: eslint-disable-next-line rule -- reason.',
      null,
    ],
    ['notes to self', /\b(TODO|FIXME|XXX|HACK)\b/, 'Do it, or write down what does not work in docs/.', null],
  ])('contain no %s', (_, pattern, advice, except) => {
    const wrong = all.filter(({ path, text }) => pattern.test(withoutSelf(path, text)) && !except?.test(path)).map(({ path }) => path);
    expect(wrong, advice).toEqual([]);
  });

  it('that a reader of GitHub meets make elements, not HTML from strings', () => {
    const html = /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|createContextualFragment/;
    const wrong = all.filter(({ path, text }) => /^(extension|ui)\//.test(path) && html.test(text)).map(({ path }) => path);
    expect(wrong, 'Names in code can be markup. Make elements with Preact or document.createElement.').toEqual([]);
  });

  it('above languages/ name nothing that one language has', () => {
    const above = /^engine\/(?:facts|matching|detection|findings|results|explained|peek|purity|confidence)\//;
    const named =
      /'(?:Override|(?:Parameterized)?Test|Object|String|Integer|List|Map|int|var|void|equals|hashCode|toString|ass(?:ert|ume)[A-Z]\w*|stream|forEach|setUp|tearDown|java)'/;
    const wrong = all.filter(({ path, text }) => above.test(path) && named.test(text)).map(({ path }) => path);
    expect(wrong, 'Ask the traits of the language (engine/model/traits.ts).').toEqual([]);
  });

  it('that run in a page reach neither tokens nor settings but by message', () => {
    const content = all.filter(({ path }) => /^(extension\/(?:content|loader)|ui)\//.test(path));
    const reached =
      /\b(?:browser|chrome)\s*\.\s*(?:storage|permissions|cookies|tabs)\b|\bindexedDB\b|\bstorage\s*\.\s*(?:local|session|sync|managed)\b/;
    expect(
      content.filter(({ text }) => reached.test(text)).map(({ path }) => path),
      'What a page’s process has, it has, too. Ask the background (extension/ask.ts); extension/content/ask-settings.ts does so for settings.',
    ).toEqual([]);
    const kept = all.filter(({ path, text }) => path.startsWith('extension/') && /storage\s*\.\s*local/.test(text)).map(({ path }) => path);
    expect(kept, 'Content scripts can write storage.local: nothing that decides where a token goes may be read from there.').toEqual([
      'extension/background/page-settings.ts',
      'extension/private-store.ts',
      'extension/settings.ts',
    ]);
  });

  it('of the worker ask the engine only under the eyes of the watchdog', () => {
    const asked = /(?<!watched\((?:this\.)?)\btools\.detector\b/;
    const wrong = all.filter(({ path, text }) => path.startsWith('extension/worker/') && asked.test(text)).map(({ path }) => path);
    expect(wrong, 'Wrap it: watched(tools.detector, tell). The engine host ends a worker whose engine does not come back.').toEqual([]);
  });

  it('ask servers in one place', () => {
    // The linter holds the rest: it knows which `fetch` is the browser's.
    const wrong = all
      .filter(({ path, text }) => /^(engine|extension|github|shown|ui)\//.test(path) && /(?<![\w.#])fetch\(/.test(text))
      .map(({ path }) => path);
    expect(wrong, 'Ask by github/ask.ts: it counts what comes, and takes nothing from other hosts than the one that was asked.').toEqual([
      'github/ask.ts',
      'extension/own-grammar.ts',
    ]);
  });

  it('that a terminal shows go through one writer', () => {
    const wrong = all
      .filter(
        ({ path, text }) => /^engine\//.test(path) && path !== 'engine/node/printing.ts' && /process\.std(?:out|err)|console\./.test(text),
      )
      .map(({ path }) => path);
    expect(wrong, 'Print by engine/node/printing.ts: names and texts of a repository may hold what a terminal obeys.').toEqual([]);
  });

  it('hear nothing from the world of a page, and write nothing where others read', () => {
    const content = all.filter(({ path }) => /^(extension\/(?:content|loader)|ui)\//.test(path));
    const heard = /addEventListener\(\s*'message'|\bonmessage\b|BroadcastChannel|onMessageExternal|onConnectExternal/;
    expect(
      content.filter(({ text }) => heard.test(text)).map(({ path }) => path),
      'Whatever runs in the page may send such messages. Use a port to the background (extension/messages.ts).',
    ).toEqual([]);
    const written = /\bconsole\.|localStorage|sessionStorage|window\.postMessage|document\.cookie/;
    expect(
      all.filter(({ path, text }) => /^(extension|ui|github)\//.test(path) && written.test(text)).map(({ path }) => path),
      'Logs, and the storage of a page, are read by others. Tell the reader by a sentence in the panel; keep things in extension/store/.',
    ).toEqual([]);
  });
});

/** This file names what it forbids. */
function withoutSelf(path: string, text: string): string {
  return path === 'test/unit/structure.test.ts' ? '' : text;
}

describe('detection families', () => {
  const declared = all.flatMap(({ path, text }) =>
    /^engine\/detection\/[^/]+$/.test(path) && /: DetectionFamily = \{/.test(text) ? [path] : [],
  );

  it('are all registered', () => {
    const ids = FAMILIES.map(({ id }) => `engine/detection/${id}.ts`);
    expect(
      declared.filter((path) => !ids.includes(path)),
      'Add the family to engine/detection/registry.ts; its id is its file name.',
    ).toEqual([]);
    expect(
      ids.filter((path) => !declared.includes(path)),
      'A family lives in the file that is called like its id.',
    ).toEqual([]);
  });

  it('are in the catalogue, in their order', () => {
    expect(
      FAMILY_TYPES.map(({ id }) => id),
      'engine/catalogue/families.ts lists the types of all families in the order of engine/detection/registry.ts.',
    ).toEqual(FAMILIES.map(({ id }) => id));
  });

  it('document every type once', () => {
    const types = FAMILIES.flatMap((family) => family.types);
    const names = types.map(({ type }) => type);
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      'A type belongs to one family.',
    ).toEqual([]);
    const undocumented = types.filter(({ meaning, not, example }) =>
      [meaning, not, example.before, example.after].some((text) => text.trim() === ''),
    );
    expect(
      undocumented.map(({ type }) => type),
      'Say in engine/catalogue/ what it means, what it is not, and show it.',
    ).toEqual([]);
  });
});

describe('case folders', () => {
  const cases = discoverCases();

  it('belong to families', () => {
    const ids = FAMILIES.map(({ id }) => id);
    const families = readdirSync(CASES_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(
      families.map(({ name }) => name).filter((name) => !ids.includes(name)),
      'Name the folder after the family whose rule the case is about.',
    ).toEqual([]);
  });

  it.each(cases)('$name is complete', ({ folder, expectedFile }) => {
    const sides = ['before', 'after'].filter((side) => existsSync(join(folder, side)));
    expect(sides, 'A case needs before/ and after/; one may be missing when all files were added or deleted.').not.toEqual([]);
    expect(
      existsSync(expectedFile),
      'Write expected.txt with a comment that says what the case shows, then run UPDATE_CASES=1 npx vitest run --project cases.',
    ).toBe(true);
    expect(readFileSync(expectedFile, 'utf8'), 'Begin expected.txt with a comment: what does this case show?').toMatch(/^# \S/);
    const strays = readdirSync(folder).filter((name) => !['before', 'after', 'expected.txt'].includes(name));
    expect(strays, 'Only before/, after/ and expected.txt are read.').toEqual([]);
  });
});

describe('documentation', () => {
  const texts = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'GLOSSARY.md'].map((name) => ({
    name,
    text: readFileSync(join(ROOT, name), 'utf8'),
  }));
  const readme = texts.find(({ name }) => name === 'README.md')?.text ?? '';

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    const wrong = texts.flatMap(({ name, text }) =>
      [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
        .map(([, script = '']) => script)
        .filter((script) => !(script in scripts))
        .map((script) => `${name}: npm run ${script}`),
    );
    expect(wrong, 'Mend the text, or add the script to package.json.').toEqual([]);
  });

  it('names only files that exist', () => {
    const wrong = texts.flatMap(({ name, text }) =>
      [...text.matchAll(/`((?:engine|extension|shown|ui|wasm|test|docs)\/[\w./-]*)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !existsSync(join(ROOT, path)))
        .map((path) => `${name}: ${path}`),
    );
    expect(wrong, 'Mend the path.').toEqual([]);
  });

  it('says what each permission is for', () => {
    const manifest = JSON.parse(readFileSync(join(ROOT, 'manifest.json'), 'utf8')) as { permissions: string[]; host_permissions: string[] };
    const hosts = manifest.host_permissions.map((pattern) => new URL(pattern.replace('*', '')).hostname);
    expect(
      [...manifest.permissions, ...hosts].filter((permission) => !readme.includes(`\`${permission}\``)),
      'Add it to the table of permissions in README.md, or take it out of manifest.json.',
    ).toEqual([]);
  });
});
