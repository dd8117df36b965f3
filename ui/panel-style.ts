import text from './panel.css?inline';

/** The panel's style sheet, for its shadow root. */
export const PANEL_STYLE: string = text;
