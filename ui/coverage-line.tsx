/** The honest line: how many of the changed files the result speaks of, and why not of the others. */
import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { Icon } from './icons.js';
import { SKIP_REASONS, WORTH_A_RETRY } from './labels.js';
import type { NotLooked } from '../engine/results/result.js';
import type { Coverage, SkipReason, SkippedFile } from './work.js';
import { visible } from '../shown/invisible.js';
import { Marked } from './marked-text.js';
import { Told } from './told.js';

/** Files named per reason; a longer list helps nobody. */
const NAMED_FILES = 50;

/** `10 of 11 changed files analysed, 2 of them only in part`; of a change in other languages alone, what was looked for all the same. */
export function coverageSentence({ analysed, total, skipped }: Coverage): string {
  if (total === 0) return 'No files changed';
  if (analysed === 0 && skipped.length === total && skipped.every(({ reason }) => reason === 'unknown-language'))
    return total === 1 ? 'The changed file is read for moved lines only' : `The ${total} changed files are read for moved lines only`;
  const partly = skipped.filter(({ reason }) => reason === 'partly').length;
  const sentence = `${analysed} of ${total} changed ${total === 1 ? 'file' : 'files'} analysed`;
  return partly === 0 ? sentence : `${sentence}, ${partly} of them only in part`;
}

export function CoverageLine({
  coverage,
  open,
  onTurn,
  onRetry,
}: {
  readonly coverage: Coverage;
  /** Whether the files that were left out are named. */
  readonly open: boolean;
  readonly onTurn: () => void;
  readonly onRetry: (reason: SkipReason) => void;
}): JSX.Element {
  const { skipped } = coverage;
  const sentence = coverageSentence(coverage);
  if (skipped.length === 0) return <p class="coverage">{sentence}</p>;
  return (
    <div class="coverage">
      <button type="button" class="coverage-toggle" aria-expanded={open} onClick={onTurn}>
        <span class={open ? 'turn open' : 'turn'}>
          <Icon name="chevron" size={12} />
        </span>
        {sentence}
      </button>
      {open && (
        <div class="skipped">
          {byReason(skipped).map(([reason, files]) => (
            <section key={reason}>
              <h4>
                {SKIP_REASONS[reason]} <span class="count">{files.length}</span>
                {WORTH_A_RETRY.includes(reason) && (
                  <button type="button" class="link" onClick={() => onRetry(reason)}>
                    Try again
                  </button>
                )}
              </h4>
              <ul>
                {files.slice(0, NAMED_FILES).map(({ path, detail }) => (
                  <li key={path} title={detail === undefined ? undefined : visible(detail)}>
                    <Marked text={path} />
                    {detail !== undefined && (
                      <span class="detail">
                        {' '}
                        <Marked text={detail} />
                      </span>
                    )}
                  </li>
                ))}
                {files.length > NAMED_FILES && <li>and {files.length - NAMED_FILES} more</li>}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function byReason(skipped: readonly SkippedFile[]): readonly (readonly [SkipReason, readonly SkippedFile[]])[] {
  const groups = new Map<SkipReason, SkippedFile[]>();
  for (const file of skipped) groups.set(file.reason, [...(groups.get(file.reason) ?? []), file]);
  return [...groups];
}

/** `Not looked for dangers in 3 methods`: what was not looked into, in a sentence. */
const notLookedSentence = (what: string): string => `Not looked for ${what}`;

/** The same in a line, or in one that unfolds where there is more to say. */
export function NotLookedLine({ notLooked }: { readonly notLooked: readonly NotLooked[] }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const [only, ...others] = notLooked;
  if (!only) return null;
  if (others.length === 0)
    return (
      <p class="coverage coverage-note" title={only.path === null ? undefined : visible(only.path)}>
        <Told sentence={`${notLookedSentence(only.what)}.`} />
      </p>
    );
  return (
    <div class="coverage coverage-note">
      <button type="button" class="coverage-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class={open ? 'turn open' : 'turn'}>
          <Icon name="chevron" size={12} />
        </span>
        {notLooked.length} things were not looked into
      </button>
      {open && (
        <ul class="skipped">
          {notLooked.slice(0, NAMED_FILES).map(({ path, what }) => (
            <li key={`${path} ${what}`}>
              {path !== null && <Marked text={path} />}{' '}
              <span class="detail">
                <Told sentence={notLookedSentence(what)} />
              </span>
            </li>
          ))}
          {notLooked.length > NAMED_FILES && <li>and {notLooked.length - NAMED_FILES} more</li>}
        </ul>
      )}
    </div>
  );
}
