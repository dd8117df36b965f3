/** What a runner starts. */
import { run } from './run.js';
import { Step } from './workflow.js';

const step = new Step(process.env, (text) => process.stdout.write(text));
await run(process.env, step);
process.exitCode = step.isFailed ? 1 : 0;
