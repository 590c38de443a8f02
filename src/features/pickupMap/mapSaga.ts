import { put } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { createConfigPath } from '../../shop/configReport';
import { getPage, getShop } from '../sagaContext';
import { CITY_CENTRES } from './mapRules';
import { mapActions } from './mapSlice';
import { readMapSettings } from './readMapSettings';

export function* mapSaga(): SagaGenerator {
  const [{ log }, { config, countryCode }] = [yield* getPage(), yield* getShop()];
  const settings = readMapSettings(config.pickupMap, CITY_CENTRES[countryCode], createConfigPath(log).child('pickupMap'));
  yield* put(mapActions.settingsRead({ settings }));
}
