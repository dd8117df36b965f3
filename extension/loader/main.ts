/** The script on every page of GitHub. */
import { expectContent } from './hand-over.js';
import { Loader } from './loader.js';
import { watchAddress } from './navigation.js';

const always = new AbortController().signal;
const loader = new Loader(new URL(location.href), always);

function begin(): void {
  loader.arrive(new URL(location.href));
  watchAddress((url) => loader.arrive(url), always);
}

// A page that Chrome loads before anybody goes there is nobody's yet.
if (expectContent((content) => loader.take(content))) {
  if ('prerendering' in document && document.prerendering === true) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
