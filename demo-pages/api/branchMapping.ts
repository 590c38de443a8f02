import { networksOf, priceAt, type Branch } from '../domain/checkout/branches';
import { PICKUP_TYPE_NAMES, PICKUP_TYPES } from '../domain/checkout/branchTexts';
import type { DeliveryMethodName, DeliveryOffer } from '../domain/checkout/deliveries';
import type { CountryCode } from '../countries/countries';
import { toUnits } from '../domain/prices';
import type { ShopRequest } from '../http/shopRequest';

/** The fields for the map and the list; the detail has the others. */
export function toBasicBranch(branch: Branch, country: CountryCode, offer: DeliveryOffer | undefined): object {
  const { id, name, street, city, zip, lat, lng, network, capacity, openingHours } = branch;
  const { transportId, typeId } = PICKUP_TYPES[network];
  const price = offer ? toUnits(priceAt(country, offer, branch)) : null;
  return { id, name, street, city, zip, lat, lng, transportId, typeId, available: capacity > 0, price, openingHours };
}

export function toBranch(branch: Branch, country: CountryCode, method: DeliveryMethodName, offer: DeliveryOffer | undefined): object {
  const { phone, capacity } = branch;
  return {
    ...toBasicBranch(branch, country, offer),
    earliestDate: offer?.promise ?? null,
    phone,
    cashAndCarry: method === 'outlet',
    capacity,
  };
}

/** The networks of a method, with their number of available branches. */
export function toTransports(shop: ShopRequest, method: DeliveryMethodName, branches: readonly Branch[]): object[] {
  return networksOf(method).map((network) => {
    const { transportId, typeId } = PICKUP_TYPES[network];
    return {
      id: transportId,
      totalAvailableBranches: branches.filter((branch) => branch.network === network && branch.capacity > 0).length,
      types: [{ id: typeId, name: PICKUP_TYPE_NAMES[shop.country][network], icon: PICKUP_TYPES[network].icon }],
    };
  });
}
