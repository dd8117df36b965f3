/**
 * Texts of a repository, which may hold characters that nobody sees or that turn around the order in which the others are shown, so that code reads as other code than
 * it is (https://trojansource.codes). They are shown as marks, `U+202E` in a small box, and each text keeps its order to itself.
 */
import type { ComponentChildren, JSX } from 'preact';
import { INVISIBLE } from '../shown/invisible.js';
import { invisibleName } from './invisible-names.js';

/** Tabs are layout, and seen as such. */
const PLAIN = '\t';

/** A text with its invisible characters as marks. Nothing else is changed: what is copied has the marks' words in the place of what they stand for. */
export function marked(text: string): ComponentChildren {
  // A look first: nearly all texts have none.
  if (text.search(INVISIBLE) < 0) return text;
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const { 0: character, index } of text.matchAll(INVISIBLE)) {
    if (PLAIN.includes(character)) continue;
    parts.push(text.slice(end, index), <Mark key={index} character={character} />);
    end = index + character.length;
  }
  return [...parts, text.slice(end)];
}

/** A text that keeps its order to itself: one in Hebrew or Arabic runs from right to left and turns nothing around it. */
export const Marked = ({ text }: { readonly text: string }): JSX.Element => <bdi>{marked(text)}</bdi>;

function Mark({ character }: { readonly character: string }): JSX.Element {
  const name = invisibleName(character);
  return (
    <span class="invisible" title={name}>
      {unicodeName(character)}
    </span>
  );
}

/** `U+202E` */
const unicodeName = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
