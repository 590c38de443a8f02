import { tryEveryFault } from '../../../support/widgets/everyFault';

tryEveryFault('/kosarica/1');
