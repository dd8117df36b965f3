import { descendants, type Expression } from '../../model/expression.js';
import { leavesOf, statementsOf, type Statement, type StatementKind } from '../../model/statement.js';
import { expressionsOf } from '../../facts/bindings.js';
import type { BodyMapping } from './body-mapping.js';
import { covers } from '../../facts/expressions/covering.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { leaveOutHere } from '../../text/work.js';

/**
 * Loops that a pipeline took the place of, or the reverse, of what is left of two bodies: some call that the loop makes for each element is made in a lambda,
 * or named by a reference, whatever they run over and whatever else they do (432 changes of twelve loops).
 *
 *     for (Pot pot : shelf.pots()) { pot.warm(3); log.mark(pot); }   ->   bins.forEach(pot -> pot.warm(4));
 */
export function loopsInOtherForm(
  { unmappedBefore, unmappedAfter }: BodyMapping,
  mayBeOne: (loop: Statement, pipeline: Statement) => boolean = makeTheSameCall,
): readonly (readonly [before: Statement, after: Statement])[] {
  const toLoops = inOtherForm(unmappedAfter, unmappedBefore, mayBeOne);
  return [...inOtherForm(unmappedBefore, unmappedAfter, mayBeOne), ...toLoops.map(([loop, pipeline]) => [pipeline, loop] as const)];
}

function inOtherForm(
  loops: readonly Statement[],
  pipelines: readonly Statement[],
  mayBeOne: (loop: Statement, pipeline: Statement) => boolean,
): readonly (readonly [loop: Statement, pipeline: Statement])[] {
  const open = loops.filter(({ kind }) => LOOPS.has(kind));
  const free = open.length === 0 ? [] : pipelines.filter((one) => !one.composite && isPipeline(one));
  if (areTooMany(open, free)) return [];
  return open.flatMap((loop): [Statement, Statement][] => {
    const at = free.findIndex((pipeline) => mayBeOne(loop, pipeline));
    const [pipeline] = at < 0 ? [] : free.splice(at, 1);
    return pipeline ? [[loop, pipeline]] : [];
  });
}

function isPipeline({ expressions }: Statement): boolean {
  return expressions
    .flatMap(descendants)
    .some(
      ({ kind, label, traits: { library } }) =>
        kind === 'invocation' && (library.beginsPipeline(label) || library.beginsPipelineOverArgument(label)),
    );
}

/** Whether a loop and a pipeline make the same call for each element. */
function makeTheSameCall(loop: Statement, pipeline: Statement): boolean {
  const callsOf = (statements: readonly Statement[]): readonly Expression[] =>
    statements.flatMap(({ expressions }) => expressions.flatMap(descendants)).filter(({ kind }) => kind === 'invocation');
  const calls = callsOf(statementsOf(loop).filter((one) => one !== loop));
  const parts = pipeline.expressions.flatMap(descendants);
  const made = parts
    .filter(({ kind }) => kind === 'lambda')
    .flatMap(({ block, children }) =>
      block ? callsOf(statementsOf(block)) : children.flatMap(descendants).filter(({ kind }) => kind === 'invocation'),
    );
  const references = parts.filter(({ kind }) => kind === 'methodReference');
  return calls.some((call) => made.some((other) => isSameCall(call, other)) || references.some(({ label }) => label === call.label));
}

function runsOver(pipeline: Statement, source: string): boolean {
  return expressionsOf(pipeline).some((expression) => isPipelineOver(expression, source));
}

/** `names.add(label + name)` and `map(label -> label + name)` */
function computeTheSame(loop: Statement, pipeline: Statement): boolean {
  const values = new Set(statementsOf(loop).flatMap(({ expressions }) => expressions.flatMap(descendants).map(({ text }) => text)));
  const lambdas = pipeline.expressions.flatMap(descendants).filter(({ kind, block }) => kind === 'lambda' && !block);
  return lambdas.some(({ children }) => children.some((value) => covers(value) && values.has(value.text)));
}

/**
 * Each loop without a partner with the first pipeline on the other side that runs over the same and makes one call that it made; failing that, with the first new
 * one that does what the loop did, whatever it runs over. Not with a pipeline that was there beside the loop.
 *
 *     for (Entry<K, V> e : map.entrySet()) { put(e.getKey(), e.getValue()); }   ->   map.forEach(this::put);
 */
export function loopsAndPipelines(
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
        free.find((one) => (makeTheSameCall(loop, one) || computeTheSame(loop, one)) && runsOver(one, source)),
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

function areTooMany(loops: readonly Statement[], pipelines: readonly Statement[]): boolean {
  const areMany = loops.length * pipelines.length > MOST_PAIRS;
  if (areMany) leaveOutHere('very many loops were not compared with what may have taken their place');
  return areMany;
}

interface Likeness {
  readonly loop: Statement;
  readonly pipeline: Statement;
  readonly shared: number;
}

/** Loops and pipelines that make the same calls, those that share most first. */
function alike(loops: readonly Statement[], pipelines: readonly Statement[]): readonly Likeness[] {
  if (areTooMany(loops, pipelines)) return [];
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
  if (!parts.some((part) => part.kind === 'invocation' && part.traits.library.beginsPipeline(part.label))) return 0;
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
  const { library } = expression.traits;
  const isSource = (one: Expression): boolean => plain(one.text) === source;
  const over = expression.receiver && isSource(expression.receiver) ? library.beginsPipeline(expression.label) : false;
  const of =
    library.beginsPipelineOverArgument(expression.label) && expression.arguments?.length === 1 && expression.arguments.every(isSource);
  if (!over && !of) return false;
  let chain = expression;
  while (chain.parent?.kind === 'invocation' && chain.parent.receiver === chain) chain = chain.parent;
  return descendants(chain).some((part) => part.kind === 'lambda' || part.kind === 'methodReference');
}

function plain(text: string): string {
  return text.replaceAll('this.', '');
}
