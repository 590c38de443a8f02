import { createElement as h } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { search } from './store.mjs';

/** A field with suggestions and nothing else. */
export function SearchBox() {
  const { keyword, isPending, products } = useSelector((state) => state.search);
  const dispatch = useDispatch();
  const option = ({ urlKey, titleFull, price }) =>
    h('a', { key: urlKey, role: 'option', href: `/${urlKey}` }, titleFull, ' ', h('b', null, `${price.current} €`));
  return h(
    'form',
    { action: '/iskanje', className: 'search-form' },
    h('input', {
      name: 's',
      role: 'combobox',
      'aria-label': 'Iskanje',
      'aria-expanded': products.length > 0,
      'aria-controls': 'bare-suggestions',
      autoComplete: 'off',
      value: keyword,
      onChange: ({ target }) => dispatch(search.actions.keywordChanged(target.value)),
    }),
    h('button', null, 'Išči'),
    h(
      'div',
      { role: 'listbox', id: 'bare-suggestions', className: 'suggestions', 'aria-label': 'Predlogi', 'aria-busy': isPending },
      h('div', { role: 'group', 'aria-label': 'Izdelki' }, products.map(option)),
    ),
  );
}
