import { getProduct } from '../../domain/catalogue';
import { DomainError } from '../../domain/domainError';
import { createReview, moderateReview, ownReview, updateReview, waitingReviews } from '../../domain/reviews';
import { SERVER_TEXTS } from '../../http/serverTexts';
import { fieldsOf, plainText, textOf, wholeNumberOf } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { flash } from '../render';
import { sendNotFound, sendToSignIn } from './messages';
import { sendProduct } from './product';
import { reviewsOf } from './reviews';

const MAX_TITLE = 200;
const MAX_TEXT = 5000;

/** The form on a product's page, and what the shop's editors decide about. */
export const registerReviews: RegisterRoutes = (app, pages, { prefix }) => {
  const { db } = pages.context;

  app.post<{ Params: { urlKey: string } }>(`${prefix}/:urlKey/review`, async (request, reply) => {
    const { customer, country, language } = request.shop;
    if (!customer) return sendToSignIn(pages, request, reply);
    const product = await getProduct(db, country, plainText(request.params.urlKey));
    if (!product) return sendNotFound(pages, request, reply);
    const { t, links } = pages.shopOf(request);
    const fields = fieldsOf(request.body);
    const values = {
      rating: wholeNumberOf(fields, 'rating') ?? 0,
      title: textOf(fields, 'title', MAX_TITLE),
      text: textOf(fields, 'text', MAX_TEXT),
    };
    const own = await ownReview(db, { productId: product.id, country }, customer.id);
    const input = { ...values, pros: own?.pros ?? [], cons: own?.cons ?? [] };
    try {
      if (own) await updateReview(db, own.id, customer.id, input);
      else await createReview(db, { productId: product.id, country }, customer, input);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const texts = SERVER_TEXTS[language];
      const errors =
        error.code === 'required_field'
          ? t('reviewRatingMissing')
          : error.code === 'review_has_links'
            ? texts.reviewHasLinks
            : texts.reviewTooShort;
      return sendProduct(pages, request, reply, product, await reviewsOf(pages, request, product, { values, errors }));
    }
    flash(request, 'success', t('flashReviewSent'));
    return reply.redirect(`${links.page(product.urlKey)}#reviews`, 303);
  });

  app.get(`${prefix}/__demo/reviews`, async (request, reply) => {
    const { t } = pages.shopOf(request);
    const reviews = await waitingReviews(db, request.shop.country);
    return pages.send(request, reply, 'waitingReviews', { reviews }, { title: t('reviewsWaiting') });
  });

  app.post(`${prefix}/__demo/reviews`, async (request, reply) => {
    const fields = fieldsOf(request.body);
    await moderateReview(db, wholeNumberOf(fields, 'id') ?? 0, textOf(fields, 'decision') === 'approve');
    return reply.redirect(`${prefix}/__demo/reviews`, 303);
  });
};
