import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { takeBugs } from './fakes/reportedBugs';
import { EXPECTATION_LIMIT_MS } from './testScope';

// Only a limit for a hanging test: the default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: EXPECTATION_LIMIT_MS });

// jsdom has neither top-layer dialogs nor constructable stylesheets; test/e2e covers both in real Chromium.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
// Every browser has both; jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });
CSSStyleSheet.prototype.replaceSync ??= () => undefined;
const adopted = new WeakMap<object, CSSStyleSheet[]>();
for (const { prototype } of [ShadowRoot, Document])
  if (!('adoptedStyleSheets' in prototype))
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      get(this: object) {
        if (!adopted.has(this)) adopted.set(this, []);
        return adopted.get(this);
      },
      set(this: object, sheets: CSSStyleSheet[]) {
        adopted.set(this, [...sheets]);
      },
    });

afterEach(() => expect(takeBugs()).toEqual([]));
afterAll(() => expect(takeBugs()).toEqual([])); // of what the last test left running
