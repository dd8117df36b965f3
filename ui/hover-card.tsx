/**
 * The card of a badge: what happened in one sentence, both ends as links, the first lines of the other end, what may have gone wrong, and what can be done. With
 * several refactorings on one line it shows one after the other.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { DangerCard } from './danger-card.js';
import { bodySentence, editsOf } from './edits.js';
import { Icon } from './icons.js';
import { fullSentence, iconOf } from './labels.js';
import type { LookEnd } from './look-rows.js';
import { OldLineLinks, type OldLine } from './old-line.js';
import { PathName } from './path-name.js';
import { OTHER } from './places.js';
import type { Item, Place, Side } from './work.js';
import { confidenceSentence } from '../shown/confidence.js';
import { visible } from '../shown/invisible.js';
import { Marked, marked } from './marked-text.js';
import { Told } from './told.js';

/** A line of code with its number in its version. */
export interface CodeLine {
  readonly line: number;
  readonly text: string;
}

/** One end of a refactoring, as a link. */
export interface CardEnd {
  readonly side: Side;
  readonly place: Place;
  /** The end's address, which can be shared. */
  readonly href: string;
  /** Of a line before the change: where GitHub tells of it. */
  readonly old?: OldLine;
}

/** One refactoring on a card. */
export interface CardEntry {
  readonly item: Item;
  /** The end that the reader is at; the card tells of the other one. Null where the reader is at neither. */
  readonly side: Side | null;
  readonly ends: readonly CardEnd[];
  /** The first lines of the end that the card tells of; none where nobody has them. */
  readonly code: readonly CodeLine[];
  /** What may have gone wrong, as sentences. */
  readonly dangers?: readonly string[];
  /** Of a danger: all its places, and the key by which it is called not useful. */
  readonly look?: { readonly key: string; readonly ends: readonly LookEnd[] };
}

/** Something else that can be done with a refactoring, by whoever knows how. */
export interface CardAction {
  readonly id: string;
  readonly label: string;
  /** Whether there is something to do with an item. */
  readonly fits: (item: Item) => boolean;
  readonly run: (item: Item) => void;
}

export interface CardActions {
  readonly goTo: (item: Item, side: Side) => void;
  /** Resolves to whether the address is on the clipboard now. */
  readonly copyLink: (end: CardEnd) => Promise<boolean>;
  readonly showInPanel: (item: Item) => void;
  /** Shows a danger no more, by its key; and shows it again. */
  readonly dismiss: (key: string) => void;
  readonly restore: (key: string) => void;
  readonly close: () => void;
}

interface HoverCardProps {
  readonly entries: readonly CardEntry[];
  readonly actions: CardActions;
  readonly more?: readonly CardAction[];
  /** Called with the refactoring that the card shows. */
  readonly onShow?: (item: Item) => void;
}

const SIDE_NAMES: Readonly<Record<Side, string>> = { before: 'Before', after: 'After' };

export function HoverCard({ entries, actions, more = [], onShow }: HoverCardProps): JSX.Element | null {
  const [index, setIndex] = useState(0);
  const entry = entries[Math.min(index, entries.length - 1)];
  const item = entry?.item;
  useEffect(() => {
    if (item) onShow?.(item);
  }, [item, onShow]);
  if (!entry || !item) return null;
  const pager = entries.length > 1 && <Pager index={index} count={entries.length} onTurn={setIndex} />;
  if (item.danger) return <DangerCard key={item.id} danger={item.danger} entry={entry} actions={actions} pager={pager} />;
  const { type, kind, summary, level, body } = item.refactoring;
  const edits = editsOf(item.refactoring);
  const doubt = confidenceSentence(item.refactoring);
  return (
    <div class="card" role="dialog" aria-label={visible(fullSentence(item.refactoring))}>
      <div class="card-head">
        <span class="card-icon">
          <Icon name={iconOf(kind)} />
        </span>
        <h2>{type}</h2>
        {doubt !== null && <span class="tag">perhaps</span>}
        {level === 'low' && <span class="tag">low-level</span>}
        {edits !== null && <span class="tag">{edits}</span>}
        {pager}
      </div>
      <p class="sentence" title={visible(summary.sentence)}>
        <Marked text={summary.sentence} />
      </p>
      {body && (
        <p class="sentence">
          <Marked text={bodySentence(body)} />
        </p>
      )}
      {doubt !== null && <p class="sentence doubt">{doubt}</p>}
      {(entry.dangers ?? []).length > 0 && <Dangers dangers={entry.dangers ?? []} />}
      <Ends entry={entry} actions={actions} />
      {entry.code.length > 0 && <Code lines={entry.code} side={told(entry)} />}
      <Footer entry={entry} actions={actions} more={more} />
    </div>
  );
}

/** The side that a card tells of. */
export const told = ({ side, ends }: CardEntry): Side => (side === null ? (ends.at(-1)?.side ?? 'after') : OTHER[side]);

function Pager({
  index,
  count,
  onTurn,
}: {
  readonly index: number;
  readonly count: number;
  readonly onTurn: (index: number) => void;
}): JSX.Element {
  const turn = (step: number): void => onTurn((index + step + count) % count);
  return (
    <span class="pager">
      <button type="button" class="icon-button" aria-label="Previous on this line" onClick={() => turn(-1)}>
        <span class="turned">
          <Icon name="chevron" size={14} />
        </span>
      </button>
      <span aria-live="polite">
        {index + 1} of {count}
      </span>
      <button type="button" class="icon-button" aria-label="Next on this line" onClick={() => turn(1)}>
        <span class="turned next">
          <Icon name="chevron" size={14} />
        </span>
      </button>
    </span>
  );
}

function Dangers({ dangers }: { readonly dangers: readonly string[] }): JSX.Element {
  return (
    <ul class="dangers" aria-label="What may have gone wrong">
      {dangers.map((danger) => (
        <li key={danger}>
          <Icon name="alert" size={14} />
          <span>
            <Told sentence={danger} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Ends({ entry, actions }: { readonly entry: CardEntry; readonly actions: CardActions }): JSX.Element {
  return (
    <ul class="card-ends">
      {entry.ends.map((end) => (
        <li key={end.side} class={end.side}>
          <span class="side">{SIDE_NAMES[end.side]}</span>
          <a
            href={end.href}
            title={visible(`${end.place.path}, line ${end.place.line} ${end.side} the change`)}
            onClick={(event) => {
              // Another tab, a download, a new window: the address does that.
              if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              actions.goTo(entry.item, end.side);
            }}
          >
            <PathName path={end.place.path} />
            <span class="line">:{end.place.line}</span>
          </a>
          {end.side === entry.side && <span class="here">this line</span>}
          {end.old && <OldLineLinks line={end.old} />}
        </li>
      ))}
    </ul>
  );
}

function Code({ lines, side }: { readonly lines: readonly CodeLine[]; readonly side: Side }): JSX.Element {
  return (
    <div class={`code ${side}`} role="group" aria-label={`Code ${side} the change`}>
      {lines.map(({ line, text }) => (
        <div key={line} class="code-line" title={visible(text.trim(), '\t')}>
          <span class="number" aria-hidden="true">
            {line}
          </span>
          <code>{text === '' ? ' ' : marked(text)}</code>
        </div>
      ))}
    </div>
  );
}

/** Milliseconds that a button says that it did its work. */
const SAID = 2_000;

function Footer({
  entry,
  actions,
  more,
}: {
  readonly entry: CardEntry;
  readonly actions: CardActions;
  readonly more: readonly CardAction[];
}): JSX.Element {
  const [copied, setCopied] = useState<boolean | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const side = told(entry);
  const goal = entry.ends.find((end) => end.side === side);
  const here = entry.ends.find((end) => end.side === entry.side) ?? goal;
  const copy = (end: CardEnd): void =>
    void actions.copyLink(end).then((done) => {
      setCopied(done);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(null), SAID);
    });
  return (
    <div class="card-foot">
      {goal && (
        <button type="button" class="button main" onClick={() => actions.goTo(entry.item, side)}>
          Go to {side === 'before' ? 'before' : 'after'}
        </button>
      )}
      {more
        .filter(({ fits }) => fits(entry.item))
        .map(({ id, label, run }) => (
          <button key={id} type="button" class="button" onClick={() => run(entry.item)}>
            {label}
          </button>
        ))}
      {here && (
        <button type="button" class="button" onClick={() => copy(here)}>
          <span role="status">{copied === null ? 'Copy link' : copied ? 'Copied' : 'Not copied'}</span>
        </button>
      )}
      <button type="button" class="button" onClick={() => actions.showInPanel(entry.item)}>
        Show in panel
      </button>
    </div>
  );
}
