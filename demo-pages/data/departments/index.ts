import type { Department } from '../grammar';
import { appliances } from './appliances';
import { beauty } from './beauty';
import { carsAndPets } from './carsAndPets';
import { computers } from './computers';
import { electronics } from './electronics';
import { fashion } from './fashion';
import { food } from './food';
import { garden } from './garden';
import { home } from './home';
import { kitchen } from './kitchen';
import { media } from './media';
import { shoes } from './shoes';
import { sport } from './sport';
import { toys } from './toys';

/** In menu order. */
export const DEPARTMENTS: readonly Department[] = [
  electronics,
  computers,
  appliances,
  home,
  kitchen,
  garden,
  fashion,
  shoes,
  sport,
  toys,
  beauty,
  food,
  media,
  carsAndPets,
];
