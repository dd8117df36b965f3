/** The content script: a session for every page that shows a change, for as long as the page shows it. */
import { changePageOf, pageKey } from '../../github/page.js';
import { watchAddress } from './navigation.js';
import { OwnWays } from './own-ways.js';
import { startSession } from './session.js';

const always = new AbortController().signal;
const ways = new OwnWays(new URL(location.href), always);
let leave = new AbortController();
let shown: string | null = null;

function arrive(url: URL): void {
  const isOwn = ways.arrive(url);
  const page = changePageOf(url);
  const key = page && pageKey(page);
  if (key === shown) return;
  leave.abort();
  leave = new AbortController();
  shown = key;
  if (page) void startSession(page, { isOwn, allow: () => ways.allow(url) }, leave.signal);
}

watchAddress(arrive, always);
arrive(new URL(location.href));
