/** The code of a peek: lines in the colours of their syntax, edits brought out, what refactorings explain underlined. */
import type { ComponentChildren, JSX } from 'preact';
import type { PeekLine, PeekPiece } from '../engine/results/result.js';
import type { InlineLine, SidesLine } from './peek-lines.js';
import { visible } from '../shown/invisible.js';
import { marked } from './marked-text.js';

/** Says what refactorings did, by their indices. */
export type TellWhy = (because: readonly number[]) => string;

interface LinesProps<Line> {
  readonly lines: readonly Line[];
  /** The line that the reader went to; null for none. */
  readonly current: number | null;
  readonly why: TellWhy;
}

const SIGNS: Readonly<Record<InlineLine['kind'], string>> = { same: '', gone: '−', fresh: '+', left: '−', came: '+', gap: '' };

export function InlineCode({ lines, current, why }: LinesProps<InlineLine>): JSX.Element {
  return (
    <Table kind="inline" columns={INLINE}>
      {lines.map((line, at) =>
        line.kind === 'gap' ? (
          <Gap key={at} span={4} />
        ) : (
          <tr key={at} class={classOf(line.kind, at === current)} data-line={at}>
            <td class="number">{line.before}</td>
            <td class="number">{line.after}</td>
            <td class="sign">{SIGNS[line.kind]}</td>
            <td class="text">
              <Code pieces={line.pieces} cut={line.cut} why={why} />
            </td>
          </tr>
        ),
      )}
    </Table>
  );
}

export function SidesCode({ lines, current, why }: LinesProps<SidesLine>): JSX.Element {
  return (
    <Table kind="sides" columns={SIDES}>
      {lines.map((row, at) =>
        row === null ? (
          <Gap key={at} span={4} />
        ) : (
          <tr key={at} class={classOf('same', at === current)} data-line={at}>
            <Half line={row.before} kind={row.edited ? 'gone' : 'same'} why={why} />
            <Half line={row.after} kind={row.edited ? 'fresh' : 'same'} why={why} />
          </tr>
        ),
      )}
    </Table>
  );
}

function Half({
  line,
  kind,
  why,
}: {
  readonly line: PeekLine | null;
  readonly kind: InlineLine['kind'];
  readonly why: TellWhy;
}): JSX.Element {
  if (!line)
    return (
      <>
        <td class="number none" />
        <td class="text none" />
      </>
    );
  return (
    <>
      <td class={`number ${kind}`}>{line.line}</td>
      <td class={`text ${kind}`}>
        <Code pieces={line.pieces} cut={line.cut ?? false} why={why} />
      </td>
    </>
  );
}

/** A column: what it has, as it is spoken, and its class. */
type Column = readonly [name: string, className: string];

const INLINE: readonly Column[] = [
  ['Line before', 'numbers'],
  ['Line after', 'numbers'],
  ['Edit', 'signs'],
  ['Code', 'texts'],
];
const SIDES: readonly Column[] = [
  ['Line before', 'numbers'],
  ['Code before', 'texts'],
  ['Line after', 'numbers'],
  ['Code after', 'texts'],
];

function Table({
  kind,
  columns,
  children,
}: {
  readonly kind: 'inline' | 'sides';
  readonly columns: readonly Column[];
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <table class={kind}>
      <colgroup>
        {columns.map(([name, className]) => (
          <col key={name} class={className} />
        ))}
      </colgroup>
      <thead class="spoken">
        <tr>
          {columns.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const Gap = ({ span }: { readonly span: number }): JSX.Element => (
  <tr class="gap">
    <td colSpan={span}>
      <span class="spoken">Lines that take no part are left out</span>
      <span aria-hidden="true">⋯</span>
    </td>
  </tr>
);

const classOf = (kind: InlineLine['kind'], isCurrent: boolean): string => (isCurrent ? `${kind} current` : kind);

function Code({ pieces, cut, why }: { readonly pieces: readonly PeekPiece[]; readonly cut: boolean; readonly why: TellWhy }): JSX.Element {
  return (
    <code>
      {pieces.length === 0 && ' '}
      {pieces.map((piece, at) => (
        <Piece key={at} piece={piece} why={why} />
      ))}
      {cut && (
        <span class="cut" title="The line goes on">
          …
        </span>
      )}
    </code>
  );
}

function Piece({ piece: { text, syntax, change, because }, why }: { readonly piece: PeekPiece; readonly why: TellWhy }): JSX.Element {
  const own = [syntax ? `s-${syntax}` : '', change ?? ''].filter((name) => name !== '').join(' ');
  if (own === '') return <>{marked(text)}</>;
  return (
    <span class={own} title={change === 'explained' && because ? visible(why(because)) : undefined}>
      {marked(text)}
    </span>
  );
}
