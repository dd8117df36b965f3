/**
 * What Java has and tree-sitter-java 0.23 does not know, and how it is written for it, at the same length:
 *
 *     import module java.base;              import        java.base;
 *     A(int x) { check(x); super(x); }      A(int x) { check(x); $uper(x); }     statements before a constructor call: to the grammar, a call like others
 *     for (Clause when : clauses)           for (Clause $hen : clauses)            a variable with the name of a word that only guards have; elsewhere it is known
 *
 * A byte order mark becomes a blank.
 */
const REWRITES: readonly { readonly pattern: RegExp; readonly by: (found: string) => string }[] = [
  { pattern: /^\uFEFF/, by: () => ' ' },
  { pattern: /(?<=^[ \t]*import[ \t]+)module(?=[ \t]+[\w.]+[ \t]*;)/gm, by: (found) => ' '.repeat(found.length) },
  { pattern: /(?<![\w$>])(?:super|this)(?=\s*\()/g, by: (found) => `$${found.slice(1)}` },
  { pattern: /(?<=\b(?:for\s*\(|instanceof)[^;:()]{0,120}[\w>\]]\s+)when(?=\s*(?:[:=)]|&&))/g, by: () => '$hen' },
];

/** The text as the grammar can read it, or null when it says nothing that the grammar does not know. */
export function readableJava(text: string): string | null {
  const readable = REWRITES.reduce((result, { pattern, by }) => result.replace(pattern, by), text);
  return readable === text ? null : readable;
}
