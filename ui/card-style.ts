import card from './card.css?inline';
import tokens from './tokens.css?inline';

/** The style sheet of the card, the menu, the jump's bar and the list of keys, for their shadow root. */
export const CARD_STYLE: string = `${card}\n${tokens}`;
