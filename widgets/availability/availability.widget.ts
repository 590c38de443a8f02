import { defineWidget } from '../../src/loader/defineWidget';

export const availability = defineWidget({ name: 'availability', mount: 'visible', load: () => import('./Availability') });
