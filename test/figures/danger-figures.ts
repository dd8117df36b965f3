/** Figures of dangers: those that are found where something goes wrong, and the alarms where nothing does. */
import type { Detector } from '../../engine/api.js';
import { countBugs, countPairs } from '../dangers/known-cases.js';
import { TO_BE_SEEN, type Bounds, type Figure } from './figure.js';

const FEWER: Bounds = { ...TO_BE_SEEN, better: 'less' };

/** `folder` holds the cases that `npm run dangers -- --data` takes. Nothing is asked of them but to stay as good as they were. */
export async function dangerFigures(detector: Detector, folder: string): Promise<Figure[]> {
  const bugs = await countBugs(detector, folder);
  const pairs = await countPairs(detector, folder);
  return [
    { name: 'bugs of engines: dangers found', form: 'count', now: bugs.found, ...TO_BE_SEEN, note: `of ${bugs.all} that compile` },
    { name: 'bugs of engines: dangers found surely', form: 'count', now: bugs.sure, ...TO_BE_SEEN, note: `of ${bugs.all} that compile` },
    { name: 'safe refactorings with a sure alarm', form: 'count', now: pairs.alarmed, ...FEWER, note: `of ${pairs.all}` },
  ];
}
