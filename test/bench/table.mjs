const KIB = 1024;

function show(value, unit) {
  if (unit === 'count') return String(value);
  if (unit === 'ms') return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
  if (value >= KIB * KIB) return `${(value / KIB / KIB).toFixed(2)} MB`;
  return `${(value / KIB).toFixed(1)} KB`;
}

const HEAD = ['row', 'what', 'median', 'min - max', 'without Vitrina', 'ratio'];
const COMPARISON_HEAD = ['row', 'what', 'ours', 'min - max', 'bare eager', 'bare sliced', 'page alone', 'ratio', 'goal', ''];
const REFERENCES = { eager: 'bare eager', sliced: 'bare sliced', alone: 'page alone' };

const range = ({ unit, min, max }) => (min === max ? '' : `${show(min, unit)} - ${show(max, unit)}`);
const times = (ratio) => (ratio ? `${ratio.toFixed(2)} x` : '');

const lineOf = (row) => [
  row.name,
  row.title,
  show(row.median, row.unit),
  range(row),
  row.baseline ? show(row.baseline.median, row.unit) : '',
  times(row.ratio),
];

const goalCells = ({ goal: { most, of }, unit, ratio, median }) =>
  of
    ? [`<= ${most} of ${REFERENCES[of]}`, ratio <= most ? 'met' : 'missed']
    : [`<= ${show(most, unit)}`, median <= most ? 'met' : 'missed'];

/** Ours beside the references, with the goal, where there is one, and whether it is met. */
function comparisonOf(row) {
  const { goal, unit, references = {} } = row;
  return [
    row.name,
    row.title,
    show(row.median, unit),
    range(row),
    ...Object.keys(REFERENCES).map((page) => (references[page] ? show(references[page].median, unit) : '')),
    times(row.ratio),
    ...(goal ? goalCells(row) : ['', '']),
  ];
}

function format(head, lines) {
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column].length)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...lines]
    .map((line) =>
      line
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const describeNetwork = ({ latencyMs, downloadKbps, uploadKbps }) =>
  `${latencyMs} ms, ${downloadKbps / 1000} Mbps down, ${uploadKbps} kbps up`;

export function formatTable(rows, { runs, cpuCount, chromium, throttling, fast4g, loadAverage }) {
  const isCompared = ({ goal, references }) => goal !== undefined || references !== undefined;
  const [compared, others] = [rows.filter(isCompared), rows.filter((row) => !isCompared(row))];
  const isBusy = loadAverage[0] > cpuCount;
  return [
    `Chromium ${chromium}, ${throttling.cpuSlowdown}x CPU slowdown; medians of ${runs}; ${cpuCount} CPUs, load ${loadAverage[0]}${isBusy ? ' (busy: times are noisy)' : ''}`,
    ...(others.length > 0 ? [`Network: ${describeNetwork(throttling)}`, format(HEAD, others.map(lineOf))] : []),
    ...(compared.length > 0
      ? [`With goals, on Fast 4G: ${describeNetwork(fast4g)}`, format(COMPARISON_HEAD, compared.map(comparisonOf))]
      : []),
  ].join('\n\n');
}
