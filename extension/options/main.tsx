/** The options page: shows what is kept, and keeps what is changed. */
import { render } from 'preact';
import { OptionsForm } from '../../ui/options-form.js';
import { ask } from '../ask.js';
import { keepSettings, readSettings, type Settings } from '../settings.js';

/** The token goes to the background, and is not shown again. */
async function keep({ token, ...settings }: Partial<Pick<Settings, 'showLow'>> & { readonly token?: string }): Promise<void> {
  if (token !== undefined) await ask({ kind: 'keep-token', host: 'github.com', token, forSession: false });
  await keepSettings(settings);
}

const root = document.getElementById('options');
if (root) {
  const settings = await readSettings('showLow');
  render(<OptionsForm initial={{ ...settings, token: '' }} onKeep={keep} />, root);
}
