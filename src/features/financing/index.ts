/** Payment by instalments: variants, application, one-time code (requirements, sections 4, 7, 8, 9; A110-A113). */
export { canApply, findVariant, isCodeSpent } from './financingRules';
export { financingSaga } from './financingSaga';
export { selectFinancing, selectLapsed } from './financingSelectors';
export { financingActions, financingSlice } from './financingSlice';
export type { Application } from './financingTypes';
