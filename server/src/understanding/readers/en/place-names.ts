import { wordSet } from '../latin/locks.ts';

/** Single words that name a place or a people; a capital in a title in title case says nothing, so they are listed. */
export const placeWords = wordSet(`
algiers alps america andorra ankara bahamas barbados beirut belize bhutan bosnia brasília brunei burundi busan caracas casablanca cologne djibouti doha dominica gabon guyana himalayas korea kyrgyzstan mauritania
medellín porto quito riyadh santiago seychelles suriname tajikistan tehran togo tonga tunis türkiye turkmenistan vanuatu balearics crete corsica sardinia tasmania thames danube rhine nile ganges mekong
afghanistan africa albania algeria amazon amsterdam andes angola antarctica arctic argentina arizona armenia asia asean athens auckland australia austria azerbaijan
baghdad bahrain balkans baltic bangkok bangladesh barcelona beijing belarus belgium belgrade benin berlin birmingham bogotá bogota bolivia boston botswana brazil bristol britain brooklyn
brussels budapest bulgaria burma cairo california cambodia cameroon canada caribbean catalonia chennai chicago chile china chongqing colombia congo copenhagen crimea croatia cuba cyprus czechia
dakar damascus delhi denmark detroit dhaka dubai dublin ecuador edinburgh egypt england eritrea estonia eswatini ethiopia europe fiji finland flanders florence florida france fujian gambia geneva
georgia germany ghana gibraltar glasgow greece greenland guangdong guangzhou guatemala guinea haiti hamburg hanoi havana hawaii helsinki honduras hungary iceland india indonesia iran iraq ireland
israel istanbul italy jakarta jamaica japan jerusalem jiangsu johannesburg jordan karachi kashmir kazakhstan kenya kerala kosovo kuwait kyiv kyoto lagos laos latvia lebanon leeds lesotho liberia libya
lima lisbon lithuania liverpool london luxembourg madagascar madrid malawi malaysia maldives mali malta manchester manila massachusetts mauritius mediterranean melbourne mesopotamia mexico miami
michigan milan moldova monaco mongolia montenegro montreal morocco moscow mozambique mumbai munich myanmar nairobi namibia naples nepal netherlands nicaragua niger nigeria normandy norway oman
ontario osaka oslo ottoman oxford pacific pakistan palestine panama paraguay paris peru philippines poland portugal prague prussia punjab qatar quebec romania rome russia rwanda sahara sahel samoa
scandinavia scotland senegal seoul serbia shanghai shenzhen siberia sicily sichuan singapore slovakia slovenia somalia spain stockholm sudan sweden switzerland sydney syria taipei taiwan tanzania texas
thailand tibet tokyo toronto tunisia turkey uganda ukraine uruguay uzbekistan vancouver venezuela venice versailles vienna vietnam wales warsaw washington wuhan xinjiang yemen yorkshire yugoslavia yunnan
zambia zhejiang zimbabwe zurich eu uk us usa uae ussr nato accra addis ababa kampala kigali lusaka harare ibadan abuja kano mombasa durban pretoria catania bavaria saxony andalusia galicia jalisco oaxaca
yucatan rajasthan gujarat maharashtra bengal assam bihar hyderabad bangalore bengaluru kolkata lahore sindh colombo kathmandu java sumatra bali borneo luzon mindanao hokkaido okinawa hubei hunan henan
hebei shandong shaanxi gansu guizhou hainan tianjin nanjing hangzhou suzhou chengdu xi’an kowloon macau seattle houston philadelphia baltimore atlanta denver minnesota ohio illinois oregon
colorado louisiana mississippi tennessee kentucky alaska nevada utah cornwall kent essex sussex belfast cardiff sheffield nottingham rotterdam antwerp marseille lyon bordeaux turin bologna genoa
`);

export const peopleNames = wordSet(`
afghan african albanian algerian american anglo-saxon arab arabic argentine argentinian asian australian austrian aztec balinese baltic bangladeshi bantu belgian bengali bolivian bosnian brazilian british
bulgarian burmese byzantine californian cambodian canadian catalan catholic chilean chinese colombian confucian croatian cuban czech danish dutch ecuadorian egyptian english ethiopian eurasian european filipino finnish
french georgian german ghanaian greek haitian hausa hebrew hellenistic hindu hispanic hungarian icelandic igbo inca indian indonesian iranian iraqi irish islamic israeli italian jamaican japanese
jewish jordanian kenyan korean kurdish laotian latin latino latvian lebanese libyan lithuanian malay malaysian maltese maya mayan mexican mongol mongolian moroccan muslim namibian nepalese nepali nigerian
nordic norwegian ottoman pakistani palestinian persian peruvian polish polynesian portuguese protestant prussian quechua roman romanian russian rwandan saudi scandinavian scottish senegalese serbian sikh
singaporean slavic slovak somali soviet spanish sudanese swahili swedish swiss syrian taiwanese tamil tanzanian thai tibetan tunisian turkish ugandan ukrainian uruguayan uyghur venezuelan victorian vietnamese
viking welsh yoruba zambian zimbabwean zulu edwardian elizabethan georgian tudor jacobean meiji qing ming tang song edo buddhist christian orthodox puritan quaker
`);

/** Names of several words, locked before anything is cut. */
export const placePhrases = `
Trinidad and Tobago|Bosnia and Herzegovina|Antigua and Barbuda|Great Britain|United States(?: of America)?|the United Kingdom|United Kingdom|United Arab Emirates|Saudi Arabia|South Africa|New Zealand|New York(?: City)?|New Delhi
North America|South America|Latin America|Central America|Southeast Asia|South Asia|East Asia|Central Asia|West Africa|East Africa|North Africa|Sub-Saharan Africa|Southern Africa|Eastern Europe|Western Europe|Middle East
Hong Kong|Sri Lanka|Costa Rica|Puerto Rico|El Salvador|Dominican Republic|Ivory Coast|Sierra Leone|Burkina Faso|South Korea|North Korea|Soviet Union|European Union|Ottoman Empire|Roman Empire|British Empire|Byzantine Empire|Mughal Empire
Los Angeles|San Francisco|San Diego|Las Vegas|Rio de Janeiro|São Paulo|Sao Paulo|Buenos Aires|Mexico City|Cape Town|Kuala Lumpur|Ho Chi Minh City|Addis Ababa|Dar es Salaam|Tel Aviv|Abu Dhabi|Pacific Islands|Northern Ireland
West Bank|Gulf States|Papua New Guinea|Isle of Wight|Great Lakes|Yangtze River Delta|Pearl River Delta|Greater Bay Area|Yellow River|Latin America and the Caribbean|England and Wales|West Midlands|Nova Scotia|British Columbia|New South Wales|Tamil Nadu|Uttar Pradesh
`;
