/** @jsxImportSource react */
// The frame of every page: document, header bar, repository tabs. All text is React text, so repository text is always escaped.
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Repository } from '../git/repository.js';
import type { Settings } from '../settings.js';

/** What a page is made of. */
export interface PageContent {
  readonly title: string;
  readonly repository: Repository;
  readonly tab: 'code' | 'pulls';
  readonly settings: Settings;
  readonly children: ReactNode;
}

/** Host of the page's script and style sheet, as the content-security policy demands. */
export const ASSETS = 'https://github.githubassets.com/assets';

/** A whole page as HTML. */
export function renderPage(content: PageContent): string {
  return `<!DOCTYPE html>\n${renderToStaticMarkup(<Page {...content} />)}`;
}

function Page({ title, repository, tab, settings, children }: PageContent): ReactElement {
  const nwo = repository.fullName;
  return (
    <html
      lang="en"
      data-color-mode={settings.colorMode}
      data-light-theme={settings.theme === 'high-contrast' ? 'light_high_contrast' : 'light'}
      data-dark-theme={settings.theme === 'default' ? 'dark' : settings.theme === 'dimmed' ? 'dark_dimmed' : 'dark_high_contrast'}
      data-a11y-animated-images="system"
      data-a11y-link-underlines="true"
    >
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="expected-hostname" content="github.com" />
        <meta name="hostname" content="github.com" />
        {settings.loggedIn ? <meta name="user-login" content="sample-reader" /> : <meta name="user-login" content="" />}
        <meta name="octolytics-dimension-repository_nwo" content={nwo} />
        <meta name="octolytics-dimension-repository_public" content={String(!repository.isPrivate)} />
        <meta name="turbo-cache-control" content="no-preview" />
        {settings.fullLoads ? <meta name="disable-turbo" content="" /> : null}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${ASSETS}/github.css`} crossOrigin="anonymous" />
        <script type="module" crossOrigin="anonymous" src={`${ASSETS}/main.js`} />
      </head>
      <body className={`${settings.loggedIn ? 'logged-in' : 'logged-out'} env-production page-responsive`}>
        <div className="position-relative header-wrapper js-header-wrapper">
          <header className="AppHeader" role="banner">
            <div className="AppHeader-globalBar">
              <a href="/" className="AppHeader-logo" aria-label="Homepage" data-turbo="false">
                <svg className="octicon" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
                  <circle cx="16" cy="16" r="15" />
                </svg>
              </a>
              <nav className="AppHeader-context" aria-label="Breadcrumbs">
                <span>{repository.owner}</span>
                <span className="AppHeader-separator">/</span>
                <a href={`/${nwo}`}>
                  <strong>{repository.name}</strong>
                </a>
              </nav>
              <span className="AppHeader-search">
                Type <kbd>/</kbd> to search
              </span>
              {settings.loggedIn ? (
                <span className="avatar" aria-hidden="true" />
              ) : (
                <a href="/login" className="btn" data-turbo="false">
                  Sign in
                </a>
              )}
            </div>
            <nav className="UnderlineNav" aria-label="Repository">
              <a className={`UnderlineNav-item${tab === 'code' ? ' selected' : ''}`} href={`/${nwo}`}>
                Code
              </a>
              <a className={`UnderlineNav-item${tab === 'pulls' ? ' selected' : ''}`} href={`/${nwo}/pulls`}>
                Pull requests
              </a>
              <a className="UnderlineNav-item" href={`/${nwo}/commits`}>
                Commits
              </a>
            </nav>
          </header>
        </div>
        <div className="application-main" data-commit-hovercards-enabled="">
          <main id="js-repo-pjax-container">
            <turbo-frame id="repo-content-turbo-frame" target="_top" data-turbo-action="advance">
              <div id="repo-content-pjax-container" className="repository-content">
                {children}
              </div>
            </turbo-frame>
          </main>
        </div>
      </body>
    </html>
  );
}
