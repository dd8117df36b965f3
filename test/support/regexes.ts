/** Every regular expression of the rooms that meet what others wrote, by the syntax trees of their files. */
import ts from 'typescript';
import { sources, type Source } from './sources.js';

/** A regex as it stands in a file, or an expression that makes one. */
export interface RegexPlace {
  /** `engine/text/words.ts:2` */
  readonly place: string;
  /** Null where it is put together: those have to be known by `made`. */
  readonly regex: RegExp | null;
  /** The expression that makes it: `new RegExp(…)`, in one line. */
  readonly made: string;
}

const ROOMS = /^(?:engine|extension|github|shown|ui)\//;

/** The regexes of engine, extension, github, shown and ui. */
export function regexesOfRooms(): readonly RegexPlace[] {
  return sources()
    .filter(({ path }) => ROOMS.test(path))
    .flatMap(regexesOf);
}

/** The regexes of one file. */
export function regexesOf({ path, text }: Source): readonly RegexPlace[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: RegexPlace[] = [];
  const visit = (node: ts.Node): void => {
    const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) found.push({ place, regex: fromLiteral(node.text), made: node.text });
    else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
      found.push({ place, regex: fromTexts(node.arguments ?? []), made: node.getText().replace(/\s+/g, ' ') });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function fromLiteral(text: string): RegExp {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

function fromTexts([pattern, flags]: readonly ts.Node[]): RegExp | null {
  if (!pattern || !ts.isStringLiteralLike(pattern) || (flags && !ts.isStringLiteralLike(flags))) return null;
  return new RegExp(pattern.text, flags?.text);
}
