/** The part of the Network Information API that we read; Firefox and Safari do not have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Metered or slow: nothing is prefetched. */
export function isConnectionPoor(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}
