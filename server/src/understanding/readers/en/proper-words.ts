import { wordSet } from '../latin/locks.ts';

/** Words that a sentence writes with a capital though they end like common nouns: faiths, followers of a person, months, feasts. */
export const properWords = wordSet(`
january february april june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas easter ramadan
chartist chartists chartism luddite luddites luddism jacobin jacobins jacobite jacobites girondins bolshevik bolsheviks bolshevism menshevik mensheviks nazi nazis nazism peronism peronist thatcherism thatcherite reaganism gaullism gaullist
marxism marxist marxists marxian leninism leninist stalinism stalinist trotskyism trotskyist maoism maoist keynesian keynesianism ricardian malthusian smithian darwinism darwinian newtonian einsteinian freudian jungian lacanian foucauldian
hinduism buddhism buddhist buddhists confucianism daoism taoism judaism jews jewish islam sikhism sikhs christianity christian christians muslims hindus protestantism protestants catholicism catholics anglican anglicanism anglicans calvinism calvinist calvinists lutheran lutheranism lutherans methodist methodism methodists
presbyterian presbyterians mormon mormons quakers puritanism puritans zionism zionist zionists kantian kantians kantianism hegelian hegelianism aristotelian aristotelianism platonism platonist thomism thomist cartesian cartesianism hobbesian lockean humean rousseauian rawlsian nietzschean spinozist
shakespearean dickensian brechtian wagnerian homeric chaucerian byronic miltonic bayesian gaussian euclidean napoleonic elizabethans victorians edwardians holocaust brexit olympics westminster whitehall kremlin vatican pentagon
enlightenment renaissance ottomans romans greeks europeans africans americans germans asians italians indians russians norwegians nigerians kenyans cubans mexicans canadians australians egyptians ukrainians koreans indonesians
`);
