/** Says what is wrong with what a program hands to the library: its author learns it here, by the argument's name, and not from a result that cannot be right. */

/** Throws a `TypeError` unless `change` has the form of a `Change`. */
export function checkChange(change: unknown): void {
  const { before, after, renames, patches } = record('change', change);
  for (const [name, texts] of [
    ['change.before', before],
    ['change.after', after],
    ['change.renames', renames ?? {}],
  ] as const)
    for (const [path, text] of Object.entries(record(name, texts)))
      if (typeof text !== 'string') throw wrong(`${name}[${JSON.stringify(path)}]`, 'a string', text);
  if (patches === undefined) return;
  if (!Array.isArray(patches)) throw wrong('change.patches', 'an array', patches);
  for (const [at, one] of patches.entries()) {
    const name = `change.patches[${String(at)}]`;
    const { before: from, after: to, patch } = record(name, one);
    for (const [part, path] of [
      ['before', from],
      ['after', to],
    ] as const)
      if (path !== null && typeof path !== 'string') throw wrong(`${name}.${part}`, 'a string or null', path);
    if (typeof patch !== 'string') throw wrong(`${name}.patch`, 'a string', patch);
  }
}

/** Throws a `TypeError` unless `options` has the form of `DetectOptions`. */
export function checkOptions(options: unknown): void {
  if (options === undefined) return;
  const { budget, signal, timings, ...rest } = record('options', options);
  if (budget !== undefined && !(typeof budget === 'number' && budget >= 0))
    throw wrong('options.budget', 'a number of milliseconds, not below 0', budget);
  if (signal !== undefined && !isSignal(signal)) throw wrong('options.signal', 'an AbortSignal', signal);
  for (const name of ['explain', 'dangers', 'opportunities', 'apiChanges'] as const)
    if (rest[name] !== undefined && typeof rest[name] !== 'boolean') throw wrong(`options.${name}`, 'true or false', rest[name]);
  if (rest['elsewhere'] !== undefined && !isAsyncIterable(rest['elsewhere']))
    throw wrong('options.elsewhere', 'an async iterable', rest['elsewhere']);
  if (timings !== undefined) record('options.timings', timings);
  for (const name of ['onProgress', 'onEvidence', 'onGrounds', 'trace'] as const) checkFunction(`options.${name}`, rest[name]);
}

/** Throws a `TypeError` unless `options` has the form of `DetectorOptions`. */
export function checkDetectorOptions(options: unknown): void {
  const { loadWasm } = record('options', options);
  if (typeof loadWasm !== 'function') throw wrong('options.loadWasm', 'a function', loadWasm);
}

function checkFunction(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'function') throw wrong(name, 'a function', value);
}

/** A plain object: a list or a map has its content elsewhere than in its properties. */
function record(name: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || Symbol.iterator in value || value instanceof Promise)
    throw wrong(name, 'an object', value);
  return value as Readonly<Record<string, unknown>>;
}

const isSignal = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'aborted' in value &&
  typeof value.aborted === 'boolean' &&
  'throwIfAborted' in value &&
  typeof value.throwIfAborted === 'function';

const isAsyncIterable = (value: unknown): boolean => typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const wrong = (name: string, expected: string, value: unknown): TypeError =>
  new TypeError(`${name} must be ${expected}, not ${told(value)}.`);

/** A value in a word or two; texts may be long, and are nobody's business in a log. */
function told(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value !== 'object') return `a ${typeof value}`;
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  return kind === 'Object' ? 'another object' : `an object of kind ${kind}`;
}
