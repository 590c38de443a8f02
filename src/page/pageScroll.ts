import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';
import type { Disposables } from './disposables';
import type { PageScroll } from './page';
import { createScrollLock } from './scrollLock';

/** Ease in and out. */
const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part));

/** Whether a box of the page, as `<body>` in an `<html>` that does not scroll, scrolls in the window's place: it fills most of it. */
export const isPageBox = (window: BrowserWindow, target: EventTarget | null): target is Element =>
  target instanceof window.Element &&
  target.scrollHeight > target.clientHeight &&
  2 * target.clientHeight > window.innerHeight &&
  2 * target.clientWidth > window.innerWidth;

/** The box that has been scrolled in the window's place, if any. */
export function findPageBox(window: BrowserWindow): Element | null {
  if (window.scrollY > 0) return null;
  let element = documentMember(window, 'elementFromPoint')?.call(window.document, window.innerWidth / 2, window.innerHeight / 2) ?? null;
  while (element !== null && !(element.scrollTop > 0 && isPageBox(window, element))) element = element.parentElement;
  return element;
}

/** Input that cancels a scroll animation. */
const TAKE_OVER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

export function createPageScroll(window: BrowserWindow, disposables: Disposables): PageScroll {
  const { listen, onDispose } = disposables;
  let stopAnimation: (() => void) | null = null;
  let box: Element | null = null;

  const topNow = (): number => box?.scrollTop ?? window.scrollY;
  const jump = (top: number): void => (box ?? window).scrollTo({ top, behavior: 'instant' });
  const prefersReducedMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

  const animate = (top: number, durationMs: number): void => {
    const from = topNow();
    const startedAt = window.performance.now();
    let frame = 0;
    const stopListening = TAKE_OVER_EVENTS.map((type) => listen(window, type, () => stopAnimation?.(), { passive: true, capture: true }));
    stopAnimation = onDispose(() => {
      window.cancelAnimationFrame(frame);
      for (const stop of stopListening) stop();
    });
    const step = (): void => {
      const part = Math.min(1, Math.max(0, (window.performance.now() - startedAt) / durationMs));
      jump(from + (top - from) * ease(part));
      if (part < 1) frame = window.requestAnimationFrame(step);
      else stopAnimation?.();
    };
    frame = window.requestAnimationFrame(step);
  };

  return {
    top() {
      box = findPageBox(window);
      return topNow();
    },
    to(top, durationMs) {
      stopAnimation?.();
      if (durationMs <= 0 || prefersReducedMotion()) jump(top);
      else animate(top, durationMs);
    },
    focusStart() {
      const body = documentMember(window, 'body');
      const before = body.getAttribute('tabindex');
      if (before === null) body.setAttribute('tabindex', '-1');
      body.focus({ preventScroll: true });
      body.blur(); // no outline around the page; Tab still continues from here
      if (before === null) body.removeAttribute('tabindex');
    },
    onScroll(listener, throttleMs) {
      let timer = 0;
      let isWaiting = false;
      let hasMoved = false;
      const wait = (): void => {
        isWaiting = true;
        timer = window.setTimeout(() => {
          isWaiting = false;
          if (hasMoved) notify();
        }, throttleMs);
      };
      const notify = (): void => {
        hasMoved = false;
        wait();
        listener(topNow());
      };
      const stopListening = listen(
        window,
        'scroll',
        ({ target }) => {
          const isOfBox = isPageBox(window, target);
          if (!isOfBox && target instanceof window.Element) return;
          box = isOfBox ? target : null;
          if (isWaiting) hasMoved = true;
          else notify();
        },
        { passive: true, capture: true },
      );
      return onDispose(() => {
        stopListening();
        window.clearTimeout(timer);
      });
    },
    lock: createScrollLock(window, disposables),
  };
}
