import { startTransition, useEffect, useState } from 'react';
import type { PointerEvent } from 'react';
import { MENU_CLOSE_MS, MENU_OPEN_MS, MENU_PREPARE_MS } from '../../src/features/menu';
import { followPointer } from './pointerPath';
import type { Box } from './pointerPath';

interface Open {
  key: string;
  /** A panel that hovering opened stays open when its button is then pressed. */
  by: 'hover' | 'press';
}

function createTimer() {
  let id: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(id);
  return {
    stop,
    start(run: () => void, ms: number) {
      stop();
      id = setTimeout(run, ms);
    },
  };
}

/**
 * Which panel is open. The mouse opens it after a delay, and leaving closes it after a longer one (R2.50, R2.51); a press or a key acts
 * at once (A122). On the diagonal way into the open panel, the entries that are crossed do not replace it. While `isHeld`, as by the
 * focus inside, hovering neither closes nor replaces it.
 */
export function useOpenPanel(panelBox: () => Box | null, isHeld: () => boolean) {
  const [open, setOpen] = useState<Open | null>(null);
  const [preparedKey, setPrepared] = useState<string | null>(null);
  const [timer] = useState(createTimer);
  const [preparing] = useState(createTimer);
  const [pointer] = useState(followPointer);
  useEffect(
    () => () => {
      timer.stop();
      preparing.stop();
    },
    [timer, preparing],
  );

  const replace = (next: Open | null) => {
    preparing.stop();
    setOpen(next);
    setPrepared(null);
  };
  const act = (next: Open | null) => {
    timer.stop();
    replace(next);
  };
  const later = (next: Open | null, ms: number) => {
    timer.start(() => {
      if (!isHeld()) replace(next);
    }, ms);
  };
  const prepare = (key: string) => {
    preparing.start(() => startTransition(() => setPrepared(key)), MENU_PREPARE_MS);
  };
  const hovering = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') handle(event);
  };

  return {
    openKey: open?.key ?? null,
    /** Its panel is rendered, but not visible. */
    preparedKey,
    close: () => act(null),
    show: (key: string) => act({ key, by: 'press' }),
    toggle: (key: string) => act(open?.key === key && open.by === 'press' ? null : { key, by: 'press' }),
    /** Of the bar and its panels together. */
    area: {
      onPointerEnter: hovering(() => timer.stop()),
      onPointerLeave: hovering(() => {
        preparing.stop();
        later(null, MENU_CLOSE_MS);
      }),
    },
    /** Of the open panel. */
    panel: {
      onPointerEnter: hovering(() => {
        preparing.stop();
        timer.stop();
      }),
    },
    /** Of an entry; `hasPanel` is false for a plain link, where nothing opens. */
    entry: (key: string, hasPanel: boolean) => {
      const wait = () => {
        if (open?.key === key) timer.stop();
        else later(hasPanel ? { key, by: 'hover' } : null, MENU_OPEN_MS);
      };
      return {
        onPointerEnter: hovering(({ clientX, clientY }) => {
          const isHeading = pointer.isHeading({ x: clientX, y: clientY }, panelBox());
          wait();
          if (hasPanel && open?.key !== key && isHeading !== true) prepare(key);
        }),
        onPointerLeave: hovering(() => preparing.stop()),
        onPointerMove: hovering(({ clientX, clientY }) => {
          // On its way into the panel, the pointer may take longer than the delay.
          if (open === null || open.key === key || pointer.isHeading({ x: clientX, y: clientY }, panelBox()) !== true) return;
          preparing.stop();
          wait();
        }),
      };
    },
  };
}
