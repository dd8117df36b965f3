/** The engine for Node: what scripts, the command line and the measuring tools import from `dist/node/index.js`. */
import type { Detector, DetectorOptions } from '../api.js';
import { createDetector as createDetectorWith } from '../index.js';
import { loadWasmFromFolder } from './load-wasm.js';

export type * from '../api.js';
export type * from '../results/result.js';

/** Makes a detector. The grammars are read from `grammars/` next to this file unless `loadWasm` says otherwise. */
export function createDetector(options: Partial<DetectorOptions> = {}): Promise<Detector> {
  return createDetectorWith({ loadWasm: options.loadWasm ?? loadWasmFromFolder });
}
