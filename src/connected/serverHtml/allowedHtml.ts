import {
  anyText,
  decimal,
  idReference,
  idReferences,
  language,
  length,
  oneOf,
  ownName,
  ownText,
  tabIndex,
  wholeNumber,
  word,
} from './attributeRules';
import type { AttributeRule } from './attributeRules';
import { formUrl, imageSet, imageUrl, linkUrl } from './urls';

type Rules = Readonly<Record<string, AttributeRule>>;

/** The props of placeholders and the fields of actions (widgets/README.md). A page's scripts bring none of these to life. */
export const PLACEHOLDER_PROPS = [
  ...['after-add', 'collapsed', 'context', 'current', 'mode', 'pieces', 'placeholder', 'wishlist-id'],
  ...['api-key', 'choices', 'is-new', 'order-id', 'payment-state', 'purchase-id', 'replaced', 'title', 'transfer'],
  ...[
    'accessory-variants',
    'adult-only',
    'availability',
    'form',
    'from',
    'in-stock',
    'kind',
    'layout',
    'price',
    'product-id',
    'product-ids',
  ],
  ...['target', 'to', 'value', 'variant-ids', 'viewed'],
  ...['amount', 'article-id', 'cart-item-id', 'count', 'id', 'keyword', 'new-wishlist-name', 'variant-id', 'wish-list-item-ids'],
  ...['name', 'size', 'closable', 'source-url', 'external-source', 'video-url', 'clear-on-close', 'modal-title'],
];

const ID_REFERENCES = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

const everywhere: Rules = {
  class: ownText,
  id: anyText, // already renamed
  lang: language,
  dir: oneOf('ltr', 'rtl', 'auto'),
  hidden: anyText,
  role: word,
  tabindex: tabIndex,
  title: anyText,
  translate: oneOf('yes', 'no'),
  'data-vitrina': ownName,
  'data-vitrina-action': ownName,
  'data-vitrina-pressed': ownText,
  ...Object.fromEntries(PLACEHOLDER_PROPS.map((name) => [`data-${name}`, ownText])),
  ...Object.fromEntries(ID_REFERENCES.map((name) => [name, idReferences])),
};

const size: Rules = { width: length, height: length };
const alignment: Rules = { align: oneOf('left', 'center', 'right', 'justify'), valign: oneOf('top', 'middle', 'bottom', 'baseline') };
const cell: Rules = {
  ...alignment,
  ...size,
  abbr: anyText,
  colspan: wholeNumber,
  headers: idReferences,
  rowspan: wholeNumber,
  scope: word,
};
const column: Rules = { ...alignment, span: wholeNumber, width: length };
const picture: Rules = { ...size, sizes: anyText, srcset: imageSet };
const control: Rules = { autocomplete: anyText, disabled: anyText, form: idReference, name: anyText, readonly: anyText, required: anyText };
const method = oneOf('get', 'post');
const encoding = oneOf('application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain');
const newWindow = oneOf('_blank');
const submitter: Rules = { formaction: formUrl, formenctype: encoding, formmethod: method, formnovalidate: anyText, formtarget: newWindow };

const FIELD_TYPES = [
  ...['button', 'checkbox', 'color', 'date', 'datetime-local', 'email', 'file', 'hidden', 'month', 'number', 'password'],
  ...['radio', 'range', 'reset', 'search', 'submit', 'tel', 'text', 'time', 'url', 'week'],
];

const PLAIN = [
  ...['abbr', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'big', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'datalist'],
  ...['dd', 'dfn', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'footer', 'header', 'hgroup', 'i', 'kbd', 'legend', 'mark', 'nav'],
  ...['picture', 'pre', 'q', 's', 'samp', 'section', 'small', 'span', 'strike', 'strong', 'sub', 'summary', 'sup', 'tt', 'u', 'var', 'wbr'],
];

const withRules: Readonly<Record<string, Rules>> = {
  a: { download: anyText, href: linkUrl, hreflang: language, rel: anyText, target: newWindow, type: word },
  button: { ...control, ...submitter, type: oneOf('button', 'reset', 'submit'), value: anyText },
  col: column,
  colgroup: column,
  del: { datetime: anyText },
  details: { open: anyText },
  div: alignment,
  fieldset: control,
  form: {
    ...{ 'accept-charset': word, action: formUrl, autocomplete: oneOf('on', 'off'), enctype: encoding, method, novalidate: anyText },
    ...{ rel: anyText, target: newWindow },
  },
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'].map((tag) => [tag, alignment])),
  hr: { width: length },
  img: {
    ...picture,
    align: oneOf('left', 'right', 'top', 'middle', 'bottom'),
    alt: anyText,
    decoding: word,
    loading: oneOf('lazy', 'eager'),
    src: imageUrl,
    'data-vitrina-adult': imageUrl, // R6.16: shown when the age is confirmed
    'data-vitrina-adult-alt': anyText,
  },
  input: {
    ...control,
    ...submitter,
    ...{
      accept: anyText,
      alt: anyText,
      checked: anyText,
      inputmode: word,
      list: idReference,
      max: word,
      maxlength: wholeNumber,
      min: word,
    },
    ...{
      minlength: wholeNumber,
      multiple: anyText,
      pattern: anyText,
      placeholder: anyText,
      size: wholeNumber,
      spellcheck: word,
      step: word,
    },
    ...{ type: oneOf(...FIELD_TYPES), value: anyText },
  },
  ins: { datetime: anyText },
  label: { for: idReference },
  li: { value: wholeNumber },
  meter: { high: decimal, low: decimal, max: decimal, min: decimal, optimum: decimal, value: decimal },
  ol: { reversed: anyText, start: wholeNumber, type: word },
  optgroup: { disabled: anyText, label: anyText },
  option: { disabled: anyText, label: anyText, selected: anyText, value: anyText },
  output: { for: idReferences, form: idReference, name: anyText },
  progress: { max: decimal, value: decimal },
  select: { ...control, multiple: anyText, size: wholeNumber },
  source: { ...picture, media: anyText, type: word },
  table: { ...alignment, border: wholeNumber, cellpadding: wholeNumber, cellspacing: wholeNumber, width: length },
  tbody: alignment,
  td: cell,
  textarea: {
    ...control,
    cols: wholeNumber,
    maxlength: wholeNumber,
    minlength: wholeNumber,
    placeholder: anyText,
    rows: wholeNumber,
    spellcheck: word,
  },
  tfoot: alignment,
  th: cell,
  thead: alignment,
  time: { datetime: anyText },
  tr: alignment,
  ul: { type: word },
};

/** Every allowed element with its allowed attributes: the one list, also of DOMPurify. */
export const ALLOWED_HTML: ReadonlyMap<string, ReadonlyMap<string, AttributeRule>> = new Map(
  [...PLAIN.map((tag): [string, Rules] => [tag, {}]), ...Object.entries(withRules)].map(([tag, rules]) => [
    tag,
    new Map(Object.entries({ ...everywhere, ...rules })),
  ]),
);
