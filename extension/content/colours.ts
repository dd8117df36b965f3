/** The reader's palette, as an attribute that the style sheets look at. */
import { paletteFrom } from '../../ui/palettes.js';
import type { PageSettingsSource } from '../setting-values.js';

const COLOURS = 'data-reflens-colours';

/** Gives the page the reader's palette, until the signal is aborted. */
export function wearPalette(document: Document, settings: PageSettingsSource, signal: AbortSignal): void {
  const root = document.documentElement;
  const wear = (kept: string): void => {
    const palette = paletteFrom(kept);
    if (palette === 'plain' || signal.aborted) root.removeAttribute(COLOURS);
    else root.setAttribute(COLOURS, palette);
  };
  settings.read().then(
    ({ palette }) => wear(palette),
    () => undefined,
  );
  settings.watch(({ palette }) => palette !== undefined && wear(palette), signal);
  signal.addEventListener('abort', () => root.removeAttribute(COLOURS));
}
