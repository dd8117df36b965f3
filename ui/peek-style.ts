import peek from './peek.css?inline';
import { shadowStyle } from './shadow-style.js';

/** The style sheet of the peek, for its shadow root. */
export const PEEK_STYLE: string = shadowStyle(peek);
