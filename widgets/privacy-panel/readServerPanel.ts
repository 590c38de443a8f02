import { lineOf, readLinks } from '../../src/connected/menu/readLinks';
import type { ServerLink } from '../../src/connected/menu/readLinks';

/** A consent of the server's form, with the server's own words: they are what the customer agrees to. */
export interface ServerChoice {
  code: string;
  label: string;
  isTicked: boolean;
}

export interface ServerPanel {
  link: ServerLink | null;
  choices: readonly ServerChoice[];
}

const CODE = /^[\w.-]{1,64}$/;
const CHOICES_MAX = 30;
const LABEL_MAX_CHARS = 500;

/** What the server's panel offers: its link to the privacy page and the boxes of its form, with what has been ticked meanwhile. */
export function readServerPanel(host: HTMLElement, toHref: (value: unknown) => string | null): ServerPanel {
  const boxes = [...host.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]')].slice(0, CHOICES_MAX);
  const choices = boxes.flatMap((box) => {
    const [code, label] = [box.getAttribute('name') ?? '', lineOf(box.labels?.[0] ?? null).slice(0, LABEL_MAX_CHARS)];
    return CODE.test(code) && label !== '' ? [{ code, label, isTicked: box.checked }] : [];
  });
  return { link: readLinks(host, toHref)[0] ?? null, choices };
}
