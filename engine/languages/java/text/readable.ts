import { CodeTokens } from './code-tokens.js';
import { PatternReader } from './pattern-reader.js';

/**
 * What Java has and tree-sitter-java 0.23 does not know, and how it is written for it, at the same length:
 *
 *     import module java.base;               import        java.base;
 *     A(int x) { check(x); super(x); }       A(int x) { check(x); $uper(x); }      statements before a constructor call: to the grammar, a call like others
 *     for (Clause when : clauses)            for (Clause $hen : clauses)             a variable with the name of a word that only guards have
 *     record: while (true)                   $ecord: while (true)                    a label that is a word with a meaning elsewhere
 *     f(String @A ... lines)                 f(String    ... lines)
 *     catch (@A First | @B Second e)         catch (@A First |    Second e)
 *     0_7, 1__000                            007, 100000
 *     int größe, €;                          int graae, a;                           letters that the grammar does not take for any
 *
 * and patterns, see `PatternReader`. Names, numbers and modifiers of the model come from the original text.
 */
export function readableJava(text: string): string | null {
  const code = new CodeTokens(text);
  for (let at = 0; at < code.length; at++) rewrite(code, at);
  const readable = code.result();
  return readable === text ? null : readable;
}

function rewrite(code: CodeTokens, at: number): void {
  const word = code.at(at);
  switch (word) {
    case 'import':
      if (code.at(at + 1) === 'module' && code.isWord(at + 2)) code.blank(at + 1, at + 2);
      return;
    case 'super':
    case 'this':
      if (code.at(at + 1) === '(' && code.at(at - 1) !== '>') code.rename(at);
      return;
    case 'case':
    case 'instanceof':
      new PatternReader(code).read(at);
      return;
    case 'when':
      if (!code.guards.has(at)) code.rename(at);
      return;
    case 'module':
    case 'open':
    case 'record':
    case 'sealed':
    case 'with':
    case 'yield':
      if (code.at(at + 1) === ':') code.rename(at);
      return;
    case '...':
      code.blank(code.firstAnnotationBefore(at), at);
      return;
    case '|':
      code.blank(at + 1, code.afterAnnotations(at + 1));
      return;
    default:
      if (code.isNumber(at)) code.replace(at, word.replace(/_/g, '0'));
      else if (code.isWord(at))
        code.replace(
          at,
          word.replace(LETTERS, (letter) => 'a'.repeat(letter.length)),
        );
  }
}

/** What names may hold beyond ASCII. */
const LETTERS = /(?!\p{ASCII})[\p{L}\p{N}\p{M}\p{Sc}\p{Pc}\p{Cf}]/gu;
