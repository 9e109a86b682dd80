import { anyOf } from '../latin/locks.ts';
import { placePhrases } from './place-names.ts';

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
House of Lords|House of Commons|House of Representatives|National Health Service|Human Rights Act|Civil Rights Act|Equality Act|Royal Navy|Royal Air Force|Labour Party|Conservative Party|Liberal Party|Communist Party|Democratic Party|Republican Party|Nazi Party|Catholic Church|Church of England|Orthodox Church|Peasants[’'] Revolt|Paris Commune|Bank of England|Federal Reserve|European Central Bank|Security Council|General Assembly
`;

export const namePhrases = anyOf(names);
export const places = anyOf(placePhrases);
export const waters = /(?<!\p{L})(?:Lake|Mount|Cape|Port|Fort|Gulf of) \p{Lu}\p{L}+/gu;
