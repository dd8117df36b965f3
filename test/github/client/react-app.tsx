/** @jsxImportSource react */
// The <react-app> element: takes over what the server rendered, or renders anew where that is gone.
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './apps.js';
import type { EmbeddedData } from './payload.js';
import { announce } from './soft-navigation.js';

/** Marks a root that React once took over: a page restored from Turbo's cache must be rendered anew, since it has no listeners. */
const TAKEN_OVER = 'data-taken-over';

/** GitHub's element around a React page; reads its data from the script inside it. */
export class ReactApp extends HTMLElement {
  #root: Root | null = null;

  connectedCallback(): void {
    const script = this.querySelector('script[data-target="react-app.embeddedData"]');
    const container = this.querySelector('[data-target="react-app.reactRoot"]');
    if (!script?.textContent || !container) return;
    const data = JSON.parse(script.textContent) as EmbeddedData;
    setTimeout(() => {
      if (!this.isConnected) return;
      if (container.hasAttribute(TAKEN_OVER)) {
        container.replaceChildren();
        this.#root = createRoot(container);
        this.#root.render(<App data={data} />);
      } else {
        this.#root = hydrateRoot(container, <App data={data} />);
      }
      container.setAttribute(TAKEN_OVER, '');
      this.classList.add('loaded');
      requestAnimationFrame(() => announce('soft-nav:react-done', { app: this.getAttribute('app-name') }));
    }, data.appPayload.behaviour.hydrationDelay);
  }

  disconnectedCallback(): void {
    const root = this.#root;
    this.#root = null;
    // A body that is being swapped may come back in the same task.
    setTimeout(() => {
      if (!this.isConnected) root?.unmount();
    });
  }
}
