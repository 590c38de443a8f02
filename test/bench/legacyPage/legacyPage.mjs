/** The home page of an old PHP shop: tables, floats, inline styles and handlers, jQuery in the head. None of it knows the widgets. */
const BYTES = 44 * 1024;

const DEPARTMENTS = ['Obutev', 'Računalniki', 'Gospodinjstvo', 'Šport', 'Otroci', 'Vrt in dom', 'Lepota', 'Avto'];
const SHELVES = ['Novosti', 'Najbolj prodajano', 'Znižano', 'Dodatki', 'Vse v oddelku'];
const NAMES = [
  'Tekaški čevlji',
  'Kavni aparat',
  'Prenosni računalnik',
  'Sesalnik',
  'Otroško kolo',
  'Grelnik vode',
  'Nahrbtnik',
  'Svetilka',
];
const MAKERS = ['Irvella', 'Jantero', 'Rovanti', 'Alpinor', 'Zolvena', 'Tavimo', 'Yortek'];
const PICTURES = ['1f45f', '2615', '1f4bb', '1f9f9', '1f6b2', '1fad6', '1f392', '1f4a1'];
const COLUMNS = 4;

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('');
const money = (cents) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

const menu = DEPARTMENTS.map(
  (title, index) =>
    `<li><a href="/katalog.php?id=${index}">${title}</a><ul>${SHELVES.map((shelf, place) => `<li><a href="/katalog.php?id=${index}&amp;polica=${place}">${shelf}</a></li>`).join('')}</ul></li>`,
).join('\n');

const shelf = DEPARTMENTS.map(
  (title, index) =>
    `<h3>${title}</h3>\n<ul>${SHELVES.map((name, place) => `<li><a href="/katalog.php?id=${index}&amp;polica=${place}">${name}</a></li>`).join('')}</ul>`,
).join('\n');

function item(index) {
  const [name, maker] = [NAMES[index % NAMES.length], MAKERS[index % MAKERS.length]];
  const cents = 1990 + ((index * 3770) % 42_000);
  const href = `/izdelek.php?id=${1000 + index}`;
  return `<td class="item" onmouseover="this.style.backgroundColor='#fdf8ea'" onmouseout="this.style.backgroundColor=''">
<a href="${href}"><img src="/media/${PICTURES[index % PICTURES.length]}/120" width="120" height="120" alt="${name}" loading="lazy"></a>
<b><a href="${href}">${name} ${maker} ${100 + ((index * 37) % 900)}</a></b>
<span class="old">${money(cents + 1000)}</span> <span class="price">${money(cents)}</span><br>
<font color="#3b7d23" size="1">Na zalogi, pri vas v dveh dneh</font>
<form action="/kosarica.php" method="post"><input type="hidden" name="izdelek" value="${1000 + index}"><input type="text" name="kos" value="1" size="2"> <input type="submit" value="V košarico" style="background: #3b7d23; color: #fff; border: 0; padding: 3px 6px"></form>
</td>
`;
}

const row = (first) => `<tr>\n${times(COLUMNS, (column) => item(first + column))}</tr>\n`;

/** `config` is the shop's page configuration, `pieces` the count of the cart, `tag` the only line that differs between the pages. */
export function legacyPage({ config, pieces, tag }) {
  const before = `<!DOCTYPE html>
<html lang="sl">
<head>
<meta charset="utf-8">
<title>Trgovina Lipa - vse za dom in prosti čas</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/legacy/legacy.css">
<script src="/legacy/jquery.js"></script>
<script id="vitrina-config" type="application/json">${config}</script>
${tag}
</head>
<body>
<div id="wrap">
<table id="head" width="100%"><tr>
<td><a id="logo" href="/">Lipa</a></td>
<td class="find"><div data-vitrina="search-bar"><form class="search-form" action="/iskanje" method="get"><input type="text" name="s" aria-label="Iskanje"><button>Išči</button></form></div></td>
<td class="basket"><div data-vitrina="cart-drawer"><a href="/kosarica">Košarica (${pieces})</a></div></td>
</tr></table>
<div id="nav"><ul>
${menu}
</ul></div>
<div data-vitrina="flash-messages"></div>
<table width="100%"><tr>
<td id="left">
${shelf}
<form class="newsletter" action="/novice.php" method="post"><h3>Novice</h3><input type="text" name="mail" size="16"> <input type="submit" value="OK"><div class="note"></div></form>
</td>
<td id="mid">
<div id="hero"><img src="/legacy/hero.png" width="742" height="260" alt=""><h1>Jesen v gorah</h1><p>Vse za pohod, tek in kolo. Brezplačna dostava nad 50 €, vračilo v 30 dneh, več kot 400 prevzemnih mest po vsej Sloveniji.</p></div>
<h2 style="margin: 14px 0 8px; color: #8a1f11">Priporočamo</h2>
<table class="items" width="100%">
`;
  const after = `</table>
</td></tr></table>
<div id="foot"><table><tr>
${times(3, (column) => `<td><b>${['Nakup', 'Pomoč', 'O nas'][column]}</b><br>${times(5, (place) => `<a href="/stran.php?id=${column * 5 + place}">${['Dostava', 'Plačilo', 'Vračilo', 'Garancija', 'Stik'][place]}</a><br>`)}</td>`)}
</tr></table></div>
</div>
<div data-vitrina="back-to-top"><a href="#wrap">Na vrh</a></div>
<script src="/legacy/legacy.js"></script>
</body>
</html>
`;
  let items = '';
  for (let first = 0; Buffer.byteLength(before + items + row(first) + after) <= BYTES; first += COLUMNS) items += row(first);
  return before + items + after;
}
