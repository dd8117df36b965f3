/** The edge of the docked panel: drags, and moves by arrow keys, as a separator does. */
import { useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { NARROWEST, WIDEST } from './work.js';

/** CSS pixels that an arrow key moves the edge by. */
const STEP = 24;

interface ResizerProps {
  readonly width: number;
  /** While the reader drags. */
  readonly onMove: (width: number) => void;
  /** When the width is what the reader wants. */
  readonly onDone: (width: number) => void;
}

export function Resizer({ width, onMove, onDone }: ResizerProps): JSX.Element {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const at = (x: number): number => within((start.current?.width ?? width) + (start.current?.x ?? x) - x);
  return (
    <div
      class="resizer"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of Reflens"
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={({ clientX }) => start.current && onMove(at(clientX))}
      onPointerUp={({ clientX }) => {
        if (start.current) onDone(at(clientX));
        start.current = null;
      }}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowLeft' ? STEP : event.key === 'ArrowRight' ? -STEP : 0;
        if (step === 0) return;
        event.preventDefault();
        onDone(within(width + step));
      }}
    />
  );
}

const within = (width: number): number => Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)));
