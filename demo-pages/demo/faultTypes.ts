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
  /** Hits the way to a fresh token only when that is named. */
  excludesCsrf?: true;
  /** Takes a value, its seed: `chaos:7`, `chaos:7:cartInsert`. */
  hasSeed?: true;
  /** The endpoint does its work although nobody waits for the answer any more. */
  runsAfterDisconnect?: true;
  /** Before the endpoint does its work. */
  before?: (visit: FaultContext) => Promise<void> | void;
  /** An answer in place of the endpoint's own; the endpoint does no work. */
  instead?: Instead;
  /** Changes the endpoint's own answer. */
  after?: (answer: FaultResponse, visit: FaultContext) => Partial<FaultResponse> | Promise<Partial<FaultResponse>>;
}

/** The call that meets a fault, and what a fault can do with it. */
export interface FaultContext {
  /** How often this session has met this fault at this operation, from 0. */
  count: number;
  operationId: string;
  /** Path and query. */
  address: string;
  /** The address of the page that calls. */
  page: string;
  seed: string;
  isSignedIn: boolean;
  /** Waits; not longer than the caller does. */
  pause(ms: number): Promise<void>;
  /** Waits, whoever has gone meanwhile. */
  delayUncancelled(ms: number): Promise<void>;
  /** Breaks the connection off. */
  cut(): void;
  /** Says that an answer is coming (103). */
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
