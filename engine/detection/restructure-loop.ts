import { restructureLoopTypes } from '../catalogue/restructure-loop.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { allMappings } from '../matching/body-mapping.js';
import { loopsAndPipelines } from '../matching/loops-and-pipelines.js';
import { comparing } from '../text/work.js';
import { bodyChanges, type BodyChange } from './body-changes.js';
import { finding } from './finding.js';
import type { DetectionFamily, Finding } from './family.js';
import { methodLocation, statementLocation } from './locations.js';
import { inMethod, statementText } from './print.js';

/** Loops that became pipelines, and the reverse. */
export const restructureLoop: DetectionFamily = {
  ...restructureLoopTypes,
  *detect({ comparison }): Iterable<Finding> {
    for (const change of bodyChanges(comparison)) {
      if (!change.body || change.body.identical) continue;
      const differing = allMappings(change.body.mappings).filter((mapping) => !mapping.identical);
      const before = [...change.body.unmappedBefore, ...differing.map((mapping) => mapping.before)];
      const after = [...change.body.unmappedAfter, ...differing.map((mapping) => mapping.after)];
      const { unmappedBefore, unmappedAfter } = change.body;
      const [toPipelines, toLoops] = comparing([change.before.file.path, change.after.file.path], () => [
        loopsAndPipelines(unmappedBefore, after, before),
        loopsAndPipelines(unmappedAfter, before, after),
      ]);
      for (const [loop, pipeline] of toPipelines) yield toPipeline(change, loop, pipeline);
      for (const [loop, pipeline] of toLoops) yield toLoop(change, loop, pipeline);
    }
  },
};

function toPipeline(change: BodyChange, loop: Statement, pipeline: Statement): Finding {
  return finding(
    'Replace Loop With Pipeline',
    `${statementText(loop)} with ${statementText(pipeline)} in ${inMethod(change.after)}`,
    [
      ...codeOf(loop).map((statement) => statementLocation(change.before.file, statement, 'original code', true)),
      methodLocation(change.before, 'original method declaration'),
    ],
    [
      statementLocation(change.after.file, pipeline, 'pipeline code', true),
      methodLocation(change.after, 'method declaration with introduced pipeline'),
    ],
  );
}

function toLoop(change: BodyChange, loop: Statement, pipeline: Statement): Finding {
  return finding(
    'Replace Pipeline With Loop',
    `${statementText(pipeline)} with ${statementText(loop)} in ${inMethod(change.after)}`,
    [statementLocation(change.before.file, pipeline, 'original code', true), methodLocation(change.before, 'original method declaration')],
    [
      ...codeOf(loop).map((statement) => statementLocation(change.after.file, statement, 'loop code', true)),
      methodLocation(change.after, 'method declaration with introduced loop'),
    ],
  );
}

/** The loop and what it does: its statements, blocks left out. */
function codeOf(loop: Statement): readonly Statement[] {
  return statementsOf(loop).filter((statement) => statement.kind !== 'block');
}
