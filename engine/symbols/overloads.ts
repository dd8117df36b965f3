import type { Expression } from '../model/expression.js';
import { checkpoint } from '../text/work.js';
import { goesLoosely, goesStrictly } from './conversions.js';
import type { MethodSymbol } from './members.js';
import type { Supertypes } from './supertypes.js';
import { keyOf, type StaticType } from './type-symbols.js';

/** An argument of a call: its type as far as it is written, and what it is. */
export interface Given {
  readonly type: StaticType | null;
  readonly expression: Expression;
  /** It is not written, and all overloads take it. */
  readonly isAgreed?: true;
}

/** What overloads have in common with constructors. */
export type Callable = Pick<MethodSymbol, 'parameters'> & { readonly isVarargs: boolean };

type Verdict = boolean | null;

/** More candidates than this are not compared with each other: all of them stay. */
const MOST_COMPARED = 64;

/**
 * Which of several overloads a call means, as Java chooses: those that take the arguments without boxing, else those that take them with it, else those of a variable
 * number; of these the most specific one. Several come back where types that are not written decide, none where no one takes the arguments.
 */
export function chooseOverload<One extends Callable>(
  candidates: readonly One[],
  given: readonly Given[],
  supertypes: Supertypes,
): readonly One[] {
  const fitting = candidates.filter((one) => takesSoMany(one, given.length));
  if (fitting.length <= 1) return fitting;
  return chooseAmong(fitting, withoutAgreed(fitting, given), supertypes);
}

/** An argument of which no type is written decides nothing where all take the same: it is taken for one that they all take. */
function withoutAgreed(fitting: readonly Callable[], given: readonly Given[]): readonly Given[] {
  return given.map((one, i) => {
    if (one.type) return one;
    checkpoint(fitting.length);
    const [first, ...others] = fitting.map(({ parameters }) => parameters[i] ?? null);
    const areSame = first && others.every((other) => other && keyOf(other) === keyOf(first));
    return areSame ? { ...one, type: first, isAgreed: true } : one;
  });
}

function chooseAmong<One extends Callable>(fitting: readonly One[], given: readonly Given[], supertypes: Supertypes): readonly One[] {
  const open = new Set<One>();
  for (const phase of PHASES) {
    const verdicts = fitting.map((one) => [one, phase(one, given, supertypes)] as const);
    const sure = verdicts.filter(([, verdict]) => verdict === true).map(([one]) => one);
    for (const [one, verdict] of verdicts) if (verdict === null) open.add(one);
    if (sure.length === 0) continue;
    if (open.size === 0) return mostSpecific(sure, given.length, supertypes);
    // what surely takes the arguments, and what perhaps does, too
    return fitting.filter((one) => open.has(one) || sure.includes(one));
  }
  return fitting.filter((one) => open.has(one));
}

function takesSoMany({ parameters, isVarargs }: Callable, count: number): boolean {
  return isVarargs ? count >= parameters.length - 1 : count === parameters.length;
}

type Phase = (callable: Callable, given: readonly Given[], supertypes: Supertypes) => Verdict;

const byConversion =
  (goes: typeof goesStrictly): Phase =>
  ({ parameters }, given, supertypes) =>
    parameters.length === given.length ? every(given, (one, i) => takes(parameters[i] ?? null, one, goes, supertypes)) : false;

const byVariableNumber: Phase = ({ parameters, isVarargs }, given, supertypes) => {
  if (!isVarargs) return false;
  const last = parameters.at(-1) ?? null;
  const element = last && { ...last, dimensions: last.dimensions - 1 };
  return every(given, (one, i) => takes(i < parameters.length - 1 ? (parameters[i] ?? null) : element, one, goesLoosely, supertypes));
};

const PHASES: readonly Phase[] = [byConversion(goesStrictly), byConversion(goesLoosely), byVariableNumber];

function takes(
  parameter: StaticType | null,
  { type, expression, isAgreed }: Given,
  goes: typeof goesStrictly,
  supertypes: Supertypes,
): Verdict {
  checkpoint();
  if (!parameter) return null;
  if (isAgreed) return true;
  if (expression.kind === 'lambda' || expression.kind === 'methodReference') return takesFunction(parameter);
  return type ? goes(type, parameter, supertypes) : null;
}

/** Whether a parameter can take a lambda: not what is no interface. */
function takesFunction({ base, dimensions }: StaticType): Verdict {
  if (dimensions > 0 || base.kind === 'primitive' || base.kind === 'null') return false;
  if (base.kind === 'declared') return base.type.kind === 'interface' ? null : false;
  return base.kind === 'known' && !base.type.isInterface ? false : null;
}

function every(given: readonly Given[], verdictOf: (one: Given, index: number) => Verdict): Verdict {
  let all: Verdict = true;
  for (const [i, one] of given.entries()) {
    const verdict = verdictOf(one, i);
    if (verdict === false) return false;
    if (verdict === null) all = null;
  }
  return all;
}

function mostSpecific<One extends Callable>(candidates: readonly One[], count: number, supertypes: Supertypes): readonly One[] {
  if (candidates.length === 1 || candidates.length > MOST_COMPARED) return candidates;
  const best = candidates.filter((one) => candidates.every((other) => one === other || isMoreSpecific(one, other, count, supertypes)));
  return best.length === 1 ? best : candidates;
}

function isMoreSpecific(one: Callable, other: Callable, count: number, supertypes: Supertypes): boolean {
  for (let i = 0; i < count; i++) {
    checkpoint();
    const [first, second] = [parameterAt(one, i), parameterAt(other, i)];
    if (!first || !second || goesStrictly(first, second, supertypes) !== true) return false;
  }
  return true;
}

function parameterAt({ parameters, isVarargs }: Callable, index: number): StaticType | null {
  return parameters[index] ?? (isVarargs ? (parameters.at(-1) ?? null) : null);
}
