import { endRunsShop } from '../e2eSetup';
import type { startRunsShop } from '../e2eSetup';

export default async function endRun(): Promise<void> {
  const { vitrinaShop } = globalThis as unknown as { vitrinaShop: Awaited<ReturnType<typeof startRunsShop>> };
  await endRunsShop(vitrinaShop);
}
