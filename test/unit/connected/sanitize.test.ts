import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize } from '../../../src/connected/serverHtml/sanitize';
import type { SanitizeOptions } from '../../../src/connected/serverHtml/sanitize';
import { PLACEHOLDER_PROPS } from '../../../src/connected/serverHtml/allowedHtml';
import { ATTACKS } from '../../support/attacks/serverHtml';
import { dangersIn } from '../../support/attacks/dangersIn';

const WIDGETS = join(__dirname, '../../../widgets');
const SHOP = 'https://shop.example';
const OPTIONS: SanitizeOptions = {
  sourceUrl: '/pogoji?modal=1',
  pageUrl: `${SHOP}/kosarica?x=1#top`,
  allowedOrigins: ['https://pay.example'],
  imageOrigins: ['https://media.example'],
};
type Polluted = Record<string, unknown>;

function show(html: string, options: Partial<SanitizeOptions> = {}): HTMLElement {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  box.append(sanitize(html, { ...OPTIONS, ...options }));
  return box;
}
/** With stable ids. */
const result = (html: string, options: Partial<SanitizeOptions> = {}): string =>
  show(html, options).innerHTML.replaceAll(/vitrina-html-\d+-/g, '*');
const dangers = (box: HTMLElement): string[] => dangersIn(box, [SHOP, ...OPTIONS.allowedOrigins, ...OPTIONS.imageOrigins]);

describe('attacks', () => {
  test('there are more than sixty', () => expect(ATTACKS.length).toBeGreaterThan(120));

  test.each(ATTACKS)('$name leaves nothing harmful', ({ html, text }) => {
    const box = show(html);
    expect(dangers(box)).toEqual([]);
    if (text !== undefined) expect(box.textContent.replaceAll(/\s/g, '')).toBe(text);
  });

  test('the check of these tests finds what an attack would leave', () => {
    const box = document.createElement('div');
    box.innerHTML =
      '<a href="javascript:x" onclick="x" id="a" target="_blank">x</a><form action="https://evil.example/"></form><svg></svg>';
    expect(dangers(box)).toEqual([
      'a: href javascript:x',
      'a: onclick',
      'a: id a',
      'a: target _blank',
      'form: action https://evil.example/',
      'svg: is not allowed',
    ]);
  });

  test('all together, twice over: nothing is left that the first time missed', () => {
    const all = ATTACKS.map(({ html }) => html).join('\n');
    const once = show(all);
    expect(dangers(once)).toEqual([]);
    expect(dangers(show(once.innerHTML))).toEqual([]);
  });
});

describe('a hostile page', () => {
  const POLLUTION: Polluted = {
    ALLOWED_TAGS: ['script', 'img', 'svg'],
    ALLOWED_ATTR: ['onerror', 'src'],
    ADD_TAGS: ['script'],
    ADD_ATTR: ['onerror', 'onclick'],
    ADD_URI_SAFE_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /.*/,
    ALLOW_UNKNOWN_PROTOCOLS: true,
    CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /.*/, attributeNameCheck: /.*/, allowCustomizedBuiltInElements: true },
    IN_PLACE: true,
    tagNameCheck: /.*/,
    attributeNameCheck: /.*/,
    onerror: true,
    onclick: true,
    script: true,
    javascript: true,
    sourceUrl: 'https://evil.example/',
    extra: 'x',
  };
  const attacks = ATTACKS.map(({ html }) => html).join('\n');

  test('a polluted Object.prototype, also before the sanitizer loads, allows nothing more', () => {
    const prototype = Object.prototype as unknown as Polluted;
    try {
      // The transpiled imports of these tests cannot bear enumerable ones.
      for (const [key, value] of Object.entries(POLLUTION))
        Object.defineProperty(prototype, key, { value, writable: true, configurable: true });
      jest.isolateModules(() => {
        const fresh = jest.requireActual<{ sanitize: typeof sanitize }>('../../../src/connected/serverHtml/sanitize');
        const box = document.createElement('div');
        box.append(fresh.sanitize(`<h2 class="x">Naslov</h2>${attacks}`, OPTIONS));
        expect(dangers(box)).toEqual([]);
        expect(box.querySelector('h2')?.outerHTML).toBe('<h2 class="x">Naslov</h2>');
      });
      for (const key of Object.keys(POLLUTION)) Object.defineProperty(prototype, key, { enumerable: true });
      expect(dangers(show(attacks))).toEqual([]);
    } finally {
      for (const key of Object.keys(POLLUTION)) delete prototype[key];
    }
  });

  test('members of Array.prototype change nothing', () => {
    const prototype = Array.prototype as unknown as Polluted;
    try {
      prototype['each'] = () => {};
      prototype['script'] = true;
      expect(dangers(show(attacks))).toEqual([]);
      expect(result('<ul><li>x</li></ul>')).toBe('<ul><li>x</li></ul>');
    } finally {
      delete prototype['each'];
      delete prototype['script'];
    }
  });

  test('forms that hide what DOMPurify takes from the document do not switch it off', () => {
    document.head.innerHTML = [
      'implementation',
      'createNodeIterator',
      'createDocumentFragment',
      'getElementsByTagName',
      'importNode',
      'currentScript',
    ]
      .map((name) => `<form name="${name}"></form>`)
      .join('');
    Object.defineProperty(document, 'implementation', { value: document.querySelector('form'), configurable: true });
    try {
      jest.isolateModules(() => {
        const fresh = jest.requireActual<{ sanitize: typeof sanitize }>('../../../src/connected/serverHtml/sanitize');
        const box = document.createElement('div');
        box.append(fresh.sanitize(`<p>x</p>${attacks}`, OPTIONS));
        expect(dangers(box)).toEqual([]);
        expect(box.querySelector('p')?.textContent).toBe('x');
      });
    } finally {
      Reflect.deleteProperty(document, 'implementation');
      document.head.replaceChildren();
    }
  });
});

describe('trusted types', () => {
  const fresh = (): typeof sanitize => {
    let loaded: typeof sanitize = sanitize;
    jest.isolateModules(() => {
      loaded = jest.requireActual<{ sanitize: typeof sanitize }>('../../../src/connected/serverHtml/sanitize').sanitize;
    });
    return loaded;
  };
  const { parseFromString } = DOMParser.prototype;
  const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') as PropertyDescriptor;
  /** As a browser with `require-trusted-types-for 'script'`. */
  const requirePolicy = (allowed: string[]): string[] => {
    const created: string[] = [];
    const trusted = new WeakSet<object>();
    const createPolicy = (name: string, { createHTML }: { createHTML(html: string): string }) => {
      created.push(name);
      if (!allowed.includes(name)) throw new TypeError(`policy ${name} disallowed`);
      const wrap = (html: string): object => {
        const value = { toString: () => createHTML(html) };
        trusted.add(value);
        return value;
      };
      return { createHTML: wrap, createScriptURL: () => null };
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    DOMParser.prototype.parseFromString = function parse(html, type) {
      if (!trusted.has(html as unknown as object)) throw new TypeError('this document requires TrustedHTML');
      return parseFromString.call(this, String(html), type);
    };
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...innerHtml,
      set(this: Element, html: unknown) {
        if (!trusted.has(Object(html) as object)) throw new TypeError('this document requires TrustedHTML');
        innerHtml.set?.call(this, String(html));
      },
    });
    return created;
  };
  const allowStrings = (): void => {
    DOMParser.prototype.parseFromString = parseFromString;
    Object.defineProperty(Element.prototype, 'innerHTML', innerHtml);
  };
  afterEach(() => {
    allowStrings();
    Reflect.deleteProperty(window, 'trustedTypes');
  });

  test('exactly one policy is created, called vitrina-html', () => {
    const created = requirePolicy(['vitrina-html']);
    const sanitizeFresh = fresh();
    expect(created).toEqual([]);
    expect(sanitizeFresh('<p>x<script></script></p>', OPTIONS).textContent).toBe('x');
    sanitizeFresh('<p>y</p>', OPTIONS);
    expect(created).toEqual(['vitrina-html']);
  });

  test('a page that does not allow it gets nothing, with the name to allow', () => {
    const created = requirePolicy(['vitrina']);
    const sanitizeFresh = fresh();
    expect(() => sanitizeFresh('<p>x</p>', OPTIONS)).toThrow('does the policy trusted-types allow the name vitrina-html?');
    expect(created).toEqual(['vitrina-html']);
  });

  test('a list of names alone, without the requirement, does not stop it', () => {
    requirePolicy([]);
    allowStrings();
    expect(fresh()('<p>x</p>', OPTIONS).textContent).toBe('x');
  });
});

describe('good HTML', () => {
  test.each([
    [`${SHOP}/a.png 1x,${SHOP}/b.png 2x`, `${SHOP}/a.png 1x, ${SHOP}/b.png 2x`],
    [` , ${SHOP}/a.png, ${SHOP}/b.png 1.5x ,`, `${SHOP}/a.png, ${SHOP}/b.png 1.5x`],
    [`${SHOP}/a.png huge, ${SHOP}/b.png 40w`, `${SHOP}/b.png 40w`],
    [`${'a'.repeat(900_000)} b, ${SHOP}/a.png 2x`, `${SHOP}/a.png 2x`],
  ])('candidates of a srcset are read as HTML does, whatever their length', (srcset, kept) => {
    const image = sanitize(`<img alt="" srcset="${srcset}">`, OPTIONS).querySelector('img');
    expect(image?.getAttribute('srcset')).toBe(kept);
  });

  test.each([
    ['headings and text', '<h1>A</h1><h2 class="title">B</h2><p>C <b>d</b> <em>e</em><br>f <sup>2</sup></p><hr>'],
    ['lists', '<ul><li>a</li><li>b<ol start="3" reversed=""><li value="5">c</li></ol></li></ul><dl><dt>d</dt><dd>e</dd></dl>'],
    [
      'tables',
      '<table border="1" cellpadding="4"><caption>T</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2" align="right" width="50%">b</td></tr></tbody></table>',
    ],
    ['languages', '<p lang="hu" dir="ltr">Kosár</p><bdo dir="rtl">x</bdo><span lang="sr-Latn">y</span>'],
    ['details', '<details open=""><summary>Več</summary><p>x</p></details>'],
    [
      'figures',
      `<figure><img src="${SHOP}/a.png" alt="A" width="40" height="30" loading="lazy" decoding="async"><figcaption>x</figcaption></figure>`,
    ],
    [
      '[R6.16] pictures that wait for the age',
      `<img src="${SHOP}/adult.svg" alt="Za odrasle" data-vitrina-adult="${SHOP}/vino.jpg" data-vitrina-adult-alt="Vino">`,
    ],
    [
      'pictures of many sizes',
      `<picture><source srcset="https://media.example/a.webp 1x, ${SHOP}/b.webp 2x" type="image/webp" media="(min-width: 600px)"><img src="${SHOP}/a.png" alt="" srcset="${SHOP}/a-2.png 800w" sizes="(max-width: 600px) 100vw, 50vw"></picture>`,
    ],
    ['pictures of the other origins of the shop', '<img src="https://pay.example/a.png" alt="">'],
    ['mail and phone', '<a href="mailto:info@shop.example?subject=Vpra%C5%A1anje">x</a><a href="tel:+38612345678">y</a>'],
    [
      'a form with its token',
      `<form action="${SHOP}/obvestila" method="post" class="newsletter" novalidate=""><input type="hidden" name="csrftoken" value="a:b/c+d=="><label>E-pošta <input type="email" name="email" required="" placeholder="Kaj: iščete?" autocomplete="email"></label><select name="size" size="2"><optgroup label="x"><option value="1" selected="">1</option></optgroup></select><textarea name="text" rows="3">a</textarea><button type="submit" name="submit" value="1">Pošlji</button></form>`,
    ],
    [
      'fields with the names that PHP forms use',
      `<form action="${SHOP}/"><input name="name"><input name="title"><input name="action"><input name="id"><input name="email[]"><input name="address[city]"></form>`,
    ],
    [
      'accessible names',
      '<nav aria-label="Pot" role="navigation"><a aria-current="page" tabindex="0">x</a><span aria-hidden="true">›</span></nav>',
    ],
    [
      'widgets and actions',
      '<div data-vitrina="star-rating" data-variant-id="7" data-mode="page">x</div><button data-vitrina-action="add-to-cart" data-variant-id="1" data-count="2" data-vitrina-pressed="">y</button>',
    ],
  ])('%s stay as they are', (_, html) => expect(result(html)).toBe(html));

  test('ids are renamed, and what refers to them follows', () => {
    expect(
      result(
        '<a href="#b">x</a><a href="/pogoji?modal=1#b">y</a><h2 id="b">B</h2><label for="f">F</label><input id="f" aria-describedby="b none" list="l" name="f"><datalist id="l"></datalist><a name="old">z</a><a href="#old">o</a><p id="b">again</p><p id="b c" aria-details="none">no id</p>',
      ),
    ).toBe(
      `<a href="${SHOP}/kosarica?x=1#*b">x</a><a href="${SHOP}/kosarica?x=1#*b">y</a><h2 id="*b">B</h2><label for="*f">F</label><input aria-describedby="*b" list="*l" name="f" id="*f"><datalist id="*l"></datalist><a id="*old">z</a><a href="${SHOP}/kosarica?x=1#*old">o</a><p>again</p><p>no id</p>`,
    );
  });

  test('a link to what the HTML does not have leads to where it came from; one to a name with an accent finds it', () =>
    expect(result('<a href="#manjka">x</a><a href="#na%C4%8Din">y</a><h2 id="način">z</h2>')).toBe(
      `<a href="${SHOP}/pogoji?modal=1#manjka">x</a><a href="${SHOP}/kosarica?x=1#*na%C4%8Din">y</a><h2 id="*način">z</h2>`,
    ));

  test('a button outside its form stays its button', () =>
    expect(result(`<form id="f" action="${SHOP}/a"></form><button form="f">x</button>`)).toBe(
      `<form action="${SHOP}/a" id="*f"></form><button form="*f">x</button>`,
    ));

  test('a button that leads its form elsewhere submits it nowhere', () =>
    expect(result(`<form action="${SHOP}/a"><button formaction="https://drugi.example/x">x</button></form>`)).toBe(
      `<form action="${SHOP}/a"><button type="button">x</button></form>`,
    ));

  test('the same HTML twice on a page has no id twice', () => {
    const [one, two] = ['<p id="a">', '<p id="a">'].map((html) => sanitize(html, OPTIONS).querySelector('p')?.id);
    expect(one).not.toBe(two);
  });

  test('[R6.16] a picture that waits for the age comes from the shop, too', () => {
    const picture = (address: string) => result(`<img src="/a.svg" alt="x" data-vitrina-adult="${address}">`);
    for (const address of ['https://evil.example/a.png', 'javascript:alert(1)', '//evil.example/a.png'])
      expect(picture(address)).toBe(`<img src="${SHOP}/a.svg" alt="x">`);
  });

  test('URLs belong to where the HTML came from, whatever the base of the page', () => {
    document.head.innerHTML = '<base href="https://evil.example/elsewhere/">';
    expect(
      result('<a href="del">x</a><img src="a.png" alt="y"><form method="post"></form><form action="?b"></form>', {
        sourceUrl: '/cz/pogoji/',
      }),
    ).toBe(
      `<a href="${SHOP}/cz/pogoji/del">x</a><img src="${SHOP}/cz/pogoji/a.png" alt="y"><form method="post" action="${SHOP}/cz/pogoji/"></form><form action="${SHOP}/cz/pogoji/?b"></form>`,
    );
    document.head.replaceChildren();
  });

  test('links to other origins and new windows do not give the page away; rel keeps what search engines read', () =>
    expect(
      result('<a href="https://other.example/a" rel="nofollow opener">x</a><a href="/b" target="_blank">y</a><a href="/c" rel="me">z</a>'),
    ).toBe(
      `<a href="https://other.example/a" rel="nofollow noopener">x</a><a href="${SHOP}/b" target="_blank" rel="noopener">y</a><a href="${SHOP}/c">z</a>`,
    ));

  test('forms may lead to allowed origins; the fields of another one stay without a form', () =>
    expect(
      result('<form action="https://pay.example/x#y"><input name="a"></form><form action="https://other.example/"><p>x</p></form>'),
    ).toBe('<form action="https://pay.example/x" rel="noopener"><input name="a"></form><div><p>x</p></div>'));

  test.each([
    ['type="image" src="/a.png" alt="Kupi" name="buy"', 'name="buy" type="submit" value="Kupi"'],
    ['type=" IMAGE" src="/a.png" alt="Kupi"', 'type="submit" value="Kupi"'],
    ['type="image" src="/a.png" alt="Kupi" value="7"', 'value="7" type="submit"'],
    ['type="image" src="/a.png" alt=""', 'type="submit"'],
  ])('a picture as a button (%s) becomes a button with its text', (picture, button) =>
    expect(result(`<form action="${SHOP}/"><input ${picture}></form>`)).toBe(`<form action="${SHOP}/"><input ${button}></form>`),
  );

  test('a source without a picture, or without an allowed address, is left out', () =>
    expect(
      result(
        `<picture><source srcset="https://evil.example/a.webp" type="image/webp"><img src="${SHOP}/a.png" alt=""></picture><div><source srcset="${SHOP}/a.webp"></div>`,
      ),
    ).toBe(`<picture><img src="${SHOP}/a.png" alt=""></picture><div></div>`));

  test('a field whose name would hide a member of its form has none', () =>
    expect(
      result(
        `<form action="${SHOP}/"><input name="attributes"><input name="dataset"><select name="parentNode"></select><input name="mail"></form>`,
      ),
    ).toBe(`<form action="${SHOP}/"><input><input><select></select><input name="mail"></form>`));

  test('a name that can be none of a widget or an action is left out', () =>
    expect(result('<p data-vitrina="../x">x</p><a data-vitrina-action="Add To Cart">y</a>')).toBe('<p>x</p><a>y</a>'));

  test('HTML of another origin keeps neither classes nor widgets nor actions', () =>
    expect(
      result(
        '<p class="modal">x</p><div data-vitrina="checkout" data-mode="page">y</div><a data-vitrina-action="login" data-id="1" href="/a">z</a>',
        {
          sourceUrl: 'https://pay.example/b',
        },
      ),
    ).toBe('<p>x</p><div>y</div><a href="https://pay.example/a" rel="noopener">z</a>'));

  test('a whole document shows its body', () =>
    expect(
      result('<!doctype html><html><head><title>T</title><style>p{}</style></head><body class="b"><p>x</p></body></html>').trim(),
    ).toBe('<p>x</p>'));

  test('every prop of a widget is kept on its placeholder', () => {
    const files = readdirSync(WIDGETS, { recursive: true, encoding: 'utf8' }).filter((file) => /(\.widget|Props)\.ts$/.test(file));
    const read = files.flatMap((file) =>
      [...readFileSync(join(WIDGETS, file), 'utf8').matchAll(/attributes\.\w+\(\s*'([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(read.length).toBeGreaterThan(5);
    expect(read.filter((name) => !PLACEHOLDER_PROPS.includes(name))).toEqual([]);
  });

  test('every field of an action of the public table is kept', () => {
    const [, actions = ''] = readFileSync(join(WIDGETS, 'README.md'), 'utf8').split('## Actions of the page');
    const rows = actions.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? [];
    const fields = rows.flatMap((row) => [...row.matchAll(/`data-([\w-]+)`/g)].map(([, name = '']) => name));
    expect(fields.length).toBeGreaterThan(15);
    expect(fields.filter((name) => name !== 'vitrina-pressed' && !PLACEHOLDER_PROPS.includes(name))).toEqual([]);
  });
});

describe('limits', () => {
  test('five megabytes are refused with the reason', () =>
    expect(() => sanitize('x'.repeat(5_000_000), OPTIONS)).toThrow('it has 5000000 characters, at most 1000000 are allowed'));
  test('(html-41, html-42) HTML of more elements than a page can take without a stop is refused', () =>
    expect(() => sanitize('<b>x</b>'.repeat(60_000), OPTIONS)).toThrow('it has 60000 elements, at most 20000 are allowed'));

  test('a legal text of 200 KB is shown whole', () => {
    const clause = 'Pogoji poslovanja veljajo za vse nakupe, opravljene v naši spletni trgovini. ';
    const paragraph = `<h3>Člen</h3><p class="legal">${clause.repeat(10)}<a href="/pogoji">Več</a></p>`;
    const count = Math.ceil(200_000 / paragraph.length);
    expect(show(paragraph.repeat(count)).querySelectorAll('p.legal > a').length).toBe(count);
  });

  test.each([null, undefined, 42, {}, ['<p>']])('%p is no HTML', (html) =>
    expect(() => sanitize(html as unknown as string, OPTIONS)).toThrow('it is no text'),
  );

  test.each(['javascript:x', 'data:text/html,x', 'https://a@b.example/', ''])('%p is no source', (sourceUrl) =>
    expect(() => sanitize('<p>x</p>', { ...OPTIONS, sourceUrl })).toThrow('where it came from'),
  );

  test('empty HTML stays empty', () => expect(result('')).toBe(''));
});
