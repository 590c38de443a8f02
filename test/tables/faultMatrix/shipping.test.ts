import { tryEveryFault } from '../../support/widgets/faultMatrix';

tryEveryFault('/kosarica/3');
