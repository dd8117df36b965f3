import type { Method, VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { cut } from '../text/cut-text.js';
import { callPairsOf, type CallPair } from './call-sites.js';
import { areBoxed, isPrimitive, isSameTerm, isSubtype } from './subtyping.js';
import type { Executable } from './surface.js';
import type { Term } from './terms.js';
import type { Versions } from './versions.js';

/** Characters of an argument that a sentence shows. */
const LONGEST_ARGUMENT = 30;

/** What users write for a parameter of the version after. */
export interface ArgumentNow {
  readonly parameter: VariableDeclaration;
  /** Which of the former arguments it is; null for a new one. */
  readonly from: number | null;
  /** What calls of this change write for a new one, when all write the same and it means the same elsewhere. */
  readonly value: Expression | null;
  /** Whether what users have for the former one fits as it is, or as calls of this change show. */
  readonly fits: boolean;
  /** What calls of this change put around a former one: `Duration.ofMillis(`, `)`. */
  readonly around: readonly [string, string] | null;
}

export interface Arguments {
  readonly now: readonly ArgumentNow[];
  /** Former arguments that nobody wants any more. */
  readonly dropped: readonly number[];
  /** How many calls of this change say so. */
  readonly calls: number;
}

/** What became of the arguments of a method, by its parameters and by the calls that this change itself mends. */
export function argumentsOf(executable: Executable, before: Method, after: Method, versions: Versions): Arguments {
  const {
    at: { view },
    ways,
  } = versions;
  const terms = executableOf(after, versions)?.parameters;
  const calls = callPairsOf(before, after, view);
  const partners = new Map(ways.pairOf(before)?.parameters.pairs.map((pair) => [pair.after, pair.before]));
  const now = after.parameters.map((parameter, i): ArgumentNow => {
    const partner = partners.get(parameter);
    const index = partner ? before.parameters.indexOf(partner) : -1;
    if (index < 0) return { parameter, from: null, value: agreedValue(calls, i), fits: true, around: null };
    const isSameType = partner?.type?.text === parameter.type?.text && partner?.varargs === parameter.varargs;
    const around = isSameType ? null : agreedFrame(calls, index, i);
    const [was, is] = [executable.parameters[index], terms?.[i]];
    const fits = isSameType || around !== null || (was !== undefined && is !== undefined && goesTo(was, is, versions));
    return { parameter, from: index, value: null, fits, around };
  });
  const used = new Set(now.map(({ from }) => from));
  return { now, dropped: before.parameters.flatMap((_, i) => (used.has(i) ? [] : [i])), calls: calls.length };
}

/** A method of the version after, with what its parameters mean. */
export function executableOf(method: Method, { after }: Versions): Executable | undefined {
  for (const one of after.membersOf(method.declaringType).executables.values()) if (one.method === method) return one;
  return undefined;
}

/** Whether users can go on handing over what they have, when they compile again. */
export function goesTo(was: Term, is: Term, { before: { terms } }: Versions): boolean {
  if (isSameTerm(was, is) || areBoxed(was, is)) return true;
  return !isPrimitive(was) && !isPrimitive(is) && isSubtype(was, is, terms);
}

function agreedValue(calls: readonly CallPair[], index: number): Expression | null {
  const [first, ...others] = calls.map(({ after }) => after.arguments?.[index]);
  return first && isAlikeElsewhere(first) && others.every((one) => one?.text === first.text) ? first : null;
}

const LITERALS: ReadonlySet<string> = new Set(['number', 'string', 'character', 'boolean', 'null', 'classLiteral']);

/** Literals, and what is taken from a type: `Duration.ZERO`, `Optional.empty()`, `new Options()`. */
function isAlikeElsewhere(value: Expression): boolean {
  if (LITERALS.has(value.kind)) return true;
  if (value.kind === 'prefix') return value.children.every(isAlikeElsewhere);
  if (value.kind === 'creation') return !value.anonymousType && (value.arguments ?? []).every(isAlikeElsewhere);
  if (value.kind === 'name') return /^[A-Z][A-Z\d_]*$/.test(value.label);
  const { receiver } = value;
  const isOfType =
    (value.kind === 'fieldAccess' || value.kind === 'invocation') && receiver !== null && /^(?:[a-z\d]+\.)*[A-Z]\w*$/.test(receiver.text);
  return isOfType && (value.arguments ?? []).every(isAlikeElsewhere);
}

/** What all calls put around the former argument. */
function agreedFrame(calls: readonly CallPair[], from: number, to: number): readonly [string, string] | null {
  const frames = calls.map(({ before, after }): readonly [string, string] | null => {
    const [one, other] = [before.arguments?.[from]?.text ?? '', after.arguments?.[to]?.text ?? ''];
    const start = other.indexOf(one);
    return one === '' || start < 0 || one === other ? null : [other.slice(0, start), other.slice(start + one.length)];
  });
  const [first] = frames;
  if (!first || !/^(?:new )?[\w.]+\($/.test(first[0]) || first[1] !== ')') return null;
  return frames.every((frame) => frame?.[0] === first[0] && frame[1] === first[1]) ? first : null;
}

/** `a, Duration.ZERO`: the arguments as users write them, with the former parameters' names; null when this change does not tell one. */
export function writtenArguments({ now }: Arguments, before: Method): string | null {
  const texts = now.map(({ from, value, around }) => {
    if (from === null) return value && cut(value.text, LONGEST_ARGUMENT);
    const name = before.parameters[from]?.name ?? '';
    return around ? `${around[0]}${name}${around[1]}` : name;
  });
  return texts.every((text) => text !== null) ? texts.join(', ') : null;
}
