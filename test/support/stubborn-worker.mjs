// A thread that plays an engine's: it says what it reads, and does not come back, dies or throws over files of certain names.
import { parentPort } from 'node:worker_threads';

const forEver = () => {
  for (;;);
};

parentPort.on('message', ({ change }) => {
  const paths = [...new Set([...Object.keys(change.before), ...Object.keys(change.after)])].sort();
  for (const path of paths) {
    parentPort.postMessage({ kind: 'at', progress: { stage: 'parse', done: 0, total: paths.length, path } });
    if (path.startsWith('HangRead')) forEver();
    if (path.startsWith('DieRead')) process.exit(1);
  }
  parentPort.postMessage({ kind: 'at', progress: { stage: 'match', done: 0, total: paths.length } });
  const has = (name) => paths.some((path) => path.startsWith(name));
  if (has('HangMatch') || (has('HangWith1') && has('HangWith2')) || paths.filter((path) => path.startsWith('HangPair')).length > 1)
    forEver();
  if (has('Throw')) {
    parentPort.postMessage({ kind: 'threw', message: 'Maximum call stack size exceeded' });
    return;
  }
  if (has('Memory')) throw new Error('out of memory');
  const files = Object.fromEntries(paths.map((path) => [path, { status: 'analysed' }]));
  parentPort.postMessage({ kind: 'found', result: { refactorings: [], bundles: [], files, hitTimeout: false } });
});
