/** The kinds of dangers that are looked for, and their numbers in the catalogue that cases and bug reports are sorted by. */
export const NUMBERS = {
  'other-meaning': 'D4',
  'new-override': 'D1',
  'lost-override': 'D3',
  'other-overload': 'D5',
  'other-evaluation': 'D16',
  'lost-protection': 'D15',
  'lost-member': 'D13',
  'does-not-compile': 'D20',
} as const;

export type DangerKind = keyof typeof NUMBERS;

const BY_KIND: ReadonlyMap<string, string> = new Map(Object.entries(NUMBERS));

/** `D4` for `other-meaning`; the kind itself where the catalogue has no number for it. */
export const numberOf = (kind: string): string => BY_KIND.get(kind) ?? kind;

/** Whether there is a kind for a number. */
export const isBuilt = (number: string | undefined): boolean => [...BY_KIND.values()].some((one) => one === number);
