import { isTest, type Method } from '../model/declarations.js';
import { doesNothing } from './method-bodies.js';
import { speaksForItself } from './signature-rules.js';

/**
 * The method that one is now though nothing of their bodies says so, when one alone is gone or new (8,400 pairs): the same comments stand in front of both, apart
 * from the documentation, and in both. Of methods that do something the signature has to speak, too. For the only methods that do nothing the comments are enough,
 * where nothing else is a test, whatever their names and parameters; and so are the same annotations that nothing else in the type has.
 *
 *     // asked by the guests                                    // asked by the guests
 *     void lendCup(int number) { take(number); }           ->   void lendCups(int number) { shelf.empty(); }
 *     void lend(int cups) { // nothing to lend here }      ->   void handOver(Jug jug) { // nothing to lend here }
 *     @Test void lends() {}                                ->   @Test void handsOver() {}
 */
export function pairByMarks(removed: readonly Method[], added: readonly Method[]): Pair | null {
  if (removed.length > 1 && added.length > 1) return null;
  const pairs = removed.flatMap((before) => added.filter((after) => areMethods(before, after)).map((after) => [before, after] as const));
  const speaking = onlyOne(pairs, (before, after) => before.name !== after.name && speaksForItself(before, after));
  if (speaking && !areEmpty(...speaking) && areCommentedAlike(...speaking)) return speaking;
  const empty = onlyOne(pairs, areEmpty);
  if (!empty) return null;
  const others = empty.flatMap((method) => method.declaringType.methods.filter((one) => one !== method));
  return areAnnotatedAlike(...empty, others) || (!others.some(isTest) && areCommentedAlike(...empty)) ? empty : null;
}

type Pair = readonly [Method, Method];

function onlyOne(pairs: readonly Pair[], is: (before: Method, after: Method) => boolean): Pair | null {
  const [only, ...more] = pairs.filter((pair) => is(...pair));
  return more.length === 0 ? (only ?? null) : null;
}

function areMethods(before: Method, after: Method): boolean {
  return [before, after].every(({ kind, bodySpan }) => kind === 'method' && bodySpan !== null);
}

function areEmpty(before: Method, after: Method): boolean {
  return doesNothing(before) && doesNothing(after);
}

/** There are annotations, and they are the same ones; others have other ones. */
function areAnnotatedAlike(before: Method, after: Method, others: readonly Method[]): boolean {
  const annotated = annotationsOf(before);
  return annotated !== '' && annotated === annotationsOf(after) && others.every((one) => annotationsOf(one) !== annotated);
}

function annotationsOf({ annotations }: Method): string {
  return annotations.map(({ text }) => text).join(' ');
}

/** There are comments, and they are the same ones in the same order. */
function areCommentedAlike(before: Method, after: Method): boolean {
  const [was, is] = [before, after].map(({ commentsInFront, comments }) => [...commentsInFront, ...comments.map(({ text }) => text)]);
  return was !== undefined && is !== undefined && was.length > 0 && was.length === is.length && was.every((text, i) => text === is[i]);
}
