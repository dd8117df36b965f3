/** Counts down to the time at which GitHub said that it may be asked again. */
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';

/** Milliseconds between two looks at the clock. */
const SECOND = 1_000;

/** `0:59`, `4:05`, `1:02:03`; a begun second counts, so that it ends when the time has come. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A time of the day as the reader's system writes it, without seconds. */
export const clock = (time: number): string => new Date(time).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });

/** How long it is until a time, in milliseconds since 1970. */
export function Countdown({ until }: { readonly until: number }): JSX.Element {
  const [now, setNow] = useState(Date.now());
  const isOver = now >= until;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [until, isOver]);
  // A timer is read out when somebody goes there, not each second.
  return (
    <span role="timer" class="countdown">
      {isOver ? 'It can be asked again now.' : `It can be asked again in ${duration(until - now)}, at ${clock(until)}.`}
    </span>
  );
}
