import { create } from 'axios';

export const http = create({ headers: { 'x-requested-with': 'XMLHttpRequest' }, timeout: 5000 });
