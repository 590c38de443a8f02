import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';
import type { Disposables } from './disposables';
import type { PageScroll } from './page';
import { createScrollLock } from './scrollLock';

/** Ease in and out. */
const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part));

/** Input that cancels a scroll animation. */
const TAKE_OVER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

export function createPageScroll(window: BrowserWindow, disposables: Disposables): PageScroll {
  const { listen, onDispose } = disposables;
  let stopAnimation: (() => void) | null = null;

  const jump = (top: number): void => window.scrollTo({ top, behavior: 'instant' });
  const prefersReducedMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

  const animate = (top: number, durationMs: number): void => {
    const from = window.scrollY;
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
    top: () => window.scrollY,
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
        listener(window.scrollY);
      };
      const stopListening = listen(
        window,
        'scroll',
        () => {
          if (isWaiting) hasMoved = true;
          else notify();
        },
        { passive: true },
      );
      return onDispose(() => {
        stopListening();
        window.clearTimeout(timer);
      });
    },
    lock: createScrollLock(window, disposables),
  };
}
