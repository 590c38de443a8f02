import { nullProto } from '../../api/nullProto';
import { parseHttpUrl } from '../../shop/urls';
import { MODAL_SIZES } from '../modals';
import type { ModalRequest, ModalSize } from '../modals';

/** Attributes of an element, or options of `vitrina.modal.open`; untrusted. */
export interface RequestFields {
  readonly title?: unknown;
  readonly size?: unknown;
  readonly closable?: unknown;
  readonly sourceUrl?: unknown;
  readonly externalSource?: unknown;
  readonly clearOnClose?: unknown;
  readonly videoUrl?: unknown;
}

interface Place {
  readonly pageUrl: string;
  readonly allowedOrigins: readonly string[];
}

const NAME = /^[a-z][\w-]{0,60}$/i;
const TITLE_MAX_CHARS = 200;
/** Modals with a widget and content of their own. */
const OWNED: readonly string[] = ['adult-modal', 'legal-modal', 'gdpr-modal', 'vip-welcome'];
export const isOwned = (name: string): boolean => OWNED.includes(name);

const isSize = (value: unknown): value is ModalSize => (MODAL_SIZES as readonly unknown[]).includes(value);
/** `data-clear-on-close`, `="1"` and `="true"` alike. */
const isOn = (value: unknown): boolean => ['', '1', 'true', true].includes(value as string);
const isOff = (value: unknown): boolean => ['0', 'false', false].includes(value as string);

/**
 * R3.105: the request for a modal of the page. Throws with the reason for one that cannot be shown: the link is then followed, and
 * the caller of the JS API reads it.
 */
export function toModalRequest(name: unknown, given: RequestFields, { pageUrl, allowedOrigins }: Place): ModalRequest {
  const fields = nullProto(given);
  if (typeof name !== 'string' || !NAME.test(name)) throw new TypeError('its name is a word of letters, digits, - and _');
  if (isOwned(name)) throw new TypeError(`${name} belongs to the widget of this name, which opens it`);
  const page = new URL(pageUrl);
  const isVideo = fields.videoUrl !== undefined;
  const isExternal = isVideo || isOn(fields.externalSource);
  const url = parseHttpUrl(isVideo ? fields.videoUrl : fields.sourceUrl, pageUrl);
  if (url === null) throw new TypeError('it needs the URL of its content, http(s)');
  url.hash = '';
  if (isExternal && url.protocol !== 'https:' && url.protocol !== page.protocol) throw new TypeError('a frame needs an https URL');
  if (!isExternal && url.origin !== page.origin && !allowedOrigins.includes(url.origin))
    throw new TypeError(`its content is fetched from the shop or from allowedOrigins, not from ${url.origin}`);
  const title = typeof fields.title === 'string' ? fields.title.trim().slice(0, TITLE_MAX_CHARS) : '';
  return {
    name,
    title: title === '' ? null : title,
    ...(isSize(fields.size) ? { size: fields.size } : {}),
    // Nothing in a frame can close the modal.
    isClosable: isExternal || !isOff(fields.closable),
    sourceUrl: url.href,
    isExternal,
    isVideo,
    clearOnClose: isOn(fields.clearOnClose),
  };
}
