import type { ConfigPath } from '../../shop/configReport';
import { entries, text } from '../../shop/configValidators';
import type { Entries, Reader } from '../../shop/configValidators';
import { isInRegion } from '../../shop/region';
import { isHref } from '../../shop/urls';
import type { Position } from '../delivery';
import type { MapSettings } from './mapTypes';

const isTileUrl = (value: string): boolean => isHref(value) && ['{z}', '{x}', '{y}'].every((place) => value.includes(place));
const tileUrl = text('an address with the places {z}, {x} and {y}', isTileUrl);
const attribution = text('a text of at most 200 characters', (value) => /^[^\p{Cc}]{1,200}$/u.test(value));
const href = text('a path or an http(s) address', isHref);

const centre: Reader<Position> = (value, at) => {
  const { lat, lng } = entries(value, at) ?? {};
  const [y, x] = [Number(lat ?? Number.NaN), Number(lng ?? Number.NaN)];
  return isInRegion({ lat: y, lng: x }) ? { lat: y, lng: x } : at.expected('{ "lat": …, "lng": … } in one of the six countries', value);
};

const KEYS = ['tileUrl', 'attribution', 'attributionUrl', 'centre'];

/** A bad value is reported and replaced by its default. */
export function readMapSettings(source: Entries | null, defaultCentre: Position, at: ConfigPath): MapSettings {
  const given = source ?? {};
  for (const key of Object.keys(given)) if (!KEYS.includes(key)) at.child(key).expected(`one of ${KEYS.join(', ')}`, given[key]);
  const read = <Value>(key: string, reader: Reader<Value>): Value | null =>
    given[key] === undefined || given[key] === null ? null : (reader(given[key], at.child(key)) ?? null);
  return {
    tileUrl: read('tileUrl', tileUrl),
    attribution: read('attribution', attribution),
    attributionUrl: read('attributionUrl', href),
    centre: read('centre', centre) ?? defaultCentre,
  };
}
