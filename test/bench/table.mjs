const KIB = 1024;

function show(value, unit) {
  if (unit === 'count') return String(value);
  if (unit === 'ms') return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
  if (value >= KIB * KIB) return `${(value / KIB / KIB).toFixed(2)} MB`;
  return `${(value / KIB).toFixed(1)} KB`;
}

const HEAD = ['row', 'what', 'median', 'min - max', 'without Vitrina', 'ratio'];

export function formatTable(rows, { runs, cpuCount, chromium, throttling, loadAverage }) {
  const lines = rows.map(({ name, title, unit, median, min, max, baseline, ratio }) => [
    name,
    title,
    show(median, unit),
    min === max ? '' : `${show(min, unit)} - ${show(max, unit)}`,
    baseline ? show(baseline.median, unit) : '',
    ratio ? `${ratio.toFixed(2)} x` : '',
  ]);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column].length)));
  const format = (line) =>
    line
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd();
  return [
    `Chromium ${chromium}, ${throttling.cpuSlowdown}x CPU slowdown, ${throttling.latencyMs} ms, ${throttling.downloadKbps / 1000} Mbps down, ${throttling.uploadKbps} kbps up; medians of ${runs}; ${cpuCount} CPUs, load ${loadAverage[0]}${loadAverage[0] > cpuCount ? ' (busy: times are noisy)' : ''}`,
    '',
    format(HEAD),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...lines.map(format),
  ].join('\n');
}
