import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, type Section, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import { ownOf } from './open-names.ts';
import type { Twin } from './twin.ts';

/** Books of stories by their names, where a title does not say what they are. */
const collections =
  /\b(?:dubliners|runaway|lives of girls and women|dear life|hateship|the bloody chamber|winesburg, ohio|interpreter of maladies|unaccustomed earth|cathedral|what we talk about when we talk about love|drown|nine stories|the canterbury tales|decameron|in our time|the garden party|bliss and other|a good man is hard to find|everything that rises must converge|the things they carried|jesus’ son|cuentos de la selva|el llano en llamas|ficciones|el aleph|bestiario|final del juego|las armas secretas|todos los fuegos el fuego|doce cuentos peregrinos|las cosas que perdimos en el fuego|los peligros de fumar en la cama|leyendas|el conde lucanor|novelas ejemplares|el libro de arena|cuentos de amor de locura y de muerte|confabulario|siete casas vacías|pájaros en la boca)\b/iu;
const said =
  /\b(?:short stories|short story|stories|short fiction|tales)\b|\b(?:cuentos|relatos|cuentística|microrrelatos)(?!\p{L})/iu;
/** What is one tale by its name, or is told of people outside books. */
const single =
  /\ba tale of\b|\bthe handmaid['’]s tale\b|\btales of (?:genji|hoffmann)\b|news stories|life stories|stories of (?:migrants|refugees|survivors|patients)/iu;

/** Several stories in one book or by one hand: they have no one plot and no one narrator. */
export const areStories = ({ text, language }: TitleUnderstanding): boolean =>
  (language === 'en' || language === 'es') && (collections.test(text) || said.test(text)) && !single.test(text);

/** Which stories, what is read in each and across them, how they are told, what it comes to. */
export function planStories(title: TitleUnderstanding, twin: Twin | null, meaning: Section): Section[] {
  const set = section('tales.set', 15, [part('tales.pick'), part('tales.order')]);
  if (twin && twin.c === null) {
    const { a, b, work } = twin;
    return [
      set,
      ...[a, b].map((term, at) =>
        section('tales.each', 22 + at / 10, [part('tales.close', { term }), part('tales.across', { term })], {
          term,
          work,
        }),
      ),
      section('twin.tie', 22, [part('twin.show'), part('tales.end')], { a, b }),
      { ...meaning, move: 'twin.mean', slots: { ...meaning.slots, a, b } },
    ];
  }
  const { work, object, aspect } = nameTitle(title);
  const term = ownOf(title)(object === work ? (aspect ?? object) : object);
  return [
    set,
    section('tales.each', 28, [part('tales.close', { term }), part('tales.across', { term })], { term }),
    section('tales.craft', 22, [part('tales.voice'), part('tales.end'), part('text.language')]),
    meaning,
  ];
}
