/** Colours of marks by kind of refactoring, when the reader wants any. They never say anything that the icon and the words do not. */
import { iconOf, type Typed } from './labels.js';

export const PALETTES = ['plain', 'kinds', 'safe'] as const;
export type Palette = (typeof PALETTES)[number];

export const PALETTE_LABELS: Readonly<Record<Palette, string>> = {
  plain: 'One colour',
  kinds: 'A colour for each kind',
  safe: 'A colour for each kind, which colour-blind readers can tell apart',
};

/** What a palette tells apart. */
export const KINDS = ['extract', 'inline', 'move', 'rename', 'shape', 'change'] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  extract: 'extracted',
  inline: 'inlined',
  move: 'moved',
  rename: 'renamed',
  shape: 'merged, split',
  change: 'changed',
};

/** What a palette takes a refactoring for: `Pull Up Method` is a move, `Add Parameter` a change. */
export function kindOf({ kind }: Typed): Kind {
  const icon = iconOf(kind);
  switch (icon) {
    case 'extract':
    case 'inline':
    case 'move':
    case 'rename':
      return icon;
    case 'up':
    case 'down':
      return 'move';
    case 'merge':
    case 'split':
      return 'shape';
    default:
      return 'change';
  }
}

/** A palette by its kept name; the plain one for any other. */
export const paletteFrom = (kept: string): Palette => PALETTES.find((palette) => palette === kept) ?? 'plain';
