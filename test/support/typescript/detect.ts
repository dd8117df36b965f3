import { FAMILIES } from '../../../engine/detection/registry.js';
import { explain } from '../../../engine/explained/explain.js';
import type { Finding } from '../../../engine/findings/finding.js';
import { viewOf } from '../../../engine/findings/open-view.js';
import { Teller } from '../../../engine/findings/telling.js';
import { compareModels } from '../../../engine/matching/compare.js';
import { toResult } from '../../../engine/results/to-result.js';
import type { Explained } from '../../../engine/results/result.js';
import { TYPESCRIPT_SIGNATURES, TypeScriptFile } from './file.js';

export type Files = Readonly<Record<string, string>>;

export interface Detected {
  /** In alphabetical order. */
  readonly descriptions: readonly string[];
  readonly explained: Explained;
}

/** What was refactored between two versions: read, matched, detected, printed, handed out and explained like Java. */
export async function detectTypeScript(before: Files, after: Files): Promise<Detected> {
  const read = (files: Files): readonly TypeScriptFile[] => Object.entries(files).map(([path, text]) => new TypeScriptFile(path, text));
  const comparison = await compareModels({ files: read(before) }, { files: read(after) }, {});
  const findings: Finding[] = [];
  for (const family of FAMILIES) findings.push(...family.detect({ comparison, findings: [...findings] }));
  const teller = new Teller(() => TYPESCRIPT_SIGNATURES);
  const view = viewOf(comparison, findings);
  const { refactorings, indexOf } = toResult(view.findings, (finding) => teller.of(finding));
  const { explained } = explain({ view, indexOf, count: refactorings.length, texts: { before, after } });
  return { descriptions: refactorings.map(({ description }) => description).sort(), explained };
}
