import type { Danger } from '../results/look.js';
import type { Referent } from '../symbols/lookup.js';
import type { Rebound } from './binding-lock.js';

/** One danger for all references that meant one thing and mean another, in the order of the first ones. */
export function merged(all: readonly Rebound[], dangerOf: (some: readonly [Rebound, ...Rebound[]]) => Danger): readonly Danger[] {
  const groups = new Map<unknown, Map<unknown, [Rebound, ...Rebound[]]>>();
  for (const one of all) {
    const [from, to] = [identityOf(one.meant), identityOf(one.means)];
    let by = groups.get(from);
    if (!by) groups.set(from, (by = new Map<unknown, [Rebound, ...Rebound[]]>()));
    const group = by.get(to);
    if (group) group.push(one);
    else by.set(to, [one]);
  }
  return [...groups.values()].flatMap((by) => [...by.values()].map((some) => dangerOf(some)));
}

function identityOf(referent: Referent): unknown {
  switch (referent.kind) {
    case 'variable':
      return referent.variable;
    case 'method':
      return referent.method;
    case 'known':
      return referent.member;
    case 'implied':
      return referent.of;
    case 'imported':
      return referent.name;
    case 'type':
      return referent.type.kind === 'unseen' ? referent.type.name : referent.type.type;
    case 'typeVariable':
      return referent.variable.parameter;
  }
}
