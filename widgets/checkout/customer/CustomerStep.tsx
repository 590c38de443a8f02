import { adoptStyles } from '../../../src/ui/adoptStyles';
import field from '../../../src/ui/field.css';

/** Who orders, and where to. */
function CustomerStep() {
  return null;
}

export const panel = { component: CustomerStep, adopt: (shadow: ShadowRoot) => adoptStyles(shadow, [field]) };
