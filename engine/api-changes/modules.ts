import type { SourceFile } from '../model/source-file.js';
import { checkpoint } from '../text/work.js';

/** What `module-info.java` says of users. */
export interface Module {
  readonly file: SourceFile;
  /** `org/shop/` before the packages of its files: `src/main/java/`. */
  readonly folder: string;
  /** Packages that everybody may use. */
  readonly exports: ReadonlySet<string>;
  /** Modules that whoever requires this one can use, too. */
  readonly passedOn: ReadonlySet<string>;
}

const FILE = 'module-info.java';

/** The modules of one version, by the folder of their files. */
export function modulesOf(files: readonly SourceFile[]): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module>();
  for (const file of files) {
    if (file.path !== FILE && !file.path.endsWith(`/${FILE}`)) continue;
    const folder = file.path.slice(0, -FILE.length);
    const words = statementsIn(file.text);
    const named = (isWanted: (words: readonly string[]) => boolean): ReadonlySet<string> =>
      new Set(words.filter(isWanted).map((one) => one[one.length - 1] ?? ''));
    modules.set(folder, {
      file,
      folder,
      exports: named((one) => one[0] === 'exports' && one.length === 2),
      passedOn: named((one) => one[0] === 'requires' && one.slice(1, -1).includes('transitive')),
    });
  }
  return modules;
}

/** The words of each statement, comments left out: `requires transitive java.sql`. */
function statementsIn(text: string): readonly (readonly string[])[] {
  const code = withoutComments(text);
  return code
    .slice(code.indexOf('{') + 1)
    .split(';')
    .map((statement) => statement.split(/\s+/).filter((word) => word !== ''));
}

function withoutComments(text: string): string {
  let code = '';
  let at = 0;
  while (at < text.length) {
    checkpoint();
    const slash = text.indexOf('/', at);
    const start = slash < 0 ? text.length : slash;
    code += text.slice(at, start);
    const isBlock = text[start + 1] === '*';
    const end = text.indexOf(isBlock ? '*/' : '\n', start + 2);
    at = end < 0 ? text.length : end + (isBlock ? 2 : 0);
  }
  return code;
}

/** The module of a file: that of the nearest folder around it. */
export function moduleAround({ path }: SourceFile, modules: ReadonlyMap<string, Module>): Module | null {
  if (modules.size === 0) return null;
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const module = modules.get(path.slice(0, end + 1));
    if (module) return module;
    if (end === 0) break;
  }
  return modules.get('') ?? null;
}
