import type { FaultResponse, TriggeredFault } from './faultTypes';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The response after its faults; null when one was sent already or the caller has disconnected. */
export async function responseWithFaults(
  triggeredFaults: readonly TriggeredFault[],
  make: () => Promise<{ status: number; body: unknown }>,
  { isSent, isDisconnected }: { isSent: () => boolean; isDisconnected: () => boolean },
): Promise<FaultResponse | null> {
  let instead: Partial<FaultResponse> | null = null;
  for (const { fault, visit } of triggeredFaults) {
    await fault?.before?.(visit);
    if (isSent() || (isDisconnected() && !fault?.runsAfterDisconnect)) return null;
    instead ??= (await fault?.instead?.(visit)) ?? null;
  }
  const answer = instead ? { ...blank(), ...instead } : blank(await make());
  for (const { fault, visit } of triggeredFaults) {
    Object.assign(answer, await fault?.after?.(answer, visit));
    if (isSent() || isDisconnected()) return null;
  }
  return answer;
}

function blank({ status, body }: { status: number; body: unknown } = { status: 200, body: null }): FaultResponse {
  return { status, body, text: JSON.stringify(body), contentType: JSON_TYPE, headers: {}, arrives: 'whole' };
}
