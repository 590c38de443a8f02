import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { buildShop, buildWidgets, DEVELOPMENT_DIST, SERVER_FILE } from './buildShop.mjs';

const SETTLED_MS = 120;

/** `npm run dev`: runs the shop as a child process and restarts it when its code changes; open pages reload themselves. */
export function watchAndServe(args) {
  let child = serve(args);
  let changed = new Set();
  let timer;
  let busy = false;

  const rebuild = async () => {
    if (busy) return;
    busy = true;
    while (changed.size > 0) {
      const now = changed;
      changed = new Set();
      if (now.has('widgets')) buildWidgets({ development: true });
      if (now.has('shop') && (await buildShop())) child = await restart(child, args);
    }
    busy = false;
  };
  const note = (what) => (_event, file) => {
    if (file?.startsWith('.data') || /(~|\.swp|\.tmp)$/.test(file ?? '')) return;
    changed.add(what);
    clearTimeout(timer);
    timer = setTimeout(rebuild, SETTLED_MS);
  };
  for (const [folder, what] of [
    ['src', 'widgets'],
    ['widgets', 'widgets'],
    ['demo-pages', 'shop'],
  ]) {
    watch(join(root, folder), { recursive: true }, note(what));
  }
  // Ctrl-C reaches the child too (same process group); this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      child.once('exit', (code) => process.exit(code ?? 0));
      child.kill('SIGTERM');
    });
  }
}

function serve(args) {
  const child = spawn(process.execPath, ['--enable-source-maps', SERVER_FILE, '--dev', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SHOP_DIST: DEVELOPMENT_DIST },
  });
  child.on('exit', (code) => {
    if (code) console.error('The shop has stopped; it starts again after the next change.');
  });
  return child;
}

async function restart(child, args) {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  return serve(args);
}
