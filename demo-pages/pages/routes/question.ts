import type { FastifyReply, FastifyRequest } from 'fastify';
import { getVariantCards } from '../../domain/productCards';
import { addQuestion } from '../../domain/questions';
import type { ProductCard } from '../../domain/types';
import { fieldsOf, textOf, wholeNumberOf, type Fields } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { checkForm, isEmail, type CheckedForm, type FormRules } from '../validation';

const RULES: FormRules = { email: { label: 'fieldEmail', check: isEmail }, question: { label: 'fieldQuestion' } };
const MAX_QUESTION = 2000;

/** A question to the shop, about an article if there is one. As a page and, with `modal=1`, as the content of a modal. */
export const registerQuestion: RegisterRoutes = (app, pages, { urls }) => {
  const { db } = pages.context;

  app.get(urls.question, async (request, reply) => {
    const values = { email: request.shop.customer?.email ?? '' };
    return show(request, reply, await articleOf(request, fieldsOf(request.query)), { values, errors: {} }, false);
  });

  app.post(urls.question, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const article = await articleOf(request, fields);
    const form = checkForm(fields, RULES, pages.shopOf(request).t);
    const isSent = Object.keys(form.errors).length === 0;
    const text = textOf(fields, 'question', MAX_QUESTION);
    if (isSent) {
      const { country } = request.shop;
      await addQuestion(db, { country, email: form.values.email ?? '', text, variantId: article?.variantId ?? null });
    }
    return show(request, reply, article, { ...form, values: { ...form.values, question: text } }, isSent);
  });

  async function articleOf({ shop }: FastifyRequest, fields: Fields): Promise<ProductCard | null> {
    const variantId = wholeNumberOf(fields, 'v');
    const [card] = variantId === null ? [] : await getVariantCards(db, shop.country, [variantId]);
    return card ?? null;
  }

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    article: ProductCard | null,
    form: CheckedForm,
    isSent: boolean,
  ): Promise<FastifyReply> {
    const { t } = pages.shopOf(request);
    const status = Object.keys(form.errors).length > 0 ? 422 : 200;
    return pages.send(request, reply, 'question', { article, isSent, ...form }, { title: t('questionTitle'), status, canBeModal: true });
  }
};
