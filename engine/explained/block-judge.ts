/** What the model of a language knows of a block of moved lines: in which members its lines were, and are. */
import { allMappings, type BodyMapping } from '../findings/view.js';
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { Fate, Judge, Place } from '../moved/fates.js';
import type { LineRange, MovedBlock } from '../moved/moved-lines.js';
import type { Explanation } from './explain.js';
import { runsInOrder } from './moved-members.js';

/** A judge of blocks by the models of both versions; it knows nothing of files without one. */
export function judgeOf(explanation: Explanation): Judge {
  const bodies = { before: new Bodies(explanation, 'before'), after: new Bodies(explanation, 'after') };
  const relations = new Relations(explanation);
  return (block) => judged(relations, bodies, block);
}

/** A member as far as its lines go: where it begins, with the comments before it, and ends. */
interface Body {
  readonly member: Method | Field;
  readonly startLine: number;
  /** Where it begins without them. */
  readonly codeLine: number;
  readonly endLine: number;
}

/** Which member a line is in, of files whose language is known. Types inside of members are their members'. */
class Bodies {
  readonly #files = new Map<string, SourceFile>();
  readonly #bodies = new Map<string, readonly Body[]>();

  constructor(
    private readonly explanation: Explanation,
    private readonly side: 'before' | 'after',
  ) {
    for (const file of explanation.view[side].files) this.#files.set(file.path, file);
  }

  isKnown(path: string): boolean {
    return this.#files.has(path);
  }

  at(path: string, line: number): Body | null {
    const bodies = this.#of(path);
    let low = 0;
    let high = bodies.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bodies[middle]?.startLine ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    const body = bodies[low - 1];
    return body && body.endLine >= line ? body : null;
  }

  #of(path: string): readonly Body[] {
    const known = this.#bodies.get(path);
    if (known) return known;
    const found: Body[] = [];
    const file = this.#files.get(path);
    const { tokens } = file ? this.explanation.marks.of({ file }, this.side) : { tokens: null };
    const walk = (type: TypeDeclaration): void => {
      for (const member of [...type.methods, ...type.fields]) {
        const span = 'declarationSpan' in member ? member.declarationSpan : member.span;
        const start = tokens?.tokens.starts[tokens.range(span).from] ?? span.start;
        found.push({
          member,
          startLine: type.file.lines.lineOf(Math.min(start, span.start)),
          codeLine: type.file.lines.lineOf(span.start),
          endLine: type.file.lines.lineOf(Math.max(span.start, span.end - 1)),
        });
      }
      type.types.forEach(walk);
    };
    file?.types.forEach(walk);
    const sorted = found.sort((a, b) => a.startLine - b.startLine || a.endLine - b.endLine);
    this.#bodies.set(path, sorted);
    return sorted;
  }
}

/** What the model knows of a block: in which members its lines were, and are. */
function judged(relations: Relations, bodies: Readonly<Record<'before' | 'after', Bodies>>, block: MovedBlock): Fate | undefined {
  const { before, after } = block;
  if (!bodies.before.isKnown(before.path) || !bodies.after.isKnown(after.path)) return undefined;
  if (block.kind === 'copied') return { how: 'copied', places: [] };
  const pairs: readonly LinePair[] = block.lines.map(([line, otherLine]) => ({
    line,
    otherLine,
    one: bodies.before.at(before.path, line),
    other: bodies.after.at(after.path, otherLine),
  }));
  const isWhole = pairs.every(({ one, other }) => isInside(one, before) && isInside(other, after));
  if (!isWhole) {
    const places = new Map<string, Place>();
    for (const { line, otherLine, one, other } of pairs) {
      const names = [before.path, one?.startLine, after.path, other?.startLine].join('\n');
      const known = places.get(names);
      places.set(names, {
        bodies: names,
        before: known?.before ?? line,
        after: known?.after ?? otherLine,
        count: (known?.count ?? 0) + 1,
        shift: null,
      });
    }
    const isReordered = outermost(pairs.filter(isCode)).some(
      ({ one, other, line, otherLine }) => one && other && relations.isOutOfOrder(one.member, other.member, line, otherLine),
    );
    return { how: isReordered ? 'statements' : 'elsewhere', places: isReordered ? [] : [...places.values()] };
  }
  const stays = pairs.some(({ one, other }) => one && other && relations.areOneType(one.member.declaringType, other.member.declaringType));
  if (!stays) return { how: 'elsewhere', places: [] };
  const runs = pairs.some(({ one }) => one && runsInOrder(one.member));
  const within = pairs.find(({ other }) => other)?.other?.member.declaringType.name;
  return { how: runs ? 'statements' : 'members', ...(within !== undefined && { within }), places: [] };
}

/** A line in its member before, and in the one after. */
interface LinePair {
  readonly line: number;
  readonly otherLine: number;
  readonly one: Body | null;
  readonly other: Body | null;
}

/** Whether a line is more than a comment before a member: these say the same wherever the member is. */
const isCode = ({ line, otherLine, one, other }: LinePair): boolean =>
  line >= (one?.codeLine ?? line) || otherLine >= (other?.codeLine ?? otherLine);

/** The first and the last of the lines that are in the same members: what is between these is in order with what they are in order with. */
const outermost = (pairs: readonly LinePair[]): readonly LinePair[] =>
  pairs.filter((pair, at) =>
    [pairs[at - 1], pairs[at + 1]].some((beside) => !beside || beside.one !== pair.one || beside.other !== pair.other),
  );

/** Whether a line belongs to no member, or to one that the block has from its first line to its last. */
const isInside = (body: Body | null, { startLine, endLine }: LineRange): boolean =>
  !body || (body.startLine >= startLine && body.endLine <= endLine);

type Member = Body['member'];

/** Lines of statements that became each other. */
type Anchors = readonly (readonly [before: number, after: number])[];

/** What is known of two members of which the one holds code of the other. */
interface Relation {
  /** They are one member, and are compared in one file: all of it has an order. */
  isKept: boolean;
  readonly bodies: BodyMapping[];
  readonly files: { readonly before: SourceFile; readonly after: SourceFile };
  anchors: Anchors | null;
}

/** Of which members it is known that code of one became code of the other, so that their statements have an order in common; and which types are one. */
class Relations {
  readonly #members = new Map<Member, Map<Member, Relation>>();
  readonly #types: ReadonlyMap<TypeDeclaration, TypeDeclaration>;

  constructor({ view, files }: Explanation) {
    const relate = (before: Member, after: Member, isKept: boolean, body: BodyMapping | null): void => {
      const [one, other] = [around(before), around(after)];
      const known = this.#members.get(one) ?? new Map<Member, Relation>();
      const relation = known.get(other) ?? {
        isKept: false,
        bodies: [],
        files: { before: fileOf(before), after: fileOf(after) },
        anchors: null,
      };
      relation.isKept ||= isKept;
      if (body) relation.bodies.push(body);
      this.#members.set(one, known.set(other, relation));
    };
    const areInOneFile = (before: Member, after: Member): boolean => files.get(fileOf(before).path) === fileOf(after).path;
    for (const { before, after, body } of view.methodPairs) relate(before, after, areInOneFile(before, after), body);
    for (const { before, after } of view.fieldPairs) relate(before, after, areInOneFile(before, after), null);
    for (const { sourceBefore, extracted, body } of view.extractions) relate(sourceBefore, extracted, false, body);
    for (const { inlined, targetAfter, body } of view.inlinings) relate(inlined, targetAfter, false, body);
    this.#types = new Map(view.typePairs.map(({ before, after }) => [before, after]));
  }

  /** Whether a line of one member is before, in the other one behind, what became of statements beside it. In a member that was kept every line that moved is. */
  isOutOfOrder(before: Member, after: Member, line: number, otherLine: number): boolean {
    const relation = this.#members.get(before)?.get(after);
    if (!relation) return false;
    if (relation.isKept) return true;
    relation.anchors ??= anchorsOf(relation);
    return relation.anchors.some(([one, other]) => Math.sign(one - line) !== Math.sign(other - otherLine));
  }

  areOneType(before: TypeDeclaration, after: TypeDeclaration): boolean {
    return this.#types.get(before) === after;
  }
}

/** Where statements that became each other begin. */
function anchorsOf({ bodies, files }: Relation): Anchors {
  return bodies.flatMap(({ mappings }) =>
    allMappings(mappings).map(
      ({ before, after }) => [files.before.lines.lineOf(before.span.start), files.after.lines.lineOf(after.span.start)] as const,
    ),
  );
}

const fileOf = (member: Member): SourceFile => member.declaringType.file;

/** The member of a type outside of all members in which a member is: itself, but for those of anonymous and local types. */
function around(member: Member): Member {
  let outermost = member;
  for (let type: TypeDeclaration | null = member.declaringType; type; type = type.outer ?? type.enclosingMember?.declaringType ?? null)
    if (type.enclosingMember) outermost = type.enclosingMember;
  return outermost;
}
