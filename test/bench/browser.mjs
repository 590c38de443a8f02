import { availableParallelism, cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium, findFullChromium } from '../support/chromium.mjs';
import { BenchError } from './options.mjs';

/** A mid-range phone on slow 4G: the throttling that Chromium's own tools apply, per request, without TCP or TLS set-up. */
export const THROTTLING = { cpuSlowdown: 4, latencyMs: 150, downloadKbps: 1600, uploadKbps: 750 };

/** "Fast 4G" of Chromium's developer tools: 9 and 1.5 Mbps, of which they take nine tenths, and 60 ms times 2.75. */
export const FAST_4G = { latencyMs: 165, downloadKbps: 8100, uploadKbps: 1350 };

const bytesPerSecond = (kbps) => (kbps * 1000) / 8;

export async function openBrowser() {
  try {
    return await chromium.launch({ ...((await findFullChromium()) ?? (await findChromium())), handleSIGINT: false });
  } catch (error) {
    const [reason] = String(error.message ?? error).split('\n');
    throw new BenchError(
      `No Chromium could be started (${reason}). Install one (Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm run bench`,
    );
  }
}

/** The conditions of the measurement. */
export function describeEnvironment(browser, runs) {
  return {
    measuredAt: new Date().toISOString(),
    runs,
    cpuCount: availableParallelism(),
    cpuModel: cpus()[0]?.model ?? 'unknown',
    loadAverage: loadavg().map((load) => Number(load.toFixed(2))),
    node: process.versions.node,
    chromium: browser.version(),
    throttling: THROTTLING,
    fast4g: FAST_4G,
  };
}

/** Throttles the page; returns its protocol session. */
export async function throttle(page, { latencyMs, downloadKbps, uploadKbps } = THROTTLING) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond(downloadKbps),
    uploadThroughput: bytesPerSecond(uploadKbps),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING.cpuSlowdown });
  return session;
}
