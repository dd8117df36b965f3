/** The settings page: hands what is kept to `ui/options`, and carries out what the reader changes. */
import { render } from 'preact';
import { SHOWN_CATALOGUE } from '../../engine/results/catalogue.js';
import { hostNameOf } from '../../github/host.js';
import type { OptionsActions } from '../../ui/options/model.js';
import { OptionsPage } from '../../ui/options/options-page.js';
import { paletteFrom } from '../../ui/palettes.js';
import { ask } from '../ask.js';
import { switchHostOff, switchHostOn } from '../hosts.js';
import { keepSettings, readSettings } from '../settings.js';

const actions: OptionsActions = {
  keep: keepSettings,
  tokenOf: (host) => ask({ kind: 'token-state', host }),
  keepToken: (host, token, forSession) => ask({ kind: 'keep-token', host, token, forSession }),
  checkToken: (host) => ask({ kind: 'check-token', host }),
  hostNameOf,
  switchHostOn,
  switchHostOff,
  kept: () => ask({ kind: 'cache-state' }),
  empty: () => ask({ kind: 'empty-cache' }),
};

const root = document.getElementById('options');
if (root) {
  const settings = await readSettings(
    'showLow',
    'docked',
    'sort',
    'hiddenTypes',
    'palette',
    'dangers',
    'opportunities',
    'apiChanges',
    'notUseful',
    'keys',
    'hosts',
    'useSession',
    'keepPrivateTexts',
  );
  render(
    <OptionsPage
      settings={{ ...settings, palette: paletteFrom(settings.palette) }}
      catalogue={SHOWN_CATALOGUE}
      firstRun="first-run.html"
      actions={actions}
    />,
    root,
  );
}
