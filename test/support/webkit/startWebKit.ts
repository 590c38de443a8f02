import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../tools/freePort.mjs';

/** Beside the library that WebKitWebDriver was packaged with, as in /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1. */
function findBrowser(): string {
  const folders = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const libraries = folders.flatMap((folder) => readdirSync(join('/usr/lib', folder)).map((name) => join('/usr/lib', folder, name)));
  const browsers = libraries
    .map((library) => join(library, 'MiniBrowser'))
    .filter((file) => file.includes('webkit2gtk') && existsSync(file));
  const newest = browsers.sort().at(-1);
  if (newest === undefined) throw new Error('WebKitGTK’s MiniBrowser is not there');
  return newest;
}

/** A session of WebKitGTK that keeps nothing, without the browser's own bars, which would keep it from being as narrow as a phone. */
export async function startWebKit(): Promise<{ driver: WebDriver; stop(): Promise<void> }> {
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore' });
  process.once('exit', () => server.kill());
  const url = `http://127.0.0.1:${port}`;
  const isOpen = (): Promise<boolean> =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isOpen())) if (server.exitCode !== null) throw new Error('WebKitWebDriver has ended');
  const options = { binary: findBrowser(), args: ['--automation', '--full-screen'] };
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  return {
    driver,
    async stop() {
      await driver.quit();
      server.kill();
    },
  };
}
