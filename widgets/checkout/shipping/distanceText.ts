import { memoizeOne } from '../../../src/lib/memoizeOne';

/** `Intl` formatters are expensive; they are cached for the whole list. */
const distanceFormats = memoizeOne((locale: string) => {
  const format = (unit: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits });
  return { metres: format('meter', 0), near: format('kilometer', 1), far: format('kilometer', 0) };
});

/** Tens of metres, then tenths of a kilometre, then kilometres. */
export function distanceText(locale: string, km: number): string {
  const { metres, near, far } = distanceFormats(locale);
  if (km < 0.995) return metres.format(Math.max(10, Math.round(km * 100) * 10));
  return (km < 10 ? near : far).format(km);
}
