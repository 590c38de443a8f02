/**
 * Runs in a frame of the catalogue after its page: brings the widget into the state that is shown, and reports its status and the page's height.
 *
 * `act` in `#catalogue-frame`: what a shopper does first, `{ point | press: selector }` or `{ field: selector, text }`; looked for in the widget,
 * then in the server's HTML, then in the page. With `{ scroll: true }` the place is far below at first.
 */
(() => {
  const { act } = JSON.parse(document.getElementById('catalogue-frame').textContent);
  const { parent } = window;
  const report = (kind, value) => parent !== window && parent.postMessage({ frame: kind, value }, location.origin);

  const find = (host, selector) =>
    host.shadowRoot?.querySelector(selector) ?? host.querySelector(selector) ?? document.querySelector(selector);

  /** Time enough for a list to come while it is out of view. */
  const SCROLL_AFTER_MS = 2000;

  /** Does what the shopper does first as soon as its place is there; a click on the server's HTML is the widget's to repeat. */
  function play(host) {
    if (act.scroll) {
      setTimeout(() => host.scrollIntoView(), SCROLL_AFTER_MS);
      return true;
    }
    const target = find(host, act.field ?? act.press ?? act.point);
    if (target === null) return false;
    const pointer = { bubbles: true, composed: true, pointerType: 'mouse' };
    for (const type of ['pointerover', 'pointerenter', 'pointermove']) target.dispatchEvent(new PointerEvent(type, pointer));
    for (const type of ['mouseover', 'mouseenter', 'mousemove']) target.dispatchEvent(new MouseEvent(type, pointer));
    if (act.press) target.click();
    if (act.field) {
      target.focus({ preventScroll: true });
      // A frame beside this one may have the focus of the window.
      if (!document.hasFocus()) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(target, act.text);
      target.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: act.text, inputType: 'insertText' }));
    }
    return true;
  }

  function watchWidgets() {
    const hosts = [...document.querySelectorAll('[data-vitrina]')];
    const [host] = hosts;
    let hasPlayed = act === undefined;
    const look = () => {
      const waiting = hosts.filter((each) => each.dataset.vitrinaStatus !== 'ready');
      // What waits for a scroll or for the shopper's pointer shows itself here.
      for (const each of waiting) each.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      if (waiting.length > 0) window.dispatchEvent(new Event('scroll'));
      report('status', [host.dataset.vitrinaStatus, host.dataset.vitrinaReason].filter(Boolean).join(': '));
      if (!hasPlayed && !waiting.includes(host)) hasPlayed = play(host);
    };
    const statuses = new MutationObserver(look);
    for (const each of hosts) statuses.observe(each, { attributeFilter: ['data-vitrina-status'] });
    look();
    new ResizeObserver(() => report('height', document.documentElement.scrollHeight)).observe(document.body);
  }

  document.body.classList.toggle('long-page', act?.scroll === true);
  watchWidgets();
})();
