import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BREAKPOINTS_PX } from '../../../src/page/breakpoints';

const root = resolve(__dirname, '../../..');

function stylesheets(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return stylesheets(path);
    return name.endsWith('.css') ? [path] : [];
  });
}

/** The widths that a stylesheet switches at, in both spellings; `max-width: 639px` and `width < 640px` are the breakpoint 640. */
function widthsOf(css: string): number[] {
  const conditions = [...css.matchAll(/@media[^{]*/g)].map(([condition]) => condition.replace(/\([^)]*height[^)]*\)/g, ''));
  return conditions.flatMap((condition) =>
    [...condition.matchAll(/(max-width\s*:\s*)?(\d+(?:\.\d+)?)px/g)].map(([, isMax, px]) =>
      isMax ? Math.floor(Number(px)) + 1 : Number(px),
    ),
  );
}

test('[R9.05] [R9.06] [R9.07] [R9.08] the breakpoints are 640, 800, 1025 and 1200 px', () => {
  expect(BREAKPOINTS_PX).toEqual([640, 800, 1025, 1200]);
});

test('[R9.05] [R9.06] [R9.07] [R9.08] no stylesheet switches at another width of the window', () => {
  const known: readonly number[] = BREAKPOINTS_PX;
  const others = ['src', 'widgets'].flatMap((folder) =>
    stylesheets(join(root, folder)).flatMap((path) =>
      widthsOf(readFileSync(path, 'utf8'))
        .filter((width) => !known.includes(width))
        .map((width) => `${path.slice(root.length + 1)}: ${width}px`),
    ),
  );
  expect(others).toEqual([]);
});
