import panel from './panel.css?inline';
import tokens from './tokens.css?inline';

/** The panel's style sheet, for its shadow root. */
export const PANEL_STYLE: string = `${panel}\n${tokens}`;
