import peek from './peek.css?inline';
import tokens from './tokens.css?inline';

/** The style sheet of the peek, for its shadow root. */
export const PEEK_STYLE: string = `${peek}\n${tokens}`;
