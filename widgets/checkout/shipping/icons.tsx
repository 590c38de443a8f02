const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const ICON_PATHS = {
  house: 'M4 11 12 4l8 7v9H4zM10 20v-6h4v6',
  bolt: 'M13 3 5 14h6l-1 7 9-12h-7z',
  post: 'M3 6h18v12H3zM3 7l9 7 9-7',
  pin: 'M12 21s-7-6.2-7-11a7 7 0 0 1 14 0c0 4.8-7 11-7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  shop: 'M4 9h16l-1-5H5zM5 9v11h14V9M9 20v-6h6v6',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  locker: 'M5 3h14v18H5zM12 3v18M5 9h14M5 15h14',
  card: 'M3 6h18v12H3zM3 10h18M6 15h4',
  bank: 'M4 10l8-6 8 6zM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16',
  cash: 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  paper: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h7',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  target: 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM12 3v3M12 18v3M3 12h3M18 12h3',
  parts: 'M12 3a9 9 0 1 0 9 9h-9zM15 3.5A9 9 0 0 1 20.5 9H15z',
} as const;

export type IconName = keyof typeof ICON_PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICON_PATHS[name]} {...stroke} />
    </svg>
  );
}

/** The shop's names of pickup icons; null for one that we have no picture of (R8.29). */
const PICKUP_ICONS: Readonly<Record<string, IconName>> = {
  box: 'box',
  locker: 'locker',
  parcel: 'box',
  partner: 'shop',
  point: 'pin',
  pin: 'pin',
  post: 'post',
  shop: 'shop',
  store: 'shop',
  outlet: 'shop',
};

export const pickupIcon = (icon: string | null): IconName | null =>
  icon !== null && Object.hasOwn(PICKUP_ICONS, icon) ? (PICKUP_ICONS[icon] ?? null) : null;
