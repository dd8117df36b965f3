import type { BodyChange } from './body-changes.js';
import { finding } from './finding.js';
import type { Finding } from './family.js';
import { methodLocation, variableLocation } from './locations.js';
import type { Merger } from './merged-and-split.js';
import { inMethod, listText, variableText } from './print.js';

/** Merge and Split of parameters and of variables read alike. */
export function describeMerger(
  change: BodyChange,
  word: 'Parameter' | 'Variable',
  { one, several }: Pick<Merger, 'one' | 'several'>,
  direction: 'merge' | 'split',
): Finding {
  const merge = direction === 'merge';
  const list = listText(several.map(variableText));
  const [before, after] = merge ? [several, [one]] : [[one], several];
  return finding(
    `${merge ? 'Merge' : 'Split'} ${word}`,
    `${merge ? list : variableText(one)} to ${merge ? variableText(one) : list} in ${inMethod(change.after)}`,
    [
      ...before.map((variable) =>
        variableLocation(change.before.file, variable, merge ? 'merged variable declaration' : 'original variable declaration'),
      ),
      methodLocation(change.before, 'original method declaration'),
    ],
    [
      ...after.map((variable) =>
        variableLocation(change.after.file, variable, merge ? 'new variable declaration' : 'split variable declaration'),
      ),
      methodLocation(change.after, `method declaration with ${merge ? 'merged variables' : 'split variable'}`),
    ],
  );
}
