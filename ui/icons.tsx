/** Reflens' own icons: strokes on a 16 × 16 grid, drawn in the text's colour. Path data only, so that badges outside of Preact can draw them too. */
import type { JSX } from 'preact';

export const ICONS = {
  extract: 'M9.5 2.5h4v4M13.5 2.5 8 8M7 3.5H3.5a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V9',
  inline: 'M8 4.5V8h3.5M8 8l5.5-5.5M7 3.5H3.5a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V9',
  move: 'M2.5 8h10.5M9.5 4.5 13 8l-3.5 3.5',
  copy: 'M6.5 2.5h6a1 1 0 0 1 1 1v6M10.5 5.5h-7a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h6a1 1 0 0 0 1-1z',
  rename: 'M10.5 3 13 5.5 6 12.5l-3.2.7.7-3.2zM9 4.5 11.5 7',
  up: 'M8 13.5V3M4.5 6.5 8 3l3.5 3.5',
  down: 'M8 2.5V13M4.5 9.5 8 13l3.5-3.5',
  merge: 'M3 3v2c0 2 1.5 3 3 3h6.5M3 13v-2c0-2 1.5-3 3-3M10 5.5 12.5 8 10 10.5',
  split: 'M3 8h3c2 0 3-1.5 3-2.5S10 3.5 12.5 3.5M6 8c2 0 3 1.5 3 2.5s1 2 3.5 2M11 2l1.5 1.5L11 5M11 11l1.5 1.5L11 14',
  add: 'M8 3v10M3 8h10',
  remove: 'M3 8h10',
  change: 'M3 5.5h9.5M10 3l2.5 2.5L10 8M13 10.5H3.5M6 8 3.5 10.5 6 13',
  logo: 'M2 4.5h3c5.5 0 2.5 7 8.5 7M11 9l2.5 2.5L11 14M2 11.5h2.5M10 4.5h3.5',
  close: 'M4 4l8 8M12 4l-8 8',
  chevron: 'M4 6l4 4 4-4',
  gear: 'M8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M8 1.8v1.7M8 12.5v1.7M1.8 8h1.7M12.5 8h1.7M3.6 3.6l1.2 1.2M11.2 11.2l1.2 1.2M12.4 3.6l-1.2 1.2M4.8 11.2l-1.2 1.2',
  check: 'M3 8.5 6.5 12 13 4.5',
  dots: 'M3 8h.4M7.8 8h.4M12.6 8h.4',
  previous: 'M4 10l4-4 4 4',
  next: 'M4 6l4 4 4-4',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  link: 'M6.8 9.2a2.4 2.4 0 0 0 3.4 0l2.3-2.3a2.4 2.4 0 0 0-3.4-3.4l-.9.9M9.2 6.8a2.4 2.4 0 0 0-3.4 0L3.5 9.1a2.4 2.4 0 0 0 3.4 3.4l.9-.9',
  compare: 'M8 2v12M2.5 3.5h3a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-3M13.5 3.5h-3a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h3',
  look: 'M8 1.8c1.6 1.2 3.3 1.7 5.2 1.8v3.9c0 3.2-2.1 5.4-5.2 6.7-3.1-1.3-5.2-3.5-5.2-6.7V3.6C4.7 3.5 6.4 3 8 1.8zM8 5v3.4M8 10.8v.2',
  again: 'M2.5 3h6v4.5h-6zM7.5 9h6v4.5h-6zM11.5 6.5V5a1 1 0 0 0-1-1',
  users:
    'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M1.8 13.2c.3-2.4 2-3.7 4.2-3.7s3.9 1.3 4.2 3.7M10.5 3.2a2.5 2.5 0 0 1 0 4.6M11.8 9.7c1.4.5 2.2 1.7 2.4 3.5',
  alert: 'M8 2.2 14.3 13.3H1.7zM8 6.5v3M8 11.3v.2',
} as const;

export type IconName = keyof typeof ICONS;

/** One icon; decoration only, so it is hidden from screen readers. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return (
    <svg
      class="icon"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
