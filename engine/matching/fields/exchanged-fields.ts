import type { Field } from '../../model/declarations.js';
import { append } from '../../text/grouping.js';

/** In one body, that something stands for something else now: as it is written on both sides, and the fields that it means, if it means any. */
export interface Exchange<What> {
  readonly from: string;
  readonly to: string;
  readonly one: Field | null;
  readonly other: Field | null;
  readonly what: What;
}

/**
 * What one body says about fields, as far as it does not contradict itself. Where a field that is gone stands for a new one, and one of the two for
 * something else as well, the body says nothing of all of it; a field that is there before and after, instead, does not count beside the two:
 *
 *     haul(rope); coil(rope);   ->   haul(cable); coil(line);       nothing, neither that `rope` became `cable` nor that it became something else
 *     haul(rope); coil(sail);   ->   haul(cable); coil(cable);      rope -> cable, when `sail` is still there
 */
export function withoutContradictions<What>(
  exchanges: readonly Exchange<What>[],
  isOpen: (field: Field) => boolean,
): readonly Exchange<What>[] {
  if (exchanges.length < 2) return exchanges;
  const starts = new Map<string, Exchange<What>[]>();
  const ends = new Map<string, Exchange<What>[]>();
  for (const one of exchanges) {
    append(starts, one.from, one);
    append(ends, one.to, one);
  }
  const isRenaming = ({ one, other }: Exchange<What>): boolean => one !== null && other !== null && isOpen(one) && isOpen(other);
  const isKept = ({ one, other }: Exchange<What>): boolean => one !== null && other !== null && isOpen(one) !== isOpen(other);
  const silent = new Set<Exchange<What>>();
  for (const one of exchanges) {
    if (!isRenaming(one)) continue;
    const rivals = [
      ...(starts.get(one.from) ?? []).filter(({ to }) => to !== one.to),
      ...(ends.get(one.to) ?? []).filter(({ from }) => from !== one.from),
    ];
    for (const rival of rivals) silent.add(rival);
    if (!rivals.every(isKept)) silent.add(one);
  }
  return exchanges.filter((one) => !silent.has(one));
}
