import base from './base.css?inline';
import kinds from './kinds.css?inline';
import tokens from './tokens.css?inline';

/** The style sheet of a shadow root of ours: what all parts have in common, then the part's own. */
export const shadowStyle = (own: string): string => [base, kinds, own, tokens].join('\n');
