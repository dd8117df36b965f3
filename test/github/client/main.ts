// The script of every page of the stand-in, served from GitHub's host for assets, since its content-security policy allows no other.
import { IncludeFragment, startClassicBehaviours } from './classic.js';
import { ReactApp } from './react-app.js';
import { startSoftNavigation } from './soft-navigation.js';

startClassicBehaviours();
customElements.define('include-fragment', IncludeFragment);
customElements.define('react-app', ReactApp);
startSoftNavigation();
