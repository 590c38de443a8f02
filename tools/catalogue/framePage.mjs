import { jsonScript } from './html.mjs';

/** What the widgets run under everywhere, and no call leaves a frame. The nonce is for the import map of a lost release. */
const POLICY =
  "default-src 'self'; script-src 'self' 'nonce-frame'; img-src 'self' data:; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'";

/** All code beyond the tag is asked for where there is none. */
const LOST_CHUNKS = '<script type="importmap" nonce="frame">{"imports":{"/vitrina/chunks/":"/vitrina/lost/"}}</script>\n';

/**
 * A page of a shop with one widget (or all), for a frame of the catalogue or its recording.
 * - `html`: the placeholder with the server's HTML, `config`: `vitrina-config`, `lang`: of the page
 * - `act`: as in `site/play.js`
 * - `mode`: as in `site/replay.js`; also `fallback` (without the tag), `off` (the shop is in maintenance) and `failed` (the code is lost)
 */
export function framePage({ lang, title, html, config, path, mode, recordedAt, answers, act }) {
  const shown = mode === 'off' ? { ...config, maintenance: true } : config;
  const replayed = ['record', 'loading', 'error'].includes(mode) ? mode : 'replay';
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site/light.css" id="host-styles">
${jsonScript('catalogue-frame', { path, mode: replayed, recordedAt, answers, act })}
${jsonScript('vitrina-config', shown)}
<script src="/site/replay.js"></script>
<script defer src="/site/play.js"></script>
${mode === 'failed' ? LOST_CHUNKS : ''}${mode === 'fallback' ? '' : '<script async src="/vitrina/vitrina.js" nonce="frame"></script>'}
</head>
<body>
${html}
</body>
</html>
`;
}
