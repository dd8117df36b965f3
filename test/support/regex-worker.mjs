/** Times regexes, one message each way: in a thread of its own, since a hanging regex can be ended in no other way. */
import { parentPort } from 'node:worker_threads';

/** @param {RegExp} regex @param {string} text Every use that a regex can be put to; a sticky one is asked at one place. */
function use(regex, text) {
  regex.lastIndex = 0;
  if (regex.global) text.replaceAll(regex, '');
  else regex.exec(text);
  if (!regex.sticky) text.split(regex);
}

/** @param {RegExp} regex @param {string} text Milliseconds of the processor; other threads of the process may be counted in, never time spent waiting. */
function time(regex, text) {
  const start = performance.now();
  const before = process.cpuUsage();
  use(regex, text);
  const { user, system } = process.cpuUsage(before);
  return Math.min(performance.now() - start, (user + system) / 1000);
}

parentPort.on('message', ({ source, flags, texts, enough }) => {
  const regex = new RegExp(source, flags);
  const times = [];
  for (const text of texts) {
    const taken = time(regex, text);
    times.push(taken);
    if (taken > enough) break;
  }
  parentPort.postMessage(times);
});
