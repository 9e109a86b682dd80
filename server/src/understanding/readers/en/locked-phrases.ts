import { anyOf, type Locks } from '../latin/locks.ts';
import { placePhrases } from './place-names.ts';
import { isTitleCase } from './running-case.ts';

/** Terms with "and", "of", "in" or "for" inside that stand for one thing. */
const terms = `
quality of life|quality of work life|quality of service|standard of living|cost of living|rule of law|freedom of speech|freedom of expression|freedom of the press|freedom of religion|duty of care|burden of proof|standard of proof|balance of power
balance of payments|terms of trade|sense of belonging|sense of self|word of mouth|internet of things|point of care|activities of daily living|end-of-life care|range of motion|length of stay|theory of mind|theory of mind|philosophy of mind|problem of evil
right to be forgotten|right to privacy|right to silence|right to strike|right to life|right to education|right to a fair trial|stream of consciousness|point of view|coming of age|state of nature|death of the author|division of labour|division of labor|separation of powers
chain of command|rules of engagement|use of force|weapons of mass destruction|theatre of the absurd|art of war|freedom of information|proof of concept|proof of stake|state of charge|rate of return|work of art|works of art|means of production
cause of action|code of conduct|codes of conduct|cost of capital|ease of use|willingness to pay|ability to pay|responsibility to protect|access to justice|access to healthcare|access to finance|access to education|time to market|attention to detail
small and medium(?:-sized)? enterprises|small and medium-sized businesses|micro, small and medium enterprises|research and development|mergers and acquisitions|health and safety|supply and demand|search and rescue|trial and error|command and control
law and order|checks and balances|war and peace|crime and punishment|north and south
foot and mouth disease|hit and run|supply chain|knowledge, attitudes?,? and practices?|arts and crafts|pick and place|plug and play|command and conquer|diversity and inclusion|diversity, equity,? and inclusion|science and technology studies|food and beverage
hazard analysis and critical control points?|water and sanitation|oil and gas|wear and tear|profit and loss|bed and breakfast|rise and fall|black and white|peer-to-peer|business-to-business|human-in-the-loop|train(?:ing)? and development|reward and punishment
intention to use|intention to leave|intent to leave|intention to quit|return on investment|return to work|return to sport|brain drain|work-life balance|proof of work|pay for performance|fee for service|buy now,? pay later|play-by-play
`;

/** Names of wars, works and movements that hold a word which rules would cut at. */
const names = String.raw`
First World War|Second World War|World War II|World War I|World War One|World War Two|Cold War|Gulf War|Vietnam War|Korean War|Crimean War|Boer War|American Civil War|English Civil War|Spanish Civil War|Opium Wars?|Falklands War|Hundred Years[’'] War|Thirty Years[’'] War|Napoleonic Wars
American Revolution|French Revolution|Russian Revolution|Industrial Revolution|Green Revolution|Cultural Revolution|Glorious Revolution|Great Depression|Great Leap Forward|New Deal|Marshall Plan|Black Death|Arab Spring|Harlem Renaissance|Lost Generation
Trail of Tears|Boston Tea Party|Boston Massacre|Salem Witch Trials|Berlin Wall|Iron Curtain|Prague Spring|Long March|Night of the Long Knives|Great Fire of London|Gunpowder Plot|Dust Bowl|Great Migration|Manifest Destiny|Underground Railroad|Reign of Terror|Bay of Pigs|Wars of the Roses
Meiji Restoration|Boxer Rebellion|Taiping Rebellion|Bloody Sunday|Easter Rising|Partition of India|Scramble for Africa|Great Famine|Great Schism|Hundred Days[’'] Reform|Holy Roman Empire|Pax Romana
Cuban Missile Crisis|Suez Crisis|Treaty of [A-Z][\p{L}]+|Peace of [A-Z][\p{L}]+|Battle of (?:the )?[A-Z][\p{L}]+|Siege of [A-Z][\p{L}]+|Congress of [A-Z][\p{L}]+|Allegory of the Cave|Art of War|On the Genealogy of Morals?|The Great Gatsby|To Kill a Mockingbird
Pride and Prejudice|Sense and Sensibility|Romeo and Juliet|Antony and Cleopatra|Sons and Lovers|Being and Time|Being and Nothingness|Fear and Trembling|Beyond Good and Evil
Things Fall Apart|Heart of Darkness|Lord of the Flies|The Lord of the Rings|The Handmaid[’']s Tale|Wuthering Heights|Jane Eyre|Wide Sargasso Sea|Great Expectations|Oliver Twist|The Sun Also Rises|The Old Man and the Sea|The Grapes of Wrath|Of Mice and Men
Death of a Salesman|A Streetcar Named Desire|Waiting for Godot|A Doll[’']s House|The Waste Land|Paradise Lost|The Canterbury Tales|A Midsummer Night[’']s Dream|King Lear|The Merchant of Venice|Much Ado About Nothing|Brave New World|Animal Farm|Nineteen Eighty-Four
The Catcher in the Rye|One Hundred Years of Solitude|Don Quixote|The Tempest|Moby[- ]Dick|The Scarlet Letter|The Picture of Dorian Gray|A Room of One[’']s Own|Mrs\.? Dalloway|To the Lighthouse|Frankenstein|Dracula|The Yellow Wallpaper|The Awakening|The Bell Jar
Journey to the West|Dream of the Red Chamber|The Analects|Sustainable Development Goals?|Millennium Development Goals?|Premier League|World Cup|Olympic Games|Black Lives Matter|MeToo|United Nations|World Bank|World Trade Organization|World Health Organization
International Monetary Fund|Silk Road|Belt and Road Initiative|Belt and Road|European Court of Human Rights|International Criminal Court|Supreme Court|Universal Declaration of Human Rights|Paris Agreement|Kyoto Protocol|Geneva Conventions?|Good Friday Agreement|Declaration of Independence|Bill of Rights|Magna Carta
`;

const quoted = /“[^“”]{1,120}”|"[^"]{1,120}"|«[^«»]{1,120}»|(?<![\p{L}\p{N}])‘[^‘’]{2,100}’(?![\p{L}])/gu;

const waters = /(?<!\p{L})(?:Lake|Mount|Cape|Port|Fort|Gulf of) \p{Lu}\p{L}+/gu;
const places = anyOf(placePhrases);
const namePatterns = [quoted, anyOf(names), waters];
/** A land keeps its capitals where the title has none: "united states". */
const written = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(/\p{L}+/gu, (word) =>
        /^(?:and|of|the|de|es)$/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
      );
const termPattern = anyOf(terms);

/** Names keep their capitals, terms lose those that title case gave them. */
export function lockPhrases(title: string, locks: Locks): string {
  const named = namePatterns.reduce((text, pattern) => locks.lock(text, pattern), locks.lock(title, places, written));
  return locks.lock(named, termPattern, (term) => (isTitleCase(title) ? term.toLowerCase() : term));
}
