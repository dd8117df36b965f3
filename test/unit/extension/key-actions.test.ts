// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeyActions } from '../../../extension/content/key-actions.js';
import { DEFAULT_KEYS, withKey } from '../../../ui/keys.js';

// The keys of these tests stand for a reader’s.
vi.mock('../../../extension/loader/trusted.js', () => ({ isTrusted: () => true }));

let leave: AbortController;
let keys: KeyActions;
const next = vi.fn();

const press = (target: EventTarget, key = 'N', modifiers: KeyboardEventInit = { shiftKey: true }): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...modifiers });
  target.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  leave = new AbortController();
  keys = new KeyActions(leave.signal);
  keys.on('next-finding', next);
});

afterEach(() => {
  leave.abort();
  next.mockReset();
  document.body.replaceChildren();
});

describe('keys on the page', () => {
  it('call their action, and the page does not hear of them', () => {
    const page = vi.fn();
    document.addEventListener('keydown', page, { signal: leave.signal });
    expect(press(document.body).defaultPrevented).toBe(true);
    expect(next).toHaveBeenCalledOnce();
    expect(page).not.toHaveBeenCalled();
  });

  it('are the page’s when no action has them, or nobody registered the action', () => {
    expect(press(document.body, 'n', {}).defaultPrevented).toBe(false);
    expect(press(document.body, 'L').defaultPrevented).toBe(false);
    expect(press(document.body, 'N', { shiftKey: true, ctrlKey: true }).defaultPrevented).toBe(false);
    expect(next).not.toHaveBeenCalled();
  });

  it.each([
    ['a text field', () => document.createElement('input')],
    ['a text area', () => document.createElement('textarea')],
    ['a choice', () => document.createElement('select')],
    [
      'editable text',
      () => {
        const box = document.createElement('div');
        box.setAttribute('contenteditable', 'true');
        return box.appendChild(document.createElement('b'));
      },
    ],
    [
      'a field in a shadow root',
      () => {
        const host = document.body.appendChild(document.createElement('div'));
        return host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'));
      },
    ],
    [
      'a menu',
      () => {
        const menu = document.createElement('div');
        menu.setAttribute('role', 'menu');
        return menu.appendChild(document.createElement('button'));
      },
    ],
  ])('are text in %s', (_, make) => {
    const target = make();
    if (target.getRootNode() === target || target.parentElement?.isConnected === false)
      document.body.append(target.closest('div') ?? target);
    expect(press(target).defaultPrevented).toBe(false);
    expect(next).not.toHaveBeenCalled();
  });

  it('work with a box ticked', () => {
    const box = document.body.appendChild(document.createElement('input'));
    box.type = 'checkbox';
    press(box);
    expect(next).toHaveBeenCalledOnce();
  });

  it('are those that the reader chose', () => {
    keys.configure(withKey(DEFAULT_KEYS, 'next-finding', 'Alt+ArrowDown'));
    press(document.body);
    expect(next).not.toHaveBeenCalled();
    press(document.body, 'ArrowDown', { altKey: true });
    expect(next).toHaveBeenCalledOnce();
    keys.configure({ ...DEFAULT_KEYS, enabled: false });
    press(document.body);
    expect(next).toHaveBeenCalledOnce();
  });

  it('are listed with what they do here', () => {
    keys.on('help', () => undefined);
    expect(keys.available.map(({ id, key }) => [id, key])).toEqual([
      ['next-finding', 'Shift+N'],
      ['help', 'Shift+H'],
    ]);
  });

  it('are silent after the page was left', () => {
    leave.abort();
    expect(press(document.body).defaultPrevented).toBe(false);
    expect(next).not.toHaveBeenCalled();
  });
});
