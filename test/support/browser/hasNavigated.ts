import type { Locator } from '@playwright/test';

/** Until what comes moving, or fades in, has come. */
export const hasNavigated = async (element: Locator): Promise<void> => {
  await element.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
};
