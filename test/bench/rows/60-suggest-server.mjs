/** The shop's own response to a suggest call: plain HTTP from this machine, one call at a time, without throttling. */
import { percentile } from '../statistics.mjs';

export const rows = [
  { name: 'suggest-server-p50', title: 'Suggest answer of the shop, p50 of 200', unit: 'ms' },
  { name: 'suggest-server-p95', title: 'Suggest answer of the shop, p95 of 200', unit: 'ms' },
];

const QUERIES = 200;
const WARM_UP = 20;
const CHARS = { min: 2, lengths: 7 };

export async function measure(run) {
  const words = await wordsOf(run.shopUrl);
  const durations = [];
  for (let index = -WARM_UP; index < QUERIES; index += 1) {
    const place = index + WARM_UP;
    const keyword = words[place % words.length].slice(0, CHARS.min + (place % CHARS.lengths));
    const startedAt = performance.now();
    const answer = await fetch(`${run.shopUrl}/api/searching/suggest?q=${encodeURIComponent(keyword)}&timestamp=${Date.now()}`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    await answer.json();
    if (!answer.ok) throw new Error(`suggest "${keyword}": ${answer.status}`);
    if (index >= 0) durations.push(performance.now() - startedAt);
  }
  return { 'suggest-server-p50': percentile(durations, 0.5), 'suggest-server-p95': percentile(durations, 0.95) };
}

/** Words of the home page, so that they match any catalogue. */
async function wordsOf(shopUrl) {
  const html = await (await fetch(`${shopUrl}/`)).text();
  const text = html.replace(/<script[\s\S]*?<\/script>|<[^>]*>|&\w+;/g, ' ').toLowerCase();
  return [...new Set(text.match(/\p{L}{3,}/gu))];
}
