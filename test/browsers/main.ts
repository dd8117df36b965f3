/**
 * Prints the executables of the browsers that end-to-end tests need as JSON, `{ "CHROMIUM_PATH": …, "FIREFOX_PATH": … }`, after installing what is missing.
 * What it does is told on stderr. Exit code 1: one is missing, and the message says what to install.
 */
import { provideChromium, provideFirefox } from './provide.js';

const CHROMIUM_PATH = provideChromium();
const FIREFOX_PATH = provideFirefox();
process.stdout.write(
  `${JSON.stringify({ ...(CHROMIUM_PATH === null ? {} : { CHROMIUM_PATH }), ...(FIREFOX_PATH === null ? {} : { FIREFOX_PATH }) })}\n`,
);
process.exitCode = CHROMIUM_PATH === null || FIREFOX_PATH === null ? 1 : 0;
