import type { Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { BodyMapping } from '../bodies/body-mapping.js';
import type { MemberRelation, MethodPair } from '../comparison.js';
import { mapMethods } from '../bodies/method-mapping.js';
import { comparing, leaveOut, runPart } from '../../text/work.js';

/** A method pair whose bodies are mapped when somebody asks, and whose statements extractions and inlinings can claim. */
export class LazyMethodPair implements MethodPair {
  #body: BodyMapping | null | undefined;
  /** Statements of `before` that went into extracted methods, and of `after` that came from inlined ones. */
  readonly claimedBefore = new Set<Statement>();
  readonly claimedAfter = new Set<Statement>();
  readonly #wentElsewhere = new Map<Statement, readonly Expression[]>();

  constructor(
    readonly before: Method,
    readonly after: Method,
    readonly relation: MemberRelation,
    body?: BodyMapping | null,
  ) {
    if (body !== undefined && isComplete(body)) this.#body = body;
  }

  get body(): BodyMapping | null {
    if (this.#body === undefined) {
      this.#body = null; // of a comparison that is cut nothing is said: it is not begun again for each who asks
      this.#body = this.#compare();
    }
    return this.#body;
  }

  /** What is known of the bodies when no time is left to compare them. */
  get known(): BodyMapping | null {
    return this.#body ?? null;
  }

  #compare(): BodyMapping | null {
    const { before, after, relation } = this;
    const paths = [before.file.path, after.file.path];
    const map = (): BodyMapping | null => mapMethods(before, after, true, relation === 'moved' ? 'moved' : undefined);
    const body = runPart(paths, () => comparing(paths, map));
    if (body?.uncompared)
      for (const path of paths) leaveOut(path, `${body.uncompared} statements of ${shortName(before.name)} were not compared one by one`);
    return body;
  }

  /** Takes statements out of the mapping: an extraction (inlining) explains them better. `calls`: what stands for those of `before` now. */
  claim(before: readonly Statement[], after: readonly Statement[], calls: readonly Expression[] = []): void {
    for (const statement of before) {
      this.claimedBefore.add(statement);
      this.#wentElsewhere.set(statement, calls);
    }
    for (const statement of after) this.claimedAfter.add(statement);
    const { body } = this;
    if (!body || body.identical) return;
    const lost = body.mappings.filter((one) => this.claimedBefore.has(one.before) || this.claimedAfter.has(one.after));
    this.#body = {
      ...body,
      mappings: lost.length === 0 ? body.mappings : body.mappings.filter((one) => !lost.includes(one)),
      unmappedBefore: [...body.unmappedBefore, ...lost.map((one) => one.before)].filter((one) => !this.claimedBefore.has(one)),
      unmappedAfter: [...body.unmappedAfter, ...lost.map((one) => one.after)].filter((one) => !this.claimedAfter.has(one)),
      wentElsewhere: this.#wentElsewhere,
    };
  }
}

/** UTF-16 units of a name in a sentence: longer ones nobody reads. */
const LONGEST_NAME = 60;

const shortName = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

/** Nothing is left that the looser rules for methods that belong together could still map. */
function isComplete(body: BodyMapping | null): boolean {
  return !body || body.identical || body.unmappedBefore.length === 0 || body.unmappedAfter.length === 0;
}
