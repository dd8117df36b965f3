import { isField } from '../model/declarations.js';
import type { Danger, LookPlace } from '../results/look.js';
import { quoted } from '../text/quoted-code.js';
import { reboundReferences, type Rebound } from './binding-lock.js';
import type { DangerKind } from './kind.js';
import { merged } from './merged.js';
import { declarationPlace, memberName, placeAt, referentWords, typeName } from './sentence-parts.js';
import { perhaps } from './verdict.js';

export const otherMeaning: DangerKind = {
  id: 'other-meaning',
  meaning: 'A name in code that was kept means another variable, method or type than before: something nearer has the name now.',
  not: 'Not a name that was changed together with what it means, and none in a statement that was written anew.',
  example: {
    before: `class Basket {
  int discount = 10;
  int price(int amount) {
    int rebate = amount / 4;
    if (amount > 100) {
      return amount - discount;
    }
    return amount - rebate;
  }
}
`,
    after: `class Basket {
  int discount = 10;
  int price(int amount) {
    int discount = amount / 4;
    if (amount > 100) {
      return amount - discount;
    }
    return amount - discount;
  }
}
`,
  },
  nearMiss: {
    before: `class Basket {
  int discount = 10;
  int price(int amount) {
    int rebate = amount / 4;
    if (amount > 100) {
      return amount - discount;
    }
    return amount - rebate;
  }
}
`,
    after: `class Basket {
  int discount = 10;
  int price(int amount) {
    int discount = amount / 4;
    if (amount > 100) {
      return amount - this.discount;
    }
    return amount - discount;
  }
}
`,
  },
  find: (at) =>
    merged(
      reboundReferences(at).filter(({ isOverload }) => !isOverload),
      dangerOf,
    ),
};

/** One danger for all references that meant the one and mean the other. */
function dangerOf(rebound: readonly [Rebound, ...Rebound[]]): Danger {
  const [{ reference, code, meant, means, isClosed, isHandedIn, wants, refactoring }] = rebound;
  const certainty = isClosed ? 'sure' : isHandedIn ? 'open' : 'likely';
  const name = quoted(reference.after.text);
  const words = `${name} in ${quoted(placeName(rebound[0]))} ${was(rebound[0])}; it is ${referentWords(means)} now${isHandedIn ? ', and whether that holds the same depends on what it is handed' : ''}.`;
  const after = rebound.map((one): LookPlace =>
    placeAt(one.code.after.file, one.reference.after.span, 'where it means something else now'),
  );
  const hides = declarationPlace(means, 'what it means now', code.after.file);
  const before = rebound.map((one): LookPlace => placeAt(one.code.before.file, one.reference.before.span, 'where it meant something else'));
  const meantPlace = declarationPlace(meant, 'what it meant', code.before.file);
  const advice = adviceFor(rebound[0]);
  return {
    kind: otherMeaning.id,
    certainty,
    refactoring,
    sentence: certainty === 'likely' ? perhaps(words) : words,
    ...(advice !== null && { advice }),
    before: meantPlace ? [...before, meantPlace] : before,
    after: hides ? [...after, hides] : after,
    ...(wants.length > 0 && { wants: wants.slice(0, 5) }),
  };
}

const placeName = ({ code: { after } }: Rebound): string =>
  'parameters' in after && after.kind === 'initializer' ? typeName(after.declaringType) : memberName(after);

function was({ meant }: Rebound): string {
  return meant.kind === 'imported'
    ? `was inherited from ${quoted(meant.name.split('.').slice(-2, -1).join())}`
    : `was ${referentWords(meant)}`;
}

/** ``Write `this.name`.`` where a local variable hides a field of the type. */
function adviceFor({ shouldMean, means, reference, code }: Rebound): string | null {
  if (shouldMean?.kind !== 'variable' || !isField(shouldMean.variable) || reference.after.kind !== 'name') return null;
  const { variable } = shouldMean;
  if (means.kind !== 'variable' || isField(means.variable)) return null;
  const isStatic = variable.kind === 'enumConstant' || variable.modifiers.some((modifier) => modifier.name === 'static');
  if (!isStatic && variable.declaringType !== code.after.declaringType) return null;
  return `Write ${quoted(`${isStatic ? typeName(variable.declaringType) : 'this'}.${variable.name}`)}.`;
}
