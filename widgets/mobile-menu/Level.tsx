import type { ReactNode } from 'react';
import { MenuPictures } from '../../src/connected/menu/MenuPictures';
import type { ServerLink } from '../../src/connected/menu/readLinks';
import { hasPanel, importantOf, othersOf } from '../../src/features/menu';
import type { MenuItem, MenuStatus } from '../../src/features/menu';
import { useShop } from '../../src/store/hooks';
import { Thumbnail } from '../../src/ui/graphics/Thumbnail';
import { Chevron } from './Chevron';

const PICTURE_PX = 40;

interface RowProps {
  item: MenuItem;
  hasPicture: boolean;
  /** Listed without the entries below it (R3.093). */
  isLeaf: boolean;
  isCurrent: boolean;
  /** Of the box of all levels: the next one appears in it. */
  listId: string;
  onEnter: (id: string) => void;
}

/** An entry: it opens the level below it, or leads to its page. */
function Row({ item, hasPicture, isLeaf, isCurrent, listId, onEnter }: RowProps) {
  const { links } = useShop();
  const content = (
    <>
      {hasPicture && <Thumbnail urlOf={(width) => (item.imageId === null ? null : links.media(item.imageId, width))} size={PICTURE_PX} />}
      <span className="row-name">
        {item.name}
        {item.label !== null && (
          <>
            {' '}
            <span className="note">{item.label}</span>
          </>
        )}
      </span>
    </>
  );
  const current = isCurrent ? 'page' : undefined;
  if (item.href !== null && (isLeaf || !hasPanel(item)))
    return (
      <a className="row" href={item.href} data-id={item.id} aria-current={current}>
        {content}
      </a>
    );
  return (
    <button
      type="button"
      className="row"
      data-id={item.id}
      aria-expanded={false}
      aria-controls={listId}
      aria-current={current}
      onClick={() => onEnter(item.id)}
    >
      {content}
      <Chevron path="m9 5 7 7-7 7" />
    </button>
  );
}

interface LevelProps {
  /** Null for the first level. */
  item: MenuItem | null;
  items: readonly MenuItem[];
  title: string;
  place: 'before' | 'here' | 'after';
  currentId: string | null;
  listId: string;
  onEnter: (id: string) => void;
}

interface LevelBoxProps {
  title: string;
  place: LevelProps['place'];
  children: ReactNode;
}

const LevelBox = ({ title, place, children }: LevelBoxProps) => (
  <div className={`level is-${place}`} role="group" aria-label={title} inert={place !== 'here'}>
    {children}
  </div>
);

/** One level: the whole category (R2.53), its entries, those of little importance, and the editors' pictures. */
export function Level({ item, items, title, place, currentId, ...shared }: LevelProps) {
  const { t } = useShop();
  const [first, others] = item === null ? [items, []] : [importantOf(item), othersOf(item)];
  const hasPictures = first.some(({ imageId }) => imageId !== null);
  const rowOf = (child: MenuItem, isLeaf: boolean) => (
    <li key={child.id}>
      <Row item={child} hasPicture={hasPictures && !isLeaf} isLeaf={isLeaf} isCurrent={child.id === currentId} {...shared} />
    </li>
  );
  return (
    <LevelBox title={title} place={place}>
      {item !== null && item.href !== null && (
        <a className="row all" href={item.href} aria-current={item.id === currentId ? 'page' : undefined}>
          {t('txt_menu_all_of', { name: title })}
        </a>
      )}
      <ul className="rows">{first.map((child) => rowOf(child, false))}</ul>
      {others.length > 0 && (
        <>
          <p className="others">{t('txt_menu_others')}</p>
          <ul className="rows">{others.map((child) => rowOf(child, true))}</ul>
        </>
      )}
      {item !== null && item.promos.length > 0 && <MenuPictures className="pictures" promos={item.promos} />}
      {item !== null && item.brands.length > 0 && <MenuPictures className="brands" label={t('txt_menu_brands')} promos={item.brands} />}
    </LevelBox>
  );
}

interface LoadingLevelProps {
  title: string;
  links: readonly ServerLink[];
  /** The menu will open at a category: nothing is offered that another level would replace under a finger. */
  isBlank: boolean;
  status: MenuStatus;
  onRetry: () => void;
}

/** The first level until the menu has loaded: the server's own links, where its entries will be. What is said about it is below them. */
export function LoadingLevel({ title, links, isBlank, status, onRetry }: LoadingLevelProps) {
  const { t } = useShop();
  const hasFailed = status === 'failed';
  return (
    <LevelBox title={title} place="here">
      {isBlank && status !== 'absent' && !hasFailed ? (
        <div className="blank" aria-hidden="true">
          {links.map(({ href }) => (
            <div className="row" key={href} />
          ))}
        </div>
      ) : (
        <ul className="rows">
          {links.map(({ name, href }) => (
            <li key={href}>
              <a className="row" href={href}>
                <span className="row-name">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {status !== 'absent' && (
        <div className="state">
          <span role="status">{t(hasFailed ? 'txt_menu_failed' : 'txt_menu_loading')}</span>
          {hasFailed && (
            <button type="button" className="retry" onClick={onRetry}>
              {t('txt_menu_try_again')}
            </button>
          )}
        </div>
      )}
    </LevelBox>
  );
}
