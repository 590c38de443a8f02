import type { SearchOption, SuggestionKind, SuggestOption } from '../../src/features/search';
import { useIsPictureHidden, useShop } from '../../src/store/hooks';
import { Price } from '../../src/ui/text/Price';
import { Thumbnail } from '../../src/ui/graphics/Thumbnail';
import { splitAtKeyword } from './highlight';
import { SearchIcon } from '../../src/ui/graphics/icons';
import { OptionLink } from './OptionLink';
import type { OptionListProps } from './OptionLink';

/** R9.75, R9.76: twice as many pixels at 2x. */
const THUMB_PX = 59;
const SKELETON_ROWS = [0, 1, 2, 3];

const GROUP_TEXTS: Record<SuggestionKind, string> = {
  product: 'txt_search_group_products',
  category: 'txt_search_group_categories',
  brand: 'txt_search_group_brands',
  partner: 'txt_search_group_partners',
  other: 'txt_search_group_suggestions',
};

function Title({ title, keyword }: { title: string; keyword: string }) {
  const [before, match, after] = splitAtKeyword(title, keyword);
  return (
    <span className="title">
      {before}
      {match !== '' && <b>{match}</b>}
      {after}
    </span>
  );
}

function ProductRow({ product, keyword }: { product: Extract<SuggestOption, { kind: 'product' }>; keyword: string }) {
  const { t, links, format } = useShop();
  const { mediaId, isAdultOnly } = product;
  const isHidden = useIsPictureHidden(isAdultOnly); // R6.16, A066
  return (
    <>
      <Thumbnail size={THUMB_PX} urlOf={(width) => (mediaId === null || isHidden ? null : links.media(mediaId, width))}>
        {isHidden && <span title={t('txt_search_adult_picture_hidden')}>18+</span>}
      </Thumbnail>
      <span className="product" data-sold-out={product.isSoldOut ? '' : undefined}>
        <Title title={product.title} keyword={keyword} />
        <span className="product-facts">
          {product.price !== null && <Price amount={format.money(product.price)} />}
          <span className="availability">{t(product.availabilityText)}</span>
        </span>
      </span>
    </>
  );
}

interface Row {
  option: SuggestOption;
  index: number;
}

/** Groups the options by kind; their indexes in the popup stay the same. */
function groupsOf(options: readonly SearchOption[]): Row[][] {
  const groups: Row[][] = [];
  options.forEach((option, index) => {
    if (option.kind === 'history' || option.kind === 'all') return;
    const last = groups.at(-1);
    if (last?.[0]?.option.kind === option.kind) last.push({ option, index });
    else groups.push([{ option, index }]);
  });
  return groups;
}

/** Suggestions for the keyword (R3.097, R3.098), grouped, and a link to all results. */
export function SuggestPanel({ list, keyword }: OptionListProps & { keyword: string }) {
  const { t, links } = useShop();
  const { options, status, answeredKeyword } = list.popup;
  const groups = groupsOf(options);
  const isEmpty = groups.length === 0;
  const all = options.at(-1);

  return (
    <>
      {isEmpty && status === 'ready' && <p className="note">{t('txt_search_no_results', { keyword })}</p>}
      {isEmpty && status === 'failed' && <p className="note">{t('txt_search_unavailable')}</p>}
      {isEmpty && status === 'pending' && (
        <div className="skeletons" aria-hidden="true">
          {SKELETON_ROWS.map((row) => (
            <div key={row} className="skeleton" />
          ))}
        </div>
      )}
      {/* A new response renders a new list, so that no row moves (layout shift). */}
      <div
        key={answeredKeyword}
        role="listbox"
        id={list.id}
        className="list"
        tabIndex={-1} // browsers put a box that scrolls into the order of Tab; from the field, Tab leaves the search
        aria-label={t('txt_search_field_label')}
        aria-busy={status === 'pending'}
      >
        {groups.map((rows) => {
          const kind = rows[0]?.option.kind ?? 'other';
          const headId = `${list.id}-${kind}`;
          return (
            <div key={kind} role="group" aria-labelledby={headId} className="group">
              <div role="presentation" id={headId} className="section-title">
                {t(GROUP_TEXTS[kind])}
              </div>
              {rows.map(({ option, index }) => (
                <OptionLink key={index} list={list} index={index} href={option.href} className={`option-${kind}`}>
                  {option.kind === 'product' ? (
                    <ProductRow product={option} keyword={keyword} />
                  ) : (
                    <Title title={option.title} keyword={keyword} />
                  )}
                </OptionLink>
              ))}
            </div>
          );
        })}
        {all?.kind === 'all' && (
          <OptionLink
            list={list}
            index={options.length - 1}
            href={links.search({ keyword: all.keyword, form: list.form })}
            className="option-all"
          >
            <SearchIcon />
            <span className="title">{t('txt_search_show_all', { keyword: all.keyword })}</span>
          </OptionLink>
        )}
      </div>
    </>
  );
}
