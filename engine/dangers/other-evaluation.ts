import type { Danger, LookPlace } from '../results/look.js';
import { judge, type Judgement } from './evaluation.js';
import { exchangedReceivers, type ExchangedReceiver } from './exchanged-receivers.js';
import { heldValues, type HeldValue } from './held-values.js';
import type { DangerKind } from './kind.js';
import { placeAt } from './sentence-parts.js';
import { perhaps } from './verdict.js';

/** What is computed at another time, under another condition, or more or less often than before. */
export const otherEvaluation: DangerKind = {
  id: 'other-evaluation',
  meaning:
    'What an expression does happens under another condition, more or less often, or in another order than before, since it was extracted, inlined or moved.',
  not: 'An expression that nothing on its way can change and that changes nothing gives the same wherever it stands.',
  example: {
    before: 'class Slug {\n  boolean isShort(String text) {\n    return text == null || text.length() < 9;\n  }\n}\n',
    after:
      'class Slug {\n  boolean isShort(String text) {\n    int length = text.length();\n    return text == null || length < 9;\n  }\n}\n',
  },
  nearMiss: {
    before: 'class Slug {\n  boolean isShort(String text) {\n    return text.length() < 9 || text.isBlank();\n  }\n}\n',
    after:
      'class Slug {\n  boolean isShort(String text) {\n    int length = text.length();\n    return length < 9 || text.isBlank();\n  }\n}\n',
  },
  find: (at) => [...heldValues(at).flatMap((held) => told(held, judge(held))), ...exchangedReceivers(at).flatMap(toldOfCall)],
};

function told(held: HeldValue, judgement: Judgement | null): readonly Danger[] {
  if (!judgement) return [];
  const { direction, value, kept, places, placesIn, refactoring } = held;
  const { certainty, sentence, advice, besides } = judgement;
  const once = [placeAt(kept.method.file, kept.code.span, 'where it is computed once')];
  const each = places.map(({ code }) => placeAt(placesIn.file, code.span, 'where it is computed'));
  const more = besides ? [placeAt(value.method.file, besides.span, 'what it depends on')] : [];
  const [before, after] = direction === 'out' ? [each, once] : [once, each];
  const isAfter = value.method === (direction === 'out' ? kept.method : placesIn);
  return [
    {
      kind: otherEvaluation.id,
      certainty,
      refactoring,
      sentence: certainty === 'likely' ? perhaps(sentence) : sentence,
      advice,
      before: isAfter ? before : [...before, ...more],
      after: isAfter ? [...after, ...more] : after,
    },
  ];
}

function toldOfCall({ certainty, sentence, refactoring, before, after }: ExchangedReceiver): readonly Danger[] {
  const placeOf = ({ code, method }: ExchangedReceiver['before']): LookPlace => placeAt(method.file, code.span, 'the call');
  return [
    {
      kind: otherEvaluation.id,
      certainty,
      refactoring,
      sentence: certainty === 'likely' ? perhaps(sentence) : sentence,
      before: [placeOf(before)],
      after: [placeOf(after)],
    },
  ];
}
