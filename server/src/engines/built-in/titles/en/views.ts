import { readView, type TitleData } from '../title-data.ts';

export const views: TitleData['views'] = {
  philosophy: readView(`
the moral duties of {people}
recent philosophy of technology | the analytic tradition
primary texts, monographs and journal articles
the concept of freedom | moral responsibility | the idea of justice | practical reason | the self`),
  economics: readView(`
-
industry reports
national statistics, company reports and open panel data`),
  law: readView(`
-
published judgments
legislation, published judgments and legal commentary`),
  education: readView(`
-
school textbooks
lesson observation, test results and public school data`),
  literature: readView(`
the image of {people}
contemporary fiction | twenty-first-century short stories | modern poetry
the texts, interviews with authors and criticism
narrative voice | characterisation | symbolism | the treatment of time | the representation of women | irony`),
  history: readView(`
the lives of {people}
local newspapers | parish records
archives, newspapers, printed sources and oral history`),
  science: readView(`
-
open data sets
laboratory measurements and open data sets`),
  engineering: readView(`
-
engineering projects
tests, project records and open data sets`),
  agriculture: readView(`
-
field records
field trials, farm records and agricultural statistics`),
  medicine: readView(`
-
case records
case records, validated scales and published studies`),
  military: readView(`
-
past campaigns
open military literature, white papers and campaign histories`),
  management: readView(`
-
company reports
company reports, questionnaires and industry data`),
  art: readView(`
the image of {people}
contemporary moving-image works | new media art
images of the works, exhibition records and artists’ statements
visual language | narrative technique | the use of space | symbolism | the expression of emotion`),
  interdisciplinary: readView(`
-
open data
open statistics, platform data and questionnaires`),
};
