import { extractsMethod, typeFacts } from '../catalogue/facts.js';
import type { Extraction, Finding } from '../findings/view.js';
import { isTest, type Method, type VariableDeclaration } from '../model/declarations.js';
import { leavesOf, type Statement } from '../model/statement.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { groupBy } from '../text/grouping.js';
import { largest, smallest } from '../text/lists.js';
import { codeOf } from './code.js';
import { patternOf, type Pattern } from './pattern.js';

/** A method that the change extracted, and what its likes would look like. */
export interface ExtractedCode {
  readonly extracted: Method;
  /** Index into the refactorings. */
  readonly refactoring: number | null;
  /** What it was extracted from, in the version after. */
  readonly sources: readonly Method[];
  /** Its body, and the code as it stood before, the larger first. */
  readonly patterns: readonly Pattern[];
}

/** The methods that findings say were extracted, in the order of the findings. */
export function extractedCode({ view, findings }: LookedAt): readonly ExtractedCode[] {
  const indexes = indexesOf(findings);
  const all: ExtractedCode[] = [];
  for (const [extracted, extractions] of groupBy(view.extractions, (one) => one.extracted)) {
    const refactoring = indexes.get(extracted);
    if (refactoring === undefined || !extracted.body) continue;
    const sources = [...new Set(extractions.map(({ sourceAfter }) => sourceAfter))];
    const body = patternOf(extracted, extracted.body.children, sources.every(isTest));
    const patterns = [body, ...extractions.map((one) => originalCode(one, body?.returned ?? null))];
    const some = patterns.filter((pattern) => pattern !== null);
    if (some.length > 0) all.push({ extracted, refactoring, sources, patterns: some });
  }
  return all.sort((a, b) => (a.refactoring ?? 0) - (b.refactoring ?? 0));
}

/** The first finding about each extracted method. */
function indexesOf(findings: readonly Finding[]): ReadonlyMap<Method, number> {
  const indexes = new Map<Method, number>();
  for (const [index, { type, after }] of findings.entries()) {
    const [subject] = after.subject;
    if (extractsMethod(typeFacts(type)) && subject?.kind === 'method' && !indexes.has(subject.method)) indexes.set(subject.method, index);
  }
  return indexes;
}

/** The share of the leaves of a run of statements that have to have gone into the method: the rest was left out, or is not what was extracted. */
const EXTRACTED_SHARE = 0.9;

/** The statements that went into the extracted method as they stood before, if they stood one after another. */
function originalCode({ holder, body, sourceBefore }: Extraction, returned: VariableDeclaration | null): Pattern | null {
  const whole = new Set(body.mappings.filter((one) => one.beforeExpression === null).map(({ before }) => before));
  const outer = [...whole].filter((one) => !isBelow(one, whole));
  const list = new Set(outer.map(({ parent }) => parent));
  const [parent] = list;
  if (list.size !== 1 || !parent) return null;
  const places = outer.map(({ index }) => index);
  const run = parent.children.slice(smallest(places), largest(places) + 1);
  const leaves = run.flatMap((statement) => leavesOf(statement));
  if (leaves.filter((leaf) => whole.has(leaf)).length < leaves.length * EXTRACTED_SHARE || leavesOutward(run)) return null;
  const pattern = patternOf(holder, run, isTest(sourceBefore));
  const { locals, conversions, parameters } = body.variables;
  const was = returned && [...locals, ...conversions, ...parameters.pairs].find(({ after }) => after === returned);
  return pattern && { ...pattern, returned: was?.before ?? null };
}

function isBelow(statement: Statement, some: ReadonlySet<Statement>): boolean {
  for (let { parent } = statement; parent; parent = parent.parent) if (some.has(parent)) return true;
  return false;
}

/** Whether code goes on or ends a loop around it: no call does. */
function leavesOutward(run: readonly Statement[]): boolean {
  return codeOf(run).statements.some((one) => (one.kind === 'break' || one.kind === 'continue') && !isInLoop(one, run));
}

const LOOPS: ReadonlySet<Statement['kind']> = new Set(['for', 'enhancedFor', 'while', 'do', 'switch', 'labeled']);

function isInLoop(statement: Statement, run: readonly Statement[]): boolean {
  for (let one: Statement | null = statement; one; one = one.parent) {
    if (LOOPS.has(one.kind) && (one.kind !== 'switch' || statement.kind === 'break')) return true;
    if (run.includes(one)) return false;
  }
  return true;
}
