const sum = (values) => values.reduce((total, value) => total + value, 0);
const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const round = (value, digits = 0) => Number(value.toFixed(digits));

/** The figures of a run: rates, times, and what one page, visit and order take. */
export function summarize(visits, seconds) {
  const [pages, calls] = [visits.flatMap((visit) => visit.pages), visits.flatMap((visit) => visit.calls)];
  const problems = {};
  for (const problem of visits.flatMap((visit) => visit.problems)) problems[problem] = (problems[problem] ?? 0) + 1;
  const timesOf = (list) => ({
    p50: percentile(
      list.map(({ ms }) => ms),
      0.5,
    ),
    p95: percentile(
      list.map(({ ms }) => ms),
      0.95,
    ),
  });
  const ordered = visits.filter(({ hasOrdered }) => hasOrdered);
  return {
    visits: visits.length,
    seconds,
    pages: { count: pages.length, bytes: sum(pages.map(({ bytes }) => bytes)), ...timesOf(pages) },
    calls: { count: calls.length, bytes: sum(calls.map(({ bytes }) => bytes)), ...timesOf(calls) },
    operations: Object.fromEntries(
      [...new Set(calls.map(({ id }) => id))].map((id) => {
        const own = calls.filter((call) => call.id === id);
        return [id, { count: own.length, ...timesOf(own) }];
      }),
    ),
    added: visits.filter(({ hasAdded }) => hasAdded).length,
    ordered: ordered.length,
    callsOfAnOrder: ordered.length === 0 ? null : sum(ordered.map((visit) => visit.calls.length)) / ordered.length,
    problems,
  };
}

/** What was measured, for `console.table`. */
export const tableOf = ({ visits, seconds, pages, calls, operations, added, ordered, callsOfAnOrder }) => ({
  visits: { value: visits, each: `${round(seconds, 1)} s in all, ${added} added, ${ordered} ordered` },
  pages: { value: pages.count, each: timeText(pages), 'per visit': round(pages.count / visits, 2) },
  calls: { value: calls.count, each: timeText(calls), 'per visit': round(calls.count / visits, 2) },
  'calls per page': { value: round(calls.count / pages.count, 2) },
  'calls per order': { value: callsOfAnOrder === null ? '' : round(callsOfAnOrder, 1) },
  'requests per second': { value: round((pages.count + calls.count) / seconds) },
  ...Object.fromEntries(Object.entries(operations).map(([id, operation]) => [id, { value: operation.count, each: timeText(operation) }])),
});

const timeText = ({ p50, p95 }) => `${round(p50, 1)} ms, 95 %: ${round(p95, 1)} ms`;

const significant = (value) => Number(value.toPrecision(3));

const DAY = 1_000_000;
const DAY_SECONDS = 86_400;
/** The busiest hour of a shop has about a tenth of its day. */
const PEAK = (0.1 * DAY_SECONDS) / 3600;
/** Visits whose browser has the release's files already: of those who come back within a release. */
const RETURNING = 0.5;

/** The arithmetic for a million such visits a day. */
export function perDay({ visits, pages, calls }, { firstLoad }) {
  const [callsDay, pagesDay] = [calls, pages].map(({ count }) => (count / visits) * DAY);
  const row = (day) => ({
    'a day': significant(day),
    'a second': significant(day / DAY_SECONDS),
    'a second, in the busiest hour': significant((day / DAY_SECONDS) * PEAK),
  });
  return {
    'calls at the shop': row(callsDay),
    'pages of the shop': row(pagesDay),
    'calls that a page adds': { 'a day': significant(callsDay / pagesDay) },
    'GB of the bundle from the CDN': row((DAY * (1 - RETURNING) * firstLoad) / 1e9),
    'GB of the bundle from browsers’ caches': row((DAY * RETURNING * firstLoad + (pagesDay - DAY) * firstLoad) / 1e9),
  };
}
