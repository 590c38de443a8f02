import type { Fault } from './faultTypes';

/** Faults of the connection; further faults of the reference shop. */
export const BROKEN_CONNECTIONS: Readonly<Record<string, Fault>> = {
  'early-hints': { description: 'Status 103 with hints in front of the answer', before: ({ hint }) => hint() },
  gzip: { description: 'The answer is announced as gzip and is none', after: () => ({ headers: { 'content-encoding': 'gzip' } }) },
  reset: {
    description: 'Everything is done, but the connection is reset within the answer, behind its headers',
    after: () => ({ arrives: 'reset' }),
  },
  endless: { description: 'Everything is done, but blanks without end follow the answer', after: () => ({ arrives: 'endless' }) },
  'redirect-loop': {
    description: 'Redirected to itself, again and again',
    instead: ({ address }) => ({ status: 307, text: '', headers: { location: address } }),
  },
};
