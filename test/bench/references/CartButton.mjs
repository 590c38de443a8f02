import { createElement as h, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cart } from './store.mjs';

/** A button with the count and a drawer with the lines. */
export function CartButton() {
  const { isOpen, count, lines } = useSelector((state) => state.cart);
  const dispatch = useDispatch();
  const [drawer, setDrawer] = useState(null);
  useEffect(() => {
    if (isOpen) drawer.showModal();
  }, [isOpen, drawer]);
  const line = ({ cartItemId, title, count: pieces, price }) =>
    h('li', { key: cartItemId, className: 'line' }, `${pieces} × ${title}`, ' ', h('b', null, `${price.actual} €`));
  return h(
    'div',
    null,
    h('button', { className: 'button', onClick: () => dispatch(cart.actions.opened()) }, `Košarica (${count})`),
    h(
      'dialog',
      { ref: setDrawer, className: 'drawer', 'aria-label': 'Košarica', onClose: () => dispatch(cart.actions.closed()) },
      h('h2', null, 'Košarica'),
      lines ? h('ul', null, lines.map(line)) : h('p', null, 'Nalagamo …'),
      h('button', { onClick: () => drawer.close() }, 'Zapri'),
    ),
  );
}
