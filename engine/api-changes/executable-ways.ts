import { hasModifier, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { Breaks } from '../results/look.js';
import { cut } from '../text/cut-text.js';
import { counted, listed, withArticle } from './words.js';
import { argumentsOf, executableOf, goesTo, writtenArguments, type Arguments } from './arguments.js';
import { shortName, signatureOf } from './change.js';
import { isDeprecated, namedSuccessor } from './deprecated.js';
import { canBeOverridden, shownAs, type ExecutablePair } from './executable-pairs.js';
import { rewritesOf } from './rewrites.js';
import type { Rewrite } from '../results/look.js';
import { erasureOf } from './subtyping.js';
import { accessOfMember, type Executable } from './surface.js';
import type { Versions } from './versions.js';

/** What is to be told of a method that users cannot call any more, and how they go over. */
export interface WayOfExecutable {
  readonly sentence: string;
  readonly migration: string | null;
  readonly refactoring: number | null;
  readonly after: Method | null;
  readonly breaks?: Breaks;
  readonly rewrite?: readonly Rewrite[];
}

/** The successor of a method, as far as users see it. */
export function successorOf(before: Method, { ways, after }: Versions): Method | null {
  const next = ways.methods.get(before);
  if (!next) return null;
  const holder = next.declaringType;
  return after.isVisible(holder) && after.sees(holder, accessOfMember(next, holder)) ? next : null;
}

export function wayOfExecutable(pair: ExecutablePair, versions: Versions): WayOfExecutable {
  const { type, before } = pair;
  const next = before.method ? successorOf(before.method, versions) : onlyConstructor(pair, versions);
  if (!next) return gone(pair, versions);
  const { ways } = versions;
  const name = shownAs(before, type);
  const now = `${next.kind === 'constructor' ? 'new ' : ''}${next.kind === 'constructor' ? shortName(next.declaringType) : `${shortName(next.declaringType)}.${next.name}`}`;
  const shown = `${now}${signatureOf('', next.parameters)}`;
  // types of one name in two packages
  const nowShown = shown === name ? `${now}${fullSignature(next, versions)}` : shown;
  const isLoose = before.method !== null && takesAllOf(pair, next, versions);
  const given = before.method ? argumentsOf(before, before.method, next, versions) : null;
  const refactoring = ways.tellerOfMethod(before.method, next);
  return {
    sentence: `\`${name}\` is \`${nowShown}\` now.`,
    migration: isLoose ? 'Compile again: what is written stays as it is.' : wayOver(pair, next, given),
    refactoring,
    after: next,
    ...(isLoose && { breaks: 'binary' }),
    ...(given && refactoring !== null && !isLoose && { rewrite: rewritesOf(before, next, given, versions) }),
  };
}

/** Its parameters with their packages. */
function fullSignature(method: Method, versions: Versions): string {
  const found = executableOf(method, versions);
  return `(${found?.parameters.map((term) => erasureOf(term)).join(', ') ?? ''})`;
}

function gone({ type, typeAfter, before, after }: ExecutablePair, versions: Versions): WayOfExecutable {
  const { ways } = versions;
  const hidden = after?.method ?? null;
  const inlined = before.method && inlinedValue(before.method, versions);
  const named = before.method && isDeprecated(before.method) ? namedSuccessor(before.method, typeAfter, versions.after) : null;
  if (before.method && isDeprecated(before.method))
    return {
      sentence: `\`${shownAs(before, type)}\`, deprecated before, is ${hidden ? 'hidden from users' : 'gone'}.`,
      migration: named
        ? `Write \`${named.declaringType === typeAfter ? '' : `${shortName(named.declaringType)}.`}${named.name}${signatureOf('', named.parameters)}\` in its place.`
        : null,
      refactoring: ways.tellerOfMethod(before.method, hidden),
      after: named ?? hidden,
    };
  const factory = before.isConstructor ? factoryFor(before, type, versions) : null;
  return {
    sentence: hidden ? `\`${shownAs(before, type)}\` is hidden from users now.` : `\`${shownAs(before, type)}\` is gone.`,
    migration: factory
      ? `Write \`${shortName(factory.declaringType)}.${factory.name}(…)\` in place of \`new ${shortName(type)}(…)\`.`
      : inlined === null
        ? null
        : `Write \`${inlined}\` in its place.`,
    refactoring: ways.tellerOfMethod(before.method, hidden),
    after: factory ?? hidden,
  };
}

/** How users write it now. */
function wayOver({ type, before }: ExecutablePair, next: Method, given: Arguments | null): string | null {
  if (!before.method || !given)
    return `Write \`new ${shortName(next.declaringType)}${signatureOf('', next.parameters)}\`, with a value for each parameter.`;
  const written = writtenArguments(given, before.method);
  const former = before.method.parameters.map(({ name }) => name).join(', ');
  const isNamesake = next.name === before.name || next.kind === 'constructor';
  const isElsewhere = shortName(next.declaringType) !== shortName(before.method.declaringType) && next.kind !== 'constructor';
  const [from, to] = namesOf(before, next, type, isElsewhere);
  const says = given.now.some(({ from: source, value, around }) => (source === null && value !== null) || around !== null);
  const as = says
    ? `, as ${given.calls === 1 ? 'a call' : counted(given.calls, 'call')} in this change ${given.calls === 1 ? 'does' : 'do'}`
    : '';
  if (written === null) {
    const wanted = given.now.filter(({ from: source, value }) => source === null && value === null).map(({ parameter }) => parameter);
    const types = wanted.map((one) => withArticle(one.type?.text ?? one.name)).join(' and ');
    const call = isNamesake && !isElsewhere ? '' : ` to \`${to}(…)\``;
    return `Pass ${types}${call}: this change does not tell which.`;
  }
  const others = given.now
    .filter(({ fits }) => !fits)
    .map(
      ({ parameter, from: source }) =>
        `${withArticle(parameter.type?.text ?? '')} for \`${before.method?.parameters[source ?? 0]?.name ?? ''}\``,
    );
  if (isNamesake && !isElsewhere && written === former) return others.length === 0 ? null : `Pass ${listed(others)}.`;
  const withOthers = others.length === 0 ? '' : `, with ${listed(others)}`;
  return `Write \`${to}(${written})\` in place of \`${from}(${former})\`${withOthers}${as}.`;
}

function namesOf(before: Executable, next: Method, type: TypeDeclaration, isElsewhere: boolean): readonly [string, string] {
  if (next.kind === 'constructor') return [`new ${shortName(type)}`, `new ${shortName(next.declaringType)}`];
  if (!isElsewhere) return [before.name, next.name];
  const [from, to] = [shortName(type), shortName(next.declaringType)];
  const isStatic = hasModifier(next, 'static');
  return [
    `${before.isStatic ? from : 'x'}.${before.name}`,
    `${isStatic ? to : to.charAt(0).toLowerCase() + to.slice(1).replaceAll('.', '')}.${next.name}`,
  ];
}

/** Whether all calls compile as they are: the parameters take more, and nobody overrides it. */
function takesAllOf({ type, before }: ExecutablePair, next: Method, versions: Versions): boolean {
  if (next.name !== before.name || next.parameters.length !== before.parameters.length || canBeOverridden(type, before, versions.before))
    return false;
  if (versions.ways.types.get(type) !== next.declaringType) return false;
  const one = executableOf(next, versions);
  return one !== undefined && before.parameters.every((term, i) => goesTo(term, one.parameters[i] ?? term, versions));
}

/** The constructor in the place of one that nobody wrote, when there is one only. */
function onlyConstructor({ before, typeAfter }: ExecutablePair, { after }: Versions): Method | null {
  if (!before.isConstructor) return null;
  const seen = typeAfter.methods.filter(
    (method) => method.kind === 'constructor' && after.sees(typeAfter, accessOfMember(method, typeAfter)),
  );
  const [only] = seen;
  return seen.length === 1 && only ? only : null;
}

/** A new static method that makes one from as many arguments, when there is one only. */
function factoryFor({ parameters }: Executable, type: TypeDeclaration, { ways, after, at }: Versions): Method | null {
  const holder = ways.types.get(type);
  if (!holder) return null;
  const added = new Set(at.view.addedMethods);
  const makers = holder.methods.filter(
    (method) =>
      added.has(method) &&
      hasModifier(method, 'static') &&
      method.returnType?.text.split('<')[0] === holder.name &&
      method.parameters.length === parameters.length &&
      after.sees(holder, accessOfMember(method, holder)),
  );
  const [only] = makers;
  return makers.length === 1 && only ? only : null;
}

/** Characters of an expression that users could write in the place of a call. */
const LONGEST_VALUE = 60;

/** What a method gave back that was inlined, where that is one short expression. */
function inlinedValue(method: Method, { at: { view } }: Versions): string | null {
  if (!view.inlinings.some(({ inlined }) => inlined === method)) return null;
  const [only, ...others] = method.body?.children ?? [];
  if (others.length > 0 || only?.kind !== 'return') return null;
  const text = only.expressions[0]?.text;
  return text === undefined || text.length > LONGEST_VALUE ? null : cut(text, LONGEST_VALUE);
}
