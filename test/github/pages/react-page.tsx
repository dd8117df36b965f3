/** @jsxImportSource react */
// A React page: the app's element with its data as JSON and its first files rendered on the server.
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { App } from '../client/apps.js';
import type { EmbeddedData } from '../client/payload.js';

/** The app's element. `path` is the address that the data belongs to: after a soft navigation only this tells whether it is stale. */
export function ReactPage({ data, path, appName }: { data: EmbeddedData; path: string; appName: string }): ReactElement {
  const html = `<meta name="react-app-name" content="commits">${renderToString(<App data={data} />)}`;
  // The app takes over only its own part; the meta element stays outside of it.
  return (
    <react-app
      app-name={appName}
      initial-path={path}
      style={{ display: 'block', minHeight: 'calc(100vh - 64px)' }}
      data-attempted-ssr="true"
      data-ssr="true"
      data-lazy="false"
      data-alternate="false"
      data-data-router-enabled="true"
    >
      <script
        type="application/json"
        data-target="react-app.embeddedData"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
      />
      <div data-target="react-app.reactRoot" dangerouslySetInnerHTML={{ __html: html.replace(/^<meta[^>]*>/, '') }} />
    </react-app>
  );
}
