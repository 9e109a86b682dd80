import { keepEnd, keepStart } from './clean-text.ts';

const properNouns = new Set(
  `Africa African Alaska Algeria Alzheimer Amazon America American Americas Amsterdam Andes Antarctic Antarctica Arab Arabia
  Arabic Arctic Argentina Aristotle Asia Asian Athens Atlantic Australia Australian Austria Austrian Baltic Bangladesh
  Barcelona Basque Bayes Bayesian Beijing Belgian Belgium Berlin Bible Boltzmann Boolean Boston Brazil Brazilian Britain
  British Brownian Buddhism Buddhist Byzantine California Cambodia Canada Canadian Caribbean Catalan Catholic Caucasus
  Chicago Chile China Chinese Christian Christianity Christmas Coulomb Colombia Colombian Confucian Confucianism Confucius
  Congo Copenhagen Croatia Cuba Cuban Czech Danish Darwin Darwinian Denmark Dutch Ecuador Egypt Egyptian Einstein England
  English Ethiopia Euclidean Eulerian Eurasia Europe European Facebook Fermi Fibonacci Finland Finnish Florida Fourier
  France French Freud Freudian Galileo Gaussian Geneva German Germany Ghana Gibbs Gini Google Greece Greek Greenland
  Guangdong Guangzhou Hamiltonian Han Hangzhou Hawaii Hebrew Hegel Hilbert Himalaya Himalayan Hindu Hinduism Hollywood Homer
  Hungarian Hungary Iberian Iceland India Indian Indonesia Indonesian Iran Iranian Iraq Ireland Irish Islam Islamic
  Israel Israeli Istanbul Italian Italy Jakarta Japan Japanese Jerusalem Jew Jewish Judaism Kant Kantian Kenya Keynesian
  Korea Korean Lagrangian Laplace Latin Latino Lebanon Likert Linux London Madrid Malaysia Malaysian Manchester Maori Markov
  Marx Marxism Marxist Mediterranean Mexican Mexico Ming Minkowski Mongolia Mongolian Moroccan Morocco Moscow Mozart
  Muslim Myanmar Nash Nazi Nepal Netherlands Newton Newtonian Nigeria Nigerian Nobel Nordic Norway Norwegian Olympic
  Olympics Ottoman Pacific Pakistan Palestine Paris Parkinson Pearson Peking Persian Peru Peruvian Philippine Philippines
  Plato Platonic Poisson Poland Polish Polynesia Portugal Portuguese Protestant Python Qing Quechua Quran Renaissance Rome
  Roman Romania Romanian Russia Russian Sahara Saudi Scandinavia Scandinavian Schrödinger Scotland Scottish Serbia Shakespeare
  Shanghai Shenzhen Siberia Sichuan Singapore Slavic Slovenia Soviet Spain Spanish Stalin Stockholm Sudan Sweden Swedish
  Swiss Switzerland Sydney Syria Syrian Taiwan Taiwanese Tang Tanzania Taoism Tehran Texas Thai Thailand Tibet Tibetan Tokyo
  Toronto Tunisia Turing Turkey Turkish Twitter Uganda Ukraine Ukrainian Uruguay Vatican Venezuela Venice Victorian Vienna
  Vietnam Vietnamese Wales Washington Weber Weberian Welsh Wikipedia Wuhan Xinjiang Yangtze Yoruba YouTube Yunnan Zhejiang
  Zimbabwe Zurich Alabama Arizona Arkansas Colorado Connecticut Georgia Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana
  Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Montreal Nebraska Nevada Ohio Oklahoma Ontario
  Oregon Pennsylvania Philadelphia Quebec Tennessee Utah Vermont Virginia Wisconsin Wyoming January February April June July August September October November December Monday Tuesday Wednesday
  Thursday Friday Saturday Sunday Adorno Arendt Augustine Bach Barthes Becker Beethoven Bentham Bourdieu Brahms Chaucer Chomsky
  Clausewitz Dante Deleuze Derrida Descartes Dewey Dickens Dostoevsky Durkheim Foucault Frege Goethe Gramsci Habermas Heidegger Hobbes
  Hume Husserl Joyce Kafka Kierkegaard Kuhn Lacan Leibniz Lenin Levinas Locke Machiavelli Mao Merleau-Ponty Milton Napoleon Nietzsche
  Orwell Piaget Popper Quine Rawls Rousseau Sartre Schopenhauer Socrates Spinoza Tolstoy Vygotsky Wagner Wittgenstein Woolf`.split(
    /\s+/,
  ),
);

const properPhrases = [
  'New York',
  'New Zealand',
  'New Delhi',
  'New England',
  'New Orleans',
  'New Jersey',
  'New Mexico',
  'New South Wales',
  'United States',
  'United Kingdom',
  'United Nations',
  'European Union',
  'African American',
  'African Americans',
  'South Africa',
  'South African',
  'South Korea',
  'North Korea',
  'South America',
  'North America',
  'Latin America',
  'Central America',
  'Central Asia',
  'East Asia',
  'Southeast Asia',
  'South Asia',
  'Middle East',
  'Middle Ages',
  'Hong Kong',
  'Sri Lanka',
  'Costa Rica',
  'Puerto Rico',
  'El Salvador',
  'Saudi Arabia',
  'San Francisco',
  'Los Angeles',
  'Great Britain',
  'Great Depression',
  'Great Wall',
  'Cold War',
  'Civil War',
  'First World War',
  'Second World War',
  'World War',
  'World Bank',
  'World Health Organization',
  'World Trade Organization',
  'Belt and Road',
  'Silk Road',
  'Monte Carlo',
  'Black Sea',
  'Red Sea',
  'North Sea',
  'Yellow River',
  'Yangtze River',
  'Pearl River Delta',
  'Industrial Revolution',
  'Cultural Revolution',
  'French Revolution',
  'Supreme Court',
  'Dead Sea',
  'Peace Corps',
  'Red Cross',
  'New Deal',
  'Virginia Woolf',
  'John Locke',
  'Sun Tzu',
  'Du Bois',
];
const phrasePattern = new RegExp(`\\b(?:${[...properPhrases].sort((a, b) => b.length - a.length).join('|')})\\b`, 'g');

/**
 * Words of English titles that are names whatever stands around them. Words that are also common words (Turkey is left
 * in, March and May are not) were weighed by how often titles mean the name.
 */
export function isProperNoun(word: string): boolean {
  return properNouns.has(word);
}

/** Names of several words, marked so that a change of case leaves them alone. */
export function keepProperPhrases(title: string): string {
  return title.replace(phrasePattern, (phrase) => `${keepStart}${phrase}${keepEnd}`);
}
