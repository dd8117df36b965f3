// Bundles the harness of the panel into one script, as the build does with the content script.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('./panel-harness.tsx', import.meta.url));

/** The harness as a script that can be run in a page. */
export async function harnessScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && 'output' in first ? first.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the harness was not built');
  return chunk.code;
}
