import type { Explanation } from '../explained/explain.js';
import { inOrder, isPartOfComposite } from '../explained/own-code.js';
import type { StatementMapping } from '../findings/view.js';
import type { Statement } from '../model/statement.js';
import type { Expression } from '../model/expression.js';
import { addAll } from '../text/lists.js';
import type { Body } from './bodies.js';
import { bare, Comparer, type Mechanic } from './comparer.js';
import { added, ambiguous, movedWithin, otherArgument, removed, replaced, type Difference } from './differences.js';
import { areConsistent, type Fact, type Facts } from './facts.js';
import { parameterForValue, valueForParameter } from './given-values.js';
import { heldValue } from './held-values.js';
import { Home } from './homes.js';
import { Leftovers } from './leftovers.js';
import { changedSignature, handedThis, otherReceiver, setter } from './members.js';
import { sameStatement, valueOf } from './statement-forms.js';
import type { ChangedSignatures } from './signatures.js';

const MECHANICS: readonly Mechanic[] = [otherReceiver, handedThis, setter, changedSignature, heldValue];

type Pair = Pick<StatementMapping, 'before' | 'after'>;

/** Pairs of statements without a counterpart that are compared; where there are more, the code was rewritten. */
const MOST_PAIRS = 400;

/** What was granted, or the edits. */
export type Judgement = { readonly facts: Facts } | { readonly differences: readonly [Difference, ...Difference[]] };

/** Judges one body. */
export function judge(body: Body, explanation: Explanation, signatures: ChangedSignatures): Judgement {
  return new Judge(body, explanation, signatures).judge();
}

/** What is asked of a variable or a method. What it asks now is an edit where the call stands, not of the code that was taken out. */
const ASKED: ReadonlySet<string> = new Set(['name', 'fieldAccess', 'invocation']);

/** Other values than those are told of where they are used, since a parameter hides them: `retry(3)` -> `retry(times)`, with a call that passes 5. */
function isCallersOwn(value: Expression, argument: Expression): boolean {
  const [one, other] = [bare(value), bare(argument)];
  return ASKED.has(one.kind) && one.kind === other.kind && one.arguments?.length === other.arguments?.length;
}

class Judge {
  readonly #comparer: Comparer;
  readonly #facts: Fact[] = [];
  /** Whole statements and what they became. */
  readonly #whole: Pair[];
  readonly #differences: Difference[] = [];

  constructor(
    private readonly body: Body,
    private readonly explanation: Explanation,
    private readonly signatures: ChangedSignatures,
  ) {
    this.#comparer = this.#comparerOf(body.before, body.after, [
      ...(body.kind === 'extracted' ? [parameterForValue] : body.kind === 'inlined' ? [valueForParameter] : []),
      ...MECHANICS,
    ]);
    this.#whole = body.mappings.filter(
      ({ before, after, beforeExpression, afterExpression }) =>
        !beforeExpression && !afterExpression && !isPartOfComposite(before) && !isPartOfComposite(after),
    );
  }

  judge(): Judgement {
    for (const mapping of this.body.mappings) this.#mapping(mapping);
    const left = this.#pairLeft();
    this.#order();
    if (!areConsistent(this.#facts)) this.#differences.push(ambiguous(this.body.before, this.body.after));
    this.#arguments();
    const leftovers = new Leftovers(this.body, this.explanation, this.#facts);
    const gone = left.before.filter((statement) => !leftovers.excuse(statement, 'before'));
    const fresh = left.after.filter((statement) => !leftovers.excuse(statement, 'after'));
    addAll(this.#differences, this.#leftOver(gone, fresh));
    if (this.#differences.length > 0) return { differences: inReadingOrder(this.#differences) };
    return { facts: [...this.#facts, ...leftovers.facts] };
  }

  /** Statements that nothing excuses: the first of a kind that is gone became the first of that kind that is new. */
  #leftOver(gone: readonly Statement[], fresh: readonly Statement[]): readonly Difference[] {
    const rest = new Set(fresh);
    const found = gone.map((one) => {
      const other = [...rest].find(({ kind, composite }) => kind === one.kind && !composite);
      if (!other) return removed(one);
      rest.delete(other);
      return this.#differenceOf(one, other);
    });
    return [...found, ...[...rest].map(added)];
  }

  /** Statements that the matching knows no counterpart of, and that are the same all the same: short ones. Gives those that have none. */
  #pairLeft(): Body['left'] {
    const { before, after } = this.body.left;
    if (before.length * after.length > MOST_PAIRS) return this.body.left;
    const rest = new Set(after);
    const alone = before.filter((one) => {
      for (const other of rest) {
        const facts = sameStatement(one, other, this.#comparer, this.body.kind);
        if (!facts) continue;
        addAll(this.#facts, facts);
        this.#whole.push({ before: one, after: other });
        rest.delete(other);
        return false;
      }
      return true;
    });
    return { before: alone, after: [...rest] };
  }

  #comparerOf(before: Body['before'], after: Body['after'], mechanics: readonly Mechanic[]): Comparer {
    const home = new Home(before, after, this.explanation.view);
    return new Comparer(this.explanation, { before, after, home }, this.signatures, mechanics);
  }

  #mapping(mapping: StatementMapping): void {
    const { before, after, beforeExpression, afterExpression } = mapping;
    if (beforeExpression || afterExpression) {
      const [one, other] = [beforeExpression ?? valueOf(before), afterExpression ?? valueOf(after)];
      if (one && other) this.#expressions(one, other);
      else this.#differences.push(replaced(before, after));
      return;
    }
    const facts = sameStatement(before, after, this.#comparer, this.body.kind);
    if (facts) addAll(this.#facts, facts);
    else this.#differences.push(this.#differenceOf(before, after));
  }

  #expressions(one: Expression, other: Expression): void {
    const facts = this.#comparer.expressions(one, other);
    if (facts) addAll(this.#facts, facts);
    else this.#differences.push(replaced(...this.#comparer.difference(one, other)));
  }

  #differenceOf(before: Statement, after: Statement): Difference {
    if (before.kind !== after.kind || before.expressions.length !== after.expressions.length) return replaced(before, after);
    const wrong = before.expressions.flatMap((one, at) => {
      const other = after.expressions[at];
      return other && !this.#comparer.expressions(one, other) ? [[one, other] as const] : [];
    });
    const [only] = wrong;
    return only && wrong.length === 1 ? replaced(...this.#comparer.difference(...only)) : replaced(before, after);
  }

  /** Statements must stand in the same order, and inside what became of the statement that they stood in. */
  #order(): void {
    const sorted = this.#whole.sort(
      (one, other) => one.before.span.start - other.before.span.start || other.before.span.end - one.before.span.end,
    );
    const standing = new Set(inOrder(sorted, ({ after }) => after.span.start));
    const became = new Map([...this.body.mappings, ...this.#whole].map(({ before, after }) => [before, after]));
    for (const mapping of sorted)
      if (!standing.has(mapping) || !this.#standsInside(mapping, became))
        this.#differences.push(movedWithin(mapping.before, mapping.after));
  }

  #standsInside({ before, after }: Pair, became: ReadonlyMap<Statement, Statement>): boolean {
    const [one, other] = [holderOf(before), holderOf(after)];
    if (!one || !other || !became.has(one.statement)) return this.body.kind !== 'method' || one?.statement === other?.statement;
    return became.get(one.statement) === other.statement && one.branch === other.branch;
  }

  /** Parameters must stand for what the calls pass. */
  #arguments(): void {
    const { kind, calls, caller, before, after } = this.body;
    if (!caller) return;
    const method = kind === 'extracted' ? after : before;
    const comparer = kind === 'extracted' ? this.#comparerOf(before, caller, MECHANICS) : this.#comparerOf(caller, after, MECHANICS);
    const seen = new Set<string>();
    for (const { given } of this.#facts) {
      if (!given || seen.has(given.parameter.name)) continue;
      seen.add(given.parameter.name);
      const at = method.parameters.indexOf(given.parameter);
      const passed = calls.flatMap((call) => call.arguments?.[at] ?? []);
      const fits = (argument: Expression): boolean =>
        isCallersOwn(given.value, argument) ||
        (kind === 'extracted' ? comparer.expressions(given.value, argument) : comparer.expressions(argument, given.value)) !== null;
      if (!passed.some(fits))
        this.#differences.push(otherArgument(given.parameter.name, given.value, kind === 'extracted' ? 'before' : 'after'));
    }
  }
}

/** By where they stand after, those that are gone last. */
function inReadingOrder(differences: readonly Difference[]): readonly [Difference, ...Difference[]] {
  const place = ({ after, before }: Difference): number => after?.start ?? Number.MAX_SAFE_INTEGER / 2 + (before?.start ?? 0);
  const [first, ...others] = [...differences].sort((one, other) => place(one) - place(other));
  if (!first) throw new Error('There is no difference to put in order');
  return [first, ...others];
}

/** The statement that a statement stands in, blocks aside, and in which of its parts. */
function holderOf(statement: Statement): { readonly statement: Statement; readonly branch: number } | null {
  let child = statement;
  for (let { parent } = statement; parent; { parent } = parent) {
    if (parent.kind !== 'block') return { statement: parent, branch: child.index };
    child = parent;
  }
  return null;
}
