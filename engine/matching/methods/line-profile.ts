import type { Method } from '../../model/declarations.js';

/** The lines of a body without white space; short ones say nothing and are left out. */
const profiles = new WeakMap<Method, { readonly lines: ReadonlySet<string>; readonly words: ReadonlySet<string> }>();

/** Bodies of at most this many telling lines are always compared: their only line may have been edited. */
const SMALL = 4;
/** Share of the words of the smaller body that must stand in the other, or comparing statements is a waste of time. */
const SHARED_WORDS = 0.3;

function profileOf(method: Method): { readonly lines: ReadonlySet<string>; readonly words: ReadonlySet<string> } {
  const cached = profiles.get(method);
  if (cached) return cached;
  const text = method.bodySpan ? method.file.text.slice(method.bodySpan.start, method.bodySpan.end) : '';
  const lines = new Set<string>();
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\s+/g, '');
    if (line.length >= 6 && !method.file.traits.text.isComment(line)) lines.add(line);
  }
  const profile = { lines, words: new Set(text.match(/[A-Za-z_]\w{2,}/g) ?? []) };
  profiles.set(method, profile);
  return profile;
}

/** How many lines two bodies share: the cheap question before statements are compared. */
export function sharedLines(before: Method, after: Method): number {
  const a = profileOf(before).lines;
  const b = profileOf(after).lines;
  const [small, big] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const line of small) if (big.has(line)) shared++;
  return shared;
}

/** The telling lines of a method's body, for an index over many methods. */
export function linesOf(method: Method): ReadonlySet<string> {
  return profileOf(method).lines;
}

/**
 * The same without what methods are called on, of bodies that are short, and one word for parameters and the object itself: who went to another type
 * calls its methods on that one.
 */
export function bareLinesOf(method: Method): readonly string[] {
  const { lines } = profileOf(method);
  if (lines.size > SMALL) return [];
  const objects = new Set(method.parameters.map(({ name }) => name));
  return [...lines].map((line) => method.file.traits.text.bareLine(line, objects));
}

/**
 * What a method asks of something, or makes, and what it hands over; of its own calls only the latter: tests are full of those (`check("a");`, `check("b");`).
 * The statements may have been edited on the way.
 *
 *     { return new Roll(box, paper.lids(3, box)); }     newRoll(   .lids(   (3,box)
 */
export function requestsOf({ bodySpan, file }: Method): ReadonlySet<string> {
  if (!bodySpan || bodySpan.end - bodySpan.start > LONGEST) return NOTHING;
  return new Set(file.traits.text.requests(file.text.slice(bodySpan.start, bodySpan.end)));
}

/** In characters: of longer ones whole lines tell. */
const LONGEST = 1000;

const NOTHING: ReadonlySet<string> = new Set();

/** False when two bodies have so little in common that mapping their statements cannot succeed. */
export function mayAgree(before: Method, after: Method): boolean {
  const a = profileOf(before);
  const b = profileOf(after);
  if (a.lines.size <= SMALL && b.lines.size <= SMALL) return true;
  if (sharedLines(before, after) > 0) return true;
  const [small, big] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words];
  let shared = 0;
  for (const word of small) if (big.has(word)) shared++;
  return shared >= small.size * SHARED_WORDS;
}
