import { defineWidget } from '../../src/loader/defineWidget';

export const starRating = defineWidget({
  name: 'star-rating',
  mount: 'visible',
  keepsHeight: true,
  readProps: (attributes) => ({
    value: attributes.decimal('value', 0, { min: 0, max: 5 }),
    count: attributes.integer('count', 0, { min: 0, max: 9_999_999 }),
    target: attributes.text('target', ''),
    size: attributes.choice('size', ['small', 'medium', 'large'], 'medium'),
  }),
  load: () => import('./StarRating'),
});
