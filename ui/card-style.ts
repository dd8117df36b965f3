import card from './card.css?inline';
import { shadowStyle } from './shadow-style.js';

/** The style sheet of the card, the menu, the jump's bar and the list of keys, for their shadow root. */
export const CARD_STYLE: string = shadowStyle(card);
