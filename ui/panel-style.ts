import panel from './panel.css?inline';
import { shadowStyle } from './shadow-style.js';

/** The panel's style sheet, for its shadow root. */
export const PANEL_STYLE: string = shadowStyle(panel);
