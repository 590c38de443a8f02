/* The part of Facebook's SDK that a login needs, against the stand-in's own window. */
{
  const { origin } = new URL(document.currentScript.src);
  const CLOSED_CHECK_MS = 200;
  let app = {};

  window.FB = {
    init(options) {
      app = options;
    },
    login(callback, { scope }) {
      const address = new URL('/facebook/login', origin);
      address.search = new URLSearchParams({ app_id: app.appId, version: app.version, scope, origin: window.location.origin });
      // Each press opens a new window: one with the same name might be closing and would be reused.
      const opened = window.open(address.href, '_blank', 'popup,width=480,height=560');
      const end = (authResponse) => {
        clearInterval(timer);
        window.removeEventListener('message', onMessage);
        callback(authResponse ? { status: 'connected', authResponse } : { status: 'unknown', authResponse: null });
      };
      const onMessage = (event) => event.source === opened && event.origin === origin && end(event.data);
      const timer = setInterval(() => (!opened || opened.closed) && end(null), CLOSED_CHECK_MS);
      window.addEventListener('message', onMessage);
    },
  };
}
