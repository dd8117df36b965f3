/** Checks that a place is inside its file and that its text is what it says. */
import type { Change } from '../../engine/api.js';
import type { Location, Refactoring } from '../../engine/results/result.js';

/** Elements whose `codeElement` names them: how the simple name is read from it. */
const SIMPLE_NAMES: readonly { readonly elements: RegExp; readonly name: (codeElement: string) => string | undefined }[] = [
  // public f(x int) : void
  { elements: /^(METHOD_DECLARATION|ANNOTATION_TYPE_MEMBER_DECLARATION)$/, name: (text) => /([\w$]+)\(/.exec(text)?.[1] },
  // a.b.Outer.Inner
  { elements: /^(TYPE|ENUM|RECORD|ANNOTATION_TYPE)_DECLARATION$/, name: (text) => text.split('.').pop() },
  // private x : int, PUT : RequestType
  {
    elements:
      /^(FIELD_DECLARATION|ENUM_CONSTANT_DECLARATION|RECORD_COMPONENT|SINGLE_VARIABLE_DECLARATION|VARIABLE_DECLARATION_STATEMENT|VARIABLE_DECLARATION_EXPRESSION|LAMBDA_EXPRESSION_PARAMETER)$/,
    name: (text) => /([\w$]+) : /.exec(text)?.[1],
  },
];

/** What is wrong with the places of refactorings; empty when nothing is. */
export function misplaced(refactorings: readonly Refactoring[], change: Change): string[] {
  return refactorings.flatMap(({ description, leftSideLocations, rightSideLocations }) =>
    [
      ...leftSideLocations.flatMap((location) => problems(location, change.before)),
      ...rightSideLocations.flatMap((location) => problems(location, change.after)),
    ].map((problem) => `${description}: ${problem}`),
  );
}

function problems(location: Location, files: Change['before']): string[] {
  const { filePath, startLine, endLine, startColumn, endColumn, description } = location;
  const where = `${description} at ${filePath}:${startLine}:${startColumn}-${endLine}:${endColumn}`;
  const lines = files[filePath]?.split('\n');
  if (!lines) return [`${where}: there is no such file on this side`];
  const first = lines[startLine - 1];
  const last = lines[endLine - 1];
  if (first === undefined || last === undefined) return [`${where}: the file has ${lines.length} lines`];
  if (startLine > endLine || (startLine === endLine && startColumn >= endColumn)) return [`${where}: it ends before it begins`];
  if (startColumn < 1 || startColumn > first.length || endColumn < 1 || endColumn > last.length + 1)
    return [`${where}: a column is outside its line`];
  const text = textOf(lines, location);
  if (text.trim() !== text) return [`${where}: it begins or ends with white space: ${JSON.stringify(text)}`];
  return nameProblem(location, text, where);
}

function textOf(lines: readonly string[], { startLine, endLine, startColumn, endColumn }: Location): string {
  const chosen = lines.slice(startLine - 1, endLine);
  const end = chosen.length - 1;
  return chosen.map((line, index) => line.slice(index === 0 ? startColumn - 1 : 0, index === end ? endColumn - 1 : line.length)).join('\n');
}

/** A named declaration's text holds its name. */
function nameProblem({ codeElementType, codeElement }: Location, text: string, where: string): string[] {
  if (codeElement === null) return [];
  const name = SIMPLE_NAMES.find(({ elements }) => elements.test(codeElementType))?.name(codeElement);
  if (name === undefined || new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)) return [];
  return [`${where}: a ${codeElementType} named ${name}, but its text is ${JSON.stringify(text.slice(0, 80))}`];
}
