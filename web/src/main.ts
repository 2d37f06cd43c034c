/** The first script: small, so that all that the screen needs is asked for at once, and its colours are right from the start. */
import 'virtual:fonts.css';
import './tokens.css';
import './app.css';
import { COMMON } from './catalogue/common';
import { askEarly } from './early';
import { parse } from './routes';
import * as screens from './screens/screens';
import { likedLanguage, likedTheme } from './stored';
import { shape } from './table/shape';

document.documentElement.dataset['theme'] = likedTheme();
const route = parse(location.pathname);
if (route.screen === 'home') askEarly('/games');
if (route.screen === 'table' && !location.hash) askEarly(`/tables/${encodeURIComponent(route.id)}`);
void import('./app');
void COMMON[likedLanguage()]();
if (route.screen === 'home') {
  void screens.home();
  for (const path of ['/tables', '/lobby']) askEarly(path);
} else if (route.screen === 'table') {
  void screens.table();
  void shape();
}
