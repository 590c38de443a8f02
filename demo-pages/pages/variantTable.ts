import type { Variant } from '../domain/types';

type Color = NonNullable<Variant['color']>;

/** A product's variants by size (rows) and colour (columns); null for a missing variant. */
export interface VariantTable {
  colors: Color[];
  rows: { size: string; cells: (Variant | null)[] }[];
}

/** Null when the variants differ in one dimension only: a list is enough. */
export function variantTableOf(variants: readonly Variant[]): VariantTable | null {
  const colors = [...new Map(variants.flatMap(({ color }) => (color ? [[color.key, color] as const] : []))).values()];
  const sizes = [...new Set(variants.flatMap(({ size }) => size ?? []))];
  const isComplete = variants.every(({ color, size }) => color !== null && size !== null);
  if (!isComplete || colors.length < 2 || sizes.length < 2) return null;
  const find = (size: string, { key }: Color): Variant | null =>
    variants.find((variant) => variant.size === size && variant.color?.key === key) ?? null;
  return { colors, rows: sizes.map((size) => ({ size, cells: colors.map((color) => find(size, color)) })) };
}
