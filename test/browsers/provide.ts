/** Finds the browsers that tests and the demonstration need, and installs the ones that are missing where that can be done without asking anybody. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { BrowserMissing, findChromium, findFirefox } from '../github/browser.js';

const require = createRequire(import.meta.url);
const say = (text: string): boolean => process.stderr.write(`${text}\n`);

/** Chrome and Edge as their makers ship them refuse extensions from the command line, since 2025: Chromium itself and builds for testing do not. */
function isBranded(executable: string): boolean {
  return /google|microsoft|msedge|chrome\.exe$/i.test(executable);
}

function usableChromium(): string | null {
  const found = findChromium();
  return found !== null && !isBranded(found) ? found : null;
}

/** Debian has both browsers as packages. (Ubuntu's are empty covers for snaps, which containers cannot run.) */
function isDebianRoot(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID=debian$/m.test(release);
}

/** Runs a command with its output on stderr; tells whether it succeeded. */
function run(command: string, args: readonly string[]): boolean {
  say(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
}

function installFromDebian(packageName: string): boolean {
  return run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', '--no-install-recommends', packageName]);
}

function installChromium(): string | null {
  if (isDebianRoot() && installFromDebian('chromium')) return usableChromium();
  const playwright = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  const withLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  run(process.execPath, [playwright, 'install', ...withLibraries, 'chromium']);
  return usableChromium();
}

/** Playwright's Firefox is patched and cannot install extensions; the one that Mozilla publishes can. */
function installFirefox(): string | null {
  if (isDebianRoot() && installFromDebian('firefox-esr')) return findFirefox();
  const packageFile = require.resolve('@puppeteer/browsers');
  const tool = join(packageFile.slice(0, packageFile.lastIndexOf('lib')), 'lib', 'cjs', 'main-cli.js');
  const folder = join(homedir(), '.cache', 'puppeteer');
  const args = [tool, 'install', 'firefox@stable', '--path', folder, '--format', '{{path}}'];
  say(`> browsers ${args.slice(1).join(' ')}`);
  const { status, stdout } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 2], encoding: 'utf8' });
  const executable = stdout.trim().split('\n').pop() ?? '';
  return status === 0 && existsSync(executable) ? executable : null;
}

/** A Chromium's executable, or null with a message on stderr that says what to install. */
export function provideChromium(): string | null {
  const chromium = usableChromium() ?? installChromium() ?? findChromium();
  if (chromium === null) say(new BrowserMissing('Chromium', 'CHROMIUM_PATH', 'chromium').message);
  else if (isBranded(chromium))
    say(`Only ${chromium} was found; recent versions of it refuse to load extensions for tests. Install Chromium if they fail.`);
  return chromium;
}

/** A Firefox's executable, or null with a message on stderr that says what to install. */
export function provideFirefox(): string | null {
  const firefox = findFirefox() ?? installFirefox();
  if (firefox === null) say(new BrowserMissing('Firefox', 'FIREFOX_PATH', 'firefox-esr').message);
  return firefox;
}
