import type { Api } from '../../../src/api/api';
import type { ApiError } from '../../../src/api/ApiError';
import type { ApiOptions } from '../../../src/api/apiOptions';
import { apiOf } from '../../support/fakes/apiOf';
import { fakePage } from '../../support/fakes/fakePage';
import type { FakePage, FakePageOverrides } from '../../support/fakes/fakePage';
import type { ShopServer } from './shopServer';

export interface TestApi {
  api: Api;
  page: FakePage;
  /** How often the adult-content callback was called. */
  adultCalls(): number;
}

/** The client on a page of `server`, with the quickest retries. */
export function testApi(server: ShopServer, options: ApiOptions = { csrfToken: 'token-1' }, overrides: FakePageOverrides = {}): TestApi {
  const page = fakePage({ href: `${server.origin}/iskanje?stran=2#vrh`, ...overrides });
  let adultCalls = 0;
  const api = apiOf({ page, options, onAdultContent: () => void (adultCalls += 1), random: () => 0 });
  return { api, page, adultCalls: () => adultCalls };
}

/** The ApiError of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    expect(error).toMatchObject({ name: 'ApiError' });
    return error as ApiError;
  }
  throw new Error('the call succeeded');
}
