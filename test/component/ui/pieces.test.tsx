import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Flyout } from '../../../src/ui/overlays/Flyout';
import { IncrementalList } from '../../../src/ui/lists/IncrementalList';
import { Swatch } from '../../../src/ui/graphics/Swatch';
import { Thumbnail } from '../../../src/ui/graphics/Thumbnail';
import { useHover } from '../../../src/ui/overlays/useHover';

describe('[R3.038] Swatch (A138)', () => {
  test('the colour is shown, its name is the text alternative', () => {
    render(<Swatch css="#7a4b2a" value="rjava" />);
    expect(screen.getByRole('img', { name: 'rjava' })).toHaveStyle({ backgroundColor: '#7a4b2a' });
    expect(screen.getByText('rjava')).toBeVisible(); // wcag22/1.4.1
  });
  test('an invalid colour is shown as text', () => {
    render(<Swatch css="url(//evil.example/x.png)" value="pisana" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('pisana')).toBeVisible();
  });
});

test('[R9.20] the picture of a cart line is 55 by 55, twice as large for dense screens', () => {
  const { container } = render(<Thumbnail urlOf={(width) => `https://shop.example/media/1/${width}`} size={55} />);
  const picture = container.querySelector('img');
  expect([picture?.width, picture?.height]).toEqual([55, 55]);
  expect(picture?.srcset).toBe('https://shop.example/media/1/55 1x, https://shop.example/media/1/110 2x');
});

describe('[R9.16] useHover (A020)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function Box({ onEnter, onLeave }: { onEnter: () => void; onLeave: () => void }) {
    return (
      <div data-testid="box" {...useHover({ onEnter, onLeave })}>
        x
      </div>
    );
  }
  const pointer = (type: 'pointerover' | 'pointerout', pointerType: string) => {
    const event = new MouseEvent(type, { bubbles: true });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    fireEvent(screen.getByTestId('box'), event);
  };
  const setUp = () => {
    const calls: string[] = [];
    render(<Box onEnter={() => calls.push('enter')} onLeave={() => calls.push('leave')} />);
    return calls;
  };

  test('leaving takes effect 250 ms later', () => {
    const calls = setUp();
    pointer('pointerover', 'mouse');
    pointer('pointerout', 'mouse');
    act(() => jest.advanceTimersByTime(249));
    expect(calls).toEqual(['enter']);
    act(() => jest.advanceTimersByTime(1));
    expect(calls).toEqual(['enter', 'leave']);
  });
  test('returning in time does not count as leaving', () => {
    const calls = setUp();
    pointer('pointerover', 'mouse');
    pointer('pointerout', 'mouse');
    act(() => jest.advanceTimersByTime(200));
    pointer('pointerover', 'mouse');
    act(() => jest.advanceTimersByTime(1000));
    expect(calls).not.toContain('leave');
  });
  test('a finger does not hover (A068)', () => {
    const calls = setUp();
    pointer('pointerover', 'touch');
    pointer('pointerout', 'touch');
    act(() => jest.advanceTimersByTime(1000));
    expect(calls).toEqual([]);
  });
});

test('Flyout: takes no focus, Escape closes it regardless of the focus', () => {
  const onClose = jest.fn();
  function Page({ isOpen }: { isOpen: boolean }) {
    const anchor = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button ref={anchor} type="button">
          Košarica
        </button>
        <Flyout id="f" isOpen={isOpen} onClose={onClose} anchor={anchor} label="Vsebina košarice">
          <button type="button">Noter</button>
        </Flyout>
      </>
    );
  }
  const { rerender } = render(<Page isOpen={false} />);
  expect(screen.queryByRole('group', { name: 'Vsebina košarice' })).toBeNull();
  rerender(<Page isOpen />);
  expect(screen.getByRole('group', { name: 'Vsebina košarice' })).toBeVisible();
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Noter' }).focus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Noter' }), { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Košarica' })).toHaveFocus();
});

describe('IncrementalList', () => {
  const seen: (() => void)[] = [];
  const restore = globalThis.IntersectionObserver;
  beforeEach(() => {
    seen.length = 0;
    globalThis.IntersectionObserver = class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => notify([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = restore;
  });
  const list = (count: number) => (
    <IncrementalList
      items={Array.from({ length: count }, (_, place) => place)}
      keyOf={String}
      render={(item) => `Vrstica ${item}`}
      label="Izdelki"
      lineHeightPx={100}
    />
  );

  test('500 lines: the first at once, more near their end, and space is reserved for the rest', () => {
    const { container } = render(list(500));
    const count = screen.getAllByRole('listitem').length;
    expect(count).toBeLessThan(50);
    expect(container.lastElementChild).toHaveStyle({ height: `${(500 - count) * 100}px` });
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500');
    act(() => seen.at(-1)?.());
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(count);
  });
  test('all 40 lines are shown in the end, and no space is reserved', () => {
    const { container } = render(list(40));
    for (let turn = 0; turn < 3; turn += 1) act(() => seen.at(-1)?.());
    expect(screen.getAllByRole('listitem')).toHaveLength(40);
    expect(container.children).toHaveLength(1);
  });
  test('added and removed lines leave the others in place', () => {
    const { rerender } = render(list(3));
    const first = screen.getByText('Vrstica 0');
    rerender(list(5));
    expect(screen.getByText('Vrstica 0')).toBe(first);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
});
