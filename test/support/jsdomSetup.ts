import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Only a limit for a hanging test: the default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has neither top-layer dialogs nor constructable stylesheets; test/e2e covers both in real Chromium.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
CSSStyleSheet.prototype.replaceSync ??= () => undefined;
if (!('adoptedStyleSheets' in ShadowRoot.prototype))
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [], writable: true });
