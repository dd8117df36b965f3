/** What the model of a language knows of a block of moved lines: in which members its lines were, and are. */
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { Fate, Judge } from '../moved/fates.js';
import type { LineRange, MovedBlock } from '../moved/moved-lines.js';
import { include } from '../text/grouping.js';
import type { Explanation } from './explain.js';
import { runsInOrder } from './moved-members.js';

/** A judge of blocks by the models of both versions; it knows nothing of files without one. */
export function judgeOf(explanation: Explanation): Judge {
  const bodies = { before: new Bodies(explanation, 'before'), after: new Bodies(explanation, 'after') };
  const relations = new Relations(explanation.view);
  return (block) => judged(relations, bodies, block);
}

/** A member as far as its lines go: where it begins, with the comments before it, and ends. */
interface Body {
  readonly member: Method | Field;
  readonly startLine: number;
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
  if (!bodies.before.isKnown(block.before.path) || !bodies.after.isKnown(block.after.path)) return undefined;
  if (block.kind === 'copied') return { how: 'copied', orderIn: null };
  const pairs = block.lines.map(
    ([one, other]) => [bodies.before.at(block.before.path, one), bodies.after.at(block.after.path, other)] as const,
  );
  const isWhole = pairs.every(([one, other]) => isInside(one, block.before) && isInside(other, block.after));
  const key = `${block.before.path} ${block.after.path}`;
  if (!isWhole) {
    const isReordered = pairs.some(([one, other]) => one && other && relations.areRelated(one.member, other.member));
    return isReordered ? { how: 'statements', orderIn: null } : { how: 'elsewhere', orderIn: key };
  }
  const stays = pairs.some(([one, other]) => one && other && relations.areOneType(one.member.declaringType, other.member.declaringType));
  if (!stays) return { how: 'elsewhere', orderIn: null };
  const runs = pairs.some(([one]) => one && runsInOrder(one.member));
  const within = pairs.find(([, other]) => other)?.[1]?.member.declaringType.name;
  return { how: runs ? 'statements' : 'members', ...(within !== undefined && { within }), orderIn: null };
}

/** Whether a line belongs to no member, or to one that the block has from its first line to its last. */
const isInside = (body: Body | null, { startLine, endLine }: LineRange): boolean =>
  !body || (body.startLine >= startLine && body.endLine <= endLine);

type Member = Body['member'];

/** Of which members it is known that code of one became code of the other, so that their statements have an order in common; and which types are one. */
class Relations {
  readonly #members = new Map<Member, Set<Member>>();
  readonly #types: ReadonlyMap<TypeDeclaration, TypeDeclaration>;

  constructor({ methodPairs, fieldPairs, extractions, inlinings, typePairs }: Explanation['view']) {
    const relate = (before: Member, after: Member): void => include(this.#members, around(before), around(after));
    for (const { before, after } of [...methodPairs, ...fieldPairs]) relate(before, after);
    for (const { sourceBefore, extracted } of extractions) relate(sourceBefore, extracted);
    for (const { inlined, targetAfter } of inlinings) relate(inlined, targetAfter);
    this.#types = new Map(typePairs.map(({ before, after }) => [before, after]));
  }

  areRelated(before: Member, after: Member): boolean {
    return this.#members.get(before)?.has(after) === true;
  }

  areOneType(before: TypeDeclaration, after: TypeDeclaration): boolean {
    return this.#types.get(before) === after;
  }
}

/** The member of a type outside of all members in which a member is: itself, but for those of anonymous and local types. */
function around(member: Member): Member {
  let outermost = member;
  for (let type: TypeDeclaration | null = member.declaringType; type; type = type.outer ?? type.enclosingMember?.declaringType ?? null)
    if (type.enclosingMember) outermost = type.enclosingMember;
  return outermost;
}
