/** A widget's page: the frames' widths and the page around them, what they report, the HTML to copy. */
const MAX_HEIGHT = 8000;
const MIN_HEIGHT = 120;
/** All widths side by side. */
const SMALL = 0.44;

const view = document.querySelector('.view');
const figures = [...document.querySelectorAll('figure')].map((figure) => ({
  figure,
  frame: figure.querySelector('iframe'),
  width: Number(figure.dataset.width),
  // What lies over the page needs a window; everything else is as high as it is.
  fixed: Number(figure.closest('.state').dataset.height ?? 0),
  height: Number(figure.closest('.state').dataset.height ?? MIN_HEIGHT),
}));
const chosen = (name) => String(new FormData(view).get(name));

function layOut() {
  const only = chosen('width');
  for (const { figure, frame, width, height } of figures) {
    figure.hidden = only !== '' && Number(only) !== width;
    const scale = only === '' ? SMALL : 1;
    Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` });
    figure.style.width = `${width * scale}px`;
    Object.assign(frame.parentElement.style, { height: `${height * scale}px` });
  }
}

function setHost({ frame }) {
  const styles = frame.contentDocument?.getElementById('host-styles');
  const href = `/site/${chosen('host')}.css`;
  if (styles && styles.getAttribute('href') !== href) styles.setAttribute('href', href);
}

/** One line for a message, with the widths of the frames that it came from. */
function addMessage(figure, kind, text) {
  const list = figure.closest('.state').querySelector('.messages');
  const known = [...list.children].find((item) => item.dataset.text === text);
  const item = known ?? Object.assign(document.createElement('li'), { className: kind });
  const widths = new Set([...(item.dataset.widths?.split(', ') ?? []), figure.dataset.width]);
  Object.assign(item.dataset, { text, widths: [...widths].join(', ') });
  item.textContent = `${item.dataset.widths} px: ${text}`;
  if (!known) list.append(item);
}

addEventListener('message', ({ origin, source, data }) => {
  const entry = figures.find(({ frame }) => frame.contentWindow === source);
  if (origin !== location.origin || !entry || typeof data?.frame !== 'string') return;
  if (data.frame === 'status') Object.assign(entry.figure.querySelector('.status'), { textContent: data.value, title: data.value });
  else if (data.frame === 'height') {
    const height = entry.fixed || Math.min(Math.max(data.value, MIN_HEIGHT), MAX_HEIGHT);
    if (height === entry.height) return;
    entry.height = height;
    layOut();
  } else addMessage(entry.figure, data.frame, data.value);
});

/** The next widget's page is shown in the same way. */
function keepView() {
  const query = new URLSearchParams(new FormData(view)).toString();
  history.replaceState(null, '', `?${query}`);
  for (const link of document.querySelectorAll('nav a')) link.search = query;
}

view.addEventListener('change', () => {
  keepView();
  layOut();
  figures.forEach(setHost);
});

document.querySelector('.copy button')?.addEventListener('click', async ({ currentTarget: button }) => {
  const code = document.querySelector('.copy code');
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren(code); // only https and localhost have a clipboard
  }
});

for (const [name, value] of new URLSearchParams(location.search)) {
  const choice = [...view.querySelectorAll(`[name=${CSS.escape(name)}]`)].find((input) => input.value === value);
  if (choice) choice.checked = true;
}
keepView();
layOut();
for (const entry of figures) {
  entry.frame.addEventListener('load', () => setHost(entry));
  // Only now: what a frame reports first must find its listener.
  entry.frame.src = entry.frame.dataset.src;
}
