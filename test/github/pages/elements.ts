// GitHub's own elements, as React's JSX has to know them.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** An element with any attributes of its own that carry a hyphen. */
export type GithubElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  readonly [attribute: `${string}-${string}`]: string | boolean | undefined;
  readonly src?: string;
  readonly class?: string;
  readonly preload?: string;
  readonly value?: string;
  readonly target?: string;
};

declare module 'react' {
  // React's JSX types are a namespace; there is no other way to add to them.
  namespace JSX {
    interface IntrinsicElements {
      'turbo-frame': GithubElement;
      'react-app': GithubElement;
      'include-fragment': GithubElement;
      'copilot-diff-entry': GithubElement;
      'clipboard-copy': GithubElement;
      'deferred-diff-lines': GithubElement;
      'details-menu': GithubElement;
      'file-tree': GithubElement;
    }
  }
}
