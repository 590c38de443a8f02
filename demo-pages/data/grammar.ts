import type { TextsByCountry } from '../db/schema';
import { texts } from '../domain/texts';

/** Traits of the goods of a leaf category; each enables one rule of `generateCatalogue.ts`. */
export type Trait = 'colors' | 'clothes' | 'shoes' | 'adult' | 'digital' | 'warranty' | 'food' | 'named';

/** A parameter in which the goods of a category differ; the first one is part of the full title. */
export interface Spec {
  /** Key of `PARAM_TITLES` in `domain/vocabulary.ts`. */
  key: string;
  measure: string;
  values: string[];
}

export interface Leaf {
  mediaId: string;
  titles: TextsByCountry;
  /** The noun of one product. */
  nouns: TextsByCountry;
  /** Price range in EUR. */
  from: number;
  to: number;
  specs: Spec[];
  traits: ReadonlySet<Trait>;
}

export interface Group {
  titles: TextsByCountry;
  leaves: Leaf[];
}

export interface Department {
  mediaId: string;
  titles: TextsByCountry;
  brands: string[];
  groups: Group[];
}

/** `specs`: "key:measure:value/value key:measure:value" (an empty measure is "key::value"). `nouns` "" uses the titles. */
export function leaf(mediaId: string, titles: string, nouns: string, from: number, to: number, specs: string, traits = ''): Leaf {
  return {
    mediaId,
    titles: texts(titles),
    nouns: texts(nouns === '' ? titles : nouns),
    from,
    to,
    specs: specs.split(' ').map(spec),
    traits: new Set(traits.split(' ').filter((word): word is Trait => word !== '')),
  };
}

function spec(text: string): Spec {
  const [key = '', measure = '', values = ''] = text.split(':');
  if (measure === '+') return { key, measure: '', values: values.split('/').map((value) => `${value}+`) };
  return { key, measure, values: values.split('/') };
}

export function group(titles: string, leaves: Leaf[]): Group {
  return { titles: texts(titles), leaves };
}

export function department(mediaId: string, titles: string, brands: string, groups: Group[]): Department {
  return { mediaId, titles: texts(titles), brands: brands.split(' '), groups };
}
