import type { SourceFile } from '../model/source-file.js';
import type { Signatures } from '../model/signatures.js';
import { cut } from '../text/cut-text.js';
import type { Finding } from './finding.js';
import { MINER_WORDING } from './miner-text.js';
import { sentenceOf } from './sentences.js';
import { summaryOf, type Summary } from './summary.js';

/** A finding in words, for programs and for readers. */
export interface Telling {
  /** RefactoringMiner's, with the type: `Rename Method public a() : void renamed to public b() : void in class C`. */
  readonly description: string;
  readonly summary: Summary;
}

/** Puts findings into words, each once. What is too long is cut. */
export class Teller {
  readonly #known = new Map<Finding, Telling>();

  /** `signaturesOf`: how declarations are written in a file’s language. */
  constructor(private readonly signaturesOf: (file: SourceFile) => Signatures) {}

  of(finding: Finding): Telling {
    let telling = this.#known.get(finding);
    if (!telling) this.#known.set(finding, (telling = this.#tell(finding)));
    return telling;
  }

  #tell(finding: Finding): Telling {
    const description = cut(`${finding.type} ${sentenceOf(finding, MINER_WORDING)}`.trim());
    const file = (finding.after.parts[0] ?? finding.before.parts[0])?.file;
    if (!file) return { description, summary: { after: '', context: '', sentence: '' } };
    const { before, after, context, sentence } = summaryOf(finding, this.signaturesOf(file));
    return {
      description,
      summary: { ...(before !== undefined && { before: cut(before) }), after: cut(after), context: cut(context), sentence: cut(sentence) },
    };
  }
}
