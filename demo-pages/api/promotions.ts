import { getPromotions } from '../domain/promotions';
import type { Endpoint } from '../http/endpoint';

export const promotionEndpoints: Record<string, Endpoint> = {
  bannerData: async ({ context, shop }) => {
    const { header, floating } = await getPromotions(context.db, shop.country);
    const { text: _text, ...strip } = header;
    const colours = { backgroundColor: '#123c57', textColor: '#ffffff', backgroundRepeat: 'no-repeat' };
    return {
      banners: {
        data: {
          pageId: null,
          pageBanners: [],
          backgroundBanner: null,
          headerBanner: { ...strip, ...colours, gaTag: 'header_winter' },
          infoBanner: null,
          upperRightCornerBanner: null,
          floatingBanners: [floating],
        },
      },
    };
  },
};
