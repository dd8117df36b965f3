import { readFile } from 'node:fs/promises';
import type { WasmLoader } from '../api.js';

/** Reads grammars from the folder `grammars/` that the build puts next to the library. Rejects with Node's error when a file is not there. */
export const loadWasmFromFolder: WasmLoader = (fileName) => readFile(new URL(`./grammars/${fileName}`, import.meta.url));
