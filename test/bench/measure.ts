/** Measures the engine on one change after the other, in this process. */
import type { Change, Detector } from '../../engine/api.js';
import { Languages } from '../../engine/languages/parser.js';
import { loadWasmFromFolder } from '../../engine/node/load-wasm.js';

/** The engine's stages, in their order. `other` is what belongs to none: reading the input, writing the result. */
export const STAGES = ['parse', 'lower', 'match', 'detect', 'other'] as const;
export type Stage = (typeof STAGES)[number];

/** Milliseconds and bytes of one commit. */
export interface Measurement {
  readonly project: string;
  readonly sha1: string;
  readonly stages: Readonly<Record<Stage, number>>;
  readonly total: number;
  /** Parsing every changed file of the commit and doing nothing else. */
  readonly parsingAlone: number;
  readonly hitTimeout: boolean;
  /** The process's largest resident set so far, in bytes. */
  readonly peakMemory: number;
}

/** Runs the engine over a change. Rejects when the engine does. */
export async function measureDetection(
  detector: Detector,
  change: Change,
  budget: number | null,
  explain: boolean,
): Promise<Pick<Measurement, 'stages' | 'total' | 'hitTimeout'>> {
  const timings: Record<string, number> = {};
  const start = performance.now();
  const { hitTimeout } = await detector.detect(change, { timings, explain, ...(budget === null ? {} : { budget }) });
  const total = performance.now() - start;
  const [parse = 0, lower = 0, match = 0, detect = 0] = [timings['parse'], timings['lower'], timings['match'], timings['detect']];
  return { stages: { parse, lower, match, detect, other: total - parse - lower - match - detect }, total, hitTimeout };
}

/** Parses files as the engine does, with parsers of its own, and frees the trees at once. */
export class ParserAlone {
  readonly #languages = new Languages(loadWasmFromFolder);

  /** Milliseconds for all texts of a change that are in a known language and differ from the other side. */
  async measure(change: Change): Promise<number> {
    let total = 0;
    for (const [version, other] of [
      [change.before, change.after],
      [change.after, change.before],
    ] as const) {
      for (const [path, text] of Object.entries(version)) {
        const parser = text === other[path] ? null : await this.#languages.parserFor(path);
        if (!parser) continue;
        const start = performance.now();
        parser.parse(path, text).close();
        total += performance.now() - start;
      }
    }
    return total;
  }
}

const wasmMemories = new Set<WebAssembly.Memory>();

/** Keeps hold of every WASM memory made from now on, so that their sizes can be told: they never shrink, so the size is the peak. */
export function watchWasmMemory(): void {
  WebAssembly.Memory = class extends WebAssembly.Memory {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      super(descriptor);
      wasmMemories.add(this);
    }
  };
}

/** Bytes of all WASM memories together. */
export function wasmMemory(): number {
  return [...wasmMemories].reduce((sum, memory) => sum + memory.buffer.byteLength, 0);
}

/** The process's largest resident set so far, in bytes. */
export function peakMemory(): number {
  return process.resourceUsage().maxRSS * 1024;
}
