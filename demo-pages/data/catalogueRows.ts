import type { Selectable } from 'kysely';
import type { Tables } from '../db/schema';

/** The tables of a catalogue, parents first. */
export const CATALOGUE_TABLES = [
  'brands',
  'partners',
  'categories',
  'categoryTexts',
  'products',
  'productTexts',
  'variants',
  'bundles',
  'bonusSets',
  'bonusSetItems',
  'productGifts',
] as const satisfies readonly (keyof Tables)[];

export type CatalogueTable = (typeof CATALOGUE_TABLES)[number];

/** A whole catalogue as plain values, generated or imported. */
export type CatalogueRows = { [Table in CatalogueTable]: Selectable<Tables[Table]>[] };

export function emptyCatalogue(): CatalogueRows {
  return {
    brands: [],
    partners: [],
    categories: [],
    categoryTexts: [],
    products: [],
    productTexts: [],
    variants: [],
    bundles: [],
    bonusSets: [],
    bonusSetItems: [],
    productGifts: [],
  };
}
