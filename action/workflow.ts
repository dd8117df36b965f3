/**
 * What a runner hears: commands on the standard output, and files that it names. Names and texts of a repository stand in commands alone, encoded, so that none of them is one:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands.
 */
import { appendFileSync } from 'node:fs';
import { visible } from '../shown/invisible.js';

/** A place for an annotation. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly endLine?: number;
}

/** Bytes of a summary that a runner takes of one step. */
export const LARGEST_SUMMARY = 1_000_000;

/** What a message may hold: its line, not the runner's. */
const data = (text: string): string => visible(text, '\n').replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** What a property may hold, which also ends at colons and commas. */
const property = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A command that shows a message beside a line, or above the job. */
export function annotation(level: 'error' | 'warning' | 'notice', message: string, place?: Place): string {
  const properties = place
    ? [
        `file=${property(place.file)}`,
        ...(place.line === undefined ? [] : [`line=${place.line}`]),
        ...(place.endLine === undefined ? [] : [`endLine=${place.endLine}`]),
        'title=Reflens',
      ]
    : ['title=Reflens'];
  return `::${level} ${properties.join(',')}::${data(message)}`;
}

/** One step of a runner. */
export class Step {
  #isFailed = false;

  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly write: (text: string) => void,
  ) {}

  /** Whether something said that the step fails. */
  get isFailed(): boolean {
    return this.#isFailed;
  }

  /** Writes a sentence of ours into the log. A runner obeys lines that begin with two colons, and some that hold `##[`; those are encoded. */
  log(sentence: string): void {
    this.write(
      `${visible(sentence)
        .replace(/^\s*::/, '')
        .replaceAll('##[', '## [')}\n`,
    );
  }

  annotate(level: 'error' | 'warning' | 'notice', message: string, place?: Place): void {
    this.write(`${annotation(level, message, place)}\n`);
  }

  /** Says why the step fails. */
  fail(message: string): void {
    this.#isFailed = true;
    this.annotate('error', message);
  }

  /** Names a value for later steps: a number, or a word of ours. */
  output(name: string, value: string | number): void {
    if (!/^[\w-]*$/.test(String(value))) throw new Error(`"${name}" is no number and no word.`);
    append(this.env.GITHUB_OUTPUT, `${name}=${value}\n`);
  }

  /** Adds Markdown to the job's summary; what is too long is cut at a line's end, and said so. */
  summarize(markdown: string): void {
    append(this.env.GITHUB_STEP_SUMMARY, `${cut(markdown, LARGEST_SUMMARY)}\n`);
  }
}

function append(file: string | undefined, text: string): void {
  if (file !== undefined && file !== '') appendFileSync(file, text);
}

/** A text of at most so many bytes of UTF-8, whole lines. */
export function cut(markdown: string, most: number): string {
  if (Buffer.byteLength(markdown) <= most) return markdown;
  const note = '\n\n_This is cut: there is more than fits here._';
  const bytes = Buffer.from(markdown).subarray(0, most - Buffer.byteLength(note));
  return `${bytes.subarray(0, bytes.lastIndexOf('\n')).toString()}${note}`;
}
