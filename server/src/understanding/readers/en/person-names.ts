import { wordSet } from '../latin/locks.ts';
import { bare } from './noun-phrase.ts';

const given = wordSet(`
abraham adam adolf albert alexander alfred alice amy andrew andy angela anna anne anthony antonio arthur barack benjamin bertha bob boris carl caroline catherine charles charlotte chinua chris christina claude claudia clara daniel david diego donald dorothy
edgar edward elena elizabeth emily emma emmanuel ernest ernst eva f. ferdinand fidel florence frank franz frederick friedrich frida gabriel gandhi george gustav hannah hans harold haruki harriet harry helen henri henry herman hugo immanuel isaac isabel ivan
jacob james jane jean jean-paul john jorge joseph josé joyce juan julia julius karl kate katherine kazuo langston leo leonardo louis louise ludwig mahatma malala malcolm marcel margaret maria marie mark martin mary max maya michel miguel mohandas
napoleon nelson niccolò nicholas nikola norman octavia oscar otto pablo paul peter philip pierre queen king emperor president rachel ralph richard robert roger rosa salman salvador samuel sigmund simone sun susan sylvia thomas toni umberto ursula vincent
virginia vladimir voltaire w.e.b. walt walter wes william winston wolfgang woodrow zadie zora ngũgĩ mao deng sima wang li du kobayashi akira hayao yayoi
`);

const royal = wordSet('queen king emperor president sun mark frank rosa maya max jean');

const known = wordSet(`
aquinas arendt aristotle augustine austen austin bacon banksy baudelaire beauvoir beckett beethoven benjamin bentham berkeley bismarck borges bourdieu brecht brontë brontës browning burke butler byron caesar camus cervantes cézanne chaucer chekhov chomsky churchill
cicero clausewitz coleridge confucius conrad coppola dalí dante darwin degas deleuze derrida descartes dewey dickens dickinson diderot donne dostoevsky du dürer einstein eliot emerson engels epictetus epicurus faulkner fanon fitzgerald flaubert foucault freud frege gadamer galileo gandhi gaudí
gauguin gettier goethe gogh goya habermas hamlet hardy hayek hegel heidegger hemingway hitchcock hitler hobbes hofstede homer hume husserl ibsen ishiguro james joyce jung kafka kahlo kant keats kepler keynes kierkegaard klimt kubrick kurosawa lacan laozi lawrence leibniz lenin levinas lincoln
locke lorca luther machiavelli malthus manet mao marlowe marx matisse melville mencius michelangelo mill milton miyazaki monet morrison mozart munch murakami nabokov napoleon newton nietzsche nozick orwell ovid picasso plath plato poe pollock popper pushkin quine raphael rawls rembrandt ricardo
rothko rousseau rubens rushdie russell said sartre schopenhauer searle seneca shakespeare shelley singer smith socrates sophocles spinoza spivak stalin steinbeck swift tagore tarantino thatcher tolstoy trump turner twain van veblen velázquez vermeer virgil voltaire wagner warhol weber whitman
ayer austin avicenna averroes bakunin bergson berlin blake botticelli brahms caravaggio cavell chagall chopin courbet davidson degas delacroix derain dewey donatello duchamp dworkin finnis friedman fuller giotto gombrich gramsci hart hayek hegelian hockney hopper kandinsky kelsen klee kripke larkin leonardo macintyre magritte mahler marcuse merleau-ponty modigliani moore nagel nagarjuna nussbaum parfit piaget pissarro plotinus pound putnam renoir rilke rivera rodin ryle sargent schiele schiller scheler strauss stravinsky tintoretto titian vygotsky whitehead
wilde wittgenstein woolf wordsworth xunzi yeats zhuangzi zola
`);

/** Novels and plays that are called by whom they are about: what they say is read, and not what these wrote. */
const heroes = wordSet(
  `
jane eyre|oliver twist|david copperfield|nicholas nickleby|martin chuzzlewit|tom jones|joseph andrews|moll flanders|robinson crusoe|daniel deronda|silas marner|adam bede|agnes grey|mary barton|emma|jude the obscure|anna karenina|madame bovary|effi briest|eugene onegin|doctor zhivago
king lear|julius caesar|richard ii|richard iii|henry iv|henry v|henry viii|king john|doctor faustus|edward ii|hedda gabler|miss julie|peter pan|peter grimes|billy budd|daisy miller|ethan frome|tom sawyer|huckleberry finn|annie john|anna christie|harry potter|mary poppins|tristram shandy|evelina|barry lyndon
dorian gray|charlotte temple|maggie cassidy|sula|lolita|pamela|clarissa|shirley|romola|rebecca|kim|carrie|mr norris|paul clifford|rob roy|henry esmond|john halifax|alice in wonderland|robin hood|max havelaar|martin eden
`
    .replaceAll('|', '\n')
    .replaceAll(' ', '_'),
);

export const isGivenName = (word: string): boolean => given.has(bare(word)) && !royal.has(bare(word));
export const isPersonWord = (word: string): boolean => known.has(bare(word)) || given.has(bare(word));

/** A person's name and nothing else: "Vincent van Gogh", "Foucault". */
export function isPersonName(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  if (words.length > 4 || heroes.has(words.map(bare).join('_'))) return false;
  const isFirst = given.has(bare(words[0] ?? ''));
  return words.length === 1
    ? known.has(bare(words[0] ?? ''))
    : (isFirst || known.has(bare(words.at(-1) ?? ''))) &&
        words.every((word) => /^(?:\p{Lu}|van|von|de|da|del|la|di|du|bin|ibn)/u.test(word));
}
