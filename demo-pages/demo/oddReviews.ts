import { ALL_ATTACKS } from './htmlAttacks';

type Fields = Record<string, unknown>;

/** How many a list of the scenario `many-reviews` has. */
const MANY = 50_000;
const MANY_PAGE = 6;

const review = (id: number, changed: Fields = {}): Fields => ({
  reviewId: `odd-${id}`,
  rating: 5,
  title: `Mnenje ${id}`,
  text: 'Brez pripomb.',
  pros: [],
  cons: [],
  author: 'Kupec K.',
  createdAt: '2025-11-02',
  isApproved: true,
  isVerified: true,
  photos: [],
  ...changed,
});

export const NO_REVIEWS: Fields = { reviews: [], total: 0, rating: { average: null, count: 0 }, histogram: {}, sorts: [], own: null };

export function manyReviews(page: number, stars: number | null): Fields {
  const each = MANY / 5;
  const first = (page - 1) * MANY_PAGE;
  const ids = Array.from({ length: MANY_PAGE }, (_, index) => first + index + 1);
  return {
    reviews: ids.map((id) => review(id, { rating: stars ?? (id % 5) + 1 })),
    total: stars === null ? MANY : each,
    rating: { average: 3, count: MANY },
    histogram: { 1: each, 2: each, 3: each, 4: each, 5: each },
    sorts: ['newest', 'best', 'worst'],
    own: null,
  };
}

/** Texts that are HTML, that run from right to left, that are very long; numbers and dates that cannot be. */
export const ODD_REVIEWS: Fields = {
  reviews: [
    review(1, { title: '<b>Naslov</b>', text: ALL_ATTACKS, author: '<i>K.</i>', pros: ['<script>document.title="pros"</script>'] }),
    review(2, { title: 'مراجعة ممتازة', text: 'منتج رائع جدا 👍🏽 5/5', author: 'أحمد' }),
    review(3, { text: 'besedilo '.repeat(2223), title: 'x'.repeat(300) }),
    review(4, { rating: 0 }),
    review(5, { rating: 11 }),
    review(6, { rating: 'NaN', createdAt: '1970-01-01' }),
    review(7, { createdAt: '2100-01-01', text: `${'brezpresledkov'.repeat(40)}\u202e\u0000` }),
  ],
  total: 7,
  rating: { average: 'NaN', count: 7 },
  histogram: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 6 },
  sorts: ['newest', 'oldest'],
  own: null,
};
