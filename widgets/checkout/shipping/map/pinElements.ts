import type { ListedBranch } from '../../../../src/features/pickup';
import { ICON_PATHS } from '../icons';
import type { IconName } from '../icons';

const SVG = 'http://www.w3.org/2000/svg';

/** An icon as elements: HTML in a text would need a Trusted Types policy. */
function iconElement(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICON_PATHS[name]);
  svg.appendChild(path);
  return svg;
}

function button(className: string, label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('aria-label', label);
  return element;
}

/** The shape inside is drawn by CSS; the button is as large as a finger. */
export function branchPin(
  { branch, isPreferred, isRecent, isNew, isChosen }: ListedBranch,
  icon: IconName,
  label: string,
): HTMLButtonElement {
  const pin = button('pin', label);
  const shape = document.createElement('span');
  shape.className = 'pin-shape';
  shape.appendChild(iconElement(icon));
  pin.appendChild(shape);
  if (!branch.available) pin.setAttribute('data-off', '');
  if (isChosen) pin.setAttribute('data-chosen', '');
  if (isPreferred || isRecent) pin.setAttribute('data-preferred', '');
  if (isNew) pin.setAttribute('data-new', '');
  return pin;
}

const sizeOf = (count: number): string => (count < 10 ? 's' : count < 100 ? 'm' : count < 1000 ? 'l' : 'xl');

export function clusterPin(count: number, text: string, label: string): HTMLButtonElement {
  const pin = button('pin pin-cluster', label);
  const shape = document.createElement('span');
  shape.className = 'pin-shape';
  shape.textContent = text;
  pin.appendChild(shape);
  pin.setAttribute('data-size', sizeOf(count));
  return pin;
}

/** Where distances are measured from; not a control. */
export function placeDot(): HTMLElement {
  const dot = document.createElement('span');
  dot.className = 'place-dot';
  return dot;
}
