import type { Pair } from '../findings/view.js';
import { isField, type Field, type Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { isSameReferent, type Meaning, type Referent } from '../symbols/lookup.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { declared } from '../symbols/members.js';
import { symbolsOf, type Symbols } from '../symbols/symbols.js';
import { checkpoint } from '../text/work.js';
import { alignCode } from './aligned-trees.js';
import { causesOf, type Causes } from './causes.js';
import { changedNamesOf, changedVariables } from './changed-names.js';
import { Counterparts } from './counterparts.js';
import { keptCode, type KeptCode, type Piece } from './kept-code.js';
import { valuesGivenTo } from './given-values.js';
import { declarationOf, declaredName, isLocal, methodOf, nameOf, referentName } from './referents.js';
import { settledNames } from './settled-names.js';
import { mentions } from './words.js';

/** A reference that was kept, or renamed with what it means, and means something else than the counterpart of what it meant. */
export interface Rebound {
  readonly reference: Pair<Expression>;
  readonly code: KeptCode;
  readonly meant: Referent;
  readonly means: Referent;
  /** What the name should mean: what became of what it meant. Null where that is gone. */
  readonly shouldMean: Referent | null;
  /** Another method of the name of which the type that was looked in has both: the arguments decided. */
  readonly isOverload: boolean;
  /** Everything above the types on the way is known, and nothing else speaks for it. */
  readonly isClosed: boolean;
  /** Code that went elsewhere found a field of the same name there, and one of both fields holds what it is handed from outside: nobody here knows whether that is the same. */
  readonly isHandedIn: boolean;
  readonly wants: readonly string[];
  readonly refactoring: number | null;
}

/**
 * The binding lock (after the dependencies that Schäfer and others lock when they rename): every reference in code that was kept has to mean the counterpart of what it
 * meant. Only names can mean something else that something happened to, so that nearly all code need not be looked at.
 */
export const reboundReferences = (at: LookedAt): readonly Rebound[] => lockOf(at).rebound;

/** References in code that was kept that mean nothing any more. */
export const lostReferences = (at: LookedAt): readonly Lost[] => lockOf(at).lost;

/** A reference that meant something and means nothing that is known to be there. */
export type Lost = Pick<Rebound, 'reference' | 'code' | 'meant' | 'refactoring'>;

function lockOf(at: LookedAt): Pick<BindingLock, 'rebound' | 'lost'> {
  let lock = known.get(at);
  if (!lock) {
    lock = new BindingLock(at);
    lock.find();
    known.set(at, lock);
  }
  return lock;
}

const known = new WeakMap<LookedAt, BindingLock>();

class BindingLock {
  readonly #symbols: Symbols;
  readonly #causes: Causes;
  readonly #counterparts: Counterparts;
  readonly #names: ReadonlySet<string>;
  readonly #seen = new Set<Expression>();
  readonly rebound: Rebound[] = [];
  readonly lost: Lost[] = [];

  constructor(private readonly at: LookedAt) {
    this.#symbols = symbolsOf(at);
    this.#causes = causesOf(at);
    this.#counterparts = new Counterparts(this.#symbols, this.#causes);
    this.#names = changedNamesOf(at);
  }

  find(): void {
    for (const code of keptCode(this.at.view)) {
      checkpoint();
      const own = changedVariables(code);
      const isElsewhere = !this.#symbols.partners.types.isPair(code.before.declaringType, code.after.declaringType);
      const isAsked = (name: string): boolean => isElsewhere || this.#names.has(name) || own.has(name);
      if (!isElsewhere && !mentions(code.after, isAsked)) continue;
      const settled = settledNames(code, isAsked, this.#symbols);
      if (settled) for (const name of settled) this.#seen.add(name);
      else for (const piece of code.pieces()) this.#piece(piece, code, isAsked);
    }
  }

  #piece({ before, after, withBlocks }: Piece, code: KeptCode, isAsked: (name: string) => boolean): void {
    const { references, isSame } = alignCode(before, after, withBlocks);
    // code that was written anew means what its author wanted
    if (!isSame) return;
    const asked = references.filter((pair) => pair.before.label !== pair.after.label || isAsked(pair.after.label));
    if (asked.length === 0) return;
    if (!references.every((pair) => this.#isAccounted(pair, code))) return;
    for (const pair of asked) this.#reference(pair, code);
  }

  /** The same name, or that of what it meant has changed to it. */
  #isAccounted({ before, after }: Pair<Expression>, code: KeptCode): boolean {
    const isWrittenAlike = before.kind === after.kind;
    if (isWrittenAlike && nameOf(before) === nameOf(after)) return true;
    const [meant, ...more] = this.#symbols.before.meaningOf(before, code.before)?.found ?? [];
    if (!meant || more.length > 0) return false;
    // `this.x` is written for a field by who knows that it is one
    if (!isWrittenAlike && !(meant.kind === 'variable' && isField(meant.variable))) return false;
    return this.#counterparts.of(meant, code).some((partner) => referentName(partner) === nameOf(after));
  }

  #reference(reference: Pair<Expression>, code: KeptCode): void {
    const { before, after } = reference;
    if (this.#seen.has(after)) return;
    this.#seen.add(after);
    const { before: then, after: now } = this.#symbols;
    const [was, is] = [then.meaningOf(before, code.before), now.meaningOf(after, code.after)];
    const [means, ...others] = is?.found ?? [];
    if (!was || !is || others.length > 0) return;
    const [meant, ...more] = was.found;
    if (more.length > 0) return;
    if (!means) {
      if (meant) this.#nothing(reference, code, meant, is);
      return;
    }
    if (!meant) this.#fromUnseen(reference, code, was, is);
    else this.#compare({ reference, code, was, is, meant, means });
  }

  #nothing(reference: Pair<Expression>, code: KeptCode, meant: Referent, is: Meaning): void {
    const isMember = meant.kind === 'method' || (meant.kind === 'variable' && isField(meant.variable));
    // of what something is asked that is not known, nothing is known either
    const isKnown = is.unseen.length === 0 && (reference.after.receiver === null || is.inside !== null);
    // one that takes other arguments is there
    if (is.inside && this.#symbols.after.members.methods(is.inside, reference.after.label).length > 0) return;
    if (!isMember || !isKnown || code.isPart) return;
    const refactoring = this.#causes.of(
      [{ before: declarationOf(meant) }, { before: code.before, after: code.after }],
      [...LEAVES, 'rebind'],
    );
    if (refactoring !== null) this.lost.push({ reference, code, meant, refactoring });
  }

  /** What was inherited from a type that was not seen, and is declared in the change now. */
  #fromUnseen(reference: Pair<Expression>, code: KeptCode, was: Meaning, is: Meaning): void {
    const [means] = is.found;
    const [from] = was.unseen;
    if (!means || !from || code.isPart || !(means.kind === 'method' || (means.kind === 'variable' && isField(means.variable)))) return;
    const { supertypes } = this.#symbols.after;
    if (!supertypes.unseenAbove(declared(code.after.declaringType)).some(({ name }) => name === from.name)) return;
    const refactoring = this.#arrival(means);
    if (refactoring === null) return;
    const meant: Referent = { kind: 'imported', name: `${from.name}.${nameOf(reference.before)}` };
    this.rebound.push({
      reference,
      code,
      meant,
      means,
      shouldMean: null,
      isOverload: false,
      isClosed: false,
      isHandedIn: false,
      wants: from.wants,
      refactoring,
    });
  }

  #compare({ reference, code, was, is, meant, means }: Compared): void {
    const partners = this.#counterparts.of(meant, code);
    if (partners.some((partner) => isSameReferent(partner, means)) || this.#counterparts.isIntended(meant, means, partners, code)) return;
    if (this.#counterparts.isGivenOtherwise(reference, code) || isTakenFromObject(reference, means)) return;
    if (this.#isMadeForIt(reference, means)) return;
    const [shouldMean = null] = partners;
    const cause = this.#cause(meant, means, shouldMean, code);
    if (cause === undefined) return;
    const unseen = [...was.unseen, ...is.unseen];
    const namesakes = namesakesOf(meant, means, code);
    this.rebound.push({
      reference,
      code,
      meant,
      means,
      shouldMean,
      isOverload: shouldMean !== null && this.#areOverloads(is, shouldMean, means),
      isClosed: unseen.length === 0 && namesakes.length === 0,
      isHandedIn: namesakes.some((field) => valuesGivenTo(field)?.isHandedIn),
      wants: [...new Set(unseen.flatMap(({ wants }) => wants))],
      refactoring: cause,
    });
  }

  /** The refactoring that brought this about; null: a pair of declarations tells it, though no refactoring is reported; undefined: nothing does, or an edit. */
  #cause(meant: Referent, means: Referent, shouldMean: Referent | null, code: KeptCode): number | null | undefined {
    const arrived = this.#arrival(means);
    if (arrived !== null) return this.#isMadeOfAttribute(arrived, means) ? undefined : arrived;
    if (isNewLocal(means, code)) return undefined;
    const left = shouldMean && this.#causes.of([{ before: declarationOf(meant), after: declarationOf(shouldMean) }], LEAVES);
    if (left !== null) return left;
    // code that goes elsewhere takes its own variables along: a new one was declared by hand
    const went = isLocal(means)
      ? null
      : this.#causes.of(
          [
            { before: code.before, after: code.after },
            { before: code.before.declaringType, after: code.after.declaringType },
          ],
          ['rebind', 'moveStatements', 'changeSupertype'],
        );
    if (went !== null) return went;
    return this.#isCalledOtherwise(means, code) || (shouldMean && declaredName(meant) !== declaredName(shouldMean)) ? null : undefined;
  }

  /** An attribute became the variable: whoever speaks of it was meant to go along. */
  #isMadeOfAttribute(refactoring: number, means: Referent): boolean {
    return isLocal(means) && this.at.refactorings[refactoring]?.kind.object === 'attribute';
  }

  /** Another name was written, and what has that name is new, too: a refactoring makes nothing that a name could be mistaken for. */
  #isMadeForIt({ before, after }: Pair<Expression>, means: Referent): boolean {
    if (before.label === after.label) return false;
    const { partners } = this.#symbols;
    if (means.kind === 'method') return partners.methods.beforeOf(means.method).length === 0;
    return means.kind === 'variable' && isField(means.variable) && partners.fields.beforeOf(means.variable).length === 0;
  }

  #arrival(means: Referent): number | null {
    return this.#causes.of([{ after: declarationOf(means) }], ARRIVES);
  }

  /** What is meant now was there before, and had another name or another place. */
  #isCalledOtherwise(means: Referent, code: KeptCode): boolean {
    const { partners } = this.#symbols;
    if (means.kind === 'method')
      return partners.methods.beforeOf(means.method).some((one) => one.name !== means.method.name || !this.#isSamePlace(one, means.method));
    if (means.kind !== 'variable') return false;
    const { variable } = means;
    if (isField(variable))
      return partners.fields.beforeOf(variable).some((one) => one.name !== variable.name || !this.#isSamePlace(one, variable));
    return code.variables.some((pair) => pair.after === variable && pair.before.name !== variable.name);
  }

  #isSamePlace(before: Method | Field, after: Method | Field): boolean {
    return this.#symbols.partners.types.isPair(before.declaringType, after.declaringType);
  }

  #areOverloads({ inside }: Meaning, shouldMean: Referent, means: Referent): boolean {
    const method = methodOf(means);
    if (!inside || !method || !methodOf(shouldMean)) return false;
    return this.#symbols.after.members.methods(inside, method.name).some((one) => {
      const referent: Referent = one.kind === 'known' ? { kind: 'known', member: one.method } : { kind: 'method', method: one.method };
      return isSameReferent(referent, shouldMean);
    });
  }
}

/** A variable that no refactoring brought was declared by hand, for those who speak of it. */
const isNewLocal = (means: Referent, { variables, isEqual }: KeptCode): boolean =>
  means.kind === 'variable' &&
  !isField(means.variable) &&
  !isEqual &&
  !variables.some(({ before, after }) => after === means.variable && !isField(before));

/** `this.x` became `x`, a variable: written by who knows that it is one. */
const isTakenFromObject = ({ before, after }: Pair<Expression>, means: Referent): boolean =>
  before.kind === 'fieldAccess' && after.kind === 'name' && isLocal(means);

/** Code that went elsewhere finds a field of the same name there: most often it is meant. Both fields; none where that is not so. */
function namesakesOf(meant: Referent, means: Referent, { before, after }: KeptCode): readonly Field[] {
  if (meant.kind !== 'variable' || means.kind !== 'variable' || !isField(meant.variable) || !isField(means.variable)) return [];
  return before.declaringType.qualifiedName === after.declaringType.qualifiedName ? [] : [meant.variable, means.variable];
}

interface Compared extends Pick<Rebound, 'reference' | 'code' | 'meant' | 'means'> {
  readonly was: Meaning;
  readonly is: Meaning;
}

const ARRIVES = ['addMethod', 'moveMethod', 'addField', 'addVariable', 'addType', 'renameReferences'] as const;
const LEAVES = ['removeMethod', 'moveMethod', 'removeField', 'removeVariable', 'removeType', 'renameReferences'] as const;
