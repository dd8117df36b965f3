/** Brings the content script to a page whose loader asks for it. Pages cannot load it, or see that it is there to be loaded: nothing of the extension is open to them. */
import browser from 'webextension-polyfill';

/** Puts script and style sheet into the sender's own document. Rejects when Reflens may not work there, or the tab has gone on. */
export async function bringContent({ tab, documentId }: browser.Runtime.MessageSender): Promise<void> {
  const tabId = tab?.id ?? browser.tabs.TAB_ID_NONE;
  const target = documentId === undefined ? { tabId, frameIds: [0] } : { tabId, documentIds: [documentId] };
  await Promise.all([
    browser.scripting.insertCSS({ target, files: ['content.css'] }),
    browser.scripting.executeScript({ target, files: ['content.js'], injectImmediately: true }),
  ]);
}
