/** What the marks mean, on a sample that the reader can try: the engine, the marks and the panel are those of GitHub's pages. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../icons.js';
import { iconWords } from '../labels.js';
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
        Open a commit, the files of a pull request, or a comparison on GitHub: Reflens shows which code was only moved, renamed or taken
        apart, so that you can read what really changed. Try it here, on a change to a small shop.
      </p>
      <ul class="meanings">
        <Meaning sign={<Icon name="extract" />} title="A badge">
          stands at both ends of a refactoring: where the code was before, and where it is after. Press it to go to the other end; point at
          it to read what happened. Where there is no room for words it is an icon, filled at the end after the change.
        </Meaning>
        <Meaning sign={<Bars />} title="A bar">
          runs along all the lines that took part: broken on lines before the change, whole on lines after it.
        </Meaning>
        <Meaning sign={<Icon name="logo" />} title="The pill">
          in the corner tells how many refactorings there are, and opens the list: to search, to filter, to go from one to the next.
        </Meaning>
        <Meaning
          sign={
            <span class="danger">
              <Icon name="look" />
            </span>
          }
          title="Look here"
        >
          stands where a refactoring may have changed what the program does, and where it was right before. The list tells it first, with
          what was done here and not there, and what breaks for users of the code.
        </Meaning>
        <Meaning sign={<Icon name="filter" />} title="Low-level">
          refactorings, such as renamed variables, are hidden until you switch them on in the list.
        </Meaning>
      </ul>
      <ul class="icons" aria-label="What the icons mean">
        {[...iconWords()].reverse().map(([icon, word]) => (
          <li key={icon}>
            <Icon name={icon} /> {word}
          </li>
        ))}
      </ul>
      <p role="status" class="quiet">
        {found === null ? 'The engine is looking at the sample…' : `Found here: ${found}.`}
      </p>
      <SampleDiff anchors={anchors} />
      <h2>Good to know</h2>
      <ul>
        <li>Your code stays in this browser: Reflens gets the files from GitHub and compares them here.</li>
        <li>
          Without a token GitHub answers 60 requests an hour. For private repositories, or when you read a lot, add a token in the{' '}
          <button type="button" class="link" onClick={onOptions}>
            settings
          </button>
          .
        </li>
        <li>Refactorings are found in Java. Lines that moved or were copied are found in files of any language.</li>
        <li>
          The list’s menu copies what was found as a check: a command line that says whether a change holds nothing but that, and gives a
          receipt.
        </li>
        <li>The button in the browser’s toolbar tells how many refactorings a page has, or why there is no result.</li>
      </ul>
    </>
  );
}

/** The bars as the diff has them. */
const Bars = (): JSX.Element => (
  <span class="bars" aria-hidden="true">
    <i class="before" />
    <i class="after" />
  </span>
);

const Meaning = ({
  sign,
  title,
  children,
}: {
  readonly sign: JSX.Element;
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <li>
    {sign}
    <span>
      <b>{title}</b> {children}
    </span>
  </li>
);
