import { createApiKey, licensesOf, renewApiKey } from '../domain/digitalContent';
import type { Call, Endpoint } from '../http/endpoint';
import { refusingBy, toRefusal } from './apiErrors';
import { idOf } from './ids';
import { signedIn } from './signedIn';

const refusing = refusingBy(toRefusal);

const ofCustomer = (call: Call) => ({
  customerId: signedIn(call).id,
  productId: idOf(call.body.productId) ?? 0,
  country: call.shop.country,
});

export const digitalContentEndpoints: Record<string, Endpoint> = {
  getProductLicenseKeys: refusing(async (call) => {
    const { context, query } = call;
    const licenses = await licensesOf(context.db, signedIn(call).id, {
      orderNumber: String(query.orderId),
      productId: query.productId === undefined ? null : (idOf(query.productId) ?? 0),
    });
    return { keys: licenses.map(({ productId, title, key }) => ({ productId: String(productId), title, key, downloadUrl: null })) };
  }),

  createCustomerApiKey: refusing(async (call) => ({ apiKey: await createApiKey(call.context.db, ofCustomer(call)) })),

  updateCustomerApiKey: refusing(async (call) => ({
    apiKey: await renewApiKey(call.context.db, ofCustomer(call), typeof call.body.apiKey === 'string' ? call.body.apiKey : null),
  })),
};
