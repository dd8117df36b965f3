/** What the marks mean, on a sample that the reader can try: the engine, the marks and the panel are those of GitHub's pages. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from '../icons.js';
import { SampleDiff } from './sample-diff.js';

interface FirstRunProps {
  readonly anchors: Readonly<Record<string, string>>;
  /** What the engine found, as a sentence; null while it is at it. */
  readonly found: string | null;
  readonly onOptions: () => void;
}

export function FirstRun({ anchors, found, onOptions }: FirstRunProps): JSX.Element {
  return (
    <>
      <h1>What the marks of Reflens mean</h1>
      <p>
        Open a commit, the files of a pull request, or a comparison on GitHub, and Reflens shows what was only moved around in it. Try it
        here, on a change to a small shop: everything below is computed in this page, by the same program.
      </p>
      <ul class="meanings">
        <Meaning icon="extract" title="A badge">
          stands at both ends of a refactoring: where the code was, and where it is. Press it to go to the other end; point at it to read
          what happened.
        </Meaning>
        <Meaning icon="move" title="A bar">
          runs along all the lines that took part.
        </Meaning>
        <Meaning icon="logo" title="The pill">
          at the corner tells how many there are, and opens the list: to search, to filter, to go from one to the next.
        </Meaning>
        <Meaning icon="change" title="Low-level">
          refactorings, such as renamed variables, are hidden until you switch them on in the list.
        </Meaning>
      </ul>
      <p role="status" class="quiet">
        {found === null ? 'The engine is looking at the sample…' : `Found here: ${found}.`}
      </p>
      <SampleDiff anchors={anchors} />
      <h2>Good to know</h2>
      <ul>
        <li>Your code goes nowhere: Reflens asks GitHub for the files and compares them in this browser.</li>
        <li>
          Without a token GitHub answers 60 questions an hour. For private repositories, or when you read a lot, add one in the{' '}
          <button type="button" class="link" onClick={onOptions}>
            settings
          </button>
          .
        </li>
        <li>The toolbar’s button tells how many refactorings a page has, and why when there is no result.</li>
      </ul>
    </>
  );
}

const Meaning = ({
  icon,
  title,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <li>
    <Icon name={icon} />
    <span>
      <b>{title}</b> {children}
    </span>
  </li>
);
