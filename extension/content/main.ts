/** The content script: a session for every page that shows a change, for as long as the page shows it. */
import { changePageOf, pageKey } from '../../github/page.js';
import { watchAddress } from './navigation.js';
import { startSession } from './session.js';

let leave = new AbortController();
let shown: string | null = null;

function arrive(url: URL): void {
  const page = changePageOf(url);
  const key = page && pageKey(page);
  if (key === shown) return;
  leave.abort();
  leave = new AbortController();
  shown = key;
  if (page) void startSession(page, leave.signal);
}

watchAddress(arrive, new AbortController().signal);
arrive(new URL(location.href));
