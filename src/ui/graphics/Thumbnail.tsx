import { useState } from 'react';
import type { ReactNode } from 'react';

interface ThumbnailProps {
  /** URL of the picture at a width in px, or null when there is none. */
  urlOf: (width: number) => string | null;
  size: number;
  /** Of a box whose size depends on the layout: the widths to choose from, and its own as the attribute `sizes` says it. */
  fluid?: { readonly widths: readonly number[]; readonly sizes: string };
  /** Fetched only near the viewport. */
  isLazy?: boolean;
  /** Shown in the box instead of a picture. */
  children?: ReactNode;
}

/** A decorative square picture, at 1x and 2x or by the width of its box, which has the final size from the start, also when the picture is missing or broken. */
export function Thumbnail({ urlOf, size, fluid, isLazy = false, children }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  const [single, double] = [urlOf(size), urlOf(size * 2)];
  const isShown = single !== null && !isBroken;
  const candidates = fluid?.widths.map((width) => `${urlOf(width)} ${width}w`) ?? [`${single} 1x`, `${double} 2x`];
  return (
    <span className="thumbnail" data-empty={isShown ? undefined : ''}>
      {isShown ? (
        <img
          src={single}
          srcSet={double === null ? undefined : candidates.join(', ')}
          sizes={fluid?.sizes}
          alt=""
          width={size}
          height={size}
          decoding="async"
          loading={isLazy ? 'lazy' : undefined}
          draggable={false}
          onError={() => setBroken(true)}
        />
      ) : (
        children
      )}
    </span>
  );
}
