/** What the popup can say of a tab. */
import { pageKindOf } from '../../github/page-kind.js';
import type { PageState } from '../../ui/page-state.js';
import type { TabInfo } from '../../ui/popup/popup.js';

const GITHUB = 'github.com';

/** `state` is what the tab's script says, if there is one; `hosts` are those that the reader switched on besides github.com. */
export function tabInfo(address: string | undefined, state: PageState | undefined, hosts: readonly string[]): TabInfo {
  if (state) return { kind: 'change', state };
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') return { kind: 'elsewhere' };
  if (url.host !== GITHUB && !hosts.includes(url.host)) return { kind: 'other-host', host: url.host };
  return { kind: pageKindOf(url) === null ? 'no-change' : 'not-begun' };
}
