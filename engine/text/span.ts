/** A half-open range of UTF-16 offsets into one text: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** True when `inner` lies within `outer`, both ends included. */
export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Whether an offset is in one of many ranges, which may overlap: asked often, so that the ranges are put in order once. */
export function covering(spans: readonly Span[]): (offset: number) => boolean {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return (offset) => {
    let [low, high] = [0, merged.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((merged[middle]?.end ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    const found = merged[low];
    return found !== undefined && found.start <= offset && offset < found.end;
  };
}
