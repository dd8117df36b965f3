import type { Pair } from '../findings/view.js';
import { isField, type Field, type Method, type VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { isSameReferent, type Meaning, type Referent } from '../symbols/lookup.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { declared, isOverrideEquivalent } from '../symbols/members.js';
import { symbolsOf, type Symbols } from '../symbols/symbols.js';
import { isSameSymbol, symbolName } from '../symbols/type-symbols.js';
import { checkpoint } from '../text/work.js';
import { alignCode } from './aligned-trees.js';
import { causesOf, type Causes, type Declaration } from './causes.js';
import { changedNames, changedVariables } from './changed-names.js';
import { keptCode, type KeptCode, type Piece } from './kept-code.js';

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
  /** Everything above the types on the way is known. */
  readonly isClosed: boolean;
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

const WORDS = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

class BindingLock {
  readonly #symbols: Symbols;
  readonly #causes: Causes;
  readonly #names: ReadonlySet<string>;
  readonly #seen = new Set<Expression>();
  readonly rebound: Rebound[] = [];
  readonly lost: Lost[] = [];

  constructor(private readonly at: LookedAt) {
    this.#symbols = symbolsOf(at);
    this.#causes = causesOf(at);
    this.#names = changedNames(at.view, this.#symbols);
  }

  find(): void {
    for (const code of keptCode(this.at.view)) {
      checkpoint();
      const own = changedVariables(code);
      const isElsewhere = !this.#symbols.partners.types.isPair(code.before.declaringType, code.after.declaringType);
      const isAsked = (name: string): boolean => isElsewhere || this.#names.has(name) || own.has(name);
      if (!isElsewhere && !mentions(code.after, isAsked)) continue;
      for (const piece of code.pieces()) this.#piece(piece, code, isAsked);
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
    return this.#partnersOf(meant, code).some((partner) => referentName(partner) === nameOf(after));
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
      wants: from.wants,
      refactoring,
    });
  }

  #compare({ reference, code, was, is, meant, means }: Compared): void {
    const partners = this.#partnersOf(meant, code);
    if (partners.some((partner) => isSameReferent(partner, means)) || this.#isIntended(meant, means, partners, code)) return;
    const [shouldMean = null] = partners;
    const cause = this.#cause(meant, means, shouldMean, code);
    if (cause === undefined) return;
    const unseen = [...was.unseen, ...is.unseen];
    this.rebound.push({
      reference,
      code,
      meant,
      means,
      shouldMean,
      isOverload: shouldMean !== null && this.#areOverloads(is, shouldMean, means),
      isClosed: unseen.length === 0,
      wants: [...new Set(unseen.flatMap(({ wants }) => wants))],
      refactoring: cause,
    });
  }

  /** What became of what a name meant. */
  #partnersOf(meant: Referent, { before, after, variables, isEqual }: KeptCode): readonly Referent[] {
    const { partners } = this.#symbols;
    switch (meant.kind) {
      case 'variable': {
        const { variable } = meant;
        if (isField(variable)) {
          const fields = partners.fields.afterOf(variable);
          // a field that is still there became a variable only where that is reported: else the same name may be all that they have in common
          const isReplaced = fields.length === 0 || this.#causes.of([{ before: variable }], ['moveExpression']) !== null;
          return [...fields, ...(isReplaced ? converted(variables, variable) : [])].map(asVariable);
        }
        if (meant.member !== before) return [];
        if (!isEqual || variable.kind === 'parameter') return converted(variables, variable).map(asVariable);
        return this.#symbols.after.scopes.named(after, variable.name).map(asVariable);
      }
      case 'method':
        return partners.methods.afterOf(meant.method).map((method) => ({ kind: 'method', method }));
      case 'implied':
        return 'initializer' in meant.of
          ? partners.fields.afterOf(meant.of).map((of) => ({ kind: 'implied', of }))
          : partners.types.afterOf(meant.of).map((of) => ({ kind: 'implied', of }));
      case 'type':
        return meant.type.kind === 'declared'
          ? partners.types.afterOf(meant.type.type).map((type) => ({ kind: 'type', type: { kind: 'declared', type } }))
          : [meant];
      default:
        return [meant];
    }
  }

  /** Differences that are no slip. */
  #isIntended(meant: Referent, means: Referent, partners: readonly Referent[], code: KeptCode): boolean {
    if (meant.kind === 'typeVariable' || means.kind === 'typeVariable' || means.kind === 'imported') return true;
    if (isLocal(meant) && isLocal(means)) return true;
    // what extracted code was handed, and what inlined code was called with
    if (code.isPart && (isParameter(means) || isParameter(meant))) return true;
    if (meant.kind === 'implied' || means.kind === 'implied') return true;
    // which type that is is not known
    if (means.kind === 'type' && (means.type.kind === 'unseen' || (meant.kind === 'type' && meant.type.kind === 'unseen'))) return true;
    if (partners.length === 0) return true;
    // what was a field's is handed to the method now
    if (isParameter(means) && !code.variables.some(({ after }) => means.kind === 'variable' && after === means.variable)) return true;
    if (isLocal(means) && this.#isMadeOf(means, partners, code)) return true;
    return partners.some((partner) => this.#isSameFamily(partner, means));
  }

  /** `int size = this.size;`: the local variable holds what is meant. */
  #isMadeOf(means: Referent, partners: readonly Referent[], code: KeptCode): boolean {
    if (means.kind !== 'variable' || !means.variable.initializer) return false;
    const held = this.#symbols.after.meaningOf(means.variable.initializer, means.member ?? code.after)?.found[0];
    return held !== undefined && partners.some((partner) => isSameReferent(partner, held));
  }

  /** One overrides the other: which of them is called decides the object. */
  #isSameFamily(one: Referent, other: Referent): boolean {
    if (one.kind === 'type' && other.kind === 'type')
      return isSameSymbol(one.type, other.type) || symbolName(one.type) === symbolName(other.type);
    const { supertypes } = this.#symbols.after;
    const [first, second] = [methodOf(one), methodOf(other)];
    if (!first || !second || first.name !== second.name) return false;
    const parameters = (referent: Referent): Parameters<typeof isOverrideEquivalent>[0] =>
      referent.kind === 'method'
        ? supertypes.parametersOf(referent.method)
        : referent.kind === 'known'
          ? (referent.member.parameters ?? []).map((text) => supertypes.readKnown(text, referent.member.owner, new Map()))
          : [];
    if (!isOverrideEquivalent(parameters(one), parameters(other))) return false;
    return supertypes.isSubtype(first.owner, second.owner) !== false || supertypes.isSubtype(second.owner, first.owner) !== false;
  }

  /** The refactoring that brought this about; null: a pair of declarations tells it, though no refactoring is reported; undefined: nothing does, or an edit. */
  #cause(meant: Referent, means: Referent, shouldMean: Referent | null, code: KeptCode): number | null | undefined {
    const arrived = this.#arrival(means);
    if (arrived !== null) return arrived;
    const left = shouldMean && this.#causes.of([{ before: declarationOf(meant), after: declarationOf(shouldMean) }], LEAVES);
    if (left !== null) return left;
    const went = this.#causes.of(
      [
        { before: code.before, after: code.after },
        { before: code.before.declaringType, after: code.after.declaringType },
      ],
      ['rebind', 'moveStatements', 'changeSupertype'],
    );
    if (went !== null) return went;
    return this.#isCalledOtherwise(means, code) || (shouldMean && declaredName(meant) !== declaredName(shouldMean)) ? null : undefined;
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

interface Compared extends Pick<Rebound, 'reference' | 'code' | 'meant' | 'means'> {
  readonly was: Meaning;
  readonly is: Meaning;
}

const ARRIVES = ['addMethod', 'moveMethod', 'addField', 'addVariable', 'addType', 'renameReferences'] as const;
const LEAVES = ['removeMethod', 'moveMethod', 'removeField', 'removeVariable', 'removeType', 'renameReferences'] as const;

/** Whether a member's text has one of the names in it. */
function mentions(member: Method | Field, isAsked: (name: string) => boolean): boolean {
  const { start, end } = 'bodySpan' in member && member.bodySpan ? member.bodySpan : member.span;
  const text = member.file.text.slice(start, end);
  checkpoint(text.length >> 4);
  for (const [word] of text.matchAll(WORDS)) if (isAsked(word)) return true;
  return false;
}

const nameOf = ({ kind, label, text }: Expression): string => (kind === 'type' || kind === 'creation' ? text : label);
const asVariable = (variable: VariableDeclaration): Referent => ({ kind: 'variable', variable, member: null });
const isLocal = (referent: Referent): boolean => referent.kind === 'variable' && !isField(referent.variable);
const isParameter = (referent: Referent): boolean => referent.kind === 'variable' && referent.variable.kind === 'parameter';

function converted(pairs: KeptCode['variables'], variable: VariableDeclaration): readonly VariableDeclaration[] {
  return pairs.filter(({ before }) => before === variable).map(({ after }) => after);
}

/** The name that the declaration has. */
function declaredName(referent: Referent): string {
  switch (referent.kind) {
    case 'variable':
      return referent.variable.name;
    case 'method':
      return referent.method.name;
    case 'known':
      return referent.member.name;
    case 'type':
      return symbolName(referent.type);
    default:
      return '';
  }
}

/** The name by which code refers to it. */
function referentName(referent: Referent): string {
  return referent.kind === 'type' && referent.type.kind === 'declared' ? referent.type.type.name : declaredName(referent);
}

function declarationOf(referent: Referent): Declaration | null {
  switch (referent.kind) {
    case 'variable':
      return referent.variable;
    case 'method':
      return referent.method;
    case 'type':
      return referent.type.kind === 'declared' ? referent.type.type : null;
    default:
      return null;
  }
}

function methodOf(
  referent: Referent,
): { readonly name: string; readonly owner: Parameters<Symbols['after']['supertypes']['isSubtype']>[0] } | null {
  if (referent.kind === 'method') return { name: referent.method.name, owner: { kind: 'declared', type: referent.method.declaringType } };
  if (referent.kind === 'known' && referent.member.parameters)
    return { name: referent.member.name, owner: { kind: 'known', type: referent.member.owner } };
  return null;
}
