// `npm run package`: what the stores take, in dist/packages/. One archive for Chrome, one for Edge, one for Firefox, and the sources, which Firefox's reviewers build.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webExt from 'web-ext';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'dist', 'packages');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Edge's store takes Chrome's package; it gets its own name so that nobody wonders. */
const PACKAGES = [
  { store: 'chrome', build: 'chrome' },
  { store: 'edge', build: 'chrome' },
  { store: 'firefox', build: 'firefox' },
];

/** Bytes that Firefox's store takes of sources; the others take more. */
const LARGEST = 200_000_000;

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

for (const { store, build } of PACKAGES) {
  const manifest = JSON.parse(readFileSync(join(root, 'dist', build, 'manifest.json'), 'utf8'));
  if (manifest.version !== version)
    throw new Error(`manifest.json says ${manifest.version}, package.json ${version}: they have to be the same.`);
  await webExt.cmd.build(
    { sourceDir: join(root, 'dist', build), artifactsDir: out, filename: `reflens-${store}-${version}.zip`, overwriteDest: true },
    { shouldExitProgram: false, showReadyMessage: false },
  );
  tell(`reflens-${store}-${version}.zip`);
}

// What is committed, and nothing else: a package must be what its sources make.
const dirty = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
if (dirty !== '') process.stdout.write('Some files are not committed; the archive of sources has none of that.\n');
execFileSync('git', ['archive', '--format=zip', `--prefix=reflens-${version}/`, '-o', join(out, `reflens-source-${version}.zip`), 'HEAD'], {
  cwd: root,
});
tell(`reflens-source-${version}.zip`);

function tell(name) {
  const { size } = statSync(join(out, name));
  if (size > LARGEST) throw new Error(`${name} has ${Math.round(size / 1_000_000)} MB, more than Firefox's store takes.`);
  process.stdout.write(`  dist/packages/${name}: ${(size / 1_000_000).toFixed(1)} MB\n`);
}
