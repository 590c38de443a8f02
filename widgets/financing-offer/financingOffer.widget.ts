import { defineWidget } from '../../src/loader/defineWidget';

export const financingOffer = defineWidget({ name: 'financing-offer', mount: 'visible', load: () => import('./FinancingOffer') });
