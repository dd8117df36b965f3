import { descendants, type Expression } from '../model/expression.js';
import { leavesOf, statementsOf, type Statement, type StatementKind } from '../model/statement.js';
import { allMappings } from '../matching/body-mapping.js';
import { expressionsOf } from '../matching/bindings.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import { bodyChanges, type BodyChange } from './body-changes.js';
import { documented, finding } from './documented.js';
import type { DetectionFamily, Finding } from './family.js';
import { methodLocation, statementLocation } from './locations.js';
import { inMethod, statementText } from './print.js';

/** Loops that became pipelines, and the reverse. */
export const restructureLoop: DetectionFamily = {
  id: 'restructure-loop',
  label: 'Restructure loops',
  types: [
    documented(
      'Replace Loop With Pipeline',
      'low',
      'A loop over a collection became a pipeline of calls on it.',
      'A loop that was removed beside a pipeline over something else.',
      'for (A a : all) { print(a); }',
      'all.forEach(a -> print(a));',
    ),
    documented(
      'Replace Pipeline With Loop',
      'low',
      'A pipeline of calls on a collection became a loop over it.',
      'A pipeline that was removed beside a loop over something else.',
      'all.forEach(a -> print(a));',
      'for (A a : all) { print(a); }',
    ),
  ],
  *detect({ comparison }): Iterable<Finding> {
    for (const change of bodyChanges(comparison)) {
      if (!change.body || change.body.identical) continue;
      const differing = allMappings(change.body.mappings).filter((mapping) => !mapping.identical);
      const before = [...change.body.unmappedBefore, ...differing.map((mapping) => mapping.before)];
      const after = [...change.body.unmappedAfter, ...differing.map((mapping) => mapping.after)];
      for (const [loop, pipeline] of loopsAndPipelines(change.body.unmappedBefore, after, before)) yield toPipeline(change, loop, pipeline);
      for (const [loop, pipeline] of loopsAndPipelines(change.body.unmappedAfter, before, after)) yield toLoop(change, loop, pipeline);
    }
  },
};

/**
 * Each loop without a partner with the first pipeline on the other side that runs over the same; failing that, with the first new one that does what
 * the loop did, whatever it runs over. Not with a pipeline that was there beside the loop.
 *
 *     for (Entry<K, V> e : map.entrySet()) { put(e.getKey(), e.getValue()); }   ->   map.forEach(this::put);
 */
function loopsAndPipelines(
  loops: readonly Statement[],
  pipelines: readonly Statement[],
  beside: readonly Statement[],
): readonly (readonly [loop: Statement, pipeline: Statement])[] {
  const found = new Map<Statement, Statement>();
  const open = loops.filter((loop) => LOOPS.has(loop.kind));
  if (open.length === 0) return [];
  const known = new Set(beside.map((statement) => statement.text));
  const free = pipelines.filter((statement) => !statement.composite && !known.has(statement.text));
  const pair = (loop: Statement, pipeline: Statement | undefined): void => {
    if (!pipeline) return;
    free.splice(free.indexOf(pipeline), 1);
    found.set(loop, pipeline);
  };
  for (const loop of open) {
    const source = loopSource(loop);
    if (source)
      pair(
        loop,
        free.find((statement) => expressionsOf(statement).some((expression) => isPipelineOver(expression, source))),
      );
  }
  for (const { loop, pipeline } of alike(
    open.filter((loop) => !found.has(loop)),
    free,
  ))
    if (!found.has(loop) && free.includes(pipeline)) pair(loop, pipeline);
  return open.flatMap((loop): [Statement, Statement][] => {
    const pipeline = found.get(loop);
    return pipeline ? [[loop, pipeline]] : [];
  });
}

const LOOPS: ReadonlySet<StatementKind> = new Set<StatementKind>(['enhancedFor', 'for', 'while']);

/** The calls that are all that a statement of the loop does, or gives: `put(k);`, `v = map.get(k);`. */
function callsIn(loop: Statement): readonly Expression[] {
  return leavesOf(loop).flatMap(wrappedCall);
}

function wrappedCall(leaf: Statement): readonly Expression[] {
  const value = wrappedExpression(leaf);
  return value?.kind === 'invocation' ? [value] : [];
}

/** Above this many pairs, loops and pipelines are not compared by what they do. */
const MOST_PAIRS = 400;

interface Likeness {
  readonly loop: Statement;
  readonly pipeline: Statement;
  readonly shared: number;
}

/** Loops and pipelines that make the same calls, those that share most first. */
function alike(loops: readonly Statement[], pipelines: readonly Statement[]): readonly Likeness[] {
  if (loops.length * pipelines.length > MOST_PAIRS) return [];
  return loops
    .flatMap((loop): Likeness[] => {
      const calls = pipelines.length > 0 ? callsIn(loop) : [];
      if (calls.length === 0) return [];
      return pipelines.map((pipeline) => ({ loop, pipeline, shared: sharedCalls(loop, calls, pipeline) }));
    })
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared);
}

/** How many of the loop's calls a pipeline's lambdas and method references make. Equal texts count twice, and so does the name of what is run through. */
function sharedCalls(loop: Statement, calls: readonly Expression[], pipeline: Statement): number {
  const parts = pipeline.expressions.flatMap(descendants);
  if (!parts.some((part) => part.kind === 'invocation' && ON_COLLECTION.has(part.label))) return 0;
  const lambdas = parts.filter(({ kind }) => kind === 'lambda');
  const references = parts.filter(({ kind }) => kind === 'methodReference');
  const made = lambdas.flatMap(({ block, children }) =>
    block ? leavesOf(block).flatMap(wrappedCall) : children.filter(({ kind }) => kind === 'invocation'),
  );
  let shared = 0;
  for (const call of calls) {
    if (made.some(({ text }) => text === call.text)) shared += 2;
    else if (made.some((other) => isSameCall(call, other)) || references.some((other) => isReferredTo(call, other))) shared++;
  }
  if (shared === 0) return 0;
  const names = new Set(loop.variables.map(({ name }) => name));
  return lambdas.some(({ declarations }) => declarations.some(({ name }) => names.has(name))) ? shared + 2 : shared;
}

/** `out.add(x)` and `out::add`; not `x.close()` and `Door::close`. */
function isReferredTo(call: Expression, reference: Expression): boolean {
  return call.label === reference.label && (call.arguments?.length ?? 0) > 0;
}

/** One name, on the same receiver or with as many arguments. */
function isSameCall(call: Expression, other: Expression): boolean {
  return (
    call.label === other.label &&
    (call.arguments?.length === other.arguments?.length || (call.receiver !== null && call.receiver.text === other.receiver?.text))
  );
}

/** What a loop runs over: `xs` of `for(x: xs)`. */
function loopSource(loop: Statement): string | null {
  return loop.kind === 'enhancedFor' ? plain(loop.expressions.at(-1)?.text ?? '') : null;
}

/** `xs.stream()…`, `xs.forEach(…)`, `Arrays.stream(xs)`, `Stream.of(xs)`, with a lambda or method reference in the chain. */
function isPipelineOver(expression: Expression, source: string): boolean {
  if (expression.kind !== 'invocation') return false;
  const over = expression.receiver && plain(expression.receiver.text) === source ? ON_COLLECTION.has(expression.label) : false;
  const of = ON_ARRAY.has(expression.label) && expression.arguments?.length === 1 && plain(expression.arguments[0]?.text ?? '') === source;
  if (!over && !of) return false;
  let chain = expression;
  while (chain.parent?.kind === 'invocation' && chain.parent.receiver === chain) chain = chain.parent;
  return descendants(chain).some((part) => part.kind === 'lambda' || part.kind === 'methodReference');
}

/** Calls that begin a pipeline on a collection. */
const ON_COLLECTION: ReadonlySet<string> = new Set(['stream', 'parallelStream', 'forEach', 'removeIf', 'replaceAll']);
/** Calls that make a stream of their argument. */
const ON_ARRAY: ReadonlySet<string> = new Set(['stream', 'of']);

function plain(text: string): string {
  return text.replaceAll('this.', '');
}

function toPipeline(change: BodyChange, loop: Statement, pipeline: Statement): Finding {
  return finding(
    'Replace Loop With Pipeline',
    `${statementText(loop)} with ${statementText(pipeline)} in ${inMethod(change.after)}`,
    [
      ...codeOf(loop).map((statement) => statementLocation(change.before.file, statement, 'original code', true)),
      methodLocation(change.before, 'original method declaration'),
    ],
    [
      statementLocation(change.after.file, pipeline, 'pipeline code', true),
      methodLocation(change.after, 'method declaration with introduced pipeline'),
    ],
  );
}

function toLoop(change: BodyChange, loop: Statement, pipeline: Statement): Finding {
  return finding(
    'Replace Pipeline With Loop',
    `${statementText(pipeline)} with ${statementText(loop)} in ${inMethod(change.after)}`,
    [statementLocation(change.before.file, pipeline, 'original code', true), methodLocation(change.before, 'original method declaration')],
    [
      ...codeOf(loop).map((statement) => statementLocation(change.after.file, statement, 'loop code', true)),
      methodLocation(change.after, 'method declaration with introduced loop'),
    ],
  );
}

/** The loop and what it does: its statements, blocks left out. */
function codeOf(loop: Statement): readonly Statement[] {
  return statementsOf(loop).filter((statement) => statement.kind !== 'block');
}
