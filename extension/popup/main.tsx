/** The toolbar's popup: asks the tab's script how its page stands. */
import { render } from 'preact';
import browser from 'webextension-polyfill';
import type { PageState } from '../../ui/page-state.js';
import { Popup, type PopupActions, type TabInfo } from '../../ui/popup/popup.js';
import { switchHostOn } from '../hosts.js';
import type { TabMessage } from '../messages.js';
import { keepSettings, readSettings } from '../settings.js';
import { tabInfo } from './tab-info.js';

async function currentTab(): Promise<browser.Tabs.Tab | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab;
}

/** Asks a tab's script. Undefined where there is none of ours, or none that shows a change. */
async function tell(tab: browser.Tabs.Tab, message: TabMessage): Promise<PageState | undefined> {
  if (tab.id === undefined) return undefined;
  try {
    return await browser.tabs.sendMessage<TabMessage, PageState | undefined>(tab.id, message);
  } catch {
    return undefined;
  }
}

async function infoOf(tab: browser.Tabs.Tab | undefined): Promise<TabInfo> {
  const state = tab && (await tell(tab, { kind: 'tell-state' }));
  return tabInfo(tab?.url, state, state ? [] : (await readSettings('hosts')).hosts);
}

async function show(root: HTMLElement): Promise<void> {
  const tab = await currentTab();
  const draw = async (): Promise<void> => {
    const [info, { showLow }] = await Promise.all([infoOf(tab), readSettings('showLow')]);
    render(<Popup tab={info} showLow={showLow} actions={actions} />, root);
  };
  const andClose = (work: Promise<unknown> | undefined): void => void Promise.resolve(work).then(() => window.close(), reportError);
  const actions: PopupActions = {
    showList: () => andClose(tab && tell(tab, { kind: 'show-list' })),
    retry: () => andClose(tab && tell(tab, { kind: 'retry' })),
    showLow: (showLow) => void keepSettings({ showLow }).then(draw, reportError),
    switchHostOn: (host) =>
      // The script begins with the page, so the page has to be loaded again.
      andClose(switchHostOn(host).then((allowed) => (allowed && tab?.id !== undefined ? browser.tabs.reload(tab.id) : undefined))),
    reload: () => andClose(tab?.id === undefined ? undefined : browser.tabs.reload(tab.id)),
    openOptions: () => andClose(browser.runtime.openOptionsPage()),
    openFirstRun: () => andClose(browser.tabs.create({ url: browser.runtime.getURL('first-run.html') })),
  };
  await draw();
  // The work may go on while the popup is open; there are no messages for it, and nobody keeps it open for long.
  setInterval(() => void draw(), 500);
}

const root = document.getElementById('popup');
if (root) await show(root);
