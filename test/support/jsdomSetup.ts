import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Only there to end what hangs: one second is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has neither dialogs in the top layer nor constructable stylesheets; both are proven in real Chromium by test/e2e.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
CSSStyleSheet.prototype.replaceSync ??= () => undefined;
if (!('adoptedStyleSheets' in ShadowRoot.prototype))
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [], writable: true });
