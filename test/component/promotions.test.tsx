import { act } from '@testing-library/react';
import { take } from 'redux-saga/effects';
import { ApiError } from '../../src/api/ApiError';
import { selectFlashes } from '../../src/features/flash';
import type { Feature } from '../../src/store/feature';
import type { FakeAnswers } from '../support/fakes/fakeApi';
import { InvalidResponse } from '../support/fakes/fakeApi';
import { testShop } from '../support/fakes/testShop';
import { fakePage } from '../support/fakes/fakePage';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';
import { widgets } from '../../widgets/manifest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const header = {
  id: '9',
  title: 'Zimska akcija',
  backgroundColor: '#0b3d5c',
  textColor: '#ffffff',
  backgroundRepeat: 'repeat-x',
  url: '/akcija',
  mediaId: 'b9',
  mobileMediaId: 'b9m',
  gaTag: 'zima',
};
const floating = { id: '7', title: 'Prevzem blizu doma', text: 'Vsa prevzemna mesta', url: '/prevzem', mediaId: 'b7', mobileMediaId: null };
const answering = (data: object): FakeAnswers => ({ bannerData: () => ({ banners: { data } }) });

const FALLBACK = '<a href="/server">Akcija trgovine</a>';
const strip = (options: RenderOptions = {}) =>
  renderWidget('promo-strip', { fallback: FALLBACK, answers: answering({ headerBanner: header }), ...options });
afterEach(() => void Reflect.deleteProperty(Document.prototype, 'elementsFromPoint'));
const float = (options: RenderOptions = {}) =>
  renderWidget('promo-float', { answers: answering({ floatingBanners: [floating] }), ...options });

describe('promo-strip', () => {
  test('[R1.31] [R3.100] [R7.024] the promotion of this page, with its colours, repeat and pictures', async () => {
    const { view, callsOf } = await strip({ page: { href: 'https://www.shop.si/kuhinja?s=1#x' } });
    expect(callsOf('bannerData').map(({ query }) => query)).toEqual([{ pageUrl: '/kuhinja' }]);
    const link = view.getByRole('link', { name: 'Zimska akcija' });
    expect(link).toHaveAttribute('href', '/akcija');
    expect(link.style.backgroundColor).toBe('rgb(11, 61, 92)');
    expect(link.style.color).toBe('rgb(255, 255, 255)');
    expect(link.style.backgroundRepeat).toBe('repeat-x');
    expect(link.style.getPropertyValue('--picture')).toBe('url("/media/b9/1920")');
    expect(link.style.getPropertyValue('--mobile-picture')).toBe('url("/media/b9m/750")');
  });

  test('[R3.100] following it is an action with its gaTag, for measuring', async () => {
    const { view, user, injectFeature } = await strip();
    const seen: unknown[] = [];
    function* watch() {
      seen.push(yield take('promo/promotionFollowed'));
    }
    injectFeature({ slice: { reducerPath: 'watch', reducer: () => null }, saga: watch as Feature['saga'] });
    const link = view.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(seen).toContainEqual({ type: 'promo/promotionFollowed', payload: { id: '9', place: 'header', gaTag: 'zima' } });
  });

  test('[R3.100] without a picture for phones they get the other one; without a title it has the text of the server’s strip', async () => {
    const { view } = await strip({ answers: answering({ headerBanner: { ...header, title: null, mobileMediaId: null } }) });
    const link = view.getByRole('link', { name: 'Akcija trgovine' });
    expect(link.style.getPropertyValue('--mobile-picture')).toBe('url("/media/b9/1920")');
  });

  test('[R3.100] a hostile picture stays one quoted address', async () => {
    const { view } = await strip({ answers: answering({ headerBanner: { ...header, mediaId: '"),url(https://evil.example/x' } }) });
    const value = view.getByRole('link').style.getPropertyValue('--picture');
    expect(value).toMatch(/^url\("[^"]*"\)$/);
    expect(value).toContain('/media/%22)');
  });

  test('[R3.100] a promotion without a usable address is a text', async () => {
    const { view } = await strip({ answers: answering({ headerBanner: { ...header, url: 'javascript:alert(1)' } }) });
    expect(view.queryByRole('link')).toBeNull();
    expect(view.getByText('Zimska akcija')).toBeVisible();
  });

  test.each<[string, FakeAnswers]>([
    ['the network fails', { bannerData: () => new ApiError('network', 'bannerData') }],
    ['the shop answers 500', { bannerData: () => new ApiError('http', 'bannerData', { status: 500 }) }],
    ['the answer is malformed', { bannerData: () => new InvalidResponse({ banners: 'x' }) }],
    ['the page has none', answering({ headerBanner: null })],
  ])('[R8.27] %s: the server’s strip stays, without a message or a log', async (_case, answers) => {
    const { view, box, page, state } = await strip({ answers });
    expect(view.queryByRole('link')).toBeNull();
    expect(box.querySelector('slot')).not.toBeNull();
    expect(page.logs).toEqual([]);
    expect(selectFlashes(state())).toEqual([]);
  });
});

describe('promo-float', () => {
  test('[R1.28] [R4.088] it shows the promotion with picture and link', async () => {
    const { view, box } = await float();
    expect(view.getByRole('complementary', { name: 'Prevzem blizu doma' })).toBeVisible();
    expect(view.getByRole('link')).toHaveAttribute('href', '/prevzem');
    expect(box.querySelector('img')).toHaveAttribute('src', '/media/b7/160');
  });

  test('[R4.089] [R9.72] hiding it sets its cookie for three months', async () => {
    const now = new Date('2026-11-30T12:00:00').getTime();
    const { view, user, page } = await float({ page: { now } });
    const set = jest.spyOn(page.cookies, 'set');
    await user.click(view.getByRole('button', { name: 'Skrij akcijo' }));
    expect(view.queryByRole('complementary')).toBeNull();
    expect(set.mock.calls).toEqual([['isFloatingBannerDisabled', '1', new Date('2027-02-28T12:00:00')]]);
  });

  test.each(['1', '0', ''])('[R4.088] [A134] the cookie with the value "%s" hides it, and nothing is requested', async (value) => {
    const { view, callsOf } = await float({ page: { cookies: { isFloatingBannerDisabled: value } } });
    expect(view.queryByRole('complementary')).toBeNull();
    expect(callsOf('bannerData')).toEqual([]);
  });

  test('[R8.27] a failed load shows and logs nothing', async () => {
    const { box, page } = await float({ answers: { bannerData: () => new ApiError('timeout', 'bannerData') } });
    expect(box).toBeEmptyDOMElement();
    expect(page.logs).toEqual([]);
  });

  test('[R4.088] what it covers is looked up when scrolling rests, not in each frame of it', async () => {
    const footer = document.createElement('footer');
    const elementsFromPoint = jest.fn((_x: number, _y: number) => [footer]);
    Object.assign(Document.prototype, { elementsFromPoint });
    document.body.append(footer);
    const { view } = await float();
    const box = view.getByRole('complementary');
    footer.remove();
    elementsFromPoint.mockReturnValue([]);
    elementsFromPoint.mockClear();
    for (let frame = 0; frame < 30; frame += 1) {
      document.dispatchEvent(new Event('scroll'));
      jest.advanceTimersByTime(16);
    }
    expect([elementsFromPoint.mock.calls.length, box.dataset['aside']]).toEqual([0, 'true']);
    jest.advanceTimersByTime(200);
    expect(elementsFromPoint).toHaveBeenCalled();
    expect(box.dataset['aside']).toBe('false');
  });

  test('[R4.088] on a page that never stops scrolling it still looks, once a second', async () => {
    const elementsFromPoint = jest.fn((_x: number, _y: number) => []);
    Object.assign(Document.prototype, { elementsFromPoint });
    await float();
    elementsFromPoint.mockClear();
    for (let frame = 0; frame < 70; frame += 1) {
      document.dispatchEvent(new Event('scroll'));
      jest.advanceTimersByTime(16);
    }
    expect(elementsFromPoint).toHaveBeenCalled();
  });

  test('it is hidden while a dialog covers the page', async () => {
    const { view, dispatch } = await float();
    const isHidden = () => view.getByText(floating.title).closest('[hidden]') !== null;
    act(() => void dispatch({ type: 'overlays/pageHeld', payload: { id: 'drawer', isClosable: true } }));
    expect(isHidden()).toBe(true);
    act(() => void dispatch({ type: 'overlays/pageReleased', payload: { id: 'drawer' } }));
    expect(isHidden()).toBe(false);
  });
});

test.each(['promo-strip', 'promo-float'])('[R1.28] [R1.31] %s: the flag `promotions` switches it off and on', (name) => {
  const when = widgets.find((one) => one.name === name)?.when;
  const isOn = (promotions: boolean, cookies: Record<string, string> = {}) =>
    when?.(testShop(fakePage({ cookies }), { flags: { promotions } }));
  expect([isOn(true), isOn(false)]).toEqual([true, false]);
  expect([isOn(true, { promotions: '0' }), isOn(false, { promotions: '1' })]).toEqual([false, true]);
});
