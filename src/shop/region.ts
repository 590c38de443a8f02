/** The six shops' countries, in degrees: a position outside is a mistake, as pickup points and shoppers' towns are inside. */
export const REGION = { south: 41.8, west: 10.5, north: 55.5, east: 25.5 } as const;

export const isInRegion = ({ lat, lng }: { lat: number; lng: number }): boolean =>
  lat >= REGION.south && lat <= REGION.north && lng >= REGION.west && lng <= REGION.east;
