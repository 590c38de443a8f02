import type { CountryCode } from '../countries/countries';
import type { ShopDatabase } from '../db/schema';

export interface Question {
  country: CountryCode;
  email: string;
  text: string;
  /** The article that it is about. */
  variantId: number | null;
}

export async function addQuestion(db: ShopDatabase, question: Question): Promise<void> {
  await db.insertInto('questions').values(question).execute();
}
