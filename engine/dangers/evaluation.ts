import { referencesTo } from '../findings/view.js';
import { isField, type Method } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { quoted } from '../text/quoted-code.js';
import { largest } from '../text/lists.js';
import { contains } from '../text/span.js';
import { footprintOf, footprintOfStatement, isWritten, placeOf, type Footprint, type Place } from '../symbols/effects.js';
import { onOtherNewObjects } from './new-objects.js';
import { nullTest, protects, testIn } from './guards.js';
import type { HeldPlace, HeldValue } from './held-values.js';
import { bare } from './same-code.js';
import { guardsOf, type Guard } from './way.js';

/** What is said of a value that is computed at another time, or another number of times. */
export interface Judgement {
  readonly certainty: 'sure' | 'likely';
  readonly sentence: string;
  readonly advice: string;
  /** What the sentence speaks of besides the value, on the side of the value's method. */
  readonly besides: Expression | null;
}

/** How much computing a value does: something that is known; something by its name; an object is made; something that nobody knows. */
type Effect = 'known' | 'named' | 'made' | 'unknown' | 'none';

export function effectOf({ calls, writes, creations }: Footprint): Effect {
  const does = new Set(calls.map(({ effect }) => effect));
  if (writes.size > 0 || does.has('changes') || does.has('otherwise')) return 'known';
  if (does.has('acts')) return 'named';
  if (does.has('something')) return 'unknown';
  return creations.length > 0 ? 'made' : 'none';
}

/** What is wrong with a value that is kept on one side alone; null when nothing is. */
export function judge(held: HeldValue): Judgement | null {
  if (held.isSet) return setElsewhere(held);
  // computed there on both sides: at most the number of times is another
  if (held.wasThere) return otherTimes(held);
  return askedTooEarly(held) ?? otherOrder(held) ?? otherCondition(held) ?? otherTimes(held) ?? actsInOtherOrder(held);
}

/** What was given a value is a variable of its own now, and keeps the one that it had. */
function setElsewhere({ direction, places, name, value }: HeldValue): Judgement | null {
  if (direction !== 'out' || !places.some(({ code }) => isWritten(code))) return null;
  const { code, method } = value;
  const place = placeOf(code, method);
  if (place === null || (method.body && footprintOfStatement(method.body, method).writes.has(place))) return null;
  // a parameter that nobody reads any more may go on in a variable
  if (typeof place !== 'string' && !isField(place) && !referencesTo(method, place).some(({ span }) => span.start >= code.span.end))
    return null;
  return {
    certainty: 'sure',
    sentence: `${said(value.code, value.method)} was set; since ${quoted(name)} was extracted only that is set, and ${said(value.code, value.method)} stays as it was.`,
    advice: `Set ${said(value.code, value.method)} itself.`,
    besides: null,
  };
}

/** Code as it is written. */
const said = ({ span: { start, end } }: Expression, { file }: Method): string => quoted(file.text.slice(start, end));

const verbOf = (value: Expression): string =>
  descendants(value).some(({ kind }) => /^(?:assignment|prefix|postfix)$/.test(kind))
    ? 'done'
    : descendants(value).some(({ kind }) => kind === 'invocation' || kind === 'superInvocation')
      ? 'called'
      : descendants(value).some(({ kind }) => kind === 'creation' || kind === 'arrayCreation')
        ? 'made'
        : 'read';

const kindOfChange = ({ direction, holder }: HeldValue): string =>
  holder === 'parameter' ? (direction === 'out' ? 'handed in' : 'put in place') : direction === 'out' ? 'extracted' : 'inlined';

/** `text.length()` is computed before `text == null` is asked, which each of its places came after. */
function askedTooEarly(held: HeldValue): Judgement | null {
  if (held.direction !== 'out') return null;
  const { places } = held;
  const { code: value, method } = held.value;
  const { dereferenced, fragile, calls } = footprintOf(value, method);
  const before = held.holder === 'variable' ? guardsOf(value, method) : [];
  const early = (test: Expression): Judgement => ({
    certainty: 'sure',
    sentence: `${said(value, method)} is now read before ${said(test, method)} is asked.`,
    advice: `Compute ${quoted(held.name)} after ${said(test, method)} is asked.`,
    besides: test,
  });
  for (const receiver of dereferenced) {
    const text = bare(receiver).text;
    const tests = places.map(({ guards }) => nullTest(guards, text));
    const [test] = tests;
    if (test && tests.every(Boolean) && !nullTest(before, text)) return early(test);
  }
  const others = [...fragile, ...calls.map(({ call }) => call), ...descendants(value).filter(({ kind }) => kind === 'invocation')];
  for (const one of others) {
    const tests = places.map(({ guards }) => protection(guards, one));
    const [test] = tests;
    if (test && tests.every(Boolean) && !protection(before, one)) return early(test);
  }
  return null;
}

function protection(guards: readonly Guard[], fragile: Expression): Expression | null {
  for (const { condition, holds } of guards) {
    const test = condition && testIn(condition, holds, (part, isTrue) => protects(part, isTrue, fragile));
    if (test) return test;
  }
  return null;
}

/** Something between the two places at which the value is computed changes what it reads, or reads what it changes. */
function otherOrder(held: HeldValue): Judgement | null {
  const { places, name, direction } = held;
  const { code: value, method } = held.value;
  const own = footprintOf(value, method);
  for (const { steps } of places) {
    for (const { expression } of steps) {
      if (isAmong(places, expression)) continue;
      const by = conflict(own, footprintOf(expression, method));
      if (!by) continue;
      const when = direction === 'out' ? 'is computed now and where it was computed' : 'was computed and where it is computed now';
      return {
        certainty: 'likely',
        sentence: `${said(by, method)} stands between the place where ${quoted(name)} ${when}.`,
        advice:
          direction === 'out'
            ? `Compute ${quoted(name)} after ${said(by, method)}.`
            : `Keep ${quoted(name)}, or inline it only up to ${said(by, method)}.`,
        besides: by,
      };
    }
  }
  return null;
}

/** Two calls that do something, or may, and of which the other one comes first now. */
function actsInOtherOrder(held: HeldValue): Judgement | null {
  const { places, name, direction } = held;
  const { code: value, method } = held.value;
  const footprint = footprintOf(value, method);
  const effect = effectOf(footprint);
  if (effect !== 'known' && effect !== 'named') return null;
  for (const { at, steps } of places)
    for (const { statement, expression } of steps) {
      // calls of one chain are made one after the other, whatever they are handed
      if (contains(statement.span, at.span) || contains(statement.span, value.span)) continue;
      const by = footprintOf(expression, method).calls.find(
        (one) => one.effect !== 'reads' && !isLogging(one.call) && !actsApart(footprint, one.call, method),
      );
      if (!by) continue;
      const when = direction === 'out' ? 'is computed now and where it was computed' : 'was computed and where it is computed now';
      return {
        certainty: 'likely',
        sentence: `${said(by.call, method)} stands between the place where ${quoted(name)} ${when}.`,
        advice: direction === 'out' ? `Compute ${quoted(name)} after it.` : `Keep ${quoted(name)}.`,
        besides: by.call,
      };
    }
  return null;
}

/** Whether all that a value does, it does to other new objects than a call does. */
function actsApart({ calls, writes, writesInside }: Footprint, call: Expression, method: Method): boolean {
  const acting = calls.filter(({ effect }) => effect !== 'reads');
  return writes.size === 0 && writesInside.size === 0 && acting.every((one) => onOtherNewObjects(one.call, call, method));
}

const isLogging = ({ label, receiver }: Expression): boolean =>
  /^(?:print|println|printf|debug|info|warn|warning|error|trace|fine|finer|finest|log)$/.test(label) ||
  /log(?:ger)?$/i.test(receiver?.text ?? '');

/** Whether the value stands in an expression, too. */
const isAmong = (places: readonly HeldPlace[], { span }: Expression): boolean => places.some(({ at }) => contains(span, at.span));

/** What of a step and of a value must not change places: the code of the step that does it. */
export function conflict(value: Footprint, step: Footprint): Expression | null {
  const readsClock = value.calls.find(({ call, effect }) => effect === 'otherwise' && !/^random|^next/.test(call.label));
  const acting = step.calls.find(({ effect }) => effect !== 'reads');
  if (readsClock && acting) return acting.call;
  return (
    common(step.writes, value.reads) ??
    common(step.writesInside, value.readsInside) ??
    common(step.reads, value.writes) ??
    common(step.readsInside, value.writesInside) ??
    common(step.writes, value.writes) ??
    common(step.writesInside, value.writesInside)
  );
}

/** What touches a place that another touches, too. */
function common(step: ReadonlyMap<Place, Expression>, value: ReadonlyMap<Place, Expression>): Expression | null {
  for (const [place, by] of step) if (value.has(place)) return by;
  return null;
}

/** What has effects was done always and is done only under a condition, or the reverse. */
function otherCondition(held: HeldValue): Judgement | null {
  const { places, direction, name, isComplete } = held;
  const { code: value, method } = held.value;
  const effect = effectOf(footprintOf(value, method));
  if (!isComplete || effect === 'none' || effect === 'made' || effect === 'unknown') return null;
  const conditions = places.map(({ guards }) => guards.at(0));
  const [guard] = conditions;
  if (!guard || !conditions.every(Boolean) || areAlternatives(places)) return null;
  const { condition } = guard;
  const only = condition ? `only if ${said(condition, method)} ${guard.holds ? 'holds' : 'does not hold'}` : 'only in some cases';
  const verb = verbOf(value);
  const since = `since ${quoted(name)} was ${kindOfChange(held)}`;
  return {
    certainty: effect === 'known' ? 'sure' : 'likely',
    sentence:
      direction === 'out'
        ? `${said(value, method)} was ${verb} ${only}; ${since} it is always ${verb}.`
        : `${said(value, method)} was always ${verb}; ${since} it is ${verb} ${only}.`,
    advice: direction === 'out' ? `Compute ${quoted(name)} where it is needed.` : `Keep ${quoted(name)}.`,
    besides: condition,
  };
}

/** One of the places is reached whatever holds: both branches of an `if` have one. */
function areAlternatives(places: readonly HeldPlace[]): boolean {
  const reached = new Map<Expression, boolean>();
  for (const { guards } of places) {
    const last = guards.at(-1);
    if (!last?.condition) continue;
    if (reached.get(last.condition) === !last.holds) return true;
    reached.set(last.condition, last.holds);
  }
  return false;
}

/** What has effects was done once and is done several times, or the reverse. */
function otherTimes(held: HeldValue): Judgement | null {
  const { places, direction, name } = held;
  const { code: value, method } = held.value;
  const effect = effectOf(footprintOf(value, method));
  if (effect === 'none' || (direction === 'out' && (effect === 'unknown' || effect === 'made'))) return null;
  const repeats = places.find(({ repeats: each }) => each !== null)?.repeats;
  const times = mostAtOnce(places);
  if (!repeats && (times < 2 || !held.isFewer())) return null;
  const verb = verbOf(value);
  const many = repeats === 'loop' ? 'in each turn of the loop' : repeats === 'lambda' ? 'whenever the lambda is' : inWords(times);
  const since = `since ${quoted(name)} was ${kindOfChange(held)}`;
  // whoever holds a value wants it once, most often
  const isOften = direction !== 'out' && repeats !== 'lambda';
  return {
    certainty: effect === 'known' && isOften ? 'sure' : 'likely',
    sentence:
      direction === 'out'
        ? `${said(value, method)} was ${verb} ${many}; ${since} it is ${verb} once.`
        : `${said(value, method)} was ${verb} once; ${since} it is ${verb} ${many}.`,
    advice: direction === 'out' ? `Compute ${quoted(name)} anew each time.` : `Keep ${quoted(name)}.`,
    besides: null,
  };
}

const inWords = (times: number): string => (times === 2 ? 'twice' : `${String(times)} times`);

/** Places that are counted for how often a value is computed: of more, nobody reads the number. */
const MOST_COUNTED = 20;

/** How many of the places are reached in one run at most. */
function mostAtOnce(places: readonly HeldPlace[]): number {
  const counted = places.slice(0, MOST_COUNTED);
  return largest(counted.map((one) => counted.filter((other) => other === one || !excludes(one, other)).length));
}

/** Whether two places are never both reached: what one needs to hold must not hold for the other. */
function excludes(one: HeldPlace, other: HeldPlace): boolean {
  return one.guards.some(({ condition, holds }) =>
    other.guards.some((guard) => (condition === null ? false : guard.condition === condition && guard.holds !== holds)),
  );
}
