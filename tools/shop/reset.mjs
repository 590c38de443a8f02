/** `npm run demo:reset`: deletes all shoppers' data in the reference shop (carts, orders, registrations). */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

const folder = process.env.SHOP_DATA || join(root, 'demo-pages/.data');

/** The process that has the folder open, or null. Its lock file has the id (demo-pages/db/folderLock.ts). */
function holder() {
  try {
    const { pid, started } = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'));
    process.kill(pid, 0);
    return startOf(pid) === started ? pid : null;
  } catch (error) {
    return error.code === 'EPERM' ? 'of another user' : null;
  }
}

/** Process ids are reused; the start time shows whether it is still the same process. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'running';
  } catch {
    return 'running';
  }
}

const pid = holder();
if (process.env.DATABASE_URL) {
  console.error('DATABASE_URL is set: the data are in that PostgreSQL, where only you should delete them.');
  process.exitCode = 1;
} else if (pid !== null) {
  console.error(`A shop is running on ${folder} (process ${pid}). Stop it first (Ctrl-C), then reset again.`);
  process.exitCode = 1;
} else if (!existsSync(folder)) {
  console.log('Nothing to reset.');
} else if (!statSync(folder).isDirectory()) {
  console.error(`SHOP_DATA is ${folder}, which is no folder.`);
  process.exitCode = 1;
} else {
  // Delete only what the shop created: SHOP_DATA may be any folder, and a "pg" in it without our marker files is not ours.
  const isOurs = ['ready', 'making'].some((mark) => existsSync(join(folder, mark)));
  try {
    for (const name of isOurs ? ['pg', 'ready', 'making', 'lock'] : []) rmSync(join(folder, name), { recursive: true, force: true });
    console.log(isOurs ? 'The shop starts afresh.' : 'Nothing to reset.');
  } catch (error) {
    console.error(`The data folder ${folder} cannot be emptied (${error.message}). Do it as the user whose shop it is.`);
    process.exitCode = 1;
  }
}
