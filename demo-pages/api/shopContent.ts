import { getShopContent } from '../domain/cms';
import type { Endpoint } from '../http/endpoint';

/** Null for a title that the editors do not have. The hash is that of the present text, whichever one the caller knows. */
const findContentByTitle: Endpoint = async ({ context, shop, query }) => {
  const content = await getShopContent(context.db, shop.country, String(query.title));
  return { content: content && { title: content.urlKey, body: content.body, hash: content.hash } };
};

export const shopContentEndpoints: Record<string, Endpoint> = { findContentByTitle };
