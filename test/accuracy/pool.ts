import { Worker } from 'node:worker_threads';

export interface PoolOptions {
  /** The compiled worker. */
  readonly worker: URL;
  readonly workerData: unknown;
  readonly jobs: number;
  /** Milliseconds after which a task is given up and its worker ended. */
  readonly limit: number;
}

/**
 * Hands tasks to worker threads, each the next one as soon as it is free, in the order given. A worker answers every message with one message. A task whose
 * worker dies or exceeds the limit is answered by `failed(reason, milliseconds)`, and a fresh worker takes its place, so that one task cannot cost the others.
 */
export async function runInPool<Task, Answer>(
  tasks: readonly Task[],
  options: PoolOptions,
  onAnswer: (task: Task, answer: Answer) => void,
  failed: (reason: string, ms: number) => Answer,
): Promise<void> {
  let next = 0;

  const lane = async (): Promise<void> => {
    let worker: Worker | null = null;
    while (next < tasks.length) {
      const task = tasks[next++] as Task;
      worker ??= new Worker(options.worker, { workerData: options.workerData, execArgv: ['--enable-source-maps'] });
      const start = performance.now();
      const outcome: Outcome<Answer> = await ask<Task, Answer>(worker, task, options.limit);
      if ('failure' in outcome) {
        await worker.terminate();
        worker = null;
        onAnswer(task, failed(outcome.failure, performance.now() - start));
      } else onAnswer(task, outcome.answer);
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(options.jobs, tasks.length) }, lane));
}

type Outcome<Answer> = { readonly answer: Answer } | { readonly failure: string };

function ask<Task, Answer>(worker: Worker, task: Task, limit: number): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome<Answer>): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(outcome);
    };
    const onMessage = (answer: Answer): void => settle({ answer });
    const onError = (error: unknown): void => settle({ failure: String(error) });
    const onExit = (code: number): void => settle({ failure: `the worker ended with code ${code}` });
    const timer = setTimeout(() => settle({ failure: `took longer than ${Math.round(limit / 1000)} s` }), limit);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}
