/**
 * The content script: a session for every page that shows a change, for as long as the page shows it. It comes when the page shows the first one; the loader, which was
 * there before, tells of every address.
 */
import { changePageOf, pageKey } from '../../github/page.js';
import { handOver } from '../loader/hand-over.js';
import { startSession } from './session.js';

let leave = new AbortController();
let shown: string | null = null;

handOver((url, way) => {
  const page = changePageOf(url);
  const key = page && pageKey(page);
  if (key === shown) return;
  leave.abort();
  leave = new AbortController();
  shown = key;
  if (page) void startSession(page, way, leave.signal);
});
