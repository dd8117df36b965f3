/** The options page: shows what is kept, and keeps what is changed. */
import { render } from 'preact';
import { OptionsForm } from '../../ui/options-form.js';
import { keepSettings, readSettings } from '../settings.js';

const root = document.getElementById('options');
if (root) {
  const settings = await readSettings('token', 'showLow');
  render(<OptionsForm initial={settings} onKeep={keepSettings} />, root);
}
