import { useState } from 'react';
import type { MenuPromo } from '../../features/menu';
import { useShop } from '../../store/hooks';

const FULL_PX = 320;
const HALF_PX = 152;

function Picture({ promo: { mediaId, type } }: { promo: MenuPromo }) {
  const { links } = useShop();
  const [isBroken, setBroken] = useState(false);
  const width = type === 'full' ? FULL_PX : HALF_PX;
  const [single, double] = mediaId === null ? [null, null] : [links.media(mediaId, width), links.media(mediaId, width * 2)];
  if (single === null || isBroken) return null;
  return (
    <img
      src={single}
      srcSet={double === null ? undefined : `${single} 1x, ${double} 2x`}
      alt=""
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** R3.094 to R3.096 (A124): half pictures are two in a row, full ones one. Their boxes have the final size from the start. */
export function MenuPictures({ className, label, promos }: { className: string; label?: string; promos: readonly MenuPromo[] }) {
  const { t } = useShop();
  return (
    <ul className={className} aria-label={label}>
      {promos.map((promo) => (
        <li key={promo.id} className={promo.type}>
          <a href={promo.href ?? undefined} aria-label={promo.title === null ? t('txt_menu_show_all') : undefined}>
            <Picture promo={promo} />
            {promo.title !== null && <span className="picture-title">{promo.title}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
