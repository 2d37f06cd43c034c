/** What every screen may say. */
import type { Catalogue } from './common';

const PARTS = import.meta.glob<Catalogue>('../../../src/donjon/messages/fr/*.ftl', { eager: true, query: '?common', import: 'default' });

export default Object.values(PARTS).flat();
