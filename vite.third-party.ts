/** What the builds do about code of others: who made it is told in every package, and none of it evaluates texts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { GRAMMARS, RUNTIME } from './wasm/grammars.js';

/** The file that tells. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

interface PackageFace {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Collects which packages builds put into a folder, and writes their licences there. */
export class ThirdParty {
  /** Folders of packages by their names. */
  readonly #folders = new Map<string, string>();

  constructor() {
    const require = createRequire(import.meta.url);
    for (const { file, package: name } of [RUNTIME, ...GRAMMARS]) this.#note(require.resolve(`${name}/${file}`));
  }

  /** Takes note of what a build bundles, in those of its files that `isOurs` names. */
  collect(isOurs: (fileName: string) => boolean = () => true): Plugin {
    return {
      name: 'reflens-third-party',
      generateBundle: (_options, bundle) => {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && isOurs(chunk.fileName)) for (const id of Object.keys(chunk.modules)) this.#note(id);
      },
    };
  }

  /** Writes the file. Fails for a package whose licence nobody knows. */
  write(folder: string): void {
    const names = [...this.#folders.keys()].sort();
    const entries = names.map((name) => entryOf(this.#folders.get(name) ?? ''));
    writeFileSync(join(folder, NOTICES), `Reflens contains code of others:\n\n${entries.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
  }

  #note(id: string): void {
    const [, folder, name] = /^\0?(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id.replaceAll('\\', '/')) ?? [];
    if (folder !== undefined && name !== undefined) this.#folders.set(name, folder);
  }
}

function entryOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFace;
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file));
  if (license === undefined || files.length === 0)
    throw new Error(`${name} says nothing of its licence: look it up, and bundle it no more if it has none.`);
  return [`${name} ${version} (${license})`, ...files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim())].join('\n\n');
}

/** The parser's runtime evaluates texts of modules that have JavaScript inside, in so many places. None of ours has any. */
const EVALS = /\beval\(func\)/g;
const PLACES = 2;

/** What evaluates texts. */
const EVALUATES = /(?<![.\w$])(?:eval\s*\(|new\s+Function\s*\(|Function\s*\(\s*["'`])/;

/** Takes the evaluation of texts out of the parser's runtime, and fails when any is left in the files that `isOurs` names. */
export function withoutEval(isOurs: (fileName: string) => boolean = () => true): Plugin {
  return {
    name: 'reflens-without-eval',
    transform(code, id) {
      if (!dirname(id).replaceAll('\\', '/').endsWith('/node_modules/web-tree-sitter')) return null;
      const places = code.match(EVALS)?.length ?? 0;
      if (places !== PLACES) throw new Error(`web-tree-sitter evaluates texts in ${places} places by now: see vite.third-party.ts`);
      return { code: code.replace(EVALS, 'abort("texts are not evaluated")'), map: null };
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && isOurs(chunk.fileName) && EVALUATES.test(chunk.code))
          throw new Error(`${chunk.fileName} evaluates texts, which stores and our policy forbid`);
    },
  };
}
