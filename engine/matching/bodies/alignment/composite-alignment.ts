import type { VariableDeclaration } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import type { Statement, StatementKind } from '../../../model/statement.js';
import { Aligner } from './alignment.js';
import { isLiteral } from '../../../facts/expressions/covering.js';
import { valuesOf } from '../../../facts/wrapped-expressions.js';
import { variables } from './leaf-alignment.js';
import type { Substitution } from '../../../facts/substitution.js';
import { checkpoint } from '../../../text/work.js';

const LOOPS: ReadonlySet<StatementKind> = new Set(['for', 'enhancedFor', 'while', 'do']);

/** Whether composites of these kinds may be mapped: equal kinds, and loops with loops. */
export function comparableComposites(before: StatementKind, after: StatementKind): boolean {
  return before === after || (LOOPS.has(before) && LOOPS.has(after));
}

/**
 * Whether one composite's header can have become another's. `anchored`: enough of what they contain is mapped, so that the header may have
 * changed altogether; `held`: some of it is.
 */
export function alignHeaders(
  before: Statement,
  after: Statement,
  beforeNames: Substitution,
  afterNames: Substitution,
  anchored: boolean,
  held = false,
): Aligner | null {
  const aligner = new Aligner(beforeNames, afterNames);
  return headers(aligner, before, after, anchored, held) ? aligner : null;
}

function headers(aligner: Aligner, before: Statement, after: Statement, anchored: boolean, held: boolean): boolean {
  if (before.kind !== after.kind) return anchored;
  switch (before.kind) {
    case 'if':
    case 'while':
    case 'do':
    case 'switch':
    case 'synchronized': {
      const [a] = valuesOf(before);
      const [b] = valuesOf(after);
      return a !== undefined && b !== undefined && aligner.whole(a, b, anchored ? 'any' : held ? 'held' : null);
    }
    case 'enhancedFor': {
      const [a] = valuesOf(before);
      const [b] = valuesOf(after);
      return (
        a !== undefined &&
        b !== undefined &&
        aligner.whole(a, b, anchored || before.variables[0]?.name === after.variables[0]?.name ? 'any' : null)
      );
    }
    case 'for': {
      const a = valuesOf(before);
      const b = valuesOf(after);
      if (a.length !== b.length) return anchored;
      return a.every((one, i) => aligner.part(one, b[i] as Expression));
    }
    case 'catch':
      return before.variables[0]?.type?.text === after.variables[0]?.type?.text || anchored;
    case 'try': {
      if (before.variables.length !== after.variables.length) return anchored;
      return before.variables.every((variable, i) => variables(aligner, variable, after.variables[i] as VariableDeclaration, true));
    }
    case 'labeled':
      return anchored;
    default:
      return true;
  }
}

const ASKING: ReadonlySet<StatementKind> = new Set(['if', 'while', 'for', 'enhancedFor']);

/** A header that says something: not `else`, `try`, `while (true)`. */
export function tellsByItself({ kind, expressions }: Statement): boolean {
  return ASKING.has(kind) && expressions.some((one) => one.kind !== 'type' && !isLiteral(one));
}

/** Whether a header that is the same tells the statement, whatever is done then; also what is locked, and what is asked in the end. */
export function isKnownByHeader(statement: Statement): boolean {
  return tellsByItself(statement) || statement.kind === 'synchronized' || statement.kind === 'do';
}

/** Whether a block is there for its braces alone: what it contains is what the composite around it contains. */
export function isBraces({ kind, parent }: Statement): boolean {
  return kind === 'block' && parent !== null && parent.kind !== 'block';
}

/** How many statements stand directly inside a composite, braces looked through. */
function countContents(composite: Statement): number {
  let count = 0;
  for (const child of composite.children) count += isBraces(child) ? child.children.length : 1;
  return count;
}

/** Whether a statement stands directly inside a composite, braces looked through. */
function holds(composite: Statement, statement: Statement): boolean {
  const { parent } = statement;
  if (parent === composite) return !isBraces(statement);
  return parent !== null && parent.parent === composite && isBraces(parent);
}

/**
 * Share of the direct children that are mapped to each other (condition 4 of the paper); 1 for two composites without children. Blocks between
 * a composite and its statements are looked through, since braces come and go.
 */
export function shareOfContents(before: Statement, after: Statement, partners: ReadonlyMap<Statement, Statement>): number {
  checkpoint(1 + before.children.length + after.children.length);
  const most = Math.max(countContents(before), countContents(after));
  if (most === 0) return before.children.length + after.children.length === 0 || before.kind === after.kind ? 1 : 0;
  return countShared(before, after, partners) / most;
}

/** Of what `parent` holds directly, `parent` being the composite or a block in it. */
function countShared(parent: Statement, after: Statement, partners: ReadonlyMap<Statement, Statement>): number {
  let shared = 0;
  for (const child of parent.children) {
    if (isBraces(child)) {
      shared += countShared(child, after, partners);
      continue;
    }
    const partner = partners.get(child);
    if (partner && holds(after, partner)) shared++;
  }
  return shared;
}
