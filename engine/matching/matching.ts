import type { Method, TypeDeclaration } from '../model/declarations.js';
import type { CodeModel } from '../model/source-file.js';
import type { Extraction, Inlining } from './bodies/body-mapping.js';
import { callEvidence, matchByCalls } from './methods/call-evidence.js';
import { withoutStrangers } from './methods/names-given-up.js';
import { matchChangedSignatures } from './methods/changed-signatures.js';
import type { Comparison, TypePair } from './comparison.js';
import { extractedBodies, inlinedBodies, placesOf } from './extraction/copies.js';
import { anonymousTypesOf, anonymousTypesOfFields, mayBeOneOfAnonymous, type AnonymousPair } from './types/field-types.js';
import { matchFields, type FieldMatch } from './fields/fields.js';
import { isDelegation, isHandingOn } from '../facts/declarations/handing-on.js';
import { Hierarchy, type Hierarchies } from '../facts/declarations/hierarchy.js';
import { goesWhere, toldOf } from './extraction/homes.js';
import { isInitializer, pairInitializers } from './methods/initializers.js';
import { localTypesWithout, membersOfOneName, wentAlong } from './types/local-types.js';
import { LazyMethodPair } from './methods/method-pair.js';
import { arrivals } from './extraction/arrivals.js';
import { movableThough } from './moves/movable-methods.js';
import { pairBySignature } from './methods/equal-signatures.js';
import { matchMovedMethods, stayedInType, type MoveContext } from './moves/moves.js';
import { reach, takenFromOthers, taking, type Walk } from './extraction/reach.js';
import { namesItsOwner } from './extraction/receivers.js';
import { namedAnonymousTypes, type NamedAnonymousType } from './types/named-anonymous-types.js';
import { hasNamesByContract } from '../facts/declarations/anonymous-types.js';
import type { Agreement } from './methods/method-similarity.js';
import { Renames } from './methods/renames.js';
import type { Trace } from './trace.js';
import { runPart } from '../text/work.js';
import type { Found } from './result.js';
import { routesOf, type TypeSplit } from './types/type-splits.js';
import { relationOf, type TypeMatcher } from './types/type-matching.js';
import { typeSuccessors } from './types/type-successors.js';

/** Rounds in which pairs lead to others, at most: chains of renames are short. */
const MOST_ROUNDS = 4;

/** The state of one matching, and its steps. */
export class Matching {
  readonly #hierarchies: Hierarchies;
  #typePairs: TypePair[] = [];
  #removedTypes: readonly TypeDeclaration[] = [];
  #addedTypes: readonly TypeDeclaration[] = [];
  #typeSplits: readonly TypeSplit[] = [];
  readonly #afterOf = new Map<TypeDeclaration, TypeDeclaration>();
  readonly #beforeOf = new Map<TypeDeclaration, TypeDeclaration>();
  readonly #methodPairs: LazyMethodPair[] = [];
  readonly #removed = new Set<Method>();
  readonly #added = new Set<Method>();
  /** Methods that code was extracted into, or inlined from: other methods may have lost code to them, or got code from them, too. */
  readonly #extracted = new Set<Method>();
  readonly #inlined = new Set<Method>();
  /** The same by the method that lost (got) the code. */
  readonly #extractedFrom = new Map<Method, Set<Method>>();
  readonly #inlinedInto = new Map<Method, Set<Method>>();
  readonly #extractions: Extraction[] = [];
  readonly #inlinings: Inlining[] = [];
  #namedTypes: readonly NamedAnonymousType[] = [];
  #fields: FieldMatch = { pairs: [], removed: [], added: [] };

  constructor(
    private readonly before: CodeModel,
    private readonly after: CodeModel,
    private readonly trace: Trace,
  ) {
    this.#hierarchies = { before: new Hierarchy(before), after: new Hierarchy(after) };
  }

  /** In the order of work: each may rest on those before it. */
  steps(matcher: TypeMatcher): readonly (() => void)[] {
    return [
      () => this.#pairMembersOf(matcher.sameNames(this.before, this.after)),
      () => this.#pairLocalTypes(matcher),
      () => this.#pairOtherTypes(matcher),
      () => this.#pairTypesOftenSpokenOf(matcher),
      () => this.#typeSplits.forEach((split) => this.#pairMethodsOfParts(split)),
      () => this.#pairInRounds(),
      () => this.#nameAnonymousTypes(),
      () => this.#extractAndInlineWithinTypes(),
      () => this.#pairMovedMethods(),
      () => this.#pairInRounds(true),
      () => this.#extractAndInlineAcrossTypes(),
      () => this.#pairMethodsOfNamedTypes(),
      () => this.#pairFields(),
    ];
  }

  #pairLocalTypes(matcher: TypeMatcher): void {
    const { removed, added } = matcher.left;
    this.#pairMembersOf(matcher.addLocal(this.#leftLocalTypes('before', removed), this.#leftLocalTypes('after', added)));
  }

  /** With what the members of types of one name say about them, types of other names and places, and their members. */
  #pairOtherTypes(matcher: TypeMatcher): void {
    const similar = matcher.similar(typeSuccessors(this.#methodPairs, this.#typePairs, matcher.left).all);
    this.#typeSplits = matcher.splits;
    ({ removed: this.#removedTypes, added: this.#addedTypes } = matcher.left);
    for (const type of this.#removedTypes) for (const method of type.methods) this.#removed.add(method);
    for (const type of this.#addedTypes) for (const method of type.methods) this.#added.add(method);
    this.#pairMembersOf(similar);
  }

  /** What methods of types that went elsewhere, or are named otherwise now, say about types that are still left, too. */
  #pairTypesOftenSpokenOf(matcher: TypeMatcher): void {
    const said = typeSuccessors(this.#methodPairs, this.#typePairs, matcher.left);
    const found = matcher.follow(said.often);
    for (const method of found.flatMap(({ before }) => before.methods)) this.#removed.delete(method);
    for (const method of found.flatMap(({ after }) => after.methods)) this.#added.delete(method);
    ({ removed: this.#removedTypes, added: this.#addedTypes } = matcher.left);
    this.#pairMembersOf(found);
  }

  /** The types in the bodies of changed, gone and new methods that these do not share. */
  #leftLocalTypes(side: 'before' | 'after', open: readonly TypeDeclaration[]): readonly TypeDeclaration[] {
    const [alone, partners] = side === 'before' ? [this.#removed, this.#afterOf] : [this.#added, this.#beforeOf];
    const changed = this.#methodPairs.filter(({ body }) => body !== null && !body.identical).map((pair) => pair[side]);
    return localTypesWithout(partners, new Set([...changed, ...alone, ...open.flatMap((type) => type.methods)]));
  }

  /** Methods of each type pair, by signature and then by what they contain; then those of the anonymous and local types inside them. */
  #pairMembersOf(pairs: readonly TypePair[]): void {
    for (const pair of pairs) this.#addTypePair(pair);
    for (const pair of pairs) runPart([pair.before.file.path, pair.after.file.path], () => this.#pairMethodsOf(pair));
  }

  #addTypePair(pair: TypePair): void {
    this.#typePairs.push(pair);
    this.#afterOf.set(pair.before, pair.after);
    this.#beforeOf.set(pair.after, pair.before);
  }

  /** A split or merged type's methods went to other types; several parts may have, or have had, the same one. */
  #pairMethodsOfParts(split: TypeSplit): void {
    const isOrdinary = (method: Method): boolean => method.kind === 'method';
    const gone = new Set<Method>();
    for (const { before, after } of routesOf(split)) {
      const { pairs, removed, added } = pairBySignature(before.methods.filter(isOrdinary), after.methods.filter(isOrdinary));
      const changed = matchChangedSignatures(removed, added, this.trace);
      for (const [b, a, agreement] of [...pairs, ...changed]) {
        gone.add(b).add(a);
        this.#addMethodPair(new LazyMethodPair(b, a, 'moved', agreement?.body));
      }
    }
    for (const method of gone) {
      this.#removed.delete(method);
      this.#added.delete(method);
    }
  }

  /** What signatures and bodies left over, in rounds, each with the word of the callers, and under the renames, that those before it found. */
  #pairInRounds(late = false): void {
    for (let round = 0; round < MOST_ROUNDS; round++) if (!this.#pairLeftOver(late)) return;
  }

  /** Whether anything was found. */
  #pairLeftOver(late: boolean): boolean {
    const open = this.#typePairs.flatMap(({ before, after }) => {
      const removed = before.methods.filter((one) => this.#removed.has(one));
      const added = after.methods.filter((one) => this.#added.has(one));
      return removed.length === 0 || added.length === 0 || hasNamesByContract(before) ? [] : [{ removed, added }];
    });
    if (open.length === 0) return false;
    const evidence = callEvidence(this.#methodPairs);
    const renames = new Renames(this.#methodPairs, this.#typePairs);
    const known = this.#methodPairs.length;
    for (const { removed, added } of open) {
      this.#addChanged(matchByCalls(removed, added, evidence, late, this.trace));
      if (renames.isEmpty) continue;
      const [left, right] = [removed.filter((one) => this.#removed.has(one)), added.filter((one) => this.#added.has(one))];
      this.#addChanged(matchChangedSignatures(left, right, this.trace, renames));
    }
    return this.#methodPairs.length > known;
  }

  #addChanged(pairs: readonly [Method, Method, Agreement][]): void {
    for (const [b, a, agreement] of pairs) {
      this.#removed.delete(b);
      this.#added.delete(a);
      this.#addMethodPair(new LazyMethodPair(b, a, 'signature', agreement.body));
    }
  }

  #pairMethodsOf({ before, after }: TypePair): void {
    const [named, namedNow] = [before, after].map(({ methods }) => methods.filter((one) => !isInitializer(one))) as [Method[], Method[]];
    const bySignature = pairBySignature(named, namedNow);
    const isOneType = before.name === after.name && before.kind !== 'anonymous';
    const { pairs, removed, added } = isOneType ? withoutStrangers(bySignature) : bySignature;
    const candidates = matchChangedSignatures(removed, added, this.trace);
    const isNamed = before.kind === 'anonymous' && after.kind === 'anonymous';
    const changed = isNamed ? candidates.filter(([b, a]) => mayBeOneOfAnonymous(b, a)) : candidates;
    const matched = new Set<Method>(changed.flatMap(([b, a]) => [b, a]));
    // nor do its methods go anywhere when it is the value of a field
    const isValue = isNamed && before.enclosingMember?.kind === 'field';
    if (!isValue) for (const method of removed) if (!matched.has(method)) this.#removed.add(method);
    for (const method of added) if (!matched.has(method)) this.#added.add(method);
    for (const [b, a] of pairs) this.#addMethodPair(new LazyMethodPair(b, a, 'same'));
    for (const [b, a, agreement] of pairInitializers(before.methods, after.methods))
      this.#addMethodPair(new LazyMethodPair(b, a, 'same', agreement.body));
    for (const [b, a, agreement] of changed) this.#addMethodPair(new LazyMethodPair(b, a, 'signature', agreement.body));
    this.#addInnerTypes(anonymousTypesOfFields(before, after));
  }

  #addMethodPair(pair: LazyMethodPair): void {
    this.#methodPairs.push(pair);
    this.#addInnerTypes(pair.body?.innerTypePairs ?? []);
  }

  #addInnerTypes(pairs: readonly AnonymousPair[]): void {
    for (const inner of pairs) {
      if (this.#afterOf.has(inner.before)) continue;
      const typePair: TypePair = { ...inner, relation: wentAlong(inner, this.#afterOf) ? 'inner' : relationOf(inner.before, inner.after) };
      this.#addTypePair(typePair);
      this.#pairMethodsOf(typePair);
      this.#addInnerTypes(membersOfOneName(inner));
    }
  }

  /** Nothing comes from elsewhere to the methods of classes that were anonymous, nor goes on from there: they are paired with the others at the end. */
  #nameAnonymousTypes(): void {
    const known = { methodPairs: this.#methodPairs, typePairs: this.#typePairs, addedTypes: this.#addedTypes };
    this.#namedTypes = namedAnonymousTypes({ ...known, addedMethods: this.#added, afterOf: this.#afterOf });
    for (const { methods, makers } of this.#namedTypes)
      for (const one of [...methods.map(({ after }) => after), ...makers]) this.#added.delete(one);
  }

  #extractAndInlineWithinTypes(): void {
    const came = arrivals(this.#removed, this.#added);
    this.#extract((source, extracted) => goesWhere(source, extracted, 'after') === 'here' && !came.has(extracted), false);
    this.#inline((target, inlined) => goesWhere(target, inlined, 'before') === 'here', false);
  }

  #pairMovedMethods(): void {
    const context: MoveContext = {
      hierarchyBefore: this.#hierarchies.before,
      hierarchyAfter: this.#hierarchies.after,
      afterOf: (type) => this.#afterOf.get(type) ?? null,
      beforeOf: (type) => this.#beforeOf.get(type) ?? null,
      trace: this.trace,
    };
    const { removed, added } = movableThough(this.#methodPairs);
    for (const [before, after, agreement] of matchMovedMethods([...this.#removed, ...removed], [...this.#added, ...added], context)) {
      this.#removed.delete(before);
      this.#added.delete(after);
      this.#addMethodPair(
        new LazyMethodPair(before, after, stayedInType(before, after, context.afterOf) ? 'signature' : 'moved', agreement.body),
      );
    }
  }

  /**
   * Extract And Move, Move And Inline; and once more within types, from the methods that were found to have moved there. Nothing else is told of moved methods:
   * not what third types took, nor what was put into them. What the old type does now for a method that went to a new type
   * is told, and code is put into the methods of types that kept their names.
   */
  #extractAndInlineAcrossTypes(): void {
    this.#extract((source, extracted) => goesWhere(source, extracted, 'after') === 'here', false);
    const stayed = ({ relation, before, after: { declaringType: now } }: LazyMethodPair, { declaringType: home }: Method): boolean =>
      relation !== 'moved' ||
      (home === this.#afterOf.get(before.declaringType) &&
        !this.#beforeOf.has(now) &&
        !this.#hierarchies.after.isSubtype(home, now) &&
        !this.#hierarchies.after.isSubtype(now, home));
    // a constructor is taken out of, or put into, constructors of its own type only: a new type that is created is another matter
    const goes = (pair: LazyMethodPair, method: Method, side: 'before' | 'after'): boolean =>
      method.kind !== 'constructor' && goesWhere(pair, method, side) === 'elsewhere';
    this.#extract((source, extracted) => goes(source, extracted, 'after') && stayed(source, extracted), true);
    const keptName = ({ before, after }: LazyMethodPair): boolean =>
      before.declaringType.qualifiedName === after.declaringType.qualifiedName;
    this.#inline((target, inlined) => goes(target, inlined, 'before') && keptName(target), true);
  }

  /** Code of changed methods that went into added methods, which they call now. */
  #extract(applies: (source: LazyMethodPair, extracted: Method) => boolean, moved: boolean): void {
    const taken = new Set<Method>();
    const walk: Walk = {
      applies,
      moved,
      side: 'after',
      root: (source) => source.after,
      other: (source) => source.before,
      here: this.#hierarchies.after,
      there: this.#hierarchies.before,
      earlier: this.#extractedFrom,
      handsOn: moved ? isDelegation : isHandingOn,
      goesOn: true,
      take: (source, extracted, found, caller, others) => {
        const calls = moved ? found.filter((one) => namesItsOwner(one, caller.method, extracted, this.#hierarchies.after)) : found;
        const places = calls.length < 2 ? [calls] : placesOf(calls, moved ? null : others);
        const bodies = calls.length > 0 ? extractedBodies(source, extracted, places, caller, this.#extractions, this.trace) : [];
        for (const body of bodies) {
          const told = toldOf(source, extracted, 'after') ?? source;
          this.#extractions.push({
            sourceBefore: told.before,
            sourceAfter: told.after,
            holder: source.before,
            extracted,
            body,
            caller: caller.method,
            calls: calls.map((one) => one.expression),
            isCopy: bodies.length > 1,
            moved,
          });
        }
        if (bodies.length > 0) taken.add(extracted);
        return bodies.length > 0;
      },
    };
    taking(taken, this.#added, this.#extracted, () => {
      const refused = reach([...this.#methodPairs], [...this.#added, ...this.#extracted], walk);
      if (!moved) takenFromOthers(this.#methodPairs, refused, walk);
    });
  }

  /** Code of removed methods that went into the methods that called them. */
  #inline(applies: (target: LazyMethodPair, inlined: Method) => boolean, moved: boolean): void {
    const taken = new Set<Method>();
    const walk: Walk = {
      applies,
      moved,
      side: 'before',
      root: (target) => target.before,
      other: (target) => target.after,
      here: this.#hierarchies.before,
      there: this.#hierarchies.after,
      earlier: this.#inlinedInto,
      handsOn: () => !moved, // what another type's overload hands on to was not called here
      goesOn: false,
      take: (target, inlined, found, caller, others) => {
        const calls = moved ? found.filter((one) => namesItsOwner(one, caller.method, inlined, this.#hierarchies.before)) : found;
        const places = calls.length > 1 ? placesOf(calls, moved ? null : others) : [calls];
        const bodies = calls.length > 0 ? inlinedBodies(target, inlined, places, caller, this.#inlinings, this.trace) : [];
        for (const body of bodies) {
          const told = toldOf(target, inlined, 'before') ?? target;
          this.#inlinings.push({
            inlined,
            targetBefore: told.before,
            targetAfter: told.after,
            holder: target.after,
            body,
            caller: caller.method,
            calls: calls.map((one) => one.expression),
            moved: moved || inlined.declaringType.kind === 'anonymous',
          });
        }
        if (bodies.length > 0) taken.add(inlined);
        return bodies.length > 0;
      },
    };
    taking(taken, this.#removed, this.#inlined, () => reach([...this.#methodPairs], [...this.#removed, ...this.#inlined], walk));
  }

  #pairMethodsOfNamedTypes(): void {
    for (const { methods, makers } of this.#namedTypes) {
      for (const pair of methods) this.#addMethodPair(pair);
      for (const maker of makers) this.#added.add(maker);
    }
  }

  #pairFields(): void {
    this.#fields = matchFields(this.#found());
    for (const { before, after, relation } of this.#fields.pairs)
      if (relation !== 'same') this.#addInnerTypes(anonymousTypesOf(before, after));
  }

  #found(): Omit<Comparison, 'before' | 'after' | 'removedMethods' | 'addedMethods' | 'fieldPairs' | 'removedFields' | 'addedFields'> {
    return {
      namedTypes: this.#namedTypes,
      typePairs: this.#typePairs,
      removedTypes: this.#removedTypes,
      addedTypes: this.#addedTypes,
      typeSplits: this.#typeSplits,
      methodPairs: this.#methodPairs,
      hierarchyBefore: this.#hierarchies.before,
      hierarchyAfter: this.#hierarchies.after,
      extractions: this.#extractions,
      inlinings: this.#inlinings,
    };
  }

  /** What was found. The bodies of its method pairs are compared when they are first asked for: `result.ts` makes a finished result of it. */
  found(): Found {
    return {
      ...this.#found(),
      methodPairs: this.#methodPairs,
      before: this.before,
      after: this.after,
      removedMethods: [...this.#removed],
      addedMethods: [...this.#added],
      fieldPairs: this.#fields.pairs,
      removedFields: this.#fields.removed,
      addedFields: this.#fields.added,
    };
  }
}
