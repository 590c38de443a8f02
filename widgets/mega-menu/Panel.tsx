import { memo } from 'react';
import { MenuPictures } from '../../src/connected/menu/MenuPictures';
import { GROUP_MAX_ROWS, importantOf, othersOf } from '../../src/features/menu';
import type { MenuItem } from '../../src/features/menu';
import { useShop } from '../../src/store/hooks';
import { Thumbnail } from '../../src/ui/graphics/Thumbnail';

const PICTURE_PX = 40;

function Label({ text }: { text: string | null }) {
  return text === null ? null : (
    <>
      {' '}
      <span className="note">{text}</span>
    </>
  );
}

function Entry({ item: { name, href, label } }: { item: MenuItem }) {
  return (
    <li>
      {href === null ? name : <a href={href}>{name}</a>}
      <Label text={label} />
    </li>
  );
}

function Group({ item }: { item: MenuItem }) {
  const { t, links } = useShop();
  const shown = item.children.slice(0, GROUP_MAX_ROWS);
  return (
    <li className="group">
      <Thumbnail urlOf={(width) => (item.imageId === null ? null : links.media(item.imageId, width))} size={PICTURE_PX} />
      <div className="group-text">
        <span className="group-name">
          {item.href === null ? item.name : <a href={item.href}>{item.name}</a>}
          <Label text={item.label} />
        </span>
        {shown.length > 0 && (
          <ul>
            {shown.map((child) => (
              <Entry key={child.id} item={child} />
            ))}
            {item.href !== null && shown.length < item.children.length && (
              <li>
                <a className="more" href={item.href} aria-label={t('txt_menu_all_of', { name: item.name })}>
                  {t('txt_menu_show_all')}
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The content of a panel: its categories in columns, those of little importance, and the editors' pictures. */
export const Panel = memo(function Panel({ item }: { item: MenuItem }) {
  const { t } = useShop();
  const [groups, others] = [importantOf(item), othersOf(item)];
  const hasPromos = item.promos.length > 0;
  return (
    <>
      <div className="categories">
        {item.href !== null && (
          <p className="all">
            <a href={item.href}>{t('txt_menu_all_of', { name: item.title })}</a>
            <Label text={item.label} />
          </p>
        )}
        <ul className="groups">
          {groups.map((child) => (
            <Group key={child.id} item={child} />
          ))}
        </ul>
        {others.length > 0 && (
          <div className="others">
            <p>{t('txt_menu_others')}</p>
            <ul>
              {others.map((child) => (
                <Entry key={child.id} item={child} />
              ))}
            </ul>
          </div>
        )}
        {item.brands.length > 0 && <MenuPictures className="brands" label={t('txt_menu_brands')} promos={item.brands} />}
      </div>
      {hasPromos && <MenuPictures className="pictures" promos={item.promos} />}
    </>
  );
});
