import { isDto } from '../lib/dto';

/** Why a response is not a JSON object. */
type MalformedReason = 'empty' | 'html' | 'syntax' | 'shape';

export interface ParsedJson {
  /** Null when there is a `reason`. */
  body: Record<string, unknown> | null;
  reason: MalformedReason | null;
  isNoisy: boolean;
}

const malformed = (reason: MalformedReason): ParsedJson => ({ body: null, reason, isNoisy: false });

/** How PHP prints its notices, with html_errors on or off. */
const NOTICE = /\b(notice|warning|deprecated|strict standards|(fatal|parse) error)(<\/b>)?:/i;
const PAGE = /<(!doctype|html|head|body|form|script)\b/i;
/** A number can only follow one of these: skips the slow path for long ids that are already strings. */
const LONG_NUMBER = /[[,:]\s*-?\d{16}/;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/.source;

/**
 * Reads the responses of PHP shops: after a BOM or a `)]}'` guard, and between PHP notices or HTML comments (`isNoisy`). JSON inside an HTML page
 * is not used, and a truncated response is never read as one of its parts.
 */
export function parseLenientJson(text: string): ParsedJson {
  const json = text.replace(/^[\uFEFF\s]*(\)\]\}',?)?[\uFEFF\s]*/, '');
  if (json === '') return malformed('empty');
  const outer = parse(json);
  const parsed = typeof outer === 'string' ? (parse(outer) ?? outer) : outer; // encoded twice
  if (isDto(parsed)) return { body: parsed, reason: null, isNoisy: false };
  if (parsed !== undefined) return malformed('shape');
  return salvage(json);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(LONG_NUMBER.test(json) ? quoteLongIntegers(json) : json);
  } catch {
    return undefined;
  }
}

/** Turns ids beyond 2^53 into strings, to keep every digit. */
function quoteLongIntegers(json: string): string {
  return json.replace(new RegExp(`${STRING}|-?\\d[\\d.eE+-]*`, 'g'), (token) =>
    /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

/** What caches and plugins put around it: HTML comments, and the `0` of an Ajax hook that nobody has ended. */
const isRemark = (noise: string): boolean =>
  /^\s*[01]\s*$/.test(noise) || noise.split('-->').every((part) => part.trim() === '' || part.trim().startsWith('<!--'));

/**
 * The first object between notices. `{closure}` and `[1]` of a notice are skipped; what starts like JSON and does not end is a
 * truncated response.
 */
function salvage(text: string): ParsedJson {
  const start = /\{\s*["}]|\[/g;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const end = balancedEnd(text, match.index);
    const value = parse(text.slice(match.index, end));
    if (isDto(value)) {
      const noise = text.slice(0, match.index) + text.slice(end);
      if (isRemark(noise) || (NOTICE.test(noise) && !PAGE.test(noise))) return { body: value, reason: null, isNoisy: true };
      break;
    }
    if (end === 0 || text[match.index] === '{') break;
    start.lastIndex = end;
  }
  return malformed(text.startsWith('<') && PAGE.test(text) ? 'html' : 'syntax');
}

/** Index after the bracket that closes the one at `from`, or 0. Ignores brackets within strings. */
function balancedEnd(text: string, from: number): number {
  const token = new RegExp(`${STRING}|[{}[\\]]`, 'g');
  token.lastIndex = from;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{' || match[0] === '[') depth += 1;
    else if (match[0] === '}' || match[0] === ']') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return 0;
}
