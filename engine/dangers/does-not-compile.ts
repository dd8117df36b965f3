import { hasModifier, type Method } from '../model/declarations.js';
import type { Danger } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { declared, isOverrideEquivalent } from '../symbols/members.js';
import { symbolsOf } from '../symbols/symbols.js';
import { quoted } from '../text/quoted-code.js';
import { checkpoint } from '../text/work.js';
import { lostReferences } from './binding-lock.js';
import { changedMethodPairs, changedNamesOf } from './changed-names.js';
import { causesOf } from './causes.js';
import type { DangerKind } from './kind.js';
import { memberTypes } from './member-types.js';
import { isAbstract, isMarkedOverride, isStatic, Overriding } from './overriding.js';
import { declarationPlace, memberName, placeAt, referentWords, typeName } from './sentence-parts.js';

export const doesNotCompile: DangerKind = {
  id: 'does-not-compile',
  meaning:
    'A refactoring left something that a compiler refuses: a name of nothing, a method that is there twice, an abstract one that nobody implements.',
  not: 'Not what may be declared in a file that was not read.',
  example: {
    before: `class Till {
  int total(int price) { return price; }
  int sum(int price) { return price + 1; }
}
`,
    after: `class Till {
  int sum(int price) { return price; }
  int sum(int price) { return price + 1; }
}
`,
  },
  nearMiss: {
    before: `class Till {
  int total(int price) { return price; }
  int sum(long price) { return 1; }
}
`,
    after: `class Till {
  int sum(int price) { return price; }
  int sum(long price) { return 1; }
}
`,
  },
  find: (at) => [...namesOfNothing(at), ...wrongMethods(at), ...doubles(at), ...notImplemented(at)],
};

function danger(refactoring: number | null, sentence: string, places: Pick<Danger, 'before' | 'after'>): Danger {
  return { kind: doesNotCompile.id, certainty: 'sure', refactoring, sentence, ...places };
}

function namesOfNothing(at: LookedAt): readonly Danger[] {
  return lostReferences(at).map(({ reference, code, meant, refactoring }) => {
    const was = declarationPlace(meant, 'what it meant', code.before.file);
    const sentence = `${quoted(reference.after.text)} in ${quoted(memberName(code.after))} was ${referentWords(meant)}; nothing of that name is there now.`;
    return danger(refactoring, sentence, {
      before: [placeAt(code.before.file, reference.before.span, 'where it meant something'), ...(was ? [was] : [])],
      after: [placeAt(code.after.file, reference.after.span, 'where it means nothing')],
    });
  });
}

/** Methods that say they override something and do not, and those that are `static` above or below one that is not. */
function wrongMethods(at: LookedAt): readonly Danger[] {
  const overriding = new Overriding(at);
  const causes = causesOf(at);
  const found: Danger[] = [];
  const [names, added] = [changedNamesOf(at), addedNames(at)];
  for (const { before, after } of overriding.methods()) {
    if (!names.has(after.name) && !added.has(after.name) && !(before && names.has(before.name))) continue;
    if (before?.kind !== 'method') continue;
    const above = overriding.of(after, 'after');
    const then = overriding.of(before, 'before');
    const cause = causes.of(
      [{ before, after }, ...then.map((one) => ({ before: one.kind === 'declared' ? one.method : null }))],
      ['addMethod', 'removeMethod', 'moveMethod'],
    );
    const places = {
      before: [placeAt(before.file, before.nameSpan, 'what it was')],
      after: [placeAt(after.file, after.nameSpan, 'what a compiler refuses')],
    };
    const isOpen = overriding.unseen(after.declaringType, 'after') !== null;
    if (above.length === 0 && then.length > 0 && isMarkedOverride(after) && !isOpen)
      found.push(
        danger(cause, `${quoted(memberName(after))} says that it overrides a method, and there is none above it any more.`, places),
      );
    const other = then.length === 0 ? above.find((one) => isStatic(one) !== hasModifier(after, 'static')) : undefined;
    if (other) {
      const name = referentWords(
        other.kind === 'known' ? { kind: 'known', member: other.method } : { kind: 'method', method: other.method },
      );
      found.push(
        danger(
          cause,
          `${quoted(memberName(after))} has the name and parameters of ${name} now, and only one of both is \`static\`.`,
          places,
        ),
      );
    }
  }
  return found;
}

/** Names of methods that were not there before: a rename of an empty method is not told from a new one, and a compiler refuses both. */
function addedNames(at: LookedAt): ReadonlySet<string> {
  const { partners } = symbolsOf(at);
  const names = new Set<string>();
  for (const type of memberTypes(at.view.after))
    for (const method of type.methods) {
      checkpoint();
      if (method.kind === 'method' && partners.methods.beforeOf(method).length === 0) names.add(method.name);
    }
  return names;
}

/** Two methods of one type with one name and the same parameters, one of which came by a refactoring. */
function doubles(at: LookedAt): readonly Danger[] {
  const { symbols } = new Overriding(at);
  const causes = causesOf(at);
  const names = changedNamesOf(at);
  const found: Danger[] = [];
  for (const type of memberTypes(at.view.after)) {
    const byName = new Map<string, Method>();
    for (const method of type.methods) {
      checkpoint();
      if (method.kind !== 'method' || !names.has(method.name)) continue;
      const parameters = symbols.after.supertypes.parametersOf(method);
      const key = `${method.name} ${String(parameters.length)} ${method.parameters.map((one) => one.type?.text ?? '').join()}`;
      const other = byName.get(key);
      byName.set(key, other ?? method);
      if (!other || !isOverrideEquivalent(symbols.after.supertypes.parametersOf(other), parameters)) continue;
      const cause = causes.of([{ after: method }, { after: other }], ['addMethod', 'moveMethod']);
      if (cause === null) continue;
      found.push(
        danger(cause, `${quoted(memberName(method))} is there twice.`, {
          before: [],
          after: [placeAt(other.file, other.nameSpan, 'the one'), placeAt(method.file, method.nameSpan, 'the other')],
        }),
      );
    }
  }
  return found;
}

/** Classes that were whole, and of which a method that implemented an abstract one is called otherwise or elsewhere. */
function notImplemented(at: LookedAt): readonly Danger[] {
  const overriding = new Overriding(at);
  const { before: then, after: now, partners } = overriding.symbols;
  const causes = causesOf(at);
  const found: Danger[] = [];
  for (const { before, after } of changedMethodPairs(at)) {
    const type = partners.types.afterOf(before.declaringType)[0];
    if (before.kind !== 'method' || !type || type.kind !== 'class' || hasModifier(type, 'abstract')) continue;
    for (const above of then.members.overridden(before.declaringType, before.name, then.supertypes.parametersOf(before))) {
      const [method] = above.kind === 'declared' ? partners.methods.afterOf(above.method) : [];
      if (
        !method ||
        !isAbstract({ kind: 'declared', method, parameters: [] }) ||
        !overriding.isStillAbove(before.declaringType, above.owner)
      )
        continue;
      const parameters = now.supertypes.parametersOf(method);
      const isThere = now.members
        .methods(declared(type), method.name)
        .some((one) => !isAbstract(one) && isOverrideEquivalent(one.parameters, parameters));
      if (isThere || !now.supertypes.isClosed(declared(type))) continue;
      const cause = causes.of([{ before, after }, { after: method }], ['addMethod', 'removeMethod', 'moveMethod']);
      found.push(
        danger(cause, `${quoted(typeName(type))} does not implement ${quoted(memberName(method))} any more.`, {
          before: [placeAt(before.file, before.nameSpan, 'what implemented it')],
          after: [
            placeAt(type.file, type.nameSpan, 'what does not implement it'),
            placeAt(method.file, method.nameSpan, 'what is not implemented'),
          ],
        }),
      );
    }
  }
  return found;
}
