import type { Page } from '@playwright/test';
import { expect, LIGHT_PAGE, searchBarOf, test } from './shopTest';
import { GATE } from '../support/testScope';

/**
 * The combobox of the ARIA Authoring Practices (list autocomplete with manual selection), rule by rule, on the real search
 * bar. The rules are the W3C's; where the requirements ask for more (wrapping, Tab, Escape, navigation), their rows are cited.
 */
const QUERY = 'dom';

type Bar = ReturnType<typeof searchBarOf>;
type Check = (bar: Bar, page: Page) => Promise<void>;

const isOpen: Check = async ({ field, list }) => {
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toBeVisible();
};
const isClosed: Check = async ({ field, list }) => {
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();
};
const nothingActive: Check = async ({ field, bar }) => {
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await expect(bar.locator('[role="option"][aria-selected="true"]')).toHaveCount(0);
};
/** The option at this index, counted from the end when negative, is the active one, visually and for screen readers. */
const isActive =
  (place: number): Check =>
  async ({ field, options, bar }) => {
    const option = options.nth(place);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(bar.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    await expect(option).toBeInViewport();
  };
const holds =
  (text: string): Check =>
  async ({ field }) =>
    expect(field).toHaveValue(text);
const selects =
  (from: number, to: number): Check =>
  async ({ field }) =>
    expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([from, to]);
const caretAt = (place: number): Check => selects(place, place);

interface Rule {
  name: string;
  /** 'closed': the field before any input. */
  from?: 'closed';
  keys?: readonly string[];
  checks: readonly Check[];
}

const RULES: readonly Rule[] = [
  {
    name: 'the field is an input with the role combobox',
    from: 'closed',
    checks: [async ({ field }) => expect(await field.evaluate(({ tagName }) => tagName)).toBe('INPUT')],
  },
  {
    name: 'aria-autocomplete is list',
    from: 'closed',
    checks: [async ({ field }) => expect(field).toHaveAttribute('aria-autocomplete', 'list')],
  },
  { name: 'closed, aria-expanded is false', from: 'closed', checks: [isClosed, nothingActive] },
  { name: 'open, aria-expanded is true', checks: [isOpen] },
  {
    name: 'aria-controls names the listbox, in the same tree',
    checks: [
      async ({ field, list }) => {
        const controlled = await field.evaluate((input) => {
          const root = input.getRootNode();
          return root instanceof ShadowRoot ? root.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role') : null;
        });
        expect(controlled).toBe('listbox');
        await expect(list).toHaveAttribute('id', (await field.getAttribute('aria-controls')) ?? '');
      },
    ],
  },
  {
    name: 'field and list have names',
    checks: [
      async ({ field }) => expect(field).toHaveAccessibleName('Iskanje'),
      async ({ list }) => expect(list).toHaveAccessibleName('Iskanje'),
    ],
  },
  {
    name: 'the list holds options, in groups with names',
    checks: [
      async ({ options }) => expect(await options.count()).toBeGreaterThan(2),
      async ({ groups }) => {
        expect(await groups.count()).toBeGreaterThan(1);
        for (const group of await groups.all()) await expect(group).toHaveAccessibleName(/\S/);
      },
      async ({ list }) =>
        expect(await list.locator('a, button, input').count()).toBe(await list.locator('[role="option"]:is(a, button, input)').count()),
      async ({ list }) => expect(await list.locator('[role="option"]:is(a, button, input)').count()).toBeGreaterThan(2),
    ],
  },
  { name: 'nothing is active while typing', checks: [nothingActive] },
  { name: '[R4.092] Down moves to the first option', keys: ['ArrowDown'], checks: [isActive(0)] },
  { name: '[R4.092] Down moves on, one by one', keys: ['ArrowDown', 'ArrowDown'], checks: [isActive(1)] },
  { name: '[R4.093] Down wraps from the last to the first', keys: ['ArrowUp', 'ArrowDown'], checks: [isActive(0)] },
  { name: '[R4.092] Up moves to the last option', keys: ['ArrowUp'], checks: [isActive(-1)] },
  { name: '[R4.092] Up moves back, one by one', keys: ['ArrowUp', 'ArrowUp'], checks: [isActive(-2)] },
  { name: '[R4.093] Up wraps from the first to the last', keys: ['ArrowDown', 'ArrowUp'], checks: [isActive(-1)] },
  { name: 'the focus stays in the field', keys: ['ArrowDown'], checks: [async ({ field }) => expect(field).toBeFocused()] },
  { name: 'Backspace edits the text', keys: ['Backspace'], checks: [holds(QUERY.slice(0, -1))] },
  { name: '[R4.096] [A153] one Escape clears the text and closes the list', keys: ['Escape'], checks: [isClosed, holds('')] },
  {
    name: '[R4.096] [A153] so it does from an active option',
    keys: ['ArrowDown', 'Escape'],
    checks: [isClosed, nothingActive, holds('')],
  },
  {
    name: 'Left goes back to the text, one character left',
    keys: ['ArrowDown', 'ArrowLeft'],
    checks: [nothingActive, caretAt(QUERY.length - 1)],
  },
  { name: 'Right goes back to the text', keys: ['ArrowDown', 'ArrowRight'], checks: [nothingActive, caretAt(QUERY.length)] },
  { name: 'Home goes to the start of the text', keys: ['ArrowDown', 'Home'], checks: [nothingActive, caretAt(0)] },
  {
    name: 'End goes to the end of the text',
    keys: ['ArrowDown', 'Home', 'ArrowDown', 'End'],
    checks: [nothingActive, caretAt(QUERY.length)],
  },
  {
    name: 'Shift+Home selects the text before the caret, and no option stays active',
    keys: ['ArrowDown', 'Shift+Home'],
    checks: [nothingActive, selects(0, QUERY.length)],
  },
  {
    name: 'Shift+End and Shift+Left likewise',
    keys: ['ArrowDown', 'Home', 'ArrowDown', 'Shift+End', 'ArrowDown', 'Shift+ArrowLeft'],
    checks: [nothingActive, selects(0, QUERY.length - 1)],
  },
  {
    name: 'Shift+Down moves to no option',
    keys: ['Home', 'Shift+ArrowDown'],
    checks: [nothingActive],
  },
  {
    name: 'a character goes into the text, also with an active option',
    keys: ['ArrowDown', 'x'],
    checks: [nothingActive, holds(`${QUERY}x`)],
  },
  {
    name: 'a click outside closes the list and keeps the text',
    keys: ['ArrowDown'],
    checks: [async (_bar, page) => page.locator('footer').click({ position: { x: 2, y: 2 } }), isClosed, holds(QUERY)],
  },
  {
    name: 'without an active option Tab leaves the field and the list closes',
    keys: ['Tab'],
    checks: [async ({ field }) => expect(field).not.toBeFocused(), isClosed, holds(QUERY)],
  },
  {
    name: 'Shift+Tab leaves the field even with an active option',
    keys: ['ArrowDown', 'Shift+Tab'],
    checks: [async ({ field }) => expect(field).not.toBeFocused(), isClosed],
  },
];

test.describe('the search bar as a combobox', () => {
  test('follows every rule, one after another on the same page', GATE, async ({ page, open }) => {
    await open(LIGHT_PAGE);
    const bar = searchBarOf(page);
    for (const { name, from, keys = [], checks } of RULES) {
      await test.step(name, async () => {
        if (from !== 'closed') await typeQuery(bar);
        for (const key of keys) await page.keyboard.press(key);
        for (const check of checks) await check(bar, page);
        await bar.field.fill('');
        await isClosed(bar, page);
      });
    }
  });
});

async function typeQuery({ field, list, options }: Bar): Promise<void> {
  await field.pressSequentially(QUERY);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  expect(await options.count()).toBeGreaterThan(2);
}
