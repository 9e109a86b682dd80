import { z } from 'zod';
import { languages } from './language-choice.ts';

export { defaultLanguage, languageParameter, languages, pickLanguage } from './language-choice.ts';

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** One text in every language of the product; a type error where one is missing. */
export type Localized<Text = string> = Readonly<Record<Language, Text>>;
