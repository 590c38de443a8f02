import type { FastifyRequest } from 'fastify';
import type { PageFacts, PageParts } from './context';
import { DEV_SCRIPT } from './devReload';
import { panelHtml } from './panel';
import { needSession } from './sessions';
import { vitrinaConfigJson } from './vitrinaConfig';

export function pageParts(request: FastifyRequest, dev: boolean, facts?: PageFacts): PageParts {
  const { shop } = request;
  if (!shop.isPublic) needSession(request);
  return {
    configJson: vitrinaConfigJson(shop, facts),
    nonce: shop.nonce,
    csrfToken: shop.isPublic ? '' : shop.csrfToken,
    panelHtml: panelHtml(request),
    panelStylesheet: '/__demo/panel.css',
    vitrinaSrc: '/vitrina/vitrina.js',
    devScriptSrc: dev ? DEV_SCRIPT : null,
  };
}
