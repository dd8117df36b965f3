// @vitest-environment jsdom
// What a script sends to what is ours does nothing; what the reader does arrives, in closed roots, too.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closedRoot, keyTarget, silence } from '../../../extension/content/reader-events.js';
import { ACTING, onReader } from '../../../extension/loader/on-reader.js';
import { isTrusted } from '../../../extension/loader/trusted.js';
import { sources } from '../../support/sources.js';

// The browser alone makes trusted events.
vi.mock('../../../extension/loader/trusted.js', () => ({ isTrusted: vi.fn() }));

const byReader = (trusted: boolean): void => void vi.mocked(isTrusted).mockReturnValue(trusted);

let leave: AbortController;
let host: HTMLElement;
let root: ShadowRoot;

beforeEach(() => {
  leave = new AbortController();
  host = document.body.appendChild(document.createElement('div'));
  root = closedRoot(host);
});

afterEach(() => {
  leave.abort();
  document.body.replaceChildren();
});

describe('a root of ours', () => {
  it('is closed', () => {
    expect(host.shadowRoot).toBeNull();
  });

  it.each(ACTING)('hears of %s by the reader alone', (kind) => {
    const button = root.appendChild(document.createElement('button'));
    const heard = vi.fn();
    button.addEventListener(kind, heard);
    byReader(false);
    const event = new Event(kind, { bubbles: true, composed: true, cancelable: true });
    button.dispatchEvent(event);
    expect(heard).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(true);
    byReader(true);
    button.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('hears of what only looks, whoever made it', () => {
    const heard = vi.fn();
    root.addEventListener('pointerover', heard);
    byReader(false);
    root.dispatchEvent(new Event('pointerover'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('tells us which of its elements a key is meant for, and the page only the host', () => {
    const field = root.appendChild(document.createElement('input'));
    field.focus();
    byReader(true);
    const told: (EventTarget | null)[] = [];
    onReader(window, 'keydown', (event) => told.push(keyTarget(event), event.target), { signal: leave.signal });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }));
    expect(told).toEqual([field, host]);
  });
});

describe('listeners outside of the roots', () => {
  it('are for the reader alone', () => {
    const act = vi.fn();
    onReader(document, 'click', act, { signal: leave.signal });
    byReader(false);
    document.body.click();
    expect(act).not.toHaveBeenCalled();
    byReader(true);
    document.body.click();
    expect(act).toHaveBeenCalledOnce();
  });

  it('may keep from the page what is not meant for it', () => {
    const heard = vi.fn();
    document.body.addEventListener('click', heard, { signal: leave.signal });
    silence(window, ['click'], { signal: leave.signal, capture: true }, ({ target }) => target === host);
    host.click();
    expect(heard).not.toHaveBeenCalled();
    document.body.click();
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('the page’s sources', () => {
  const HERE = ['extension/content/reader-events.ts', 'extension/loader/on-reader.ts'];
  /** Kinds whose listeners may be made anywhere. A kind that is not written out counts as an acting one, but for the signs of a changed address. */
  const LOOKING =
    /^'(?:abort|pageshow|prerenderingchange|DOMContentLoaded|popstate|currententrychange|navigate|load|scroll|resize|hashchange|pointerover|focusin)'|^(?:sign|DRAWN),/;

  const inPage = sources().filter(({ path }) => /^(?:extension\/(?:content|loader)|ui)\//.test(path) && !HERE.includes(path));

  it('attach no root of their own', () => {
    expect(inPage.filter(({ text }) => text.includes('attachShadow')).map(({ path }) => path)).toEqual([]);
  });

  it('listen to what acts through `onReader` and `silence` alone', () => {
    const found = inPage.flatMap(({ path, text }) =>
      [...text.matchAll(/addEventListener\(\s*([^)]{0,40})/g)].map(([, kind = '']) => ({ path, kind })),
    );
    expect(found.length).toBeGreaterThan(20);
    // Closing a menu shows nothing and does nothing.
    const known = ({ path, kind }: { path: string; kind: string }): boolean =>
      path === 'ui/menu-button.tsx' && kind.startsWith("'pointerdown'");
    expect(found.filter(({ path, kind }) => !LOOKING.test(kind) && !known({ path, kind }))).toEqual([]);
  });
});
