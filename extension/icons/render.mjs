// Draws logo.svg at the sizes that browsers ask for: `node extension/icons/render.mjs [path of a Chromium]`. The results are committed.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SIZES = [16, 32, 48, 128];
const svg = readFileSync(new URL('./logo.svg', import.meta.url), 'utf8');
const browser = await chromium.launch({ executablePath: process.argv[2] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  for (const size of SIZES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.goto(
      `data:text/html,${encodeURIComponent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)}`,
    );
    await page.screenshot({ path: new URL(`./${size}.png`, import.meta.url).pathname, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
