import type { Explanation } from '../explained/explain.js';
import { takesElsewhere, typeFacts } from '../catalogue/facts.js';
import type { FieldPair, MethodPair } from '../findings/view.js';
import type { Peeks, TakenCode } from '../peek/peek.js';
import type { MatchedCode } from '../peek/transfer.js';
import type { BodyVerdict, Peek, Refactoring } from '../results/result.js';
import type { Span } from '../text/span.js';
import { checkpoint } from '../text/work.js';
import { bodyOf, lostBetween } from './bodies.js';
import { replaced, wordsOf } from './differences.js';
import type { Facts } from './facts.js';
import { judge } from './judge.js';
import { ChangedSignatures } from './signatures.js';
import { TokenEdits } from './tokens.js';

/** The refactorings, those that take code elsewhere with what became of it on the way. */
export function withVerdicts(refactorings: readonly Refactoring[], peeks: Peeks): readonly Refactoring[] {
  const verdicts = new Verdicts(peeks.explanation);
  return refactorings.map((one, index) => {
    checkpoint();
    const taken = one.editedLines !== undefined && takesElsewhere(typeFacts(one.type)) ? peeks.taken(index) : null;
    return taken ? { ...one, body: verdicts.of(taken) } : one;
  });
}

/** A peek with what became of the body that it shows. */
export function withVerdict(peek: Peek, type: string, peeks: Peeks): Peek {
  const taken = takesElsewhere(typeFacts(type)) ? peeks.taken(peek.refactoring, peek.place) : null;
  return taken ? { ...peek, body: new Verdicts(peeks.explanation).of(taken) } : peek;
}

type MatchedBody = Parameters<typeof bodyOf>[0];
type MatchedType = Extract<MatchedCode, { readonly kind: 'type' }>;

/** Gives verdicts: by the tokens where nothing was edited, else by what the trees say. */
class Verdicts {
  readonly #signatures: ChangedSignatures;

  constructor(private readonly explanation: Explanation) {
    this.#signatures = new ChangedSignatures(explanation);
  }

  of(taken: TakenCode): BodyVerdict {
    const tokens = new TokenEdits(taken, this.explanation);
    const { matched } = taken;
    if (tokens.isNone && !this.#lostSome(matched)) return { kind: tokens.saysOtherwise ? 'names' : 'same' };
    if (matched?.kind === 'type') return this.#ofType(matched, taken, tokens);
    if (matched?.kind === 'field') return ofField(matched.pair, tokens);
    if (!matched) return inWords(tokens, NOWHERE);
    return this.#ofBody(matched, taken.refactorings, tokens);
  }

  /** The tokens of what was extracted say nothing of what was dropped in between. */
  #lostSome(matched: MatchedCode | null): boolean {
    return matched?.kind === 'extracted' && lostBetween(matched.extraction, this.explanation.view.methodPairs).length > 0;
  }

  #ofBody(matched: MatchedBody, refactorings: ReadonlySet<number>, tokens: TokenEdits): BodyVerdict {
    const body = bodyOf(matched, refactorings, this.explanation.view.methodPairs);
    if (body === 'identical') return { kind: 'same' };
    if (!body) return inWords(tokens, NOWHERE);
    const judgement = judge(body, this.explanation, this.#signatures);
    if ('facts' in judgement) return { kind: kindOf(judgement.facts) };
    const { differences } = judgement;
    return { kind: 'edited', lines: tokens.linesOf(differences), reason: differences[0].reason };
  }

  /** A type is what its members are; what it gained or lost is an edit. */
  #ofType({ members }: MatchedType, { refactorings }: TakenCode, tokens: TokenEdits): BodyVerdict {
    const judged = members.methods.filter(({ body }) => body !== null);
    const rest = tokens.outside({ before: judged.map(bodyOn('before')), after: judged.map(bodyOn('after')) });
    if (rest) return inWords(tokens, { before: judged.map(bodyOn('before')), after: judged.map(bodyOn('after')) });
    let kind: BodyVerdict['kind'] = tokens.saysOtherwise ? 'names' : 'same';
    for (const pair of judged) {
      const verdict = this.#ofBody({ kind: 'method', pair }, refactorings, tokens);
      if (verdict.kind === 'edited') return verdict;
      if (verdict.kind === 'effect' || kind === 'same') ({ kind } = verdict);
    }
    return { kind };
  }
}

const NOWHERE: Readonly<Record<'before' | 'after', readonly Span[]>> = { before: [], after: [] };

const bodyOn =
  (side: 'before' | 'after') =>
  (pair: MethodPair): Span =>
    pair[side].bodySpan ?? { start: 0, end: 0 };

function ofField({ before, after }: FieldPair, tokens: TokenEdits): BodyVerdict {
  const [one, other] = [before.initializer, after.initializer];
  return one && other ? { kind: 'edited', lines: tokens.lines, reason: replaced(one, other).reason } : inWords(tokens, NOWHERE);
}

function kindOf(facts: Facts): 'same' | 'names' | 'effect' {
  const levels = new Set(facts.map(({ level }) => level));
  return levels.has('effect') ? 'effect' : levels.has('names') ? 'names' : 'same';
}

function inWords(tokens: TokenEdits, but: Parameters<TokenEdits['outside']>[0]): BodyVerdict {
  const first = tokens.outside(but);
  return { kind: 'edited', lines: tokens.lines, reason: first ? wordsOf(first.text, first.side) : '' };
}
