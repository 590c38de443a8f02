import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from '../../../src/ui/forms/Select';

const options = ['Avstrija', 'Češka', 'Hrvaška', 'Slovaška', 'Slovenija'].map((label) => ({ value: label.toLowerCase(), label }));

function Country() {
  const [value, setValue] = useState<string | null>(null);
  return <Select label="Država" options={options} value={value} onChange={setValue} placeholder="Izberite" />;
}

const box = () => screen.getByRole('combobox');
const isOpen = () => box().getAttribute('aria-expanded') === 'true';
const activeLabel = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('[R9.09] the list scrolls from 220 px on', async () => {
  render(<Country />);
  await userEvent.click(box());
  expect(screen.getByRole('listbox', { name: 'Država' })).toHaveStyle({ maxHeight: '220px' });
});

test('is named by its label and its value', async () => {
  render(<Country />);
  expect(box()).toHaveAccessibleName('Država Izberite');
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Hrvaška' }));
  expect(box()).toHaveAccessibleName('Država Hrvaška');
  expect(isOpen()).toBe(false);
});

test('by keyboard: opens, moves, chooses; Escape leaves the value', async () => {
  render(<Country />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect([isOpen(), activeLabel()]).toEqual([true, 'Avstrija']);
  await userEvent.keyboard('{ArrowDown}{End}{ArrowDown}{ArrowUp}');
  expect(activeLabel()).toBe('Slovaška');
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveTextContent('Slovaška');
  await userEvent.keyboard(' {Home}{Escape}');
  expect([isOpen(), box().textContent]).toEqual([false, 'Slovaška']);
});

test('a letter leads to the next option that begins with it, and Tab takes it', async () => {
  render(<Country />);
  await userEvent.tab();
  await userEvent.keyboard('s');
  expect(activeLabel()).toBe('Slovaška');
  await userEvent.keyboard('s');
  expect(activeLabel()).toBe('Slovenija');
  await userEvent.tab();
  expect([isOpen(), box().textContent]).toEqual([false, 'Slovenija']);
});

test('an empty list does not open', async () => {
  render(<Select label="Država" options={[]} value={null} onChange={() => undefined} />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen()).toBe(false);
});
