import type { TypeDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { rootOf, type Statement } from '../../model/statement.js';
import { normalizedDistance } from '../../text/similarity.js';
import { checkpoint } from '../../text/work.js';
import { Aligner } from './alignment/alignment.js';
import type { BodyMapping, StatementMapping } from './body-mapping.js';
import { NO_ADDED_CALLS } from './added-calls.js';
import { isBraces, shareOfContents } from './alignment/composite-alignment.js';
import { clausePairs } from './catch-clauses.js';
import { sectionsOf, within, type Section } from './commented-sections.js';
import { blocksIn, handsOver, valuesHandedOver } from './handed-over-blocks.js';
import { headerRounds, sharedClauses, EMPTY_CLAUSES, type HeaderMatch, type HeaderRound } from './header-rounds.js';
import { takeBest, HeldValues, isLess, type Candidate } from './candidate-choice.js';
import { asksForAnother } from '../../facts/expressions/condition-parts.js';
import { areTooMany, pairIdentical } from './identical-rounds.js';
import { bodyStatements, fragmentsOf, isCast, withoutPartner, type Fragment, type Fragments, type MappingInput } from './fragments.js';
import { areMadeAlike, renamedDeclarations } from './renamed-declarations.js';
import { alignExpressions, alignLeaves } from './alignment/leaf-alignment.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { substitutedExpression } from '../../facts/substitution.js';
import { keepsName } from './values/replaceable-values.js';
import { addAll } from '../../text/lists.js';

/** Statement matching (paper 003, Algorithm 1): rounds from identical to replaced, each without what is mapped already; leaves before composites, known by what they contain. */
export function mapFragments(input: MappingInput): BodyMapping {
  const matcher = new Matcher(input);
  for (const section of sectionsOf(input)) matcher.within(section);
  matcher.identicalLeaves();
  matcher.equalExpressions(isCast);
  matcher.replacedLeaves();
  matcher.equalExpressions();
  matcher.abstractedLeaves(true);
  matcher.abstractedLeaves();
  if (input.loose) matcher.coveredLeaves();
  matcher.renamedDeclarations();
  matcher.composites();
  if (input.loose) matcher.handedOver();
  return matcher.result();
}

class Matcher {
  /** Leaf and composite statements that are taken; expressions are fragments of their own. */
  readonly #before = new Map<Fragment, StatementMapping>();
  readonly #after = new Map<Fragment, StatementMapping>();
  readonly #contents = new Map<Statement, Statement>(); // where leaves went, or the parts of them that did
  readonly #partner = new Map<Statement, Statement>();
  readonly #mappings: { readonly fragment: Fragment; readonly mapping: StatementMapping }[] = [];
  readonly #innerTypePairs: { before: TypeDeclaration; after: TypeDeclaration }[] = [];
  #section: Section | null = null; // null: all is compared
  #leftOut = false;
  readonly #unmappedInside: { before: Statement[]; after: Statement[] } = { before: [], after: [] };

  constructor(private readonly input: MappingInput) {}

  /** The statements of one section among themselves. */
  within(section: Section): void {
    this.#section = section;
    this.identicalLeaves();
    this.replacedLeaves();
    this.composites();
    this.#section = null;
  }

  /** Rounds 1 and 2: equal texts; at equal depth first, and among several the one whose surroundings agree. */
  identicalLeaves(): void {
    const { before, after } = this.#rest();
    for (const [b, a] of pairIdentical(before, after)) this.#map(b, a, null, 0);
  }

  /** Round 3: equal after replacing sub-expressions, statements of one kind. */
  replacedLeaves(): void {
    this.#round((b, a) => b.expression === null && a.expression === null && b.statement.kind === a.statement.kind);
  }

  /**
   * An expression that takes part without its statement, and the whole value of a statement in the same words: surer than the statement around it.
   *
   *     byte[] raw = (byte[]) line.read();   ->   return line.read();     the read, not the declaration
   */
  equalExpressions(applies: (part: Fragment) => boolean = () => true): void {
    const isPart = (one: Fragment): boolean => one.expression !== null && applies(one);
    const { before, after } = this.input;
    if (!before.leaves.some(isPart) && !after.leaves.some(isPart)) return;
    this.#round((b, a) => (isPart(b) || isPart(a)) && this.#distance(b, a) === 0);
  }

  /** Round 3 with abstraction: statements of different kinds that wrap one expression. */
  abstractedLeaves(inTheSameWords = false): void {
    this.#round(
      (b, a) =>
        (b.expression !== null || a.expression !== null || b.statement.kind !== a.statement.kind || b.statement.kind === 'expression') &&
        (!inTheSameWords || this.#distance(b, a) === 0),
    );
  }

  /** Statements of which one holds the whole of the other, or that do the same in other words. */
  coveredLeaves(): void {
    this.#round(() => true, true);
  }

  #round(applies: (before: Fragment, after: Fragment) => boolean, loose = false): void {
    const { before: restBefore, after: restAfter } = this.#rest();
    if (this.#areTooMany(restBefore, restAfter)) return;
    const candidates: Candidate[] = [];
    const { beforeNames, afterNames, standing = 'part' } = this.input;
    const isOnly = this.input.expressionsAnchored === true && this.input.after.leaves.length === 1;
    const fresh = (): Aligner => new Aligner(beforeNames, afterNames, loose ? 'all' : 'none', loose && isOnly, standing);
    let aligner = fresh();
    for (const before of restBefore) {
      for (const after of restAfter) {
        checkpoint();
        if (!applies(before, after)) continue;
        if (this.#align(before, after, aligner)) {
          candidates.push({ before, after, aligner, distance: this.#distance(before, after) });
          aligner = fresh();
        } else aligner.clear();
      }
    }
    if (candidates.length === 0) return;
    takeBest(candidates, restBefore.length <= restAfter.length ? 'before' : 'after', new HeldValues(restBefore, restAfter), {
      isTaken: ({ before, after }) => this.#before.has(before) || this.#after.has(after),
      mappings: () => this.#mappings.map(({ mapping }) => mapping),
      take: ({ before, after, aligner, distance }) => this.#map(before, after, aligner, distance),
    });
  }

  /** Of the texts; abstracted statements are as near as the expressions that they wrap. */
  #distance(before: Fragment, after: Fragment): number {
    if (!before.expression && !after.expression && before.statement.kind === after.statement.kind)
      return normalizedDistance(before.text, after.text);
    const a = before.expression ?? wrappedExpression(before.statement);
    const b = after.expression ?? wrappedExpression(after.statement);
    if (!a || !b) return normalizedDistance(before.text, after.text);
    return normalizedDistance(substitutedExpression(a, this.input.beforeNames), substitutedExpression(b, this.input.afterNames));
  }

  #align(before: Fragment, after: Fragment, aligner: Aligner): boolean {
    if (!before.expression && !after.expression) return alignLeaves(aligner, before.statement, after.statement);
    const a = before.expression ?? wrappedExpression(before.statement);
    const b = after.expression ?? wrappedExpression(after.statement);
    const condition = before.condition ?? after.condition;
    if (condition) {
      if ((before.condition && after.condition) || a === null || b === null) return false;
      if (aligner.condition(a, b, condition === 'valued')) return true;
      if (condition === 'kept' || (condition === 'asked' && asksForAnother(a, b))) return false; // another question
    }
    const values = a !== null && b !== null && a === wrappedExpression(before.statement) && b === wrappedExpression(after.statement);
    return a !== null && b !== null && alignExpressions(aligner, a, b, this.input.expressionsAnchored ?? false, values);
  }

  /** Declarations of which nothing but what is done with their variables is the same. */
  renamedDeclarations(): void {
    const { before, after } = this.#rest();
    const { beforeNames, afterNames, standing = 'part' } = this.input;
    const aligner = new Aligner(beforeNames, afterNames);
    const mayBecome = (b: Fragment, a: Fragment): boolean =>
      keepsName(standing) || standing === 'part' || areMadeAlike(b, a, (x, y) => aligner.same(x, y));
    for (const [b, a] of renamedDeclarations(before, after, () => this.#mappings.map(({ mapping }) => mapping), mayBecome))
      this.#map(b, a, null, normalizedDistance(b.text, a.text), true);
  }

  readonly #areTooMany = (before: readonly Fragment[], after: readonly Fragment[]): boolean =>
    areTooMany(before, after) && (this.#leftOut = true);

  /** Leaves that nothing was mapped to. */
  #rest(): { readonly before: readonly Fragment[]; readonly after: readonly Fragment[] } {
    return {
      before: this.#open('before', 'leaves').filter((one) => !this.#before.has(one)),
      after: this.#open('after', 'leaves').filter((one) => !this.#after.has(one)),
    };
  }

  /** What is looked at: all, or what stands in the section. */
  #open(side: 'before' | 'after', kind: 'leaves' | 'composites'): readonly Fragment[] {
    return this.#section ? within(this.input[side][kind], this.#section[side]) : this.input[side][kind];
  }

  /** Composites, innermost first: equal headers at equal depth, equal headers, replaced headers; braces go with what they belong to. */
  composites(): void {
    const { rounds, emptied } = headerRounds(this.input);
    this.#pairComposites([...rounds, ...emptied], (one) => !isBraces(one.statement) && one.statement.kind !== 'catch');
    this.#pairComposites([sharedClauses(this.input.loose, this.#sharedInside)], (one) => one.statement.kind === 'try');
    this.#pairCatches();
    this.#pairComposites([EMPTY_CLAUSES], (one) => this.input.loose && one.statement.kind === 'catch');
    this.#pairBraces();
    this.#pairComposites(rounds, (one) => one.statement.kind === 'block');
  }

  #pairComposites(rounds: readonly HeaderRound[], takesPart: (fragment: Fragment) => boolean): void {
    const compositesBefore = this.#open('before', 'composites').filter(takesPart);
    const compositesAfter = this.#open('after', 'composites').filter(takesPart);
    for (const { applies, accepts } of rounds) {
      for (const before of compositesBefore) {
        if (this.#before.has(before)) continue;
        let best: { after: Fragment; match: HeaderMatch; key: readonly number[] } | null = null;
        for (const after of compositesAfter) {
          if (!applies(before, after) || this.#after.has(after)) continue;
          const share = this.#sharedInside(before.statement, after.statement);
          const accepted = accepts(before, after, share);
          if (!accepted) continue;
          const key = [
            accepted.distance,
            -share,
            Math.abs(before.statement.depth - after.statement.depth),
            Math.abs(before.statement.index - after.statement.index),
            Math.abs(before.order - after.order),
          ];
          if (!best || isLess(key, best.key)) best = { after, match: accepted, key };
        }
        if (best) this.#map(before, best.after, best.match.aligner, best.match.distance, best.match.inferred);
      }
    }
  }

  /** The clauses of mapped `try` statements; where the methods belong together, whatever is done in them. */
  #pairCatches(): void {
    const { before, after, loose } = this.input;
    const fragments = new Map([...before.composites, ...after.composites].map((one) => [one.statement, one]));
    const wanted = { all: loose, share: this.#sharedInside };
    for (const { statement } of before.composites) {
      const partner = statement.kind === 'try' ? this.#partner.get(statement) : undefined;
      for (const [b, a] of partner ? clausePairs(statement, partner, wanted) : []) {
        const [one, other] = [fragments.get(b), fragments.get(a)];
        if (one && other && !this.#before.has(one) && !this.#after.has(other))
          this.#map(one, other, null, normalizedDistance(one.text, other.text));
      }
    }
  }

  /** The braces of mapped composites, wherever their contents went: `if (a) { x; } else { y; }` became `if (b) { y; } else { x; }`. */
  #pairBraces(): void {
    const blocks = new Map(this.input.after.composites.map((one) => [one.statement, one]));
    for (const before of this.input.before.composites) {
      const { parent, index } = before.statement;
      const after = isBraces(before.statement) && parent ? blocks.get(this.#partner.get(parent)?.children[index] as Statement) : undefined;
      if (after && isBraces(after.statement) && !this.#before.has(before) && !this.#after.has(after)) this.#map(before, after, null, 0);
    }
  }

  /** Statements that stand in a block that is handed over now, or did before: after all that stand in the bodies themselves. */
  handedOver(): void {
    const { before, after } = this.input;
    this.#mapHandedOver('after', before, this.#before);
    this.#mapHandedOver('before', after, this.#after);
  }

  /** Maps what is in the blocks that one side hands over to what the other side has left. */
  #mapHandedOver(side: 'before' | 'after', others: Fragments, taken: Map<Fragment, StatementMapping>): void {
    const leaves = this.#rest()[side];
    const isFree = (one: Fragment): boolean => one.expression === null && !taken.has(one) && !handsOver(one.statement);
    const rest: Fragments = { leaves: others.leaves.filter(isFree), composites: others.composites.filter(isFree) };
    const blocks = blocksIn(leaves);
    const values = valuesHandedOver(leaves);
    if (blocks.size + values.length === 0 || rest.leaves.length === 0) return;
    const names = side === 'after' ? this.input.afterNames : this.input.beforeNames;
    const inside = fragmentsOf([...blocks.keys()].flatMap(bodyStatements), names, values);
    const found = mapFragments({
      ...this.input,
      ...(side === 'after' ? { before: rest, after: inside } : { before: inside, after: rest }),
    });
    const free = new Map([...rest.leaves, ...rest.composites].map((one) => [one.statement, one]));
    for (const mapping of found.mappings) {
      const own = free.get(mapping.before) ?? free.get(mapping.after);
      if (own) taken.set(own, mapping);
      const fragment =
        free.get(mapping.before) ?? blocks.get(rootOf(mapping.before)) ?? leaves.find(({ statement }) => statement === mapping.before);
      if (fragment) this.#mappings.push({ fragment, mapping });
    }
    addAll(this.#innerTypePairs, found.innerTypePairs);
  }
  readonly #sharedInside = (before: Statement, after: Statement): number => shareOfContents(before, after, this.#contents);

  #map(before: Fragment, after: Fragment, aligner: Aligner | null, distance: number, inferred = false): void {
    const nested: StatementMapping[] = [];
    for (const { before: a, after: b } of aligner?.bodies ?? []) this.#mapInside(a, b, nested);
    const mapping: StatementMapping = {
      before: before.statement,
      after: after.statement,
      beforeExpression: before.expression,
      afterExpression: after.expression,
      replacements: aligner?.replacements ?? [],
      identical: before.expression === null && after.expression === null && before.statement.text === after.statement.text,
      distance,
      inferred,
      nested,
    };
    this.#before.set(before, mapping);
    this.#after.set(after, mapping);
    if (!before.expression && !after.expression) this.#partner.set(before.statement, after.statement);
    if (!this.#contents.has(before.statement)) this.#contents.set(before.statement, after.statement);
    const [typeBefore, typeAfter] = [before.statement.localType, after.statement.localType];
    if (typeBefore && typeAfter) this.#innerTypePairs.push({ before: typeBefore, after: typeAfter });
    this.#mappings.push({ fragment: before, mapping });
  }

  /** Lambda bodies and cases of switch expressions are mapped like methods; class bodies are paired for the type and method rules. */
  #mapInside(before: Expression, after: Expression, nested: StatementMapping[]): void {
    if (before.anonymousType && after.anonymousType)
      this.#innerTypePairs.push({ before: before.anonymousType, after: after.anonymousType });
    if (!before.block || !after.block) return;
    const inside = this.#mapBlocks(before.block, after.block);
    addAll(nested, inside.mappings);
    addAll(this.#innerTypePairs, inside.innerTypePairs);
    addAll(this.#unmappedInside.before, inside.unmappedBefore);
    addAll(this.#unmappedInside.after, inside.unmappedAfter);
  }

  readonly #mapBlocks = (before: Statement, after: Statement): BodyMapping => {
    const { loose, beforeNames, afterNames, addedCalls = NO_ADDED_CALLS } = this.input;
    const [one, other] = [fragmentsOf(bodyStatements(before), beforeNames), fragmentsOf(bodyStatements(after), afterNames)];
    return mapFragments({ before: one, after: other, beforeNames, afterNames, loose, standing: 'kept', addedCalls });
  };

  result(): BodyMapping {
    this.#mappings.sort((x, y) => x.fragment.order - y.fragment.order);
    const open = withoutPartner(this.input.before, this.#before);
    return {
      identical: false,
      isPart: this.input.standing === undefined,
      mappings: this.#mappings.map((one) => one.mapping),
      unmappedBefore: [...open, ...this.#unmappedInside.before],
      ...(this.#leftOut && open.length > 0 && { uncompared: open.length }),
      unmappedAfter: [...withoutPartner(this.input.after, this.#after), ...this.#unmappedInside.after],
      innerTypePairs: this.#innerTypePairs,
      beforeNames: this.input.beforeNames,
      afterNames: this.input.afterNames,
    };
  }
}
