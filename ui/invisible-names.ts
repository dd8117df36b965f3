/** What characters are called that nobody sees: by themselves, or by the kind they are of. Which there are says `shown/invisible.ts`. */

/** Names as Unicode has them, in lower case, of those that turn text around, join or part it; of rarer ones their kind is enough. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [0xad, 'soft hyphen'],
  [0x200b, 'zero width space'],
  [0x200c, 'zero width non-joiner'],
  [0x200d, 'zero width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x202a, 'left-to-right embedding'],
  [0x202b, 'right-to-left embedding'],
  [0x202c, 'pop directional formatting'],
  [0x202d, 'left-to-right override'],
  [0x202e, 'right-to-left override'],
  [0x2066, 'left-to-right isolate'],
  [0x2067, 'right-to-left isolate'],
  [0x2068, 'first strong isolate'],
  [0x2069, 'pop directional isolate'],
  [0xfeff, 'zero width no-break space'],
]);

const KINDS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\p{Cc}$/u, 'control character'],
  [/^\p{Cs}$/u, 'half of a surrogate pair'],
  [/^\p{Variation_Selector}$/u, 'variation selector'],
  [/^[\u{E0000}-\u{E007F}]$/u, 'tag character'],
];

/** `right-to-left override`, `control character`; for the rest `invisible character`. */
export const invisibleName = (character: string): string =>
  NAMES.get(character.codePointAt(0) ?? 0) ?? KINDS.find(([pattern]) => pattern.test(character))?.[1] ?? 'invisible character';
