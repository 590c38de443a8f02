/** How an answer goes out; a fault changes it. */
export interface FaultResponse {
  status: number;
  body: unknown;
  /** The text on the wire; faults that spoil the JSON change this. */
  text: string;
  contentType: string;
  headers: Record<string, string>;
  /** All is done and kept, but the connection breaks before the answer (`cut`) or within it (`reset`), or the answer never ends. */
  arrives: 'whole' | 'cut' | 'reset' | 'endless';
}

export type Instead = (visit: FaultContext) => Partial<FaultResponse> | null | Promise<Partial<FaultResponse> | null>;

export interface Fault {
  description: string;
  /** Hits the request of a fresh csrf token only when that operation is named. */
  excludesCsrf?: true;
  /** Takes a value, its seed: `chaos:7`, `chaos:7:cartInsert`. */
  hasSeed?: true;
  /** The endpoint runs even when the caller has disconnected. */
  runsAfterDisconnect?: true;
  /** Before the endpoint does its work. */
  before?: (visit: FaultContext) => Promise<void> | void;
  /** An answer in place of the endpoint's own; the endpoint does no work. */
  instead?: Instead;
  /** Changes the endpoint's own answer. */
  after?: (answer: FaultResponse, visit: FaultContext) => Partial<FaultResponse> | Promise<Partial<FaultResponse>>;
}

/** The call that a fault hits, and what the fault can do with it. */
export interface FaultContext {
  /** How often this fault has hit this operation in the session, from 0. */
  count: number;
  operationId: string;
  /** Path and query. */
  address: string;
  /** The address of the page that calls. */
  page: string;
  seed: string;
  isSignedIn: boolean;
  /** Waits until the caller disconnects at most. */
  pause(ms: number): Promise<void>;
  /** Waits, even when the caller disconnects. */
  delayUncancelled(ms: number): Promise<void>;
  /** Breaks the connection off. */
  cut(): void;
  /** Sends early hints (103). */
  hint(): void;
  endSession(): Promise<void>;
  /** From the next call on the page is in another fault. */
  switchFault(from: string, to: string): void;
}

/** A fault with the call that meets it. */
export interface TriggeredFault {
  fault: Fault | undefined;
  visit: FaultContext;
}
