/** How a response is sent; changed by a fault. */
export interface FaultResponse {
  status: number;
  body: unknown;
  /** The text on the wire; changed by faults that break the JSON. */
  text: string;
  contentType: string;
  headers: Record<string, string>;
  /** The work is done and stored, but the connection breaks before the response (`cut`) or within it (`reset`), or the response never ends. */
  arrives: 'whole' | 'cut' | 'reset' | 'endless';
}

export type Instead = (visit: FaultContext) => Partial<FaultResponse> | null | Promise<Partial<FaultResponse> | null>;

export interface Fault {
  description: string;
  /** Affects the request of a fresh csrf token only when that operation is named. */
  excludesCsrf?: true;
  /** Takes a value, its seed: `chaos:7`, `chaos:7:cartInsert`. */
  hasSeed?: true;
  /** The endpoint runs even when the caller has disconnected. */
  runsAfterDisconnect?: true;
  /** Before the endpoint runs. */
  before?: (visit: FaultContext) => Promise<void> | void;
  /** A response instead of the endpoint's; the endpoint does not run. */
  instead?: Instead;
  /** Changes the endpoint's response. */
  after?: (answer: FaultResponse, visit: FaultContext) => Partial<FaultResponse> | Promise<Partial<FaultResponse>>;
}

/** The call that a fault affects, and what the fault can do with it. */
export interface FaultContext {
  /** How often this fault has affected this operation in the session, from 0. */
  count: number;
  operationId: string;
  /** Path and query. */
  address: string;
  /** The URL of the calling page. */
  page: string;
  seed: string;
  isSignedIn: boolean;
  /** Waits, at most until the caller disconnects. */
  pause(ms: number): Promise<void>;
  /** Waits, even when the caller disconnects. */
  delayUncancelled(ms: number): Promise<void>;
  /** Cuts the connection. */
  cut(): void;
  /** Sends early hints (103). */
  hint(): void;
  endSession(): Promise<void>;
  /** Switches the page to another fault from the next call on. */
  switchFault(from: string, to: string): void;
}

/** A fault with the call that it affects. */
export interface TriggeredFault {
  fault: Fault | undefined;
  visit: FaultContext;
}
