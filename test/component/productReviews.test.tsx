import { act, fireEvent, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { accountActions } from '../../src/features/account';
import { reviewsActions } from '../../src/features/reviews';
import { InvalidResponse } from '../support/fakes/fakeApi';
import { reviewDto, reviewsAnswer } from '../support/fakes/reviewAnswers';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FALLBACK = '<p>Ocena: 4,5 od 5</p><a data-vitrina-action="login" href="/prijava?back=%2Fssd">Prijavite se</a>';
const CUSTOMER = { id: '5', firstname: 'Ana', lastname: 'Novak', vipType: 'regular' };

const NOW = Date.UTC(2026, 10, 25);

const show = async ({ answers = {}, config = {}, page = {}, ...options }: RenderOptions = {}) =>
  renderWidget('product-reviews', {
    page: { now: NOW, ...page },
    attributes: { 'product-id': '10551' },
    fallback: FALLBACK,
    answers: { getProductReviews: () => reviewsAnswer(), ...answers },
    config: { urlKeys: { login: '/prijava' }, ...config },
    ...options,
  });
type Shown = Awaited<ReturnType<typeof show>>;

const queries = ({ callsOf }: Shown) => callsOf('getProductReviews').map(({ query }) => query);
const titles = ({ view }: Shown) => view.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const button = ({ view }: Shown, name: string | RegExp) => view.getByRole('button', { name });

describe('the list', () => {
  test('[R1.06] [R7.109] shows the average, the number per star and each review with its facts', async () => {
    const shown = await show();
    expect(queries(shown)).toEqual([{ productId: '10551' }]);
    const { view } = shown;
    expect(view.getByRole('img', { name: '3,3 od 5' })).toBeVisible();
    expect(view.getByText('3 mnenja')).toBeVisible();
    expect(titles(shown)).toEqual(['Naslov 1', 'Naslov 2', 'Naslov 3']);
    const [first, second] = view.getAllByRole('article');
    expect(within(first!).getByRole('img', { name: '5 od 5' })).toBeVisible();
    expect(first).toHaveTextContent('Ana N.3. 1. 2023Preverjen nakup');
    expect(second).not.toHaveTextContent('Preverjen nakup');
    expect(button(shown, '4 zvezdice: 1 mnenje')).toHaveAttribute('aria-pressed', 'false');
    expect(button(shown, '1 zvezdica: 1 mnenje')).toBeVisible();
    expect(button(shown, '5 zvezdic: 1 mnenje')).toBeVisible();
  });

  test('[R7.109] the server’s own reviews stay until the answer is there, and where there is none', async () => {
    let fail: (error: ApiError) => void = () => {};
    const shown = await show({ answers: { getProductReviews: () => new Promise<ApiError>((resolve) => (fail = resolve)) } });
    expect(shown.box.querySelector('slot')).not.toBeNull();
    expect(shown.view.queryByRole('button')).toBeNull();
    await act(async () => fail(new ApiError('http', 'getProductReviews', { status: 500 })));
    expect(shown.box.querySelector('slot')).not.toBeNull();
    expect(shown.host).toHaveTextContent('Ocena: 4,5 od 5');
  });

  test('[R7.109] where the page has none, it says that they are loading, and offers another try after a failure', async () => {
    let fails = true;
    const answer = () => (fails ? new ApiError('network', 'getProductReviews') : reviewsAnswer());
    const shown = await show({ fallback: ' ', answers: { getProductReviews: answer } });
    expect(shown.view.getByRole('status')).toHaveTextContent('Mnenj ni bilo mogoče naložiti.');
    fails = false;
    await shown.user.click(button(shown, 'Poskusi znova'));
    expect(titles(shown)).toHaveLength(3);
  });

  test('[R1.06] a product without reviews invites to write the first one', async () => {
    const shown = await show({
      answers: { getProductReviews: () => reviewsAnswer({ reviews: [], total: 0, rating: { average: null, count: 0 }, histogram: {} }) },
    });
    expect(shown.view.getByText('Tega izdelka še nihče ni ocenil.')).toBeVisible();
    expect(button(shown, 'Napiši mnenje')).toBeVisible();
    expect(shown.view.queryByRole('combobox')).toBeNull();
  });

  test('[R7.109] a press on the stars shows the reviews with as many, another one all of them again', async () => {
    const one = reviewsAnswer({ reviews: [reviewDto(2, { rating: 4 })], total: 1 });
    const shown = await show({ answers: { getProductReviews: ({ query }) => (query?.rating === 4 ? one : reviewsAnswer()) } });
    await shown.user.click(button(shown, /^4 zvezdice/));
    expect(queries(shown).at(-1)).toEqual({ productId: '10551', rating: 4 });
    expect(titles(shown)).toEqual(['Naslov 2']);
    expect(button(shown, /^4 zvezdice/)).toHaveAttribute('aria-pressed', 'true');
    expect(shown.view.getByText('3 mnenja')).toBeVisible();
    expect(shown.view.getByText('4 zvezdice:')).toBeVisible();
    await shown.user.click(button(shown, 'Prikaži vse ocene'));
    expect(titles(shown)).toHaveLength(3);
  });

  test('[R7.109] the order is chosen, and kept while more are shown', async () => {
    const pages = ({ query }: { query?: { page?: number } }) =>
      reviewsAnswer({ reviews: query?.page === 2 ? [reviewDto(3), reviewDto(4)] : [reviewDto(1), reviewDto(2), reviewDto(3)], total: 4 });
    const shown = await show({ answers: { getProductReviews: pages } });
    await shown.user.selectOptions(shown.view.getByRole('combobox', { name: 'Razvrsti' }), 'Najprej najslabša');
    expect(queries(shown).at(-1)).toEqual({ productId: '10551', sort: 'worst' });
    await shown.user.click(button(shown, 'Prikaži več mnenj'));
    expect(queries(shown).at(-1)).toEqual({ productId: '10551', sort: 'worst', page: 2 });
    expect(titles(shown)).toEqual(['Naslov 1', 'Naslov 2', 'Naslov 3', 'Naslov 4']);
    expect(shown.shadow.activeElement).toHaveTextContent('Naslov 4');
    expect(shown.view.queryByRole('button', { name: 'Prikaži več mnenj' })).toBeNull();
  });

  test('[R9.78] [A121] "show more" is there while the shop has more, survives a failure, and ends with a page without new ones', async () => {
    let page2: () => ReturnType<typeof reviewsAnswer> | ApiError = () => new ApiError('timeout', 'getProductReviews');
    const shown = await show({
      answers: { getProductReviews: ({ query }) => (query?.page === 2 ? page2() : reviewsAnswer({ total: 50_000 })) },
    });
    expect(shown.view.getByText('Prikazano 3 od 50.000')).toBeVisible();
    await shown.user.click(button(shown, 'Prikaži več mnenj'));
    expect(shown.view.getByText('Mnenj ni bilo mogoče naložiti.')).toBeVisible();
    expect(titles(shown)).toHaveLength(3);
    page2 = () => reviewsAnswer({ total: 50_000 });
    await shown.user.click(button(shown, 'Prikaži več mnenj'));
    expect(titles(shown)).toHaveLength(3);
    expect(shown.view.queryByRole('button', { name: 'Prikaži več mnenj' })).toBeNull();
  });

  test('[R7.109] more reviews that arrive after another order was chosen are not added to it', async () => {
    let answer = (_page: ReturnType<typeof reviewsAnswer>): void => {};
    const late = new Promise<ReturnType<typeof reviewsAnswer>>((resolve) => (answer = resolve));
    const worst = reviewsAnswer({ reviews: [reviewDto(7), reviewDto(8)], total: 4 });
    const shown = await show({
      answers: {
        getProductReviews: ({ query }) => (query?.sort === 'worst' ? worst : query?.page === 2 ? late : reviewsAnswer({ total: 4 })),
      },
    });
    await shown.user.click(button(shown, 'Prikaži več mnenj'));
    await shown.user.selectOptions(shown.view.getByRole('combobox', { name: 'Razvrsti' }), 'Najprej najslabša');
    expect(titles(shown)).toEqual(['Naslov 7', 'Naslov 8']);
    await act(async () => answer(reviewsAnswer({ reviews: [reviewDto(4)], total: 4 })));
    expect(titles(shown)).toEqual(['Naslov 7', 'Naslov 8']);
    expect(shown.view.getByText('Prikazano 2 od 4')).toBeVisible();
  });

  test('[R7.109] an answer to an earlier choice that arrives while the next one is being painted is not shown', async () => {
    const answers = new Map<number | undefined, (page: ReturnType<typeof reviewsAnswer>) => void>();
    const pending = (stars: number | undefined) => new Promise<ReturnType<typeof reviewsAnswer>>((resolve) => answers.set(stars, resolve));
    const shown = await show({
      answers: { getProductReviews: ({ query }) => (query?.rating === undefined ? reviewsAnswer() : pending(query.rating)) },
    });
    await shown.user.click(button(shown, /^4 zvezdice/));
    await act(async () => {
      shown.dispatch(reviewsActions.starsChosen({ productId: '10551', stars: 5 }));
      answers.get(4)?.(reviewsAnswer({ reviews: [reviewDto(4)], total: 1 }));
    });
    expect(titles(shown)).not.toContain('Naslov 4');
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(async () => answers.get(5)?.(reviewsAnswer({ reviews: [reviewDto(5)], total: 1 })));
    expect(titles(shown)).toEqual(['Naslov 5']);
  });

  test('[R7.109] a failed choice leaves what is shown, with another try', async () => {
    let fails = false;
    const shown = await show({
      answers: { getProductReviews: () => (fails ? new ApiError('http', 'getProductReviews', { status: 503 }) : reviewsAnswer()) },
    });
    fails = true;
    await shown.user.click(button(shown, /^5 zvezdic/));
    expect(titles(shown)).toHaveLength(3);
    expect(shown.view.getByText('Mnenj ni bilo mogoče naložiti.', { exact: false })).toBeVisible();
    fails = false;
    await shown.user.click(button(shown, 'Poskusi znova'));
    expect(queries(shown).at(-1)).toEqual({ productId: '10551', rating: 5 });
    expect(shown.view.queryByText('Mnenj ni bilo mogoče naložiti.', { exact: false })).toBeNull();
  });

  test('[R7.109] a shop that cannot sort or filter is not asked to', async () => {
    const shown = await show({ answers: { getProductReviews: () => ({ reviews: [reviewDto(1)], total: 1 }) } });
    expect(titles(shown)).toEqual(['Naslov 1']);
    expect(shown.view.queryByRole('combobox')).toBeNull();
    expect(shown.view.queryByRole('button', { name: /zvezdic/ })).toBeNull();
  });

  test('[R7.109] texts are text: markup, direction marks and 20,000 characters do no harm', async () => {
    const attack = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    const shown = await show({
      answers: {
        getProductReviews: () =>
          reviewsAnswer({
            reviews: [
              reviewDto(1, { title: attack, text: `${attack}\u202e`, author: attack, pros: [attack] }),
              reviewDto(2, { text: 'ž'.repeat(20_000) }),
              reviewDto(3, { title: 'مراجعة ممتازة', text: 'منتج رائع 👍🏽 👨‍👩‍👧' }),
            ],
          }),
      },
    });
    const [first, second, third] = shown.view.getAllByRole('article');
    expect(first!.querySelector('img, script')).toBeNull();
    expect(first).toHaveTextContent(attack);
    expect(first!.textContent).not.toContain('\u202e');
    expect(second!.querySelector('[data-short]')).not.toBeNull();
    await shown.user.click(within(second!).getByRole('button', { name: 'Preberi v celoti' }));
    expect(second!.querySelector('[data-short]')).toBeNull();
    expect(within(third!).getByRole('heading')).toHaveAttribute('dir', 'auto');
    expect(third).toHaveTextContent('منتج رائع 👍🏽 👨‍👩‍👧');
  });

  test('[R7.109] [R4.066] impossible stars and dates are not shown; the review is', async () => {
    const odd = (id: number, changed: object) => ({ ...reviewDto(id), ...changed });
    const shown = await show({
      answers: {
        getProductReviews: () =>
          new InvalidResponse({
            reviews: [
              odd(1, { rating: 0 }),
              odd(2, { rating: 11 }),
              odd(3, { rating: 'NaN', createdAt: '1970-01-01' }),
              odd(4, { createdAt: '2100-01-01' }),
              odd(5, { rating: null, text: 5, title: [], author: {}, pros: 'x', photos: null, createdAt: 'yesterday' }),
              null,
              'x',
              { rating: 5 },
            ],
            total: -4,
            rating: { average: 'NaN', count: -1 },
            histogram: { 1: 'x' },
            sorts: 'newest',
            own: [],
          }),
      },
    });
    const items = shown.view.getAllByRole('article');
    expect(items).toHaveLength(5);
    expect(items.map((item) => within(item).queryByRole('img') === null)).toEqual([true, true, true, false, true]);
    expect(items.map((item) => item.querySelector('time') === null)).toEqual([false, false, true, true, true]);
    expect(items[4]).toHaveTextContent('Kupec');
    expect(shown.view.queryByText('NaN', { exact: false })).toBeNull();
  });

  test('[R7.109] a list that PHP has sent as a map, with a gap, is a list', async () => {
    const reviews = { 0: { ...reviewDto(1), pros: { 0: 'tih', 2: 'lahek' } }, 2: reviewDto(3) };
    const shown = await show({ answers: { getProductReviews: () => new InvalidResponse({ ...reviewsAnswer(), reviews }) } });
    expect(titles(shown)).toEqual(['Naslov 1', 'Naslov 3']);
    expect(shown.view.getAllByRole('article')[0]).toHaveTextContent(/tih.*lahek/);
  });

  test('several photos of one review are told apart by name; photos and points are shown once each', async () => {
    const review = reviewDto(1, { photos: ['p1', 'p2', 'p1', 'p3'], pros: ['tih', 'tih'] });
    const answers = { getProductReviews: () => reviewsAnswer({ reviews: [review] }) };
    const { view } = await show({ answers });
    expect(view.getAllByText('tih')).toHaveLength(1);
    const photos = view.getAllByRole('link', { name: /fotografijo/ });
    expect(photos.map((link) => link.getAttribute('aria-label'))).toEqual(
      [1, 2, 3].map((number) => `Povečaj fotografijo kupca: Ana N. (${number}/3)`),
    );
  });

  test('[R6.16] the photos of goods for adults need the shopper’s age', async () => {
    const answers = { getProductReviews: () => reviewsAnswer({ reviews: [reviewDto(1, { photos: ['p1', '../x'] })] }) };
    const attributes = { 'product-id': '10551', 'adult-only': '' };
    const config = { mediaUrl: '/media/{mediaId}/{width}.webp' };
    expect((await show({ answers, attributes, config })).view.queryByRole('link', { name: /fotografijo/ })).toBeNull();
    const links = (await show({ answers, config })).view.getAllByRole('link', { name: /^Povečaj fotografijo kupca: Ana N\./ });
    expect(links[0]).toHaveAttribute('href', '/media/p1/1200.webp');
    for (const link of links) expect(link.getAttribute('href')).not.toContain('../');
  });
});

describe('writing', () => {
  const stars = ({ view }: Shown, count: number) => view.getByRole('radio', { name: new RegExp(`^${count} zvezdic`) });
  const field = ({ view }: Shown, name: string) => view.getByRole('textbox', { name: new RegExp(name) });
  /** At once: user-event types only into what it has focused itself, which a shadow root hides. */
  const fill = (shown: Shown, name: string, value: string) => fireEvent.change(field(shown, name), { target: { value } });
  const write = async (shown: Shown, text = 'Zelo dober izdelek.') => {
    await shown.user.click(button(shown, 'Napiši mnenje'));
    await shown.user.click(stars(shown, 4));
    fill(shown, 'Vaše izkušnje', text);
  };
  const stored = { status: true, review: reviewDto(9, { rating: 4, title: '', text: 'Zelo dober izdelek.', isApproved: false }) };
  const storedDraft = ({ page }: Shown) => page.storage.session.get('vitrina.review-draft');

  test('[R7.110] [A140] a customer writes; the shop gets it once, and it awaits approval', async () => {
    const shown = await show({ config: { customer: CUSTOMER }, answers: { createReview: () => stored } });
    await write(shown);
    fill(shown, 'Prednosti', ' tih\n\nhiter ');
    await shown.user.click(button(shown, 'Pošlji mnenje'));
    expect(shown.callsOf('createReview').map(({ body }) => body)).toEqual([
      { productId: '10551', rating: 4, title: '', text: 'Zelo dober izdelek.', pros: ['tih', 'hiter'], cons: [] },
    ]);
    expect(shown.shadow.activeElement).toHaveTextContent('Hvala za vaše mnenje! Objavili ga bomo, ko ga pregledamo.');
    expect(shown.view.getByText('Čaka na objavo')).toBeVisible();
    expect(button(shown, 'Uredi mnenje')).toBeVisible();
    expect(storedDraft(shown)).toBeNull();
  });

  test('[R2.75] [R3.106] the stars are radio buttons with a word for each; without a choice nothing is sent', async () => {
    const shown = await show({ config: { customer: CUSTOMER } });
    await shown.user.click(button(shown, 'Napiši mnenje'));
    const group = shown.view.getByRole('radiogroup', { name: 'Kako ste zadovoljni z izdelkom?' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['1 zvezdica: zelo slabo', '2 zvezdici: slabo', '3 zvezdice: dobro', '4 zvezdice: zelo dobro', '5 zvezdic: odlično']);
    expect(shown.shadow.activeElement).toBe(stars(shown, 1));
    await shown.user.click(button(shown, 'Pošlji mnenje'));
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Izberite oceno.');
    expect(shown.shadow.activeElement).toBe(stars(shown, 1));
    await shown.user.click(stars(shown, 2));
    expect(stars(shown, 2)).toBeChecked();
    expect(group).toBeValid();
    expect(shown.callsOf('createReview')).toEqual([]);
  });

  test('[A140] a guest writes, signs in, and the review is sent by itself', async () => {
    const shown = await show({ answers: { createReview: () => stored } });
    await write(shown);
    const link = shown.view.getByRole('link', { name: 'Prijavi se in pošlji' });
    expect(link).toHaveAttribute('href', '/prijava?back=%2Fssd');
    expect(link).toHaveAttribute('data-vitrina-action', 'login');
    await shown.user.click(link);
    expect(shown.callsOf('createReview')).toEqual([]);
    expect(shown.view.getByText('Prijavite se in mnenje bomo poslali.')).toBeVisible();
    expect(storedDraft(shown)).toContain('Zelo dober izdelek.');
    await act(async () => {
      shown.dispatch(accountActions.accountSucceeded({ ...shown.state().account, isLogged: true, customer: null }));
      shown.dispatch(accountActions.loggedIn());
    });
    expect(shown.callsOf('createReview')).toHaveLength(1);
    expect(shown.view.getByText(/Hvala za vaše mnenje/)).toBeVisible();
  });

  test('[A140] what a guest submitted before the sign-in’s page is sent on the next one; what was only written is not', async () => {
    const draft = (isSubmitted: boolean) =>
      JSON.stringify({
        v: 1,
        list: [{ productId: '10551', reviewId: '', isSubmitted, rating: 3, title: '', text: 'Iz prejšnje strani.', pros: '', cons: '' }],
      });
    const next = (isSubmitted: boolean) =>
      show({
        config: { customer: CUSTOMER },
        answers: { createReview: () => stored },
        page: { session: { 'vitrina.review-draft': draft(isSubmitted) } },
      });
    const sent = await next(true);
    expect(sent.callsOf('createReview').map(({ body }) => body['text'])).toEqual(['Iz prejšnje strani.']);
    const kept = await next(false);
    expect(kept.callsOf('createReview')).toEqual([]);
    expect(field(kept, 'Vaše izkušnje')).toHaveValue('Iz prejšnje strani.');
  });

  test('[R7.110] [R5.45] the shop’s objections stand at their fields, and go with the next letter', async () => {
    const refusal = new ApiError('http', 'createReview', {
      status: 422,
      body: { errors: { text: 'Mnenje ne sme vsebovati <b>povezav</b>.' } },
      messages: ['Mnenje ne sme vsebovati povezav.'],
    });
    const shown = await show({ config: { customer: CUSTOMER }, answers: { createReview: () => refusal } });
    await write(shown);
    await shown.user.click(button(shown, 'Pošlji mnenje'));
    const text = field(shown, 'Vaše izkušnje');
    expect(text).toBeInvalid();
    expect(text).toHaveAccessibleDescription(/Mnenje ne sme vsebovati povezav ?\./);
    expect(shown.shadow.activeElement).toBe(text);
    expect(shown.view.getByText('Popravite označena polja.')).toBeVisible();
    fill(shown, 'Vaše izkušnje', 'Zelo dober izdelek.!');
    expect(text).toBeValid();
    expect(storedDraft(shown)).toContain('Zelo dober izdelek.!');
  });

  test.each([
    ['its words', new ApiError('http', 'createReview', { status: 429, messages: ['Preveč poskusov.'] }), 'Preveč poskusov.'],
    ['ours without any', new ApiError('http', 'createReview', { status: 500 }), 'Prišlo je do napake'],
    ['ours for a code', new ApiError('http', 'createReview', { status: 400, messages: ['too_many_requests'] }), 'Prišlo je do napake'],
  ])('[R7.110] [R8.02] [R8.03] a failure is shown with %s; what was written stays', async (_title, error, text) => {
    const shown = await show({ config: { customer: CUSTOMER }, answers: { createReview: () => error } });
    await write(shown);
    await shown.user.click(button(shown, 'Pošlji mnenje'));
    expect(shown.view.getByText(text, { exact: false })).toBeVisible();
    expect(field(shown, 'Vaše izkušnje')).toHaveValue('Zelo dober izdelek.');
    expect(storedDraft(shown)).toContain('Zelo dober izdelek.');
  });

  test('[R7.110] stored without an answer: it is found and not sent again', async () => {
    let isStored = false;
    const shown = await show({
      config: { customer: CUSTOMER },
      answers: {
        getProductReviews: () => reviewsAnswer({ own: isStored ? stored.review : null }),
        createReview() {
          isStored = true;
          return new ApiError('timeout', 'createReview');
        },
      },
    });
    await write(shown);
    await shown.user.click(button(shown, 'Pošlji mnenje'));
    expect(shown.callsOf('createReview')).toHaveLength(1);
    expect(shown.view.getByText(/Hvala za vaše mnenje/)).toBeVisible();
  });

  test('[R7.111] [A140] one’s own review is changed', async () => {
    const own = reviewDto(7, { rating: 2, title: 'Prej', text: 'Prejšnje besedilo.', cons: ['glasen'] });
    const shown = await show({
      config: { customer: CUSTOMER },
      answers: { getProductReviews: () => reviewsAnswer({ own }), updateReview: () => ({ status: true }) },
    });
    await shown.user.click(button(shown, 'Uredi mnenje'));
    expect(stars(shown, 2)).toBeChecked();
    expect(field(shown, 'Slabosti')).toHaveValue('glasen');
    await shown.user.click(stars(shown, 5));
    await shown.user.click(button(shown, 'Pošlji mnenje'));
    expect(shown.callsOf('updateReview').map(({ body }) => body)).toEqual([
      { reviewId: '7', productId: '10551', rating: 5, title: 'Prej', text: 'Prejšnje besedilo.', pros: [], cons: ['glasen'] },
    ]);
    expect(shown.view.getByText('Čaka na objavo')).toBeVisible();
  });

  test('[R7.111] a guest’s review replaces an earlier one only after another press', async () => {
    const own = reviewDto(7, { text: 'Starejše mnenje.' });
    let isLogged = false;
    const shown = await show({
      answers: {
        getProductReviews: () => reviewsAnswer({ own: isLogged ? own : null }),
        updateReview: () => ({ ...stored, review: { ...stored.review, reviewId: '7' } }),
      },
    });
    await write(shown);
    await shown.user.click(shown.view.getByRole('link', { name: 'Prijavi se in pošlji' }));
    isLogged = true;
    await act(async () => {
      shown.dispatch(accountActions.accountSucceeded({ ...shown.state().account, isLogged: true, customer: null }));
      shown.dispatch(accountActions.loggedIn());
    });
    expect(shown.view.getByText('Ta izdelek ste že ocenili. Novo mnenje bo zamenjalo prejšnje.')).toBeVisible();
    expect(shown.callsOf('createReview', 'updateReview')).toEqual([]);
    await shown.user.click(button(shown, 'Zamenjaj mnenje'));
    expect(shown.callsOf('updateReview').map(({ body }) => [body['reviewId'], body['text']])).toEqual([['7', 'Zelo dober izdelek.']]);
  });

  test('[R7.110] s401: a session that has ended keeps the review until the next sign-in', async () => {
    const shown = await show({
      config: { customer: CUSTOMER },
      answers: { createReview: () => new ApiError('http', 'createReview', { status: 401 }) },
    });
    await write(shown);
    await shown.user.click(button(shown, 'Pošlji mnenje'));
    expect(shown.view.getByText('Prijavite se in mnenje bomo poslali.')).toBeVisible();
    expect(shown.view.getByRole('link', { name: 'Prijavi se in pošlji' })).toBeVisible();
    expect(storedDraft(shown)).toContain('"isSubmitted":true');
  });

  const signIn = (shown: Shown, id: string) =>
    act(async () => {
      const customer = { ...CUSTOMER, id, vipType: 'regular' as const, hasFilledAddress: false, consentChanged: false };
      shown.dispatch(accountActions.accountSucceeded({ ...shown.state().account, isLogged: true, customer }));
      shown.dispatch(accountActions.loggedIn());
    });

  test.each([
    ['a sign-out', accountActions.loggedOut],
    ['the end of the session', accountActions.sessionEnded],
  ])('after %s the customer’s own review is shown to nobody', async (_what, ended) => {
    const own = reviewDto(7, { text: 'Moje mnenje.' });
    const shown = await show({ config: { customer: CUSTOMER }, answers: { getProductReviews: () => reviewsAnswer({ own }) } });
    expect(shown.view.getByText('Moje mnenje.')).toBeVisible();
    await act(async () => void shown.dispatch(ended()));
    expect(shown.view.queryByText('Moje mnenje.')).toBeNull();
  });

  test('what is written on after it was submitted is not sent by the sign-in', async () => {
    const shown = await show({ answers: { createReview: () => stored } });
    await write(shown);
    const link = shown.view.getByRole('link', { name: 'Prijavi se in pošlji' });
    link.addEventListener('click', (event) => event.preventDefault());
    await shown.user.click(link);
    expect(shown.view.getByText('Prijavite se in mnenje bomo poslali.')).toBeVisible();
    fill(shown, 'Vaše izkušnje', 'Še kaj.');
    await signIn(shown, '5');
    expect(shown.callsOf('createReview')).toEqual([]);
    expect(field(shown, 'Vaše izkušnje')).toHaveValue('Še kaj.');
  });

  test('a sign-out drops what a customer has written: the next one of this device neither sees nor sends it', async () => {
    const shown = await show({ config: { customer: CUSTOMER } });
    await write(shown);
    expect(storedDraft(shown)).toContain('Zelo dober izdelek.');
    await act(async () => void shown.dispatch(accountActions.loggedOut()));
    expect([storedDraft(shown), shown.view.queryByRole('textbox', { name: /Vaše izkušnje/ })]).toEqual([null, null]);
  });

  test.each([
    ['5', 2],
    ['6', 1],
  ])('after a session that has ended, what customer 5 has submitted is sent for customer 5 only: %s', async (id, sent) => {
    let isEnded = true;
    const shown = await show({
      config: { customer: CUSTOMER },
      answers: { createReview: () => (isEnded ? new ApiError('http', 'createReview', { status: 401 }) : stored) },
    });
    await write(shown);
    await shown.user.click(button(shown, 'Pošlji mnenje'));
    isEnded = false;
    await signIn(shown, id);
    expect([shown.callsOf('createReview').length, storedDraft(shown)]).toEqual([sent, null]);
    expect(shown.view.queryByDisplayValue('Zelo dober izdelek.')).toBeNull();
  });

  test('on a later page a customer’s draft is shown to that customer only, and waits unseen for the sign-in', async () => {
    const first = await show({ config: { customer: CUSTOMER } });
    await write(first);
    const session = { 'vitrina.review-draft': storedDraft(first) ?? '' };
    const guest = await show({ page: { session } });
    expect(guest.view.queryByRole('textbox')).toBeNull();
    await signIn(guest, '5');
    await guest.user.click(button(guest, 'Nadaljuj mnenje'));
    expect(field(guest, 'Vaše izkušnje')).toHaveValue('Zelo dober izdelek.');
    const other = await show({ page: { session }, config: { customer: { ...CUSTOMER, id: '6' } } });
    expect([other.view.queryByRole('textbox'), storedDraft(other)]).toEqual([null, null]);
  });

  test('the form closes and opens again with what was written; a second press while it is sent does nothing', async () => {
    let answer: (value: typeof stored) => void = () => {};
    const shown = await show({
      config: { customer: CUSTOMER },
      answers: { createReview: () => new Promise<typeof stored>((resolve) => (answer = resolve)) },
    });
    await write(shown);
    await shown.user.click(button(shown, 'Zapri obrazec'));
    await shown.user.click(button(shown, 'Nadaljuj mnenje'));
    expect(field(shown, 'Vaše izkušnje')).toHaveValue('Zelo dober izdelek.');
    await shown.user.click(button(shown, 'Pošlji mnenje'));
    await shown.user.click(button(shown, /Pošiljamo/));
    await act(async () => answer(stored));
    expect(shown.callsOf('createReview')).toHaveLength(1);
  });

  test('what was typed into the server’s own form comes along', async () => {
    const form =
      '<form><input type="radio" name="rating" value="3" checked><input name="title" value="Vtis"><textarea name="text">Že napisano</textarea></form>';
    const shown = await show({ fallback: form });
    expect(stars(shown, 3)).toBeChecked();
    expect(field(shown, 'Naslov')).toHaveValue('Vtis');
    expect(field(shown, 'Vaše izkušnje')).toHaveValue('Že napisano');
  });
});
