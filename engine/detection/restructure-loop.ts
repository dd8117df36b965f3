import { restructureLoopTypes } from '../catalogue/restructure-loop.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { allMappings } from '../matching/bodies/body-mapping.js';
import { loopsAndPipelines } from '../matching/bodies/loops-and-pipelines.js';
import { comparing } from '../text/work.js';
import { bodyChanges, type BodyChange } from './changes/body-changes.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { methodElement, methodPart, statementElement, statementPart } from '../findings/elements.js';

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
  const { before, after } = change;
  return finding('Replace Loop With Pipeline', {
    before: {
      subject: [statementElement(before.file, loop)],
      within: [methodElement(before)],
      parts: [
        ...codeOf(loop).map((statement) => statementPart(before.file, statement, 'original code')),
        methodPart(before, 'original method declaration'),
      ],
    },
    after: {
      subject: [statementElement(after.file, pipeline)],
      within: [methodElement(after)],
      parts: [statementPart(after.file, pipeline, 'pipeline code'), methodPart(after, 'method declaration with introduced pipeline')],
    },
  });
}

function toLoop(change: BodyChange, loop: Statement, pipeline: Statement): Finding {
  const { before, after } = change;
  return finding('Replace Pipeline With Loop', {
    before: {
      subject: [statementElement(before.file, pipeline)],
      within: [methodElement(before)],
      parts: [statementPart(before.file, pipeline, 'original code'), methodPart(before, 'original method declaration')],
    },
    after: {
      subject: [statementElement(after.file, loop)],
      within: [methodElement(after)],
      parts: [
        ...codeOf(loop).map((statement) => statementPart(after.file, statement, 'loop code')),
        methodPart(after, 'method declaration with introduced loop'),
      ],
    },
  });
}

/** The loop and what it does: its statements, blocks left out. */
function codeOf(loop: Statement): readonly Statement[] {
  return statementsOf(loop).filter((statement) => statement.kind !== 'block');
}
