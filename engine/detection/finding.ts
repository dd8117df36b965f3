import { checkpoint } from '../text/work.js';
import type { CodeLocation, Finding } from './family.js';

/** A finding of a type; `rest` is its description without the type. */
export function finding(type: string, rest: string, before: readonly CodeLocation[], after: readonly CodeLocation[]): Finding {
  checkpoint(rest.length);
  return { type, description: `${type} ${rest}`, before, after };
}
