/**
 * A renaming as one thing: every place where the former name became the new one, and places of the changed files that still say the former.
 *
 *     Rename Class Client renamed to Customer     12 places in 4 files, 1 of them with another edit
 *                                                 still Client: Invoice.java, line 7, in a comment
 *
 * Places are what explaining found out token by token. Forgotten is a hard word, so it is said only of places that can mean nothing else: the former name is declared
 * nowhere in the changed files any more, and the file sees what it named; a comment must name it as code or by a name that is no ordinary word.
 */
import { renamedIn, type Finding, type View } from '../findings/view.js';
import type { TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import { isMember, typeFacts, type TypeFacts } from '../catalogue/facts.js';
import type { Bundle, Explained, NamePlace, RenamePlaces } from '../results/result.js';
import { TOKEN_KIND } from '../text/tokens.js';
import { placesOfWord } from '../text/words.js';
import type { Marks } from './marks.js';
import type { TokenFile } from './token-file.js';
import { isPlainName, seesType } from './visible-names.js';
import { groupBy } from '../text/grouping.js';
import { own } from '../text/own.js';

interface Rename {
  readonly index: number;
  /** Itself, and what follows from it: `Change Parameter Type one : Client to one : Customer`. */
  readonly reasons: ReadonlySet<number>;
  readonly finding: Finding;
  readonly facts: TypeFacts;
  readonly names: { readonly before: string; readonly after: string };
  readonly places: NamePlace[];
  readonly forgotten: NamePlace[];
}

/** The places of all renamings among the refactorings, which are given by what was found; those without any are left out. */
export function renamePlaces(
  view: View,
  { findings, bundles }: { readonly findings: readonly Finding[]; readonly bundles: readonly Bundle[] },
  marks: Marks,
  explained: Explained,
): readonly RenamePlaces[] {
  const followers = new Map(bundles.map(({ head, members }) => [head, members]));
  const renames = findings.flatMap((finding, index): Rename[] => {
    const names = renamedIn(finding);
    const facts = typeFacts(finding.type);
    return names && names.before !== names.after
      ? [{ index, reasons: new Set([index, ...(followers.get(index) ?? [])]), finding, facts, names, places: [], forgotten: [] }]
      : [];
  });
  if (renames.length === 0) return [];
  const byName = groupBy(renames, (rename) => rename.names.after);
  for (const file of view.after.files) collectPlaces(file, marks, byName, explained);
  const declared = declaredNames(view);
  for (const rename of renames) if (!declared.has(rename.names.before)) collectForgotten(rename, view, marks);
  return renames
    .filter(({ places, forgotten }) => places.length > 0 || forgotten.length > 0)
    .map(({ index, names, places, forgotten }) => ({ refactoring: index, names, places, forgotten }));
}

function collectPlaces(file: SourceFile, marks: Marks, byName: ReadonlyMap<string, readonly Rename[]>, explained: Explained): void {
  const marked = marks.of({ file }, 'after');
  const left = own(explained.after, file.path)?.leftSpans ?? [];
  const { count, kinds, starts } = marked.tokens.tokens;
  for (let token = 0; token < count; token++) {
    if (kinds[token] !== TOKEN_KIND.word) continue;
    const candidates = byName.get(marked.tokens.text(token));
    const reasons = candidates && marks.reasonsOf(marked, token);
    if (!reasons) continue;
    for (const { reasons: own, places } of candidates) {
      if (!reasons.some((reason) => own.has(reason))) continue;
      const line = file.lines.lineOf(starts[token] ?? 0);
      const edited = left.some(({ startLine, endLine }) => startLine <= line && line <= endLine);
      if (places.at(-1)?.line === line && places.at(-1)?.path === file.path) continue;
      places.push({ path: file.path, line, ...(edited && { edited }) });
    }
  }
}

/** Every name that is declared in the changed files after the change. */
function declaredNames({ after }: View): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (type: TypeDeclaration): void => {
    names.add(type.name);
    for (const { name } of [...type.methods, ...type.fields]) names.add(name);
    for (const method of type.methods) for (const { name } of method.parameters) names.add(name);
    type.types.forEach(visit);
  };
  for (const file of after.files) file.types.forEach(visit);
  return names;
}

function collectForgotten(rename: Rename, view: View, marks: Marks): void {
  const { finding, facts } = rename;
  if (facts.object === 'class') {
    const former = renamedType(finding);
    if (former) for (const file of view.after.files) if (seesType(file, former)) forgottenType(rename, former, file, marks);
    return;
  }
  if (!isMember(facts)) return;
  const file = finding.after.parts[0]?.file;
  // As documentation names members: `#name`, and a method as `name(`.
  const name = rename.names.before;
  const isMethod = facts.object === 'method';
  const says = (text: string): boolean =>
    placesOfWord(text, name).some((at) => {
      const isCalled = text.startsWith('(', at + name.length);
      return text.charAt(at - 1) === '#' ? isMethod || !isCalled : isMethod && isCalled && text.charAt(at - 1) !== '.';
    });
  if (file) forgottenInComments(rename, file, marks, says);
}

const renamedType = ({
  before: {
    subject: [former],
  },
}: Finding): TypeDeclaration | null => (former?.kind === 'type' ? former.type : null);

function forgottenType(rename: Rename, former: TypeDeclaration, file: SourceFile, marks: Marks): void {
  const { name } = former;
  // Another type of that name may be meant.
  const others = file.imports.some(
    (one) =>
      !one.isStatic &&
      one.name !== former.qualifiedName &&
      (one.onDemand ? one.name !== former.file.packageName : one.name.endsWith(`.${name}`)),
  );
  if (!others) {
    const { tokens } = marks.of({ file }, 'after');
    for (const token of wordTokens(tokens, name))
      if (isPlainName(tokens, token) || tokens.text(token - 1) === 'new') note(rename, file, tokens.tokens.starts[token] ?? 0, 'code');
  }
  // `Client` in prose may be anybody; `ClientStore`, `{@link Client}` and `Client#name` may not.
  const distinct = /[\p{Ll}\p{N}]\p{Lu}/u.test(name);
  forgottenInComments(rename, file, marks, (text) =>
    placesOfWord(text, name).some((at) => distinct || text.startsWith('#', at + name.length) || isLinked(text, at)),
  );
}

/** Whether a tag of documentation that names types stands before. */
function isLinked(text: string, at: number): boolean {
  LINK.lastIndex = at;
  return LINK.test(text);
}

const LINK = /(?<=@(?:link(?:plain)?|see|throws|code)\s+)/y;

function* wordTokens(file: TokenFile, text: string): Generator<number> {
  for (let token = 0; token < file.tokens.count; token++)
    if (file.tokens.kinds[token] === TOKEN_KIND.word && file.text(token) === text) yield token;
}

function forgottenInComments(rename: Rename, file: SourceFile, marks: Marks, says: (comment: string) => boolean): void {
  const { tokens } = marks.of({ file }, 'after');
  for (let token = 0; token < tokens.tokens.count; token++)
    if (tokens.isComment(token) && says(tokens.text(token))) note(rename, file, tokens.tokens.starts[token] ?? 0, 'comment');
}

function note({ forgotten }: Rename, file: SourceFile, offset: number, where: 'code' | 'comment'): void {
  const line = file.lines.lineOf(offset);
  if (!forgotten.some((place) => place.path === file.path && place.line === line)) forgotten.push({ path: file.path, line, where });
}
