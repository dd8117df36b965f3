/** The small view under a line: a refactoring's code compared with its origin. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Peek, PeekLine, PeekPlace } from '../engine/results/result.js';
import { editHeadline } from './edits.js';
import { Icon } from './icons.js';
import { counted, iconOf } from './labels.js';
import { InlineCode, SidesCode, type TellWhy } from './peek-code.js';
import { OldLineLinks, type OldLine } from './old-line.js';
import { fileName } from './path-name.js';
import { inlineLines, PEEK_LAYOUTS, sidesLines, type InlineLine, type PeekLayout } from './peek-lines.js';
import { Steps } from './steps.js';
import type { Item, Side } from './work.js';
import { visible } from '../shown/invisible.js';
import { Marked } from './marked-text.js';

/** Lines shown at first: about what a window has room for. */
const FIRST = 40;

/** Lines that each "show more" adds. */
const STEP = 120;

/** The part of the view's height, as one of so many, that stays above an edit that the reader goes to. */
const ABOVE = 3;

export type PeekState =
  | { readonly phase: 'loading'; readonly sentence: string }
  | { readonly phase: 'failed'; readonly sentence: string }
  | {
      readonly phase: 'shown';
      readonly peek: Peek;
      /** The edit that the reader went to, by its place among all of them; -1 for none. */
      readonly edit: number;
    };

export interface PeekActions {
  readonly goTo: (side: Side) => void;
  readonly goToEdit: (step: -1 | 1) => void;
  readonly choosePlace: (place: PeekPlace) => void;
  readonly layOut: (layout: PeekLayout) => void;
  readonly retry: () => void;
  readonly close: () => void;
}

interface PeekViewProps {
  readonly item: Item;
  readonly state: PeekState;
  readonly layout: PeekLayout;
  readonly actions: PeekActions;
  /** Where GitHub tells of the code before the change. */
  readonly old?: OldLine | null;
  readonly why: TellWhy;
}

export function PeekView({ item, state, layout, actions, old, why }: PeekViewProps): JSX.Element {
  const { type } = item.refactoring;
  return (
    <section class="peek" aria-label={`${type}: compared with its origin`}>
      {state.phase === 'shown' ? (
        // Another place is another text: the reader begins anew in it.
        <Shown
          key={`${state.peek.refactoring} ${state.peek.place}`}
          peek={state.peek}
          edit={state.edit}
          item={item}
          layout={layout}
          actions={actions}
          {...(old && { old })}
          why={why}
        />
      ) : (
        <>
          <header>
            <Title item={item} sentence={type} />
            <Close onClose={actions.close} />
          </header>
          {state.phase === 'loading' && (
            <p class="state" role="status">
              <span class="wheel" aria-hidden="true" />
              <Marked text={state.sentence} />
            </p>
          )}
          {state.phase === 'failed' && (
            <div class="state" role="status">
              <p>
                <Marked text={state.sentence} />
              </p>
              <button type="button" class="button" onClick={actions.retry}>
                Try again
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Title({ item, sentence }: { readonly item: Item; readonly sentence: string }): JSX.Element {
  return (
    <>
      <span class="kind">
        <Icon name={iconOf(item.refactoring.kind)} />
      </span>
      <p class="headline">
        <Marked text={sentence} />
      </p>
    </>
  );
}

const Close = ({ onClose }: { readonly onClose: () => void }): JSX.Element => (
  <button type="button" class="icon-button close" aria-label="Close" title="Close" onClick={onClose}>
    <Icon name="close" size={14} />
  </button>
);

interface ShownProps extends Omit<PeekViewProps, 'state'> {
  readonly peek: Peek;
  readonly edit: number;
}

function Shown({ peek, edit, item, layout, actions, old, why }: ShownProps): JSX.Element {
  const [wanted, setLimit] = useState(FIRST);
  const scroller = useRef<HTMLDivElement>(null);
  const inline = layout === 'inline' ? inlineLines(peek.rows) : null;
  const sides = layout === 'sides' ? sidesLines(peek.rows) : null;
  const edits = inline?.edits ?? sides?.edits ?? [];
  const count = inline?.lines.length ?? sides?.lines.length ?? 0;
  const current = edits[edit] ?? null;
  // Where the reader goes is shown, with what follows.
  const limit = current === null ? wanted : Math.max(wanted, current + STEP / 2);
  useEffect(() => {
    const box = scroller.current;
    const line = box?.querySelector<HTMLElement>(`[data-line="${current ?? ''}"]`);
    // The page stays where it is.
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / ABOVE;
  }, [current, layout]);
  return (
    <>
      <header>
        <Title item={item} sentence={editHeadline(item.refactoring.kind, peek)} />
        <Ends peek={peek} onGo={actions.goTo} />
        {old && <OldLineLinks line={old} />}
        <span class="tools">
          {peek.places.length > 1 && <Places peek={peek} onChoose={actions.choosePlace} />}
          {edits.length > 0 && <Edits edit={edit} count={edits.length} onGo={actions.goToEdit} />}
          <Layouts layout={layout} onChoose={actions.layOut} />
          <Close onClose={actions.close} />
        </span>
      </header>
      <div ref={scroller} class="scroller" role="region" aria-label="Code before and after" tabIndex={0}>
        {inline && <InlineCode lines={inline.lines.slice(0, limit)} current={current} why={why} />}
        {sides && <SidesCode lines={sides.lines.slice(0, limit)} current={current} why={why} />}
        {limit < count && (
          <button type="button" class="button more" onClick={() => setLimit(limit + STEP)}>
            Show {counted(Math.min(STEP, count - limit), 'more line')}
          </button>
        )}
        {limit >= count && peek.more > 0 && (
          <p class="note">
            {counted(peek.more, 'line')} more {peek.more === 1 ? 'is' : 'are'} not shown here.
          </p>
        )}
      </div>
      <Legend lines={inline?.lines ?? peek.rows.flatMap(({ before, after }) => [before, after])} />
    </>
  );
}

/** What the lines below, or through, code mean; nothing where there are none. */
function Legend({ lines }: { readonly lines: readonly (InlineLine | PeekLine | null)[] }): JSX.Element | null {
  const explained = lines.filter((line) => line?.pieces.some(({ change }) => change === 'explained'));
  const struck = explained.filter((line) => line && 'kind' in line && line.kind === 'left');
  if (explained.length === 0) return null;
  return (
    <p class="note legend">
      {explained.length > struck.length && (
        <>
          <u>Underlined</u>: a refactoring explains it; point at it to see which.{' '}
        </>
      )}
      {struck.length > 0 && (
        <>
          <s>Struck out</s>: a refactoring took it away.
        </>
      )}
    </p>
  );
}

function Ends({ peek, onGo }: { readonly peek: Peek; readonly onGo: (side: Side) => void }): JSX.Element {
  const end = (side: Side): JSX.Element => {
    const { path, startLine } = peek[side];
    return (
      <button type="button" class="end" title={visible(`${path}, line ${startLine} ${side} the change`)} onClick={() => onGo(side)}>
        <span class="spoken">Go to {side}: </span>
        <span class="file">
          <Marked text={fileName(path)} />
        </span>
        :{startLine}
      </button>
    );
  };
  return (
    <span class="ends">
      {end('before')}
      <span aria-hidden="true">→</span>
      {end('after')}
    </span>
  );
}

function Places({ peek, onChoose }: { readonly peek: Peek; readonly onChoose: (place: PeekPlace) => void }): JSX.Element {
  return (
    <label class="places">
      {peek.places[0]?.side === 'before' ? 'From' : 'To'}{' '}
      <select
        value={String(peek.place)}
        onChange={({ currentTarget }) => {
          const place = peek.places[Number(currentTarget.value)];
          if (place) onChoose(place);
        }}
      >
        {peek.places.map(({ place, name, path, line }) => (
          <option key={place} value={String(place)} title={visible(path)}>
            {visible(name === '' ? `${fileName(path)}:${line}` : `${name}, line ${line}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Edits({
  edit,
  count,
  onGo,
}: {
  readonly edit: number;
  readonly count: number;
  readonly onGo: (step: -1 | 1) => void;
}): JSX.Element {
  return (
    <span class="edits">
      <Steps of="edit" size={14} onGo={onGo}>
        <span class="count" aria-live="polite">
          {edit < 0 ? counted(count, 'edit') : `${edit + 1} of ${count}`}
        </span>
      </Steps>
    </span>
  );
}

const LAYOUT_LABELS: Readonly<Record<PeekLayout, string>> = { inline: 'Inline', sides: 'Side by side' };

function Layouts({ layout, onChoose }: { readonly layout: PeekLayout; readonly onChoose: (layout: PeekLayout) => void }): JSX.Element {
  return (
    <span class="layouts" role="group" aria-label="Layout">
      {PEEK_LAYOUTS.map((one) => (
        <button key={one} type="button" class="button" aria-pressed={one === layout} onClick={() => onChoose(one)}>
          {LAYOUT_LABELS[one]}
        </button>
      ))}
    </span>
  );
}
