import { ApiError } from '../../../src/api/ApiError';
import type { OperationId } from '../../../src/api/api';
import { articleDto, cartDto } from './cartDtos';
import type { ArticleDto, CartDto } from './cartDtos';
import type { FakeAnswers } from './fakeApi';

interface Line {
  variantId: string;
  count: number;
  isInsured?: boolean;
}

type Body = Readonly<Record<string, unknown>>;

/** The network of one request: request or response may be lost, and both take time. */
export interface Journey {
  requestMs?: number;
  responseMs?: number;
  /** The shop never receives it. */
  lostRequest?: ApiError;
  /** The shop has acted, but its response is lost. */
  lostResponse?: ApiError;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const INSURANCE_ID = '31';

const insurance = (isInsured = false): NonNullable<ArticleDto['bundles']> => [
  { id: INSURANCE_ID, title: 'Zavarovanje', type: 'insurance', active: isInsured, actual_price: 5 },
];

/** A small in-memory shop that remembers the intents it has received (ADR 006). */
export function cartShop(
  start: Readonly<Record<string, number>> = { 100: 1 },
  journey: (operation: OperationId) => Journey = () => ({}),
  { isInsuranceOffered = false } = {},
) {
  const lines = new Map<string, Line>();
  const seen = new Set<string>();
  let lastId = 0;
  const add = (variantId: string, count: number): void => {
    const line = [...lines.values()].find((known) => known.variantId === variantId);
    if (line) line.count += count;
    else lines.set(String((lastId += 1)), { variantId, count });
  };
  for (const [variantId, count] of Object.entries(start)) add(variantId, count);

  const cart = (overrides: Partial<CartDto> = {}): CartDto =>
    cartDto(
      [...lines].map(([cartItemId, { variantId, count, isInsured }]) =>
        articleDto({
          cartItemId,
          variantId,
          count,
          title: `Izdelek ${variantId}`,
          availability: { inStock: 999 },
          bundles: isInsuranceOffered ? insurance(isInsured) : [],
        }),
      ),
      overrides,
    );

  function lineOf(operation: OperationId, { id }: Body): Line {
    const line = lines.get(String(id));
    if (line === undefined) throw new ApiError('http', operation, { status: 409 });
    return line;
  }

  const acts: Partial<Record<OperationId, (body: Body) => void>> = {
    cartInsert: ({ variantId, count = 1 }) => add(String(variantId), Number(count)),
    cartChangeAmount: (body) => void (lineOf('cartChangeAmount', body).count = Number(body['amount'])),
    cartAddInsurance: (body) => void (lineOf('cartAddInsurance', body).isInsured = true),
    cartDeleteInsurance: (body) => void (lineOf('cartDeleteInsurance', body).isInsured = false),
    cartDelete({ id }) {
      for (const one of String(id).split(',')) lines.delete(one);
    },
  };

  /** One request that has arrived. */
  function arrive(operation: OperationId, body: Body): void {
    const intentId = String(body['intentId'] ?? '');
    if (seen.has(intentId)) return;
    acts[operation]?.(body);
    if (intentId !== '') seen.add(intentId);
  }

  async function answer(operation: OperationId, body: Body = {}): Promise<CartDto | ApiError> {
    const { requestMs = 0, responseMs = 0, lostRequest, lostResponse } = journey(operation);
    if (requestMs > 0) await wait(requestMs);
    if (lostRequest !== undefined) return lostRequest;
    try {
      arrive(operation, body);
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
    const result = cart();
    if (responseMs > 0) await wait(responseMs);
    return lostResponse ?? result;
  }

  const answers: FakeAnswers = {
    widgetCart: () => answer('widgetCart'),
    cartInsert: ({ body }) => answer('cartInsert', body),
    cartChangeAmount: ({ body }) => answer('cartChangeAmount', body),
    cartDelete: ({ body }) => answer('cartDelete', body),
    cartAddInsurance: ({ body }) => answer('cartAddInsurance', body),
    cartDeleteInsurance: ({ body }) => answer('cartDeleteInsurance', body),
  };

  return {
    answers,
    arrive,
    cart,
    add,
    remove: (cartItemId: string) => lines.delete(cartItemId),
    /** cart item id -> line */
    lines: (): ReadonlyMap<string, Readonly<Line>> => lines,
    /** variant -> count */
    counts: () => Object.fromEntries([...lines.values()].map(({ variantId, count }) => [variantId, count])),
  };
}

export type CartShop = ReturnType<typeof cartShop>;
