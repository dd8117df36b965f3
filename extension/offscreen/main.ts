/** Chrome's offscreen document: the engine host behind a port. Offscreen documents have no browser API but messages. */
import browser from 'webextension-polyfill';
import { EngineHost, makeEngineWorker } from '../background/engine-host.js';
import { isHostMessage, PORTS, type HostReport } from '../messages.js';

const port = browser.runtime.connect({ name: PORTS.host });
const host = new EngineHost(makeEngineWorker, (id, report) => port.postMessage({ id, report } satisfies HostReport));

port.onMessage.addListener((message: unknown) => {
  if (!isHostMessage(message)) return;
  if (message.kind === 'start') host.start(message.id, message.job);
  else if (message.kind === 'on-screen') host.onScreen(message.id, message.paths);
  else host.end(message.id);
});

// The background sleeps: nobody listens, and it makes a new document when it is needed.
port.onDisconnect.addListener(() => {
  host.endAll();
  window.close();
});
