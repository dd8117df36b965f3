// What is asked of Reflens on a large page, measured: processor time of every task of the page's thread while a reader does what readers do, and memory.
import type { LargePage, PageView } from './large-page.js';
import { traced, type Task } from './trace.js';

/** One thing that a reader does. */
export interface Step {
  readonly name: string;
  /** The longest tasks, by processor time. */
  readonly tasks: readonly Task[];
  /** Milliseconds of the processor that our scripts took at most in one task, with all that the browser did at once because they asked for it. */
  readonly ours: number;
}

export interface Figures {
  /** The same without Reflens' results: what the page itself takes. */
  readonly without: Step;
  readonly steps: readonly Step[];
  /** Milliseconds from the list in the panel to the first mark; 0 when the mark was there before. */
  readonly firstMark: number;
  /** Bytes of the page's process that came with the results, with all marks and the left-over view. */
  readonly memory: number;
}

/** Tasks that are kept of a step. */
const KEPT = 3;

/** What the reader types, letter by letter. */
const QUERY = 'measure14';

/** Opens the page in one view and goes through everything that could hold it up. */
export async function measure(large: LargePage, view: PageView): Promise<Figures> {
  await large.open(view);
  const steps: Step[] = [];
  const step = async (name: string, work: () => Promise<unknown>): Promise<Step> => {
    const tasks = await traced(large.page, large.session, work);
    const ours = tasks.reduce((most, { parts }) => Math.max(most, parts.ours), 0);
    return { name, tasks: [...tasks].sort((one, other) => length(other) - length(one)).slice(0, KEPT), ours };
  };
  const take = async (name: string, work: () => Promise<unknown>): Promise<void> => void steps.push(await step(name, work));
  // What was drawn once takes memory for as long as the page lives, so it comes before the first look at memory.
  const without = await step('scrolling without results', () => large.scroll());
  const empty = await large.memory();
  await take('opening the docked panel', () => large.openPanel());
  large.answer();
  await large.watchMarks();
  await take('results and marks', async () => {
    await large.press('Try again');
    await large.untilMarked();
  });
  await take('scrolling with marks', () => large.scroll());
  await take('closing the panel', () => large.press('Collapse'));
  await take('opening it again', () => large.openPanel());
  await take('searching', () => large.search(QUERY));
  await take('low-level refactorings', () => large.press('Low-level'));
  await take('left-over view', () => large.press('Only what is left'));
  await take('scrolling with the left-over view', () => large.scroll());
  const full = await large.memory();
  await take('three places left to read', async () => {
    for (let place = 0; place < 3; place++) await large.press('Next place left to read');
  });
  await take('end of the left-over view', () => large.press('Only what is left'));
  await take('next refactoring', () => large.press('Next refactoring'));
  return { without, steps, firstMark: await large.firstMark(), memory: full - empty };
}

/**
 * Milliseconds of the processor that a task took for what is done in it. Freeing memory is not among it: where the browser frees all that a page of this size has, it
 * takes its time with Reflens and without it, and in whose task that falls is chance.
 */
export const length = ({ cpu, parts }: Task): number => cpu - parts.collection;
