const { origin } = document.querySelector('main').dataset;
document.addEventListener('click', ({ target }) => {
  if (target.localName !== 'button') return;
  window.opener?.postMessage(JSON.parse(target.dataset.answer ?? 'null'), origin);
  window.close();
});
