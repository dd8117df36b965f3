import type { Method, VariableDeclaration } from '../model/declarations.js';
import { finding, type Finding } from './finding.js';
import { methodElement, methodPart, variableElement, variablePart } from './elements.js';

/** Several variables in whose place one stands, or the reverse. */
export interface Merger {
  readonly one: VariableDeclaration;
  /** In the order in which the statements name them. */
  readonly several: readonly VariableDeclaration[];
}

/** Merge and Split of parameters and of variables read alike. */
export function describeMerger(
  change: { readonly before: Method; readonly after: Method },
  word: 'Parameter' | 'Variable',
  { one, several }: Merger,
  direction: 'merge' | 'split',
): Finding {
  const merge = direction === 'merge';
  const [before, after] = merge ? [several, [one]] : [[one], several];
  const [was, is] = merge ? ['merged', 'new'] : ['original', 'split'];
  return finding(`${merge ? 'Merge' : 'Split'} ${word}`, {
    before: {
      subject: before.map((variable) => variableElement(change.before.file, variable)),
      within: [methodElement(change.before)],
      parts: [
        ...before.map((variable) => variablePart(change.before.file, variable, `${was} variable declaration`)),
        methodPart(change.before, 'original method declaration'),
      ],
    },
    after: {
      subject: after.map((variable) => variableElement(change.after.file, variable)),
      within: [methodElement(change.after)],
      parts: [
        ...after.map((variable) => variablePart(change.after.file, variable, `${is} variable declaration`)),
        methodPart(change.after, `method declaration with ${merge ? 'merged variables' : 'split variable'}`),
      ],
    },
  });
}
