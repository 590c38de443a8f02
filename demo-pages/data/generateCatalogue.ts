import { slug } from '../domain/fold';
import { emptyCatalogue, type CatalogueRows } from './catalogueRows';
import { DEPARTMENTS } from './departments';
import { generateBonusSets, generateBundles, generateGifts } from './generateExtras';
import { generateCategories } from './generateCategories';
import { firstIds, generateProducts } from './generateProducts';
import { createRandom } from '../domain/random';
import { UrlKeyPool } from './urlKeys';

/** Sellers of the marketplace, invented like the brands. */
const PARTNERS = [
  'Modri hrib',
  'Zeleni kot',
  'Tri jelke',
  'Beli most',
  'Stara lipa',
  'Sončni breg',
  'Lisičji dom',
  'Rdeča streha',
  'Visoki jez',
  'Mali mlin',
  'Zlata skodela',
  'Hitri jelen',
  'Severna luč',
  'Kamniti stolp',
];

const OTHER_BRANDS = [
  'Ardelo',
  'Cvetana',
  'Erdova',
  'Fontiva',
  'Grivela',
  'Hortana',
  'Ilirka',
  'Kresnik',
  'Lokvar',
  'Mokrela',
  'Nivora',
  'Ozarel',
];

/** The whole catalogue of the reference shop, the same for the same seed. */
export function generateCatalogue(seed = 4173): CatalogueRows {
  const random = createRandom(seed);
  const rows = emptyCatalogue();
  const urlKeys = new UrlKeyPool();
  const brands = [...new Set([...DEPARTMENTS.flatMap(({ brands: names }) => names), ...OTHER_BRANDS])];
  rows.brands = brands.map((title, index) => ({ id: index + 1, urlKey: slug(title), title }));
  rows.partners = PARTNERS.map((title, index) => ({
    id: index + 1,
    urlKey: slug(title),
    title,
    dispatchDays: random.integer(1, 4),
    rating: random.integer(7, 10) / 2,
  }));
  const placed = generateCategories(rows, urlKeys);
  const ids = firstIds();
  for (const leaf of placed) generateProducts(rows, ids, random, leaf, urlKeys);
  generateBundles(rows, placed);
  generateBonusSets(rows, random);
  const giftCategory = placed.find(({ leaf }) => leaf.nouns.SI === 'Zvezek') ?? placed[0];
  if (giftCategory) generateGifts(rows, ids, random, giftCategory.categoryId, urlKeys);
  return rows;
}
