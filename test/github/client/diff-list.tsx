/** @jsxImportSource react */
// The list of files of a React diff page: shows the ones that came with the page, then fetches the others.
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { DiffEntry } from './diff-entry.js';
import { isLoaded, type Entry, type LoadedEntry, type PageBehaviour } from './payload.js';

/** How the list gets further files: `known` are those it has, the result adds to them; null when there are no more. */
export type LoadMore = (known: readonly Entry[]) => Promise<readonly LoadedEntry[] | null>;

/** The list's properties. */
export interface DiffListProps {
  readonly page: 'commit' | 'pull';
  readonly base: string;
  readonly entries: readonly Entry[];
  readonly split: boolean;
  readonly behaviour: PageBehaviour;
  readonly virtualized: boolean;
  readonly loadMore: LoadMore;
}

/** All files, each in its block. */
export function DiffList(props: DiffListProps): ReactElement {
  const { behaviour, page } = props;
  const [entries, setEntries] = useState(props.entries);
  const [hydrated, setHydrated] = useState(false);
  const [target, setTarget] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const alive = useRef(true);

  const more = useCallback(async (known: readonly Entry[]): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      const loaded = await props.loadMore(known);
      if (loaded && alive.current) setEntries((now) => merge(now, loaded));
    } finally {
      busy.current = false;
    }
  }, []);

  useEffect(() => {
    alive.current = true;
    setHydrated(true);
    setTarget(location.hash.slice(1));
    const onHash = (): void => setTarget(location.hash.slice(1));
    addEventListener('hashchange', onHash);
    return () => {
      alive.current = false;
      removeEventListener('hashchange', onHash);
    };
  }, []);

  const waiting = entries.some((entry) => !isLoaded(entry));
  useEffect(() => {
    if (!hydrated || !waiting || behaviour.loadMore === 'never') return undefined;
    if (behaviour.loadMore === 'at-once') {
      void more(entries);
      return undefined;
    }
    const observer = new IntersectionObserver((seen) => {
      if (seen.some((one) => one.isIntersecting)) void more(entries);
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [hydrated, waiting, entries, more, behaviour.loadMore]);

  // GitHub sets the address through the history API here: neither hashchange nor popstate follows.
  const onAnchor = (fragment: string): void => {
    history.replaceState(history.state, '', `#${fragment}`);
    setTarget(fragment);
    document.querySelector(`table[data-diff-anchor="${fragment}"]`)?.scrollIntoView({ block: 'start' });
  };

  const shown = entries.filter(isLoaded).slice(0, hydrated ? entries.length : behaviour.filesInFirstPayload);
  const blocks = shown.map((entry) => {
    const block = (
      <DiffEntry
        entry={entry}
        page={page}
        base={props.base}
        split={props.split}
        behaviour={behaviour}
        target={target}
        withId={page === 'pull' || (hydrated && behaviour.regionIds)}
        onAnchor={onAnchor}
      />
    );
    if (page === 'commit')
      return (
        <div key={entry.pathDigest} className="pt-0 diff-block">
          {block}
        </div>
      );
    return (
      <div key={entry.pathDigest} className="PullRequestDiffsList-module__diffEntry__c2Hl9">
        {props.virtualized ? <OnScreen lines={entry.diffLines.length}>{block}</OnScreen> : block}
      </div>
    );
  });
  return (
    <>
      {blocks}
      <div ref={end} className="diff-list-end">
        {waiting && behaviour.loadMore !== 'never' ? 'Loading more files…' : null}
      </div>
    </>
  );
}

function merge(now: readonly Entry[], loaded: readonly LoadedEntry[]): Entry[] {
  const byPath = new Map(loaded.map((entry) => [entry.path, entry]));
  return now.map((entry) => (isLoaded(entry) ? entry : (byPath.get(entry.path) ?? entry)));
}

/** Pixels of one line and of a file's header, from which a block's height is estimated while it is not in the document. */
const LINE_HEIGHT = 20;
const HEADER_HEIGHT = 60;

/** Keeps its content in the document only while it is near the viewport, as GitHub does on very large pull requests. */
function OnScreen({ lines, children }: { lines: number; children: ReactElement }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [height, setHeight] = useState(HEADER_HEIGHT + LINE_HEIGHT * lines);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        const isNear = seen.at(-1)?.isIntersecting ?? false;
        if (!isNear && element.offsetHeight > 0) setHeight(element.offsetHeight);
        setNear(isNear);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="virtual-entry" style={near ? {} : { height }}>
      {near ? children : null}
    </div>
  );
}
