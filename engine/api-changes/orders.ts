import type { TypeDeclaration } from '../model/declarations.js';
import { checkpoint } from '../text/work.js';
import { apiChange, shortName } from './change.js';
import { apiFamily, keptPairs } from './family.js';
import type { ApiKind } from './kind.js';

const CONSTANTS: ApiKind = {
  id: 'ENUM_CONSTANT_ORDER_CHANGED',
  breaks: 'behaviour',
  meaning: 'Constants of an enum have another order: `ordinal` and `compareTo` say something else.',
};
const COMPONENTS: ApiKind = {
  id: 'RECORD_COMPONENT_ORDER_CHANGED',
  breaks: 'behaviour',
  meaning: 'Components of one type changed places in a record: its constructor takes them in another order.',
};

/** What depends on the order of declarations. */
export const ORDERS = apiFamily([CONSTANTS, COMPONENTS], function* (versions) {
  for (const { before, after } of keptPairs(versions)) {
    checkpoint();
    const kind = before.kind === 'enum' ? CONSTANTS : before.kind === 'record' ? COMPONENTS : null;
    if (!kind) continue;
    const member = before.kind === 'enum' ? 'enumConstant' : 'recordComponent';
    const [one, other] = [namesOf(before, member), namesOf(after, member)];
    const still = new Set(other);
    const former = new Set(one);
    const kept = one.filter((name) => still.has(name));
    const now = other.filter((name) => former.has(name));
    const moved = kept.find((name, i) => name !== now[i]);
    if (moved === undefined) continue;
    // with other types the constructor is another one, which is told as that
    if (kind === COMPONENTS && typesOf(before).join() !== typesOf(after).join()) continue;
    yield apiChange(kind, {
      element: before.qualifiedName,
      sentence:
        kind === CONSTANTS
          ? `Constants of \`${shortName(after)}\` have another order: \`${moved}.ordinal()\` is another number now.`
          : `\`new ${shortName(after)}(…)\` takes \`${other.join(', ')}\` now, not \`${one.join(', ')}\`.`,
      migration: kind === COMPONENTS ? 'Give the arguments in the new order.' : null,
      refactoring: versions.ways.tellerOf(after),
      before,
      after,
    });
  }
});

const namesOf = ({ fields }: TypeDeclaration, kind: string): readonly string[] =>
  fields.filter((field) => field.kind === kind).map(({ name }) => name);
const typesOf = ({ fields }: TypeDeclaration): readonly string[] =>
  fields.filter(({ kind }) => kind === 'recordComponent').map(({ type }) => type?.text ?? '');
