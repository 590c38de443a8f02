/**
 * Everything in `root` that must not be there, in words; independent of the sanitizer's own list. It runs in jsdom and, alone, in
 * a browser (`page.evaluate`).
 */
export function dangersIn(root: ParentNode, allowedOrigins: readonly string[]): string[] {
  const dangers: string[] = [];
  const forbidden =
    'script, style, link, meta, base, template, noscript, iframe, frame, frameset, object, embed, applet, portal, svg, math, video, audio, canvas, dialog, slot, title, html, head, body, marquee, xmp, plaintext, noembed, noframes';
  const get = (element: Element, name: string): string => Element.prototype.getAttribute.call(element, name) ?? '';
  const isOf = (element: Element, selector: string): boolean => Element.prototype.matches.call(element, selector);
  const report = (element: Element, what: string): void => void dangers.push(`${element.localName}: ${what}`);
  const originOf = (url: string): string => {
    try {
      return new URL(url).origin;
    } catch {
      return `no absolute URL: ${url}`;
    }
  };
  for (const element of root.querySelectorAll('*')) {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || isOf(element, forbidden) || element.localName.includes('-'))
      report(element, 'is not allowed');
    for (const name of Element.prototype.getAttributeNames.call(element)) {
      const value = get(element, name);
      if (/^(on|xlink|xml|x-|v-|ng-|hx-|@|:)/.test(name)) report(element, name);
      if (
        /^(style|srcdoc|ping|autofocus|background|poster|is|slot|part|exportparts|popover|popovertarget|contenteditable|accesskey|dirname|attributionsrc|data|code)$/.test(
          name,
        )
      )
        report(element, name);
      if (name.startsWith('data-') && !/^data-vitrina(-action)?$/.test(name) && !isOf(element, '[data-vitrina], [data-vitrina-action]'))
        report(element, name);
      if (name === 'data-vitrina-status' || name === 'data-vitrina-content') report(element, name);
      if (name === 'id' && !/^vitrina-html-\d+-/.test(value)) report(element, `id ${value}`);
      if (name === 'name' && !isOf(element, 'input, select, textarea, button, output, fieldset')) report(element, `name ${value}`);
      if (name === 'href' && !/^(https?:\/\/[^@\s\\]+|mailto:[^\s<>]+|tel:[^\s<>]+)$/.test(value)) report(element, `href ${value}`);
      if (name === 'target' && (value !== '_blank' || !/\bnoopener\b/.test(get(element, 'rel')))) report(element, `target ${value}`);
      if (name === 'tabindex' && Number(value) > 0) report(element, `tabindex ${value}`);
      if (/^(src|action|formaction)$/.test(name) && !allowedOrigins.includes(originOf(value))) report(element, `${name} ${value}`);
      if (name === 'srcset')
        for (const [, url = ''] of value.matchAll(/(\S+)(?:\s[\d.]+[wx])?(?:,|$)/g))
          if (!allowedOrigins.includes(originOf(url))) report(element, `srcset ${url}`);
    }
    if (element.localName === 'form') {
      if (get(element, 'action') === '') report(element, 'no address');
      // The prototype's own value is what the form itself must give.
      for (const member of ['attributes', 'parentNode', 'childNodes', 'getAttribute', 'dataset', 'querySelectorAll', 'matches', 'nodeName'])
        if (Reflect.get(element, member) !== Reflect.get(HTMLFormElement.prototype, member, element))
          report(element, `hides its ${member}`);
    }
  }
  return dangers;
}
