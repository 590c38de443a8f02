/* The part of Facebook's SDK that a login needs, against the stand-in's own window. */
{
  const { origin } = new URL(document.currentScript.src);
  const CLOSED_CHECK_MS = 200;
  let app = {};

  window.FB = {
    init(options) {
      app = options;
    },
    login(tell, { scope }) {
      const address = new URL('/facebook/login', origin);
      address.search = new URLSearchParams({ app_id: app.appId, version: app.version, scope, origin: window.location.origin });
      const opened = window.open(address.href, 'facebook', 'popup,width=480,height=560');
      const end = (authResponse) => {
        clearInterval(timer);
        window.removeEventListener('message', hear);
        tell(authResponse ? { status: 'connected', authResponse } : { status: 'unknown', authResponse: null });
      };
      const hear = (event) => event.source === opened && event.origin === origin && end(event.data);
      const timer = setInterval(() => (!opened || opened.closed) && end(null), CLOSED_CHECK_MS);
      window.addEventListener('message', hear);
    },
  };
}
