import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Detector, WasmLoader } from '../../engine/api.js';
import { createDetector } from '../../engine/index.js';
import { GRAMMARS, RUNTIME } from '../../wasm/grammars.js';

const require = createRequire(import.meta.url);

/** Reads grammars from the npm packages, so that tests need no build. */
export const loadWasmFromPackages: WasmLoader = (fileName) => {
  const known = [RUNTIME, ...GRAMMARS].find(({ file }) => file === fileName);
  if (!known) throw new Error(`wasm/grammars.ts does not list ${fileName}.`);
  return readFile(require.resolve(`${known.package}/${fileName}`));
};

/** The engine from source. */
export function sourceDetector(): Promise<Detector> {
  return createDetector({ loadWasm: loadWasmFromPackages });
}
