import { descendants, type Expression } from '../model/expression.js';
import { simpleTypeName, type Method } from '../model/declarations.js';
import { allMappings, pieceOf, type View } from '../findings/view.js';
import { append } from '../text/grouping.js';
import { checkpoint } from '../text/work.js';

/** A call of a change, and what became of it. */
export interface CallPair {
  readonly before: Expression;
  readonly after: Expression;
}

const known = new WeakMap<View, ReadonlyMap<string, readonly CallPair[]>>();

/** Calls and creations of a method in the code that both versions have, as they were and as they are: what this change itself shows users. */
export function callPairsOf(before: Method, after: Method, view: View): readonly CallPair[] {
  let calls = known.get(view);
  if (!calls) known.set(view, (calls = collect(view)));
  const { length } = before.parameters;
  const { length: now } = after.parameters;
  return (calls.get(`${nameOf(before)} ${nameOf(after)}`) ?? []).filter(
    (pair) => pair.before.arguments?.length === length && pair.after.arguments?.length === now,
  );
}

const nameOf = ({ kind, name }: Method): string => (kind === 'constructor' ? `new ${name}` : name);

/** By the names before and after: of each mapped statement whose text differs, the calls that stand alone on both sides. */
function collect(view: View): ReadonlyMap<string, readonly CallPair[]> {
  const found = new Map<string, CallPair[]>();
  for (const { body } of view.methodPairs) {
    checkpoint();
    for (const mapping of allMappings(body?.mappings ?? [])) {
      checkpoint();
      const [one, other] = [callsIn(pieceOf(mapping, 'before')), callsIn(pieceOf(mapping, 'after'))];
      if (one.size === 0 || other.size === 0) continue;
      for (const [name, before] of one) {
        const same = other.get(name);
        if (before && same) append(found, `${name} ${name}`, { before, after: same });
      }
      const [gone, came] = [[...one].filter(([name]) => !other.has(name)), [...other].filter(([name]) => !one.has(name))];
      const [[from, before] = [], [to, after] = []] = [gone[0], came[0]];
      if (gone.length === 1 && came.length === 1 && before && after) append(found, `${from ?? ''} ${to ?? ''}`, { before, after });
    }
  }
  return found;
}

/** The calls of a piece of code by name; null where a name is called several times. */
function callsIn(piece: ReturnType<typeof pieceOf>): ReadonlyMap<string, Expression | null> {
  const calls = new Map<string, Expression | null>();
  const roots = 'expressions' in piece ? piece.expressions : [piece];
  for (const root of roots)
    for (const one of descendants(root)) {
      checkpoint();
      if (!one.arguments || (one.kind !== 'invocation' && one.kind !== 'creation')) continue;
      const name = one.kind === 'creation' ? `new ${simpleTypeName(one.label)}` : one.label;
      calls.set(name, calls.has(name) ? null : one);
    }
  return calls;
}
