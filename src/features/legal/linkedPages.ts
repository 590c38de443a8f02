import { decodeEntities } from '../../lib/plainText';

const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** The addresses that an HTML text links to. */
export const linkedPages = (html: string): string[] =>
  [...html.matchAll(HREF)].map(([, double, single, bare]) => decodeEntities(double ?? single ?? bare ?? ''));
