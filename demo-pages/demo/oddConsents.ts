/** Consents as no shop should send them: nothing of it means granted, except the last two (A061). */
const ODD_CONSENTS = {
  emailNl: null,
  register: [],
  marketing_1p: 'yes',
  marketing_3p: 2,
  personal_data_3p: { value: { value: true } },
  product_reviews: -1,
  collection: { granted: 'no' },
  vip_modal_consent: '',
  constructor: 'true',
  news: '1',
};

/** For mapDeep: every `consents` becomes the odd ones. */
export function oddConsentsIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'consents' in value ? { ...value, consents: ODD_CONSENTS } : value;
}
