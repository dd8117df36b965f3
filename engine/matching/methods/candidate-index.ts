import type { Method } from '../../model/declarations.js';
import { bareLinesOf, linesOf, requestsOf } from './line-profile.js';
import { append } from '../../text/grouping.js';

/** A line that more methods than this have says nothing about any of them. */
const MOST_SHARERS = 40;
/** What the same name is worth, in lines that two methods share with nobody else. */
const SAME_NAME = 5;

/** What the same name but for its first word is worth: `listIsOrdered`, `iterableIsOrdered`. */
const SAME_TAIL = 0.5;

/** What it is worth to ask or to make the like, in bodies of one line: those come last. */
const SAME_REQUEST = 0.01;

/** A name without its first word, when two or more are left. */
function tailOf(name: string): string | null {
  return /^[a-z0-9]+([A-Z][a-z0-9]*[A-Z][A-Za-z0-9]*)$/.exec(name)?.[1] ?? null;
}

/**
 * Finds for a method those of many others that it can have become, without comparing it with each: of the same name, in a type that is named like it,
 * and those that share lines with it, rare lines counting most; of short ones also those whose lines differ in what they call methods on, and those whose
 * only statement asks or makes what its own does.
 */
export function candidateIndex(methods: readonly Method[], most: number): (before: Method) => readonly Method[] {
  const byName = new Map<string, Method[]>();
  const byTail = new Map<string, Method[]>();
  const byLine = new Map<string, Method[]>();
  const byBareLine = new Map<string, Method[]>();
  const byRequest = new Map<string, Method[]>();
  for (const method of methods) {
    append(byName, method.name, method);
    append(byName, method.declaringType.name, method);
    const tail = tailOf(method.name);
    if (tail) append(byTail, tail, method);
    for (const line of linesOf(method)) append(byLine, line, method);
    for (const line of bareLinesOf(method)) append(byBareLine, line, method);
    for (const name of requestsOf(method)) append(byRequest, name, method);
  }
  return (before) => {
    const votes = new Map<Method, number>();
    for (const method of byName.get(before.name) ?? []) votes.set(method, SAME_NAME);
    for (const method of byTail.get(tailOf(before.name) ?? '') ?? []) votes.set(method, (votes.get(method) ?? 0) + SAME_TAIL);
    const vote = (list: readonly Method[], worth = 1): void => {
      if (list.length > MOST_SHARERS) return;
      for (const method of list) votes.set(method, (votes.get(method) ?? 0) + worth / list.length);
    };
    for (const line of linesOf(before)) vote(byLine.get(line) ?? []);
    for (const line of bareLinesOf(before)) vote(byBareLine.get(line) ?? []);
    const others = [...requestsOf(before)].map((name) => (byRequest.get(name) ?? []).filter((method) => !votes.has(method)));
    for (const some of others) vote(some, SAME_REQUEST);
    return [...votes]
      .sort((x, y) => y[1] - x[1])
      .slice(0, most)
      .map(([method]) => method);
  };
}
