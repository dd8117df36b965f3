// The extension's roots are closed to scripts of the page. Tests look into them through the browser's own protocol, and give each to the page that is tested as its
// host's `shadowRoot`, so that functions sent into the page find it as they would an open one. What presses there still has to be real.
import type { CDPSession } from 'playwright-core';
import type { Page } from 'puppeteer-core';

/** Hosts whose root was not given yet. Sent into the page as text. */
const WAITING = `[...document.querySelectorAll('[data-reflens-panel], [data-reflens-card], div[data-reflens-peek]')].filter((one) => !one.shadowRoot)`;

/** Gives a host its root. Sent into the page as text. */
const GIVE = 'function (root) { Object.defineProperty(this, "shadowRoot", { value: root, configurable: true }); }';

/** Opens the closed roots of a page of Chromium. */
export async function openInChromium(session: CDPSession): Promise<void> {
  const { result } = await session.send('Runtime.evaluate', { expression: WAITING });
  if (result.objectId === undefined) return;
  const { result: hosts } = await session.send('Runtime.getProperties', { objectId: result.objectId, ownProperties: true });
  for (const { name, value } of hosts) {
    if (!/^\d+$/.test(name) || value?.objectId === undefined) continue;
    const { node } = await session.send('DOM.describeNode', { objectId: value.objectId, pierce: true });
    const [root] = node.shadowRoots ?? [];
    if (!root) continue;
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: root.backendNodeId });
    if (object.objectId === undefined) continue;
    await session.send('Runtime.callFunctionOn', {
      objectId: value.objectId,
      functionDeclaration: GIVE,
      arguments: [{ objectId: object.objectId }],
    });
  }
}

interface BidiNode {
  readonly sharedId: string;
  readonly value?: { readonly shadowRoot?: BidiNode | null };
}

interface BidiAnswer {
  /** Not there where the script failed. */
  readonly result?: { readonly value?: readonly BidiNode[] };
}

/** What puppeteer has of WebDriver BiDi's realm, and does not tell in its types. */
interface BidiFrame {
  readonly browsingContext: {
    readonly defaultRealm: {
      evaluate(expression: string, awaitPromise: boolean, options: object): Promise<BidiAnswer>;
      callFunction(declaration: string, awaitPromise: boolean, options: object): Promise<unknown>;
    };
  };
}

/** Opens the closed roots of a page of Firefox. */
export async function openInFirefox(page: Page): Promise<void> {
  const { defaultRealm } = (page.mainFrame() as unknown as BidiFrame).browsingContext;
  const found = await defaultRealm.evaluate(WAITING, false, {
    serializationOptions: { maxObjectDepth: 1, maxDomDepth: 0, includeShadowTree: 'all' },
  });
  for (const { sharedId, value } of found.result?.value ?? [])
    if (value?.shadowRoot)
      await defaultRealm.callFunction(GIVE, false, { this: { sharedId }, arguments: [{ sharedId: value.shadowRoot.sharedId }] });
}
