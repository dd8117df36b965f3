// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BodyVerdict } from '../../../engine/results/result.js';
import { HoverCard, type CardActions } from '../../../ui/hover-card.js';
import { refactoring } from './samples.js';

describe('a card', () => {
  let root: HTMLElement;

  beforeEach(() => {
    root = document.createElement('div');
    document.body.append(root);
  });

  afterEach(() => {
    render(null, root);
    root.remove();
  });

  const said = async (body?: BodyVerdict): Promise<readonly string[]> => {
    const item = { id: 0, refactoring: { ...refactoring({ type: 'Move Method' }), ...(body && { body }) } };
    await act(() => render(<HoverCard entries={[{ item, side: 'after', ends: [], code: [] }]} actions={{} as CardActions} />, root));
    return [...root.querySelectorAll('.tag, .sentence')].map(({ textContent }) => textContent).filter((text) => !text.includes('renamed'));
  };

  it('says of moved code whether it is the same, and why not', async () => {
    expect(await said({ kind: 'same' })).toEqual(['same code', 'Its code was not edited.']);
    expect(await said({ kind: 'names' })).toEqual([
      'same but for names',
      'Its code is the same but for names that refactorings of this change explain.',
    ]);
    expect(await said({ kind: 'effect' })).toEqual(['same in effect', 'Its code says the same in other words.']);
    expect(await said({ kind: 'edited', lines: 2, reason: '`1` became `2`.' })).toEqual(['2 lines edited', '`1` became `2`.']);
  });

  it('says of what is not sure how often that is right, and nothing of what is', async () => {
    const saidOf = async (confidence: number): Promise<readonly string[]> => {
      const item = { id: 0, refactoring: { ...refactoring(), confidence } };
      await act(() => render(<HoverCard entries={[{ item, side: 'after', ends: [], code: [] }]} actions={{} as CardActions} />, root));
      return [...root.querySelectorAll('.tag, .sentence')]
        .map(({ textContent }) => textContent)
        .filter((text) => !text.includes('renamed'));
    };
    expect(await saidOf(0.8)).toEqual(['perhaps', 'Reflens is right about 4 of 5 of such findings.']);
    expect(root.querySelector('[role=dialog]')?.getAttribute('aria-label')).toMatch(/^Perhaps Rename Method /);
    expect(await saidOf(0.89)).toEqual(['perhaps', 'Reflens is right about 8 of 9 of such findings.']);
    expect(await saidOf(0.9)).toEqual([]);
    expect(root.querySelector('[role=dialog]')?.getAttribute('aria-label')).toMatch(/^Rename Method /);
  });

  it('says nothing of it where no code was moved', async () => {
    expect(await said()).toEqual([]);
  });
});
