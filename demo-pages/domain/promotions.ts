import { COUNTRIES, type CountryCode } from '../countries/countries';
import { contentKeys } from '../countries/contentKeys';
import { createPageLinks } from '../countries/links';
import { urlKeysOf } from '../countries/urlKeys';
import type { ShopDatabase } from '../db/schema';
import { getCategoryTree } from './catalogue';
import { texts } from './texts';

export interface Promotion {
  id: string;
  title: string;
  text: string | null;
  url: string;
  /** Pictures of `assets/offers`. */
  mediaId: string;
  mobileMediaId: string;
}

/** The promotions of one country's shop. */
export interface Promotions {
  /** In the header: dark, with white text. */
  header: Promotion;
  floating: Promotion;
}

const winter = texts(
  'S kodo ZIMA10 je vse 10\u00a0% ceneje|S kódem ZIMA10 je vše o 10\u00a0% levnější|S kódom ZIMA10 je všetko o 10\u00a0% lacnejšie|Z kodem ZIMA10 wszystko 10% taniej|ZIMA10 kóddal minden 10%-kal olcsóbb|S kodom ZIMA10 sve je 10\u00a0% jeftinije',
);
const pickup = texts(
  'Prevzem blizu doma|Vyzvednutí blízko domova|Vyzdvihnutie blízko domova|Odbiór blisko domu|Átvétel az otthona közelében|Preuzimanje blizu doma',
);
const pickupText = texts(
  'Oglejte si načine dostave in prevzemna mesta.|Podívejte se na způsoby dopravy a výdejní místa.|Pozrite si spôsoby dopravy a výdajné miesta.|Sprawdź sposoby dostawy i punkty odbioru.|Nézze meg a szállítási módokat és az átvételi pontokat.|Pogledajte načine dostave i mjesta preuzimanja.',
);

export async function getPromotions(db: ShopDatabase, country: CountryCode): Promise<Promotions> {
  const links = createPageLinks(COUNTRIES[country].pathPrefix, urlKeysOf(country));
  const [category] = await getCategoryTree(db, country);
  return {
    header: {
      id: 'winter',
      title: winter[country],
      text: null,
      url: category === undefined ? links.home : links.page(category.urlKey),
      mediaId: 'offer-winter',
      mobileMediaId: 'offer-winter-narrow',
    },
    floating: {
      id: 'pickup',
      title: pickup[country],
      text: pickupText[country],
      url: links.contentPage(contentKeys[country].delivery),
      mediaId: 'offer-pickup',
      mobileMediaId: 'offer-pickup',
    },
  };
}
