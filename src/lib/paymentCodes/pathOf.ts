/** An SVG path around the dark modules, one rectangle per run of a row; each row is `rowHeight` high. */
export function pathOf(columns: number, rows: number, isDark: (x: number, y: number) => boolean, rowHeight = 1): string {
  let path = '';
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const start = x;
      while (x < columns && isDark(x, y)) x += 1;
      if (x > start) path += `M${start} ${y * rowHeight}h${x - start}v${rowHeight}h${start - x}z`;
    }
  return path;
}
