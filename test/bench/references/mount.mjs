import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

/** Marks its placeholder like the product does, so that one probe measures both. */
function Ready({ host, children }) {
  useEffect(() => host.setAttribute('data-vitrina-status', 'ready'), [host]);
  return children;
}

export function mount(name, Widget, store) {
  const host = document.querySelector(`[data-vitrina="${name}"]`);
  createRoot(host).render(createElement(Provider, { store }, createElement(Ready, { host }, createElement(Widget))));
}
