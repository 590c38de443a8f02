import { pause, worstInteraction } from '../interactions.mjs';

/** Waiting times in the search field. Suggestions count as shown when their texts are painted; pictures come later. */
export const rows = [
  { name: 'history-painted', title: 'Click into the field -> history painted', unit: 'ms' },
  { name: 'history-inp', title: 'History: interaction to next paint', unit: 'ms' },
  { name: 'suggest-cold', title: 'Last key -> suggestions painted', unit: 'ms' },
  { name: 'suggest-cold-wait', title: '  of it until the request leaves (250 ms debounce)', unit: 'ms' },
  { name: 'suggest-cold-answer', title: '  of it request and answer (150 ms network)', unit: 'ms' },
  { name: 'suggest-cold-show', title: '  of it from the answer to the paint', unit: 'ms' },
  { name: 'suggest-cached', title: 'Last key -> suggestions painted, keyword known', unit: 'ms' },
  { name: 'typing-inp', title: 'Typing: interaction to next paint, worst key', unit: 'ms' },
];

const KEYWORD = 'cevlji';
const KEY_DELAY_MS = 120;
const HISTORY = ['tekaški čevlji', 'sesalnik', 'kavni aparat', 'prenosni računalnik', 'otroška kolesa'];

export async function measure(run) {
  const page = await run.openHome((fresh) =>
    fresh.addInitScript((entries) => localStorage.setItem('suggestFragments', JSON.stringify(entries)), HISTORY),
  );
  const field = page.locator('[data-vitrina="search-bar"] [role="combobox"]');

  const historyShown = page.evaluate(() =>
    window.bench.painted('search-bar', (root) => root.querySelector('[role=listbox] [role=option]')),
  );
  await field.click();
  const history = await historyShown;
  const historyInp = await worstInteraction(page);

  const cold = await typeKeyword(page);
  const request = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.includes('/searching/suggest'))
      .toJSON(),
  );
  await pause(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await pause(page);
  const cached = await typeKeyword(page);
  const typingInp = await worstInteraction(page);
  await page.close();

  return {
    'history-painted': history.painted - history.pointer,
    'history-inp': historyInp,
    'suggest-cold': cold.painted - cold.key,
    'suggest-cold-wait': request.startTime - cold.key,
    'suggest-cold-answer': request.responseEnd - request.startTime,
    'suggest-cold-show': cold.painted - request.responseEnd,
    'suggest-cached': cached.painted - cached.key,
    'typing-inp': typingInp,
  };
}

async function typeKeyword(page) {
  const shown = page.evaluate((keyword) => {
    const isShown = (root) =>
      root.querySelector('[role=combobox]').value === keyword &&
      root.querySelector('[role=listbox]:not([aria-busy=true]) [role=group] [role=option]');
    return window.bench.painted('search-bar', isShown);
  }, KEYWORD);
  await page.keyboard.type(KEYWORD, { delay: KEY_DELAY_MS });
  return shown;
}
