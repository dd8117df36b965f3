/** What a type's name lost and got between the beginning and the end that it kept. */
export interface NameChange {
  readonly lost: string;
  readonly got: string;
}

/**
 * How a type's name changed, when it kept its beginning or its end. Null when it kept neither, or stayed.
 *
 *     DataTask -> WhereTask     "Data" lost, "Where" got          Task -> WhereTask     "Where" got
 */
export function nameChange(before: string, after: string): NameChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < shorter && before[begin] === after[begin]) begin++;
  let end = 0;
  while (end < shorter - begin && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  if (begin + end === 0) return null;
  return { lost: before.slice(begin, before.length - end), got: after.slice(begin, after.length - end) };
}

/**
 * Members whose names changed just as the name of their type did: the names before, each with the one after. They are kept members, whatever
 * they do, take and give back (asked of the peer with 300 pairs of types).
 *
 *     class DataTask { Row getData() { … } }   ->   class WhereTask { Row getWhere() { … } }          DataTask renamed to WhereTask
 */
export function namesThatFollow(before: ReadonlySet<string>, after: ReadonlySet<string>, change: NameChange): ReadonlyMap<string, string> {
  const { lost, got } = change;
  const following = new Map<string, string>();
  if (lost === '') {
    for (const name of after) {
      const was = name.replaceAll(got, '');
      if (was !== name && before.has(was)) following.set(was, name);
    }
    return following;
  }
  for (const name of before) {
    const now = name.replaceAll(lost, got);
    if (now !== name && after.has(now)) following.set(name, now);
  }
  return following;
}
