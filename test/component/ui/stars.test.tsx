import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stars } from '../../../src/ui/graphics/Stars';

const fillsOf = (element: HTMLElement) => [...element.querySelectorAll('[data-fill]')].map((star) => star.getAttribute('data-fill'));

describe('shown', () => {
  test('[R2.72] [R2.73] [R3.106] rating/display-img: one picture with a text; five stars, halves too', () => {
    render(<Stars rating={3.5} label="Ocena: 3,5 od 5" />);
    const picture = screen.getByRole('img', { name: 'Ocena: 3,5 od 5' });
    expect(fillsOf(picture)).toEqual(['on', 'on', 'on', 'half', 'off']);
    for (const star of picture.querySelectorAll('svg')) expect(star).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('[R2.74] small, medium and large; medium is the default', () => {
    const sizeOf = (size?: 'small' | 'medium' | 'large') => {
      const { container, unmount } = render(<Stars rating={1} label="x" {...(size === undefined ? {} : { size })} />);
      const found = container.firstElementChild?.getAttribute('data-size');
      unmount();
      return found;
    };
    expect([sizeOf('small'), sizeOf('medium'), sizeOf('large'), sizeOf()]).toEqual(['small', 'medium', 'large', 'medium']);
  });

  test('shape-07: a rating of 9999999 is five stars, not ten million', () => {
    render(<Stars rating={9_999_999} label="x" />);
    expect(fillsOf(screen.getByRole('img'))).toEqual(['on', 'on', 'on', 'on', 'on']);
  });
});

describe('[R2.75] editable', () => {
  function Rated({ start = 0 }: { start?: number }) {
    const [rating, setRating] = useState(start);
    return <Stars isEditable rating={rating} label="Vaša ocena" labelOf={(count) => `${count} od 5`} onRate={setRating} />;
  }
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
  const checked = () => radios().findIndex((radio) => radio.checked);

  test('rating/group, radios, names, roving: a named group of five named radios, one tab stop', async () => {
    render(<Rated start={2} />);
    expect(screen.getByRole('radiogroup', { name: 'Vaša ocena' })).toBeVisible();
    expect(radios().map((radio) => radio.getAttribute('aria-label'))).toEqual(['1 od 5', '2 od 5', '3 od 5', '4 od 5', '5 od 5']);
    await userEvent.tab();
    expect(radios()[1]).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test('rating/checked: a click selects', async () => {
    render(<Rated />);
    expect(checked()).toBe(-1);
    await userEvent.click(radios()[2]!);
    expect(checked()).toBe(2);
    expect(fillsOf(screen.getByRole('radiogroup'))).toEqual(['on', 'on', 'on', 'off', 'off']);
  });

  test.each<[string, number, string, number]>([
    ['rating/space', 0, ' ', 0],
    ['rating/right', 0, '{ArrowRight}', 1],
    ['rating/right-wrap', 4, '{ArrowRight}', 0],
    ['rating/left-wrap', 0, '{ArrowLeft}', 4],
    ['rating/down', 0, '{ArrowDown}', 1],
    ['rating/up', 1, '{ArrowUp}', 0],
  ])('%s', async (_id, from, key, expected) => {
    render(<Rated />);
    radios()[from]!.focus();
    await userEvent.keyboard(key);
    expect(checked()).toBe(expected);
    expect(radios()[expected]).toHaveFocus();
  });
});
