import { adoptStyles } from '../../../src/ui/adoptStyles';
import field from '../../../src/ui/field.css';

/** How it comes and how it is paid. */
function ShippingStep() {
  return null;
}

export const panel = { component: ShippingStep, adopt: (shadow: ShadowRoot) => adoptStyles(shadow, [field]) };
