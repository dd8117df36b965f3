/**
 * Everything that the command line prints goes through here. What a repository names and holds is for people to read, never for the terminal to obey, so characters
 * that are invisible or turn text around are printed as codes. JSON for other programs has them as they are.
 */
import { visible } from '../../shown/invisible.js';
import { EXIT } from './exit.js';

/** Colours and weights, as `styleText` writes them. */
const STYLE = /(\u001b\[\d{1,2}m)/;

const CLEAR_LINE = '\r\u001b[K';

/** Whether the standard output is a terminal that takes colours. It knows NO_COLOR, FORCE_COLOR and what the terminal can do. */
export const takesColours = (): boolean => process.stdout.isTTY && process.stdout.hasColors();

/** Prints lines of a result. Styles are let through where the terminal takes them; whatever comes from a repository was made visible before it was styled. */
export function print(text: string): void {
  const pieces = takesColours() ? text.split(STYLE) : [text];
  process.stdout.write(`${pieces.map((piece, index) => (index % 2 === 1 ? piece : visible(piece, '\n'))).join('')}\n`);
}

/** Prints JSON for other programs: `text` as it is. */
export const printJson = (text: string): void => void process.stdout.write(`${text}\n`);

/** Tells people something beside the result: a sentence, which is one line, whatever it names. `more`: lines of ours that follow. */
export const tell = (sentence: string, more = ''): void =>
  void process.stderr.write(`reflens: ${visible(sentence)}\n${more === '' ? '' : `${visible(more, '\n')}\n`}`);

/** What goes on, on one line that is overwritten, and only where somebody watches. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${CLEAR_LINE}${visible(text)}`);
}

/** Takes the line of progress away. */
export const hideProgress = (): void => showProgress('');

/** `reflens … | head` closes the pipe early: that is not an error. Anything else, a full disk say, leaves the reader without the result. */
export const watchOutput = (): void =>
  void process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.done);
    tell(`The result could not be written: ${error.message}.`);
    process.exit(EXIT.notAnalysed);
  });
