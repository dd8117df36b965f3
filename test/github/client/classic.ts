// The behaviours of the classic, server-rendered pages: fragments that load themselves, collapsing, expanders, deferred diffs, viewed files.
import { keepViewed } from './diff-entry.js';

/** Replaces itself by the HTML that its `src` answers with; the progressive loader takes its container with it. */
export class IncludeFragment extends HTMLElement {
  static readonly observedAttributes = ['src'];
  #asked = '';

  connectedCallback(): void {
    void this.#load();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#load();
  }

  async #load(): Promise<void> {
    const source = this.getAttribute('src');
    if (source === null || source === '' || source === this.#asked) return;
    this.#asked = source;
    this.dispatchEvent(new Event('loadstart'));
    const answer = await fetch(source, { headers: { accept: 'text/html', 'x-requested-with': 'XMLHttpRequest' } });
    if (!answer.ok || !this.isConnected) {
      this.dispatchEvent(new Event('error'));
      return;
    }
    const fragment = parse(await answer.text());
    this.dispatchEvent(new CustomEvent('include-fragment-replace', { bubbles: true, cancelable: true, detail: { fragment } }));
    const container = this.closest('.js-diff-progressive-container');
    if (this.classList.contains('js-diff-progressive-loader') && container) container.replaceWith(fragment);
    else this.replaceWith(fragment);
    watchHighlights();
  }
}

/** HTML from this server as nodes; rows of a table are parsed as such. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return document.adoptNode(template.content);
}

/** Starts the page-wide listeners; they serve every page that navigation brings. */
export function startClassicBehaviours(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const toggle = target?.closest('.js-details-target');
    if (toggle) toggleDetails(toggle);
    const expander = target?.closest<HTMLElement>('.js-expand');
    if (expander) {
      event.preventDefault();
      void expand(expander);
    }
    const full = target?.closest<HTMLElement>('.js-expand-full');
    if (full) void expandFull(full);
    const load = target?.closest('.js-diff-load');
    if (load) loadDeferred(load);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('.js-reviewed-checkbox')) markViewed(target);
  });
  document.addEventListener('turbo:load', watchHighlights);
}

function toggleDetails(toggle: Element): void {
  const container = toggle.closest('.js-details-container');
  const open = container?.classList.toggle('Details--on') ?? false;
  container?.classList.toggle('open', open);
  toggle.setAttribute('aria-expanded', String(open));
}

/** A file that was viewed is collapsed, and the other way round. */
function markViewed(box: HTMLInputElement): void {
  const toggle = box.closest('.js-details-container')?.querySelector('.js-details-target');
  if (toggle && (toggle.getAttribute('aria-expanded') === 'true') === box.checked) toggleDetails(toggle);
  const path = box.form?.elements.namedItem('path');
  if (path instanceof HTMLInputElement) void keepViewed(path.value, box.checked);
}

async function expand(expander: HTMLElement): Promise<void> {
  const row = expander.closest('tr');
  const url = expander.dataset['url'];
  if (!row || url === undefined) return;
  const answer = await fetch(url, { headers: { accept: 'text/html', 'x-requested-with': 'XMLHttpRequest' } });
  if (answer.ok) row.replaceWith(parse(await answer.text()));
}

async function expandFull(button: HTMLElement): Promise<void> {
  const url = button.dataset['url'];
  const content = button.closest('.js-file')?.querySelector('.js-file-content');
  if (url === undefined || !content) return;
  const answer = await fetch(url, { headers: { accept: 'text/html', 'x-requested-with': 'XMLHttpRequest' } });
  if (answer.ok) content.replaceChildren(parse(await answer.text()));
}

function loadDeferred(button: Element): void {
  const loader = button.closest('include-fragment.js-diff-entry-loader');
  const url = loader?.getAttribute('data-fragment-url');
  if (loader && url) loader.setAttribute('src', url);
}

/** Milliseconds after which lines that wait for their highlighting are swapped for the highlighted ones. */
const HIGHLIGHT_DELAY = 150;

/** Late highlighting replaces the content of code cells, and with it whatever others put there. */
export function watchHighlights(): void {
  for (const waiting of document.querySelectorAll('deferred-diff-lines.awaiting-highlight')) {
    setTimeout(() => {
      waiting.classList.remove('awaiting-highlight');
      for (const code of waiting.querySelectorAll('.blob-code-inner:not(.blob-code-hunk)')) {
        const text = code.textContent ?? '';
        const highlighted = document.createElement('span');
        highlighted.className = 'pl-s1';
        highlighted.textContent = text;
        code.replaceChildren(highlighted);
      }
    }, HIGHLIGHT_DELAY);
  }
}
