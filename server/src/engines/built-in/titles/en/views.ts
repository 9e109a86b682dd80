import { readView, type TitleData } from '../title-data.ts';

export const views: TitleData['views'] = {
  philosophy: readView(`
human agency | moral responsibility | the certainty of knowledge | free will | personal identity
{matter} | the moral duties of {people}
recent philosophy of technology | the analytic tradition
primary texts, monographs and journal articles
the concept of freedom | moral responsibility | the idea of justice | practical reason | the self`),
  economics: readView(`
productivity | industrial upgrading | skilled employment | regional growth | stock market valuation | market concentration
investment in {matter} | the pay of {people}
industry reports
national statistics, company reports and open panel data`),
  law: readView(`
patent protection | liability for data security | civil liability | consumer protection | the allocation of contractual risk
the use of {matter} | the rights of {people}
published judgments
legislation, published judgments and legal commentary`),
  education: readView(`
scientific thinking | student engagement | academic achievement | independent learning | learning motivation
the teaching of {matter}
school textbooks
lesson observation, test results and public school data`),
  literature: readView(`
identity | visions of the future | human nature | memory | belonging
the representation of {matter} | the image of {people}
contemporary fiction | twenty-first-century science fiction | modern poetry
the texts, interviews with authors and criticism
narrative voice | characterisation | symbolism | the treatment of time | the representation of women | irony`),
  history: readView(`
local society | urban life | state policy | the spread of knowledge | public opinion
the development of {matter} | the lives of {people}
local newspapers | parish records
archives, newspapers, printed sources and oral history`),
  science: readView(`
computing accuracy | reaction rate | energy efficiency | data analysis | error rates
{matter}
open data sets
laboratory measurements and open data sets`),
  engineering: readView(`
path planning | fault diagnosis | energy optimisation | quality inspection | traffic control
{matter}
engineering projects
tests, project records and open data sets`),
  agriculture: readView(`
crop yield | farm income | soil fertility | pest monitoring | food quality
{matter} technology
field records
field trials, farm records and agricultural statistics`),
  medicine: readView(`
quality of life | recovery | anxiety | diagnostic accuracy | treatment adherence
{matter} technology
case records
case records, validated scales and published studies`),
  military: readView(`
command decisions | logistics | training | information security | mobilisation
the military use of {matter}
past campaigns
open military literature, white papers and campaign histories`),
  management: readView(`
innovation performance | job engagement | supply chain efficiency | consumer trust | organisational change
the adoption of {matter}
company reports
company reports, questionnaires and industry data`),
  art: readView(`
exhibition design | visual storytelling | stage design | public space | product design
the imagery of {matter} | the image of {people}
contemporary moving-image works | new media art
images of the works, exhibition records and artists’ statements
visual language | narrative technique | the use of space | symbolism | the expression of emotion`),
  interdisciplinary: readView(`
public trust | social equality | information security | urban governance | everyday life
the use of {matter}
open data
open statistics, platform data and questionnaires`),
};
