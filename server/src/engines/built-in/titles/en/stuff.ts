import { readStuff, type TitleData } from '../title-data.ts';

export const stuff: TitleData['stuff'] = readStuff(`
# philosophy
t | moral responsibility | human agency | personal identity | human freedom | the good life
as | {x} | {x}
# economics
m | household consumption | employment | regional growth | productivity | firm innovation
i | household consumption | employment | household saving | regional growth
t | local employment | regional growth | export earnings | productivity
c | rural incomes | local employment | regional growth | export earnings
a | rural incomes | local employment | regional growth | export earnings
n | household incomes | local employment | green growth | municipal budgets
s | public spending | education levels | access to finance | digital infrastructure | trade openness
deed | {x} | reducing {x} | developing the market for {x} | improving {x} | protecting {x} | responding to {x}
as | the market for {x} | investment in {x} | {x} | the protection of {x}
work | cultural tourism around {x}
# law
m | legal liability | fundamental rights | judicial remedies | the duties of public authorities
y | the right to privacy | civil liability | consumer protection | freedom of contract
i | civil liability | legal remedies | the duties of public authorities | preventive regulation
t | civil liability | regulatory oversight | consumer protection | product safety
s | the scope of protection | remedies for infringement | the balancing of interests | state responsibility
n | environmental liability | state responsibility | public interest litigation | compensation
q | patent protection | liability for data security | technical standards | civil liability
deed | {x} | combating {x} | {x} | protecting {x}
as | {x} | the use of {x} | {x} | the protection of {x}
work | adaptations of {x}
# education
m | learning motivation | academic achievement | independent learning | classroom participation | student engagement
i | academic achievement | student engagement | peer relations | school adjustment
t | learning motivation | key competences | practical skills | cultural identity
s | teacher support | parenting style | peer relations | classroom climate | family involvement
deed | {x} | addressing {x} | teaching about {x} | improving {x}
as | lessons on {x} | the teaching of {x}
work | the reading of {x}
means | project-based learning | cooperative learning | retrieval practice | outdoor tasks
# literature
t | the narrative function | the cultural meaning | the aesthetic value | the symbolic meaning
as | {x} | the representation of {x}
# history
t | local society | urban life | state policy | public opinion
as | {x} | the development of {x}
work | the reception of {x}
# science
z | -
m | computing accuracy | prediction accuracy | computing time
i | microbial communities | plant growth | water quality
g | extent | seasonal dynamics | spatial distribution | long-term change
v | abundance | distribution | genetic diversity | habitat use
k | spectra | brightness | evolution | chemical composition
w | variability | spatial distribution | long-term trend | seasonal cycle
t | thermal stability | adsorption capacity | stability | solubility
s | temperature | acidity | light conditions | initial concentration
deed | applying {x} | controlling {x} | applying {x} | improving {x}
as | {x} | {x}
work | the reading of {x}
tasks | time series prediction | image classification | curve fitting
things | online monitoring | data acquisition | sampling
# engineering
m | operating efficiency | energy consumption | reliability
p | human health | environmental quality | user comfort
i | structural safety | service life | operating reliability
t | the reliability | the durability | the efficiency | the safety
n | the effectiveness | the stability | the durability
s | mix proportion | temperature | process parameters | operating conditions
deed | applying {x} | controlling {x} | the use of {x} | improving {x} | restoring {x} | protection against {x}
as | {x} | {x} | information systems for {x} | restoration works for {x}
work | digital exhibitions of {x}
tasks | condition monitoring | environmental monitoring | fault diagnosis | path planning
things | condition monitoring | fault diagnosis | remote control | energy management
# agriculture
h | farm income | farm productivity | food quality | rural employment
m | crop yield | farm income | soil fertility | food quality
i | crop yield | farm income | soil quality
t | farm income | the local economy | biodiversity
s | fertiliser use | irrigation practice | planting density | extension services
a | farm income | the local economy | farm productivity
deed | introducing {x} | controlling {x} | developing the production of {x} | improving {x} | protecting {x} | adapting to {x}
as | the production of {x} | technology for {x} | {x} | the protection of {x}
work | agritourism around {x}
feeds | feed composition | stocking density | feeding frequency
means | organic fertiliser | drip irrigation | plant density | harvest date
tasks | field monitoring | crop growth monitoring | pest detection
things | growth monitoring | quality tracing | pest detection
# medicine
m | quality of life | anxiety | self-management | treatment adherence | recovery
i | quality of life | sleep quality | anxiety | daily functioning
t | inflammatory response | immune function | oxidative stress | liver function
s | social support | health literacy | resilience | self-efficacy | family functioning
deed | introducing {x} | preventing {x} | the clinical use of {x} | promoting {x}
as | {x} | {x} technology
work | reading therapy with {x}
means | health education | cognitive behavioural therapy | peer support | exercise training
# military
m | command decisions | logistics | training | mobilisation
i | unit readiness | mission performance | training results
t | operational planning | logistics | training
s | training methods | unit culture | material support | leadership style
deed | developing {x} | countering {x} | the employment of {x} | improving {x}
as | {x} | the military use of {x}
work | military education with {x}
tasks | training assessment | supply management | situational awareness
things | condition monitoring | maintenance management | training
# management
m | customer satisfaction | job engagement | operating efficiency | innovation performance | consumer trust
i | job engagement | turnover intention | organisational commitment | service quality
t | customer satisfaction | brand loyalty | purchase intention
n | public participation | visitor satisfaction | volunteer commitment
s | leadership style | organisational support | organisational culture | digital maturity | incentive systems
deed | implementing {x} | managing {x} | branding {x} | improving {x} | managing the conservation of {x}
as | brands of {x} | the adoption of {x} | {x} | conservation projects for {x} | the service quality of {x} | managing {x}
work | merchandise inspired by {x}
# art
t | the aesthetic character | the visual language | the cultural meaning | the contemporary value
as | {x} | the imagery of {x}
things | museum merchandise | an exhibition space | packaging | a visual identity
# interdisciplinary
m | public trust | life satisfaction | social participation | access to information | mental health
i | life satisfaction | social participation | mental health | public trust
t | place identity | residents’ life satisfaction | environmental attitudes
s | social support | digital literacy | media use | the neighbourhood environment
n | environmental attitudes | residents’ life satisfaction | place identity
deed | applying {x} | reducing {x} | preserving {x} | improving {x} | protecting {x} | adapting to {x} | the management of {x}
as | {x} | the use of {x} | {x} | the protection of {x}
work | the digital reading of {x}
`);
