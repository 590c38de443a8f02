import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Dialog } from '../../../src/ui/overlays/Dialog';
import { Flyout } from '../../../src/ui/overlays/Flyout';
import { enterFlyout, type OverlayRank } from '../../../src/ui/overlays/conductor';

const hold = () => () => {};

/** Two dialogs of independent roots, each with a switch that the page's own code presses. */
function Root({ title, rank, onShown }: { title: string; rank: OverlayRank; onShown?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen((before) => !before)}>
        {title}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={`Zapri ${title}`}
        hold={hold}
        rank={rank}
        {...(onShown ? { onShown } : {})}
      />
    </>
  );
}

const toggle = (title: string): void => void fireEvent.click(screen.getByRole('button', { name: title, hidden: true }));
const dialogOf = (title: string): HTMLDialogElement | null =>
  screen.queryByRole<HTMLDialogElement>('dialog', { name: title, hidden: true });
const shown = (): string[] => ['Promocija', 'Stran', 'Soglasje', 'Pogoji', 'Starost'].filter((title) => dialogOf(title)?.open === true);
/** Focus and turns follow in a microtask. */
const settle = () => act(async () => {});

function renderRoots() {
  render(<Root title="Promocija" rank="promotion" />);
  render(<Root title="Stran" rank="page" />);
  render(<Root title="Soglasje" rank="gdpr" />);
  render(<Root title="Pogoji" rank="legal" />);
  render(<Root title="Starost" rank="adult" />);
}

test('[A130] a modal of a lower rank waits for the higher one and is then shown', async () => {
  renderRoots();
  toggle('Pogoji');
  toggle('Promocija');
  expect(shown()).toEqual(['Pogoji']);
  toggle('Pogoji');
  await settle();
  expect(shown()).toEqual(['Promocija']);
});

/** What stylesheets make of those below: `waits` is hidden, and neither has a backdrop. */
const below = (title: string): string | undefined => dialogOf(title)?.dataset['below'];

test('a modal of a higher rank is shown above the lower one, which waits for its turn', async () => {
  renderRoots();
  toggle('Soglasje');
  expect(below('Soglasje')).toBeUndefined();
  toggle('Starost');
  expect(shown()).toEqual(['Soglasje', 'Starost']);
  expect([below('Soglasje'), below('Starost')]).toEqual(['waits', undefined]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  toggle('Starost');
  await settle();
  expect(shown()).toEqual(['Soglasje']);
  expect(dialogOf('Soglasje')?.contains(document.activeElement)).toBe(true);
  expect(below('Soglasje')).toBeUndefined();
});

test('closed while it waits below, it is in view when it is opened again', async () => {
  renderRoots();
  for (const title of ['Soglasje', 'Starost', 'Soglasje']) toggle(title);
  await settle();
  toggle('Starost');
  await settle();
  toggle('Soglasje');
  expect(shown()).toEqual(['Soglasje']);
  expect(below('Soglasje')).toBeUndefined();
  expect(dialogOf('Soglasje')?.contains(document.activeElement)).toBe(true);
});

test('those that wait are shown one after the other, the highest first', async () => {
  renderRoots();
  toggle('Starost');
  for (const title of ['Promocija', 'Soglasje', 'Pogoji', 'Stran']) toggle(title);
  expect(shown()).toEqual(['Starost']);
  toggle('Starost');
  await settle();
  expect(shown()).toEqual(['Pogoji']);
  toggle('Pogoji');
  await settle();
  expect(shown()).toEqual(['Soglasje']);
  toggle('Soglasje');
  await settle();
  expect(shown()).toEqual(['Stran']);
  toggle('Stran');
  await settle();
  expect(shown()).toEqual(['Promocija']);
});

test('a modal that is no longer wanted while it waits is never shown', async () => {
  const onShown = jest.fn();
  render(<Root title="Pogoji" rank="legal" />);
  render(<Root title="Stran" rank="page" onShown={onShown} />);
  toggle('Pogoji');
  toggle('Stran');
  toggle('Stran');
  toggle('Pogoji');
  await settle();
  expect(shown()).toEqual([]);
  expect(onShown).not.toHaveBeenCalled();
  toggle('Stran');
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('opened by a press inside a modal, another one is shown above it, whatever its rank', async () => {
  render(<Root title="Soglasje" rank="gdpr" />);
  render(<Root title="Stran" rank="top" />);
  toggle('Soglasje');
  toggle('Stran');
  expect(shown()).toEqual(['Stran', 'Soglasje']);
  expect([below('Soglasje'), below('Stran')]).toEqual(['stays', undefined]);
  toggle('Stran');
  await settle();
  expect(shown()).toEqual(['Soglasje']);
});

const RANKS: readonly OverlayRank[] = ['promotion', 'page', 'mallpay', 'vipWelcome', 'gdpr', 'legal', 'adult'];

const WAYS_OF_CLOSING = {
  Escape: (title: string) => void fireEvent(dialogOf(title)!, new Event('cancel', { cancelable: true })),
  'the button': (title: string) => void fireEvent.click(screen.getByRole('button', { name: `Zapri ${title}`, hidden: true })),
  'a press outside': (title: string) => {
    const outside = { bubbles: true, clientX: 5, clientY: 5 };
    for (const type of ['pointerdown', 'click']) fireEvent(dialogOf(title)!, new MouseEvent(type, outside));
  },
};

const PAIRS = RANKS.flatMap((first) => RANKS.map((second) => [first, second] as const));
const BY_ESCAPE = PAIRS.map((pair) => [...pair, 'Escape'] as const);
/** How one is closed does not depend on its rank: the other ways once above a lower one, and once above one that waits. */
const BY_OTHER_WAYS = (['the button', 'a press outside'] as const).flatMap((way) => [
  ['page', 'legal', way] as const,
  ['legal', 'page', way] as const,
]);

describe.each([...BY_ESCAPE, ...BY_OTHER_WAYS])('[A130] %s, then %s, the upper one closed by %s', (firstRank, secondRank, way) => {
  const close = WAYS_OF_CLOSING[way];
  const [upper, lower] = RANKS.indexOf(firstRank) > RANKS.indexOf(secondRank) ? (['A', 'B'] as const) : (['B', 'A'] as const);
  const openBoth = (): HTMLElement => {
    render(<Root title="A" rank={firstRank} />);
    render(<Root title="B" rank={secondRank} />);
    const opener = screen.getByRole('button', { name: 'A' });
    opener.focus();
    toggle('A');
    toggle('B');
    return opener;
  };
  const areOpen = () => ['A', 'B'].filter((title) => dialogOf(title)?.open === true);
  const withFocus = () => ['A', 'B'].filter((title) => dialogOf(title)?.contains(document.activeElement) === true);

  test('the upper one first: the lower one is shown or comes to the front', async () => {
    const opener = openBoth();
    expect(areOpen()).toEqual(upper === 'A' ? ['A'] : ['A', 'B']);
    expect(withFocus()).toEqual([upper]);
    close(upper);
    await settle();
    expect([areOpen(), withFocus()]).toEqual([[lower], [lower]]);
    close(lower);
    await settle();
    expect(areOpen()).toEqual([]);
    expect(document.activeElement).toBe(opener);
  });

  test('the lower one first, by its page: the upper one stays', async () => {
    const opener = openBoth();
    toggle(lower);
    await settle();
    expect([areOpen(), withFocus()]).toEqual([[upper], [upper]]);
    close(upper);
    await settle();
    expect(areOpen()).toEqual([]);
    expect(document.activeElement).toBe(opener);
  });
});

function Hovered({ label }: { label: string }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      <Flyout id={label} isOpen={isOpen} onClose={() => setOpen(false)} anchor={anchor} label={`Okno ${label}`} />
    </>
  );
}

test('another flyout or a modal closes an open flyout', async () => {
  render(<Hovered label="A" />);
  render(<Hovered label="B" />);
  render(<Root title="Stran" rank="page" />);
  const open = () => screen.queryAllByRole('group').map((element) => element.getAttribute('aria-label'));
  toggle('A');
  expect(open()).toEqual(['Okno A']);
  toggle('B');
  expect(open()).toEqual(['Okno B']);
  toggle('Stran');
  await settle();
  expect(open()).toEqual([]);
});

describe('flyouts', () => {
  const opened = (parent: HTMLElement = document.body): { element: HTMLElement; close: jest.Mock; leave: () => void } => {
    const element = parent.appendChild(document.createElement('div'));
    const close = jest.fn();
    return { element, close, leave: enterFlyout(element, close) };
  };

  test('one that opens inside another leaves that one open', () => {
    const outer = opened();
    const inner = opened(outer.element);
    expect([outer.close, inner.close].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    for (const { leave } of [inner, outer]) leave();
  });

  test('one that is closed is not closed once more by the next', () => {
    const first = opened();
    first.leave();
    const second = opened();
    second.leave();
    expect(first.close).not.toHaveBeenCalled();
  });
});

test('opened by a press inside a modal although none is open any more, it is a modal of the page', async () => {
  render(<Root title="Stran" rank="top" />);
  render(<Root title="Soglasje" rank="gdpr" />);
  toggle('Stran');
  expect(shown()).toEqual(['Stran']);
  toggle('Soglasje');
  expect([below('Stran'), below('Soglasje')]).toEqual(['waits', undefined]);
});
