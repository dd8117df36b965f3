import { hasModifier, type Method } from '../../model/declarations.js';
import { allMappings, type BodyMapping } from '../bodies/body-mapping.js';
import { agreementOf, compareAgreements, type Agreement } from './method-similarity.js';
import type { Statement } from '../../model/statement.js';
import { leaveOut } from '../../text/work.js';

interface Candidate {
  readonly before: Method;
  readonly after: Method;
  readonly agreement: Agreement;
  readonly surplus: number;
}

/** So many initializers of a type are compared with each other, at most. */
const MANY = 20;

/**
 * Initializers have no names: which one became which their places say when there are as many as there were, and their bodies when there are not, and in
 * anonymous types. Of the one as many statements have to be mapped as are left over on either side, and more when the places do not say (3,900 pairs, one exception).
 *
 *     static { load(1); log(); }                           ->   static { load(1); open(2); }                              the same one
 *     static { load(1); log(); }                           ->   static { load(1); open(2); close(); }                     another one
 *     static { load(1); log(); }  static { steer(3); }     ->   static { steer(3); }  static { load(1); log(); }          others
 *     static { load(1); log(); }                           ->   static { steer(3); }  static { load(1); log(); stop(); }  the second
 */
export function pairInitializers(before: readonly Method[], after: readonly Method[]): [Method, Method, Agreement][] {
  const [gone, fresh] = [before.filter(isInitializer), after.filter(isInitializer)];
  const inPlace = gone.length === fresh.length && gone[0]?.declaringType.kind !== 'anonymous';
  if (!inPlace && Math.min(gone.length, fresh.length) > 0)
    for (const some of [gone, fresh])
      if (some.length > MANY) leaveOut(some[0]?.file.path ?? '', `${some.length - MANY} initializers were not compared with others`);
  const pairs = inPlace ? inTheirPlaces(gone, fresh) : byTheirBodies(gone.slice(0, MANY), fresh.slice(0, MANY));
  return pairs.map((one) => [one.before, one.after, one.agreement]);
}

function inTheirPlaces(gone: readonly Method[], fresh: readonly Method[]): Candidate[] {
  return gone.flatMap((before, i) => {
    const after = fresh[i];
    const candidate = after && judged(before, after);
    return candidate && (candidate.surplus >= 0 || isOfModule(before)) ? [candidate] : [];
  });
}

/** What a file does itself: a module has one such body, whatever became of it. */
function isOfModule({ declaringType }: Method): boolean {
  return declaringType.kind === 'module';
}

function byTheirBodies(gone: readonly Method[], fresh: readonly Method[]): Candidate[] {
  const candidates = gone.flatMap((before) =>
    fresh
      .filter((after) => hasModifier(before, 'static') === hasModifier(after, 'static'))
      .map((after) => judged(before, after))
      .filter(({ surplus }) => surplus > 0),
  );
  const taken = new Set<Method>();
  return candidates
    .sort((x, y) => compareAgreements(x.agreement, y.agreement))
    .filter(({ before, after }) => {
      const isFree = !taken.has(before) && !taken.has(after);
      if (isFree) taken.add(before).add(after);
      return isFree;
    });
}

function judged(before: Method, after: Method): Candidate {
  const agreement = agreementOf(before, after, 'kept');
  return { before, after, agreement, surplus: surplusOf(agreement.body) };
}

/** How many more statements are mapped than are left over, where more of them are. */
function surplusOf(body: BodyMapping | null): number {
  if (!body) return -1;
  if (body.identical) return 1;
  const mapped = allMappings(body.mappings).filter((one) => counts(one.before) && counts(one.after)).length;
  return mapped - Math.max(body.unmappedBefore.filter(counts).length, body.unmappedAfter.filter(counts).length);
}

export function isInitializer({ kind }: Method): boolean {
  return kind === 'initializer';
}

function counts({ kind }: Statement): boolean {
  return kind !== 'block' && kind !== 'catch' && kind !== 'finally';
}
