import type { LaunchOptions } from '@playwright/test';

export declare function findChromium(): Promise<LaunchOptions>;
export declare function findFullChromium(): Promise<LaunchOptions | null>;
export const FULL_CHROMIUM: { tag: string };
