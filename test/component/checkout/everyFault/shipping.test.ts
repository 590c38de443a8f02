import { tryEveryFault } from '../../../support/everyFault';

tryEveryFault('/kosarica/3');
