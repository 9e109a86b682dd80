import { readFrames } from '../title-data.ts';

export const frames = readFrames(`
status-and-remedies | medicine | m t | {deed}{for}{in}: current state, problems and solutions
status-and-remedies | economics management education agriculture interdisciplinary military | m t a | {x}{pop}{in}: current state, problems and solutions
status-and-remedies | law | m i t s ** | {x}{pop}{in}: current problems and practical solutions
status-and-remedies | economics management education agriculture interdisciplinary military medicine | m t a | Problems of {deed}{for}{in} and strategies to address them
status-and-remedies | economics management education agriculture interdisciplinary military medicine | i | {x}{pop}{in}: current state, causes and countermeasures
status-and-remedies | economics management education agriculture interdisciplinary medicine military | i | The problem of {x}{pop}{in}: causes and strategies to address it
status-and-remedies | economics management education agriculture interdisciplinary military medicine | s | {x}{pop}{in}: current state, problems and ways to improve it
status-and-remedies | engineering science | m t | {x}{pop}{in}: current problems, causes and solutions
status-and-remedies | engineering science | i | {x}{pop}{in}: current state, causes and control measures
status-and-remedies | engineering science | s | Problems of {x}{pop}{in}: causes and solutions
status-and-remedies | literature | e | The reading of literature on {x}{pop}{in}: current problems and solutions
status-and-remedies | literature | o | The reading of {x}{pop}{in}: current problems and solutions
status-and-remedies | art | t | {x}{pop}{in}: current challenges, problems and solutions
status-and-remedies | history | t | Preserving the records of {x}{in}: current problems and solutions
status-and-remedies | philosophy | t ** | {x}{in}: current challenges, ethical problems and practical solutions
status-and-remedies | economics management education agriculture interdisciplinary military medicine engineering | ** | {outcome}{pop}{in} and the role of {cause}: current problems and solutions
status-and-remedies | economics management education agriculture interdisciplinary medicine | ** | {cause} and {outcome}{pop}{in}: current state, problems and strategies for improvement
relation-test | agriculture | ** m i s | The effect of {cause} on {outcome}{pop}{in}
relation-test | economics management education interdisciplinary military | ** m i t s | The effect of {cause} on {outcome}{pop}{in}
relation-test | agriculture | ** m i s | The relationship between {list} and {outcome}{pop}{in}
relation-test | medicine | ** m i s | The relationship between {list} and {outcome}{pop}{in}
relation-test | economics management education interdisciplinary | ** m i t s | The relationship between {list} and {outcome}{pop}{in}
relation-test | agriculture | ** m i s | The impact of {cause} on {outcome}{pop}{in}: an empirical study
relation-test | economics management interdisciplinary education | ** m i t s | The impact of {cause} on {outcome}{pop}{in}: an empirical study
relation-test | medicine | ** i s m | The association between {list} and {outcome}{pop}{in}: a cross-sectional study
relation-test | medicine education management interdisciplinary economics | i s | Factors associated with {x}{pop}{in}: a quantitative study
relation-test | science engineering | ** i s | The relationship between {list} and {outcome}{pop}{in}
relation-test | engineering | t | The relationship between operating conditions and {outcome} of {x}{pop}{in}
relation-test | science | g v w | The relationship between air temperature and the {outcome} of {x}{in}
relation-test | science | g v | The relationship between land use and the {outcome} of {x}{in}
relation-test | science | w | The relationship between sea surface temperature and the {outcome} of {x}{in}
relation-test | science | k | The relationship between mass and the {outcome} of {x}{in}
design-artefact | science | g | Design and implementation of a satellite-based monitoring system for the {outcome} of {x}{in}
design-artefact | science | v | Design and implementation of an identification model for {x}{in} from field recordings
design-artefact | science | g v w | Development of a machine learning model to predict the {outcome} of {x}{in}
design-artefact | science | k | Development of an algorithm to classify {x}{in} in survey data
lab-experiment | science | g | The effect of warming on the {outcome} of {x}{in}: a simulation experiment
lab-experiment | science | v | The effect of warming on the {outcome} of {x}{in}: an experimental study
lab-experiment | science | w | The effect of land cover on the {outcome} of {x}{in}: a simulation experiment
lab-experiment | science | k | The {outcome} of {x}{in}: a simulation experiment
status-and-remedies | science | g v | The conservation of {x}{in}: current problems and solutions
status-and-remedies | science | g v | The decline of {x}{in}: current state, causes and control measures
status-and-remedies | science | w | The monitoring of {x}{in}: current problems and solutions
status-and-remedies | science | w | The prediction of {x}{in}: current problems, causes and solutions
status-and-remedies | science | k | The observation of {x}{in}: current problems and solutions
relation-test | science | z | The relationship between environmental conditions and {x}{pop}{in}
relation-test | science | z | The relationship between temperature and changes in {x}{pop}{in}
design-artefact | science | z | Design and implementation of a data-driven detection model for {x}{pop}{in}
design-artefact | science | z | Development of a machine learning model for the analysis of {x}{pop}{in}
lab-experiment | science | z | The effect of environmental conditions on {x}{pop}{in}: an experimental study
lab-experiment | science | z | The effect of temperature on {x}{pop}{in}: a simulation experiment
status-and-remedies | science | z | Research on {x}{pop}{in}: current problems and solutions
status-and-remedies | science | z | The monitoring of {x}{pop}{in}: current state, problems and solutions
relation-test | science | t | The relationship between temperature and the {outcome} of {x}{in}
relation-test | agriculture | t a | The relationship between the scale of the production of {y}{in} and {outcome}
relation-test | agriculture | t a | The effect of changes in the price of {y}{in} on farm income: an empirical study
design-artefact | engineering | m | Design and implementation of a system for {task}{pop}{in} based on {x}
design-artefact | agriculture military | x | Design and implementation of a system for {task}{pop}{in} based on {x}
design-artefact | agriculture military | u | Design and implementation of a decision support system for {x}{pop}{in}
design-artefact | agriculture military | u | Design and implementation of an information system for {x}{pop}{in}
design-artefact | engineering | m | Development of a prototype for {task}{pop}{in} using {x}
design-artefact | engineering agriculture military science | t a | Design and implementation of a {task} system for {y}{pop}{in}
design-artefact | engineering agriculture | i | Design and implementation of a monitoring and warning system for {x}{pop}{in}
design-artefact | engineering agriculture | i | Development of a data-driven detection system for {x}{pop}{in}
design-artefact | engineering agriculture | s | Design and implementation of a monitoring system for {x}{pop}{in}
design-artefact | engineering agriculture military | mm mt | Design and implementation of a system for {outcome}{pop}{in} based on {cause}
design-artefact | engineering agriculture military | mi ms | Design and implementation of a monitoring system for {outcome}{pop}{in} based on {cause}
design-artefact | engineering agriculture science | t* i* s* | Design and implementation of a monitoring system for {outcome}{pop}{in} under {cause}
design-artefact | science | m | Development of an algorithm for {task}{pop}{in} using {x}
design-artefact | science | i s | Design and implementation of a prediction model for {x}{pop}{in}
design-artefact | military | i s | Design and implementation of a training system for {x}{pop}{in}
design-artefact | science | m* | Development of a model for {outcome}{pop}{in} based on {cause}
design-artefact | management interdisciplinary | m t | Design and implementation of a management system for {x}{pop}{in}
design-artefact | interdisciplinary | m t | Design and development of a digital platform for {x}{pop}{in}
design-artefact | management interdisciplinary | i | Design and implementation of an early warning system for {x}{pop}{in}
design-artefact | management interdisciplinary | s | Design and implementation of an assessment system for {x}{pop}{in}
design-artefact | management interdisciplinary | ** | Design and implementation of an assessment system for {outcome}{pop}{in} that takes account of {cause}
design-artefact | art | t | Designing with {x}{in}: a proposal for {task}
design-artefact | art | t | {task} inspired by {x}{in}: design and development
design-artefact | art | ** | Designing with {cause} and {outcome}{in}: a proposal for museum merchandise
design-artefact | history | t ** | Design and implementation of a digital archive of {x}{in}
design-artefact | engineering | d | Design and implementation of {a_x}{in} based on {tool}
design-artefact | engineering | d | Hardware and software design of {a_x}{in} using {tool}
design-artefact | management interdisciplinary agriculture military science art | d | Design and implementation of {a_x}{pop}{in} based on {tool}
doctrinal-law | law | m i t s | {x}{pop}{in} and {outcome}: the legal framework and its limits
doctrinal-law | law | e | The legal protection of {y}{in}: the law in force and its reform
doctrinal-law | law | e | {outcome} for harm to {y}{in}: interpretation of the law in force
doctrinal-law | law | m i o | Legal regulation of {x}{pop}{in}: the law in force and its reform
doctrinal-law | law | s | Legal protection of {x}{pop}{in}: the law in force and its reform
doctrinal-law | law | m i o s | {outcome} in cases of {x}{pop}{in}: interpretation of the law in force
doctrinal-law | law | ** | {cause} and {outcome}{pop}{in}: the legal framework and its limits
doctrinal-law | law | ** | Legal protection of {outcome}{pop}{in} against {cause}: interpretation and reform
text-interpretation | literature | o | Narrative voice in {x}{in}: a close reading
text-interpretation | literature | o | The image of the city in {x}{in}: a close reading
text-interpretation | literature | o | The representation of women in {x}{in}: a close reading
text-interpretation | literature | e | {x} in {work}
text-interpretation | literature | e | Reading {x} in {work}
text-interpretation | art | t | The image of {x} in {work}
text-interpretation | literature | ** | {cause} and {outcome} in {work}
history-narrative | history | t | The rise and transformation of {x}{in}
history-narrative | history | t | {x} and {outcome}{in}: a history
history-narrative | history military economics art | t m i | The history of {x}{for}{in}
history-narrative | literature | e | The representation of {x} in literature{in}: a history
history-narrative | literature | o | The origins and evolution of {x}{in}: a history
history-narrative | philosophy | t | The origins and evolution of {x}{in}: a history
history-narrative | history economics military art literature philosophy | ** | {cause} and {outcome}{pop}{in}: a history
history-narrative | history economics military art literature philosophy | ** | The history of {cause} and {outcome}{pop}{in}
clinical-study | medicine | m | The effectiveness of {x} for {outcome}{inpop}{in}: a randomised trial
clinical-study | medicine | m t | Effect of {x} on {outcome}{inpop}{in}: a clinical trial
clinical-study | medicine | i s | The effectiveness of {means} for {x}{inpop}{in}: a randomised trial
clinical-study | medicine | i s | {means} for {x}{inpop}{in}: a controlled clinical study
clinical-study | medicine | m* | The effectiveness of {cause} for {outcome}{inpop}{in}: a randomised trial
clinical-study | medicine | m* | {cause} for {outcome}{inpop}{in}: a controlled clinical study
lab-experiment | agriculture | f i s ** | The effect of {cause} on {outcome}{pop}{in}: an experimental study
lab-experiment | science | m i s ** | The effect of {cause} on {outcome}{pop}{in}: an experimental study
lab-experiment | science | t | The effect of temperature on the {outcome} of {x}{in}: an experimental study
lab-experiment | science | t | Preparation of {x}{in} and measurement of {outcome}
lab-experiment | agriculture | t | The effect of {means} on the yield and quality of {y}{in}: a field experiment
lab-experiment | agriculture | a | The effect of {means} on the growth and health of {y}{in}: a controlled experiment
lab-experiment | agriculture | a | The influence of {means} on the performance of {y}{in}: an experimental study
lab-experiment | agriculture | t | The influence of {means} on {y}{in}: a field experiment
lab-experiment | engineering | i s ** | The influence of {cause} on {outcome}{pop}{in}: laboratory tests
lab-experiment | engineering | t | The influence of operating conditions on {outcome} of {x}{pop}{in}: laboratory tests
lab-experiment | science agriculture | ** | Laboratory measurement of the effect of {cause} on {outcome}{pop}{in}
lab-experiment | agriculture | f ** | The effect of {cause} on {outcome}{pop}{in}: a field experiment
relation-test | medicine | t | The association between {x} use and {outcome}{pop}{in}: a cross-sectional study
lab-experiment | medicine | t | The effect of {x} on {outcome}: an in vitro study
lab-experiment | engineering | d | Laboratory testing of {a_x}{in} based on {tool}
theory-essay | philosophy | t | {x}{in} and {outcome}: a philosophical argument
theory-essay | philosophy | t | What do we owe each other in the face of {x}{in}? A philosophical argument
theory-essay | philosophy | ** | {cause} and {outcome}{in}: a philosophical argument
theory-essay | philosophy | ** | What does {outcome} mean in the light of {cause}{in}? A philosophical analysis
theory-essay | literature art | t | The concept of {x}{in} and its limits
text-interpretation | literature art | t | {outcome} of {x}{in}: a close reading
theory-essay | art | t | The theory of {x}{in}: a philosophical essay
theory-essay | literature | o | What is at stake in {x}{in}? A theoretical argument
theory-essay | literature | e | What is at stake in writing about {x}{in}? A theoretical argument
theory-essay | literature art | ** | The theory of {cause} and {outcome}{in}: a philosophical essay
history-narrative | art | ** | {cause} and {outcome} in the history of design{in}
review | philosophy literature history art law military | ** | A systematic review of research on {cause} and {outcome}{for}{in}
status-and-remedies | history | ** | Preserving the records of {x}{in}: current problems and solutions
status-and-remedies | science | ** | {cause} and {outcome}{pop}{in}: current state, causes and control measures
review | science engineering | ** | A systematic review of research on {cause} and {outcome}{in}
design-artefact | military | ** | Design and implementation of a monitoring system for {outcome}{pop}{in} under {cause}
case-study | engineering | ** | {cause} and {outcome}{pop}{in} in practice: an engineering case study
case-study | philosophy law history literature art military | ** | {cause} and {outcome}{for}{in} in practice: a case study
theory-essay | military | ** | {cause} and {outcome}{for}{in}: the theory and its limits
teaching-design | philosophy literature | ** | A unit plan on {x}{in} that develops critical thinking
text-interpretation | literature art | ** | The representation of {cause} and {outcome} in {work}
doctrinal-law | law | ** | {outcome}{pop}{in} in cases of {cause}: interpretation of the law in force
policy-analysis | law | ** | Reforming public policy on {cause} and {outcome}{for}{in}
history-narrative | history | ** | The rise and transformation of {cause} and {outcome}{in}
theory-essay | economics education interdisciplinary | m t | What is {x}{pop}{in} for? A conceptual analysis
theory-essay | economics education interdisciplinary | ** | How {cause} shapes {outcome}{pop}{in}: a conceptual analysis
theory-essay | military | m t i s | The concept of {x}{for}{in} and its limits
theory-essay | military | ** | The theory of {cause} and {outcome}{for}{in}: a conceptual analysis
theory-essay | science | m | The theory of {x}{pop}{in}: foundations and proofs
review | engineering | t | {outcome} of {x}{in}: a literature review
review | science | t | The {outcome} of {x}{in}: a literature review
review | agriculture science engineering | ** m i s | {list} and {outcome}{pop}{in}: a literature review
review | economics management education interdisciplinary medicine law military | ** m i t s | {list} and {outcome}{pop}{in}: a literature review
review | economics management education interdisciplinary agriculture medicine law military history art philosophy science engineering | m i t s a n z h | A systematic review of research on {x}{pop}{in}
review | literature | o | A systematic review of research on {x}{pop}{in}
review | literature | e | A systematic review of research on {x} in literature{pop}{in}
review | science engineering medicine agriculture | m i t s a n z h | {x}{pop}{in}: a review of recent advances
review | science | n | The {outcome} of {x}{in}: a literature review
review | philosophy history art | t | Research on {x}{pop}{in}: a critical review
review | literature | o | Research on {x}{pop}{in}: a critical review
review | literature | e | Research on {x} in literature{pop}{in}: a critical review
review | economics management education interdisciplinary agriculture medicine law military science engineering | ** | The influence of {cause} on {outcome}{pop}{in}: a systematic review
review | philosophy literature history art | ** | Research on {cause} and {outcome}{in}: a critical review
review | engineering interdisciplinary management agriculture science | d | {tool} in {a_x}{in}: a review of recent advances
case-study | economics management agriculture education interdisciplinary military | m i t s a | {deed}{pop}{in}: a case study
case-study | economics management agriculture education interdisciplinary military | m i t s a | {deed}{pop}{in} in practice: a multiple case study
case-study | law | m i t s | {x}{pop}{in} and {outcome}: a case study of court decisions
case-study | engineering | m t i s | {deed}{pop}{in}: an engineering case study
case-study | engineering interdisciplinary management agriculture | d | {tool} in {a_x}{pop}{in}: a case study
status-and-remedies | engineering interdisciplinary management agriculture | d | {x} based on {tool}{in}: current problems and solutions
review | engineering interdisciplinary management agriculture science | d | A systematic review of research on {x} based on {tool}{in}
design-artefact | engineering interdisciplinary | d | Optimised design of {a_x}{pop}{in} based on {tool}
lab-experiment | engineering | d | The influence of {tool} on the performance of {a_x}{in}: laboratory tests
status-and-remedies | engineering | d | Problems in the use of {tool} for {a_x}{in}: causes and solutions
case-study | history | t | {x}{in} and {outcome}: a case study
case-study | literature | e | Writing about {x}{pop}{in}: a case study of one author
case-study | literature | o | {x}{pop}{in}: a case study of one author
case-study | art | t | Creative work with {x}{pop}{in}: a case study
case-study | philosophy | t | Ethical issues of {x}{pop}{in}: a case study
case-study | economics management agriculture education interdisciplinary engineering | ** | The role of {cause} in {outcome}{pop}{in}: a multiple case study
review | agriculture economics management education | ** | A systematic review of research on {cause} and {outcome}{pop}{in}
case-study | economics management agriculture education interdisciplinary military engineering history literature art law philosophy | ** | {cause} and {outcome}{pop}{in}: a case study
policy-analysis | economics agriculture interdisciplinary military education medicine | m i t s | Public policies for {deed}{for}{in}: implementation and outcomes
policy-analysis | management | m i s e | Public policies for {deed}{for}{in}: implementation and outcomes
policy-analysis | management | o | Public policies on the market for {y}{in}: implementation and outcomes
policy-analysis | economics agriculture interdisciplinary education medicine military | m i t s | Government policy on {deed}{for}{in}: options and reform
policy-analysis | law | m i t s | Government policy on {x}{for}{in}: implementation, enforcement and reform
policy-analysis | law | m i t s | Reforming public policy on {x}{for}{in}: implementation and outcomes
policy-analysis | economics agriculture interdisciplinary education medicine military management law | ** | Government policy on {cause} and {outcome}{for}{in}: implementation and outcomes
policy-analysis | economics agriculture interdisciplinary education medicine military management | ** | Public policies on {cause} for {outcome}{for}{in}: options and reform
teaching-design | education | m | A unit plan with {x}{pop}{in} to foster {outcome}
teaching-design | education | m | A lesson plan that uses {x}{pop}{in} to develop {outcome}
teaching-design | education | i | A lesson plan on understanding {x}{pop}{in}
teaching-design | education | i | A unit plan on coping with {x}{pop}{in}
teaching-design | education | s | A unit plan with {means} to develop {x}{pop}{in}
teaching-design | education | t | A unit plan on {x}{pop}{in} that develops {outcome}
teaching-design | education | ms | A unit plan with {cause} to develop {outcome}{pop}{in}
teaching-design | education | ms | A lesson plan that uses {cause} to foster {outcome}{pop}{in}
teaching-design | history | t ** | A lesson plan on {x}{in} for secondary history classes
teaching-design | history | t ** | A unit plan on {x}{in} that develops source skills
teaching-design | literature | t ** | A unit plan on {x}{in} for the literature classroom
teaching-design | literature | t | A lesson plan on {x}{in} that develops critical reading
teaching-design | philosophy | t ** | A lesson plan on {x}{in} for introductory philosophy
teaching-design | philosophy | t | A unit plan on {x}{in} that develops critical thinking
status-and-remedies | law | m i t s ** | Problems of {x}{for}{in} and strategies to address them
policy-analysis | law | m i t s | Public policy options for {x}{for}{in}
relation-test | engineering | m | The relationship between the parameters of {x} and {outcome}{pop}{in}
lab-experiment | engineering | m | The influence of the parameters of {x} on {outcome}{pop}{in}: laboratory tests
theory-essay | law | m i t | Should {x}{pop}{in} be regulated? A philosophical argument
policy-analysis | law | m i t s | {x}{for}{in}: government policy options and their implementation
teaching-design | law | m i t s ** | A lesson plan on {x}{pop}{in} for civic education
relation-test | science | h | The relationship between environmental conditions and {x}{pop}{in}
relation-test | science | h | The relationship between population density and {x}{pop}{in}
design-artefact | science | h | Development of a machine learning model for the analysis of {x}{pop}{in}
design-artefact | science | h | Design and implementation of a prediction model for {x}{pop}{in}
lab-experiment | science | h | The effect of environmental conditions on {x}{pop}{in}: a laboratory experiment
lab-experiment | science | h | The dynamics of {x}{pop}{in}: a numerical simulation experiment
status-and-remedies | science | h | The monitoring of {x}{pop}{in}: current state, problems and solutions
status-and-remedies | science | h | Data on {x}{pop}{in}: current problems, causes and solutions
theory-essay | science | h z | A mathematical model of {x}{pop}{in}: theory and proof
theory-essay | science | ** | A mathematical model of {cause} and {outcome}{pop}{in}: theory and proof
relation-test | science engineering | ** | The quantitative relationship between {list} and {outcome}{pop}{in}
design-artefact | science | ** | Design and implementation of a prediction model for {outcome}{pop}{in} that takes account of {cause}
status-and-remedies | science | ** | The monitoring of {cause} and {outcome}{pop}{in}: current problems and solutions
design-artefact | engineering | u | Design and implementation of a management system for {x}{pop}{in}
history-narrative | economics military | ** | The historical evolution of {cause} and {outcome}{for}{in}, from their origins to the present
policy-analysis | economics agriculture interdisciplinary education medicine military management law | ** | Public policy towards {cause} and {outcome}{for}{in}: a policy analysis
policy-analysis | medicine economics | ** | {cause} and {outcome}{pop}{in}: an evaluation of public policy
design-artefact | engineering | q | Design and implementation of an information system for {z}{pop}{in}
design-artefact | engineering | q | Design and implementation of a mobile application for {z}{pop}{in}
design-artefact | engineering | q | Design and implementation of a data analysis platform for {z}{pop}{in}
`);
