import type { FastifyRequest } from 'fastify';
import type { PageFacts, PageParts, ShopContext } from '../http/shopContext';
import { DEV_SCRIPT } from './devReload';
import { FACEBOOK_SDK_PATH } from '../providers/facebook';
import { firstScript, tagManagerPath } from '../demo/collectorScenarios';
import { withConfigHooks, withConfigTextHooks } from '../demo/configScenarioHooks';
import { panelHtml } from '../demo/panel';
import { providerAddress } from '../http/providerAddress';
import { personalisationOf } from '../http/personalisation';
import { needSession } from '../http/sessions';
import { scriptSafe, vitrinaConfig } from './vitrinaConfig';

type Parts = Pick<ShopContext, 'dev' | 'paymentPort'>;

export function pageParts(request: FastifyRequest, { dev, paymentPort }: Parts, facts?: PageFacts): PageParts {
  const { shop } = request;
  const port = paymentPort();
  const provider = port === null ? null : providerAddress(request, port, '/').origin;
  const facebookSdk = provider !== null && shop.flags.facebook_login === true ? provider + FACEBOOK_SDK_PATH : null;
  if (!shop.isPublic) needSession(request);
  const config = withConfigHooks(
    shop,
    vitrinaConfig(shop, { ...facts, facebookSdk, collectors: provider, personalisation: personalisationOf(request) }),
  );
  return {
    configJson: withConfigTextHooks(shop, scriptSafe(JSON.stringify(config))),
    nonce: shop.nonce,
    csrfToken: shop.isPublic ? '' : shop.csrfToken,
    panelHtml: panelHtml(request),
    panelStylesheet: '/__demo/panel.css',
    vitrinaSrc: '/vitrina/vitrina.js',
    firstScript: firstScript(shop),
    tagManagerSrc: provider && tagManagerPath(shop, provider),
    devScriptSrc: dev ? DEV_SCRIPT : null,
  };
}
