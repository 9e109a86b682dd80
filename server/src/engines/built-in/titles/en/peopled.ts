import type { TitleData } from '../title-data.ts';

export const peopled: TitleData['peopled'] = {
  law: `
w the employment status | the test of control | jskvpe
w the working time | the right to rest | jskvpe
w the collective bargaining rights | freedom of association | jskvpte
w the accident insurance | employer liability | jskvpe
w the dismissal protection | unfair dismissal | jskvpe
k the online safety | parental consent | jskvpe
k the contractual capacity | online purchases | jskve
k the right to education | equal treatment | jspvkte
k the right to be heard | the best interests of the child | jskvpte
the data protection rights | informed consent | jskvpe
the right to privacy | civil liability | jskvpte
a the right to equal treatment | indirect discrimination | jskvpt
a the social security rights | the duties of the state | jskvpt
the right to legal aid | access to justice | jspvk`,
  economics: `
a mobile payment | consumption spending | rsvk
a financial literacy | saving behaviour | rsvp
a social insurance coverage | income stability | rspv
a income levels | consumption patterns | rhsv
a living costs | household budgets | rsph
w wage levels | job mobility | rsphv
w flexible employment | income stability | rspvk
k family spending on education | educational opportunity | rspvh
k free school meals | health | rpskh
k family income | access to education | rsvhk
k the supply of childcare | family spending on education | rspkv`,
  education: `
peer mentoring | self-efficacy | rspkv
digital literacy education | the evaluation of information | rsekvp
mental health education | resilience | rsekvp
online learning | learning engagement | rsekv
career guidance | career decision-making | rsekvp
mentoring | sense of belonging | rskvp
w in-service training | professional development | rsekvp
w professional learning communities | professional identity | rskv
k shared reading | reading interest | rsekv
k family-school partnership | study habits | rskvp
k outdoor education | cooperation skills | rsekvp`,
  management: `
social media marketing | purchase intention | rskv
online service experience | user satisfaction | rskvd
loyalty programmes | brand loyalty | rskvd
public service delivery | satisfaction with services | rskvdp
volunteering | sense of belonging | rskvdp
w organisational support | job engagement | rskv
w performance appraisal | turnover intention | rskvd
w flexible working | work-family balance | rskvp`,
  medicine: `
physical activity | sleep quality | rsvc
health education | health literacy | crvsp
mindfulness training | anxiety | cvr
health screening | health behaviour | rspv
social support | mental health | rsv
tai chi | sleep quality | cv
mental health services | help-seeking | rspv
w shift work | sleep quality | rsv
w occupational stress | mental health | rsvp
k screen time | eyesight | rsvp
k outdoor activity | myopia | cvrsp`,
  interdisciplinary: `
social media use | mental health | rsvkp
digital skills | social participation | rsvpdk
online health information | health behaviour | rsvdkp
public space | neighbourhood contact | rsvpk
short video use | time management | rsvkt
a generative artificial intelligence | trust in information | rsvtpd`,
  agriculture: `
agricultural training | technology adoption | rspkv
online selling | household income | rskvpd
sustainable farming | household income | rspvk
land rental | household income | rspkv
crop insurance | investment in production | rspvk
food traceability | purchase intention | rsdkv
agricultural advice | production decisions | rsdkvp`,
  military: `
defence education | attitudes to national security | srpvkt
military training | psychological resilience | srvk
recruitment campaigns | willingness to enlist | srpvk
civil defence | emergency preparedness | srpvkt
first-aid training | emergency skills | srvkdt`,
  science: `
exposure to air pollution | sleep quality | rsv
exposure to noise | attention | rsvl
lighting conditions | visual fatigue | rslv
thermal conditions | thermal comfort | rslvd
drinking water quality | health | rsv
movement data | travel prediction | dv
physiological signals | fatigue recognition | dv`,
  engineering: `
wearable devices | health monitoring | dsv
smart home technology | home safety | dsvk
the Internet of things | mobility assistance | dv
the indoor thermal environment | thermal comfort | rlsv
artificial lighting | visual comfort | rlsv
barrier-free facilities | ease of movement | skdv
deep learning | fall detection | dv`,
};
