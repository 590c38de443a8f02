import type { ApiOutput } from '../../../src/api/api';

type MenuDto = ApiOutput<'menu'>;
export type MenuItemDto = MenuDto['items'][number];

export const menuItemDto = (changes: Partial<MenuItemDto> & Pick<MenuItemDto, 'id' | 'name'>): MenuItemDto => ({
  title: null,
  url: null,
  label: null,
  image: null,
  children: [],
  customData: null,
  ...changes,
});

/** Two entries with panels and one without; `changes` are those of the first. */
export const menuDto = (changes: Partial<MenuItemDto> = {}): MenuDto => ({
  items: [
    menuItemDto({
      id: '1',
      name: 'Dom',
      title: 'Dom in kuhinja',
      url: '/dom',
      children: [
        menuItemDto({
          id: '101',
          name: 'Kuhinja',
          url: '/kuhinja',
          label: 'Novo',
          image: { imageId: 'i101' },
          children: [
            menuItemDto({ id: '10101', name: 'Lonci', url: '/lonci' }),
            menuItemDto({ id: '10102', name: 'Ponve', url: '/ponve' }),
          ],
        }),
        menuItemDto({ id: '102', name: 'Drobnarije', url: '/drobnarije', customData: { notImportantItem: '1' } }),
      ],
      banners: {
        banners: [
          { pageId: '1', type: 'full', bannerId: '31', mediaId: 'm31', title: 'Ponudba tedna', url: '/ponudba' },
          { pageId: '1', type: 'half', bannerId: '32', mediaId: 'm32', title: 'Lonci', url: '/lonci?akcija' },
        ],
        brandBanners: [{ bannerId: '41', type: 'half', mediaId: null, title: 'Topla', url: '/znamke/topla' }],
      },
      ...changes,
    }),
    menuItemDto({ id: '2', name: 'Vrt', url: '/vrt', children: [menuItemDto({ id: '201', name: 'Kosilnice', url: '/kosilnice' })] }),
    menuItemDto({ id: '3', name: 'Akcija', url: '/akcija' }),
  ],
});
