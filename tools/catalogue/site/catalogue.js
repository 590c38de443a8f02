/** A widget's page: the frames' widths and the page around them, what they report, the HTML to copy. */
const MAX_HEIGHT = 1600;
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

function addMessage(figure, kind, text) {
  const list = figure.closest('.state').querySelector('.messages');
  const line = `${figure.dataset.width} px: ${text}`;
  if ([...list.children].some((item) => item.textContent === line)) return;
  const item = document.createElement('li');
  item.className = kind;
  item.textContent = line;
  list.append(item);
}

addEventListener('message', ({ origin, source, data }) => {
  const entry = figures.find(({ frame }) => frame.contentWindow === source);
  if (origin !== location.origin || !entry || typeof data?.frame !== 'string') return;
  if (data.frame === 'status') entry.figure.querySelector('.status').textContent = data.value;
  else if (data.frame === 'height') {
    const height = entry.fixed || Math.min(Math.max(data.value, MIN_HEIGHT), MAX_HEIGHT);
    if (height === entry.height) return;
    entry.height = height;
    layOut();
  } else addMessage(entry.figure, data.frame, data.value);
});

view.addEventListener('change', () => {
  layOut();
  figures.forEach(setHost);
});

document.querySelector('.copy button')?.addEventListener('click', async ({ currentTarget: button }) => {
  await navigator.clipboard.writeText(document.querySelector('.copy code').textContent);
  button.textContent = 'Copied';
});

layOut();
for (const entry of figures) {
  entry.frame.addEventListener('load', () => setHost(entry));
  // Only now: what a frame reports first must find its listener.
  entry.frame.src = entry.frame.dataset.src;
}
