import { createPageLinks, type PageLinks } from '../countries/links';
import { getCategoryTree } from '../domain/catalogue';
import { getMenuBrands } from '../domain/menuPictures';
import type { Brand, CategoryNode } from '../domain/types';
import type { Endpoint } from '../http/endpoint';

/** The same for everybody, and changed by nobody but the editors. */
const CACHE_CONTROL = 'private, max-age=300';

/** Departments with one wide picture; the others have two beside each other. */
const IS_WIDE = (position: number): boolean => position % 3 === 2;
/** Departments whose panel the editors made narrower. */
const NARROW_PX = 760;
const IS_NARROW = (position: number): boolean => position % 5 === 4;

/** Two groups of the department are advertised in its panel. */
function promosOf(top: CategoryNode, position: number, links: PageLinks): object[] {
  const isWide = IS_WIDE(position);
  const groups = top.children.filter(({ children }) => children.length > 0);
  return groups.slice(-1 * (isWide ? 1 : 2)).map((group) => ({
    pageId: String(top.id),
    type: isWide ? 'full' : 'half',
    bannerId: `p${group.id}`,
    mediaId: group.children.at(-1)?.mediaId ?? group.mediaId,
    title: group.title,
    url: links.page(group.urlKey),
  }));
}

const toBrandPromo =
  (links: PageLinks) =>
  ({ id, title, urlKey }: Brand): object => ({
    pageId: null,
    type: 'half',
    bannerId: `b${id}`,
    mediaId: null,
    title,
    url: links.brandPage(urlKey),
  });

function toItem({ id, title, urlKey, mediaId, children, level }: CategoryNode, links: PageLinks): object {
  return {
    id: String(id),
    name: title,
    title,
    url: links.page(urlKey),
    label: null,
    image: { imageId: mediaId },
    // A CMS stores text.
    customData: level === 2 && children.length === 0 ? { notImportantItem: '1' } : null,
    children: children.map((child) => toItem(child, links)),
  };
}

export const menuEndpoints: Record<string, Endpoint> = {
  menu: async ({ context, shop, reply }) => {
    const links = createPageLinks(shop.prefix, shop.urlKeys);
    const tree = await getCategoryTree(context.db, shop.country);
    const brands = await getMenuBrands(context.db, shop.country, tree);
    reply.header('cache-control', CACHE_CONTROL);
    return {
      items: tree.map((top, position) => ({
        ...toItem(top, links),
        customData: { extraPixelsForContent: '0', ...(IS_NARROW(position) ? { width: String(NARROW_PX) } : {}) },
        banners: { banners: promosOf(top, position, links), brandBanners: (brands.get(top.id) ?? []).map(toBrandPromo(links)) },
      })),
    };
  },
};
