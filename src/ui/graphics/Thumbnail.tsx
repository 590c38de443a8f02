import { useState } from 'react';
import type { ReactNode } from 'react';

interface ThumbnailProps {
  /** URL of the picture at a width in px, or null when there is none. */
  urlOf: (width: number) => string | null;
  size: number;
  /** Fetched only near the viewport. */
  isLazy?: boolean;
  /** Shown in the box instead of a picture. */
  children?: ReactNode;
}

/** A decorative square picture at 1x and 2x. Its box has the final size from the start, also when the picture is missing or broken. */
export function Thumbnail({ urlOf, size, isLazy = false, children }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  const [single, double] = [urlOf(size), urlOf(size * 2)];
  const isShown = single !== null && !isBroken;
  return (
    <span className="thumbnail" data-empty={isShown ? undefined : ''}>
      {isShown ? (
        <img
          src={single}
          srcSet={double === null ? undefined : `${single} 1x, ${double} 2x`}
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
