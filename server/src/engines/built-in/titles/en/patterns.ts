import { readPatterns } from '../title-data.ts';

export const patterns = readPatterns(`
status-and-remedies | economics management education agriculture interdisciplinary law military medicine | {matter}{pop}{in}: current state, problems and solutions
status-and-remedies | economics management education agriculture interdisciplinary medicine military | Problems of {matter}{for}{in} and strategies to address them
status-and-remedies | engineering | {matter}{pop}{in}: problems, causes and solutions
status-and-remedies | science | {matter}{pop}{in}: current state, causes and control measures
status-and-remedies | literature art | {matter}{pop}{in}: current challenges, problems and solutions
status-and-remedies | history | Preserving the records of {matter}{in}: current problems and solutions
status-and-remedies | philosophy | {matter}{pop}{in}: current problems, challenges and solutions
relation-test | economics management education interdisciplinary agriculture military | The effect of {matter} on {outcome}{pop}{in}
relation-test | economics management education interdisciplinary agriculture | The relationship between {matter} and {outcome}{pop}{in}
relation-test | economics management interdisciplinary | Does {matter} affect {outcome}{pop}? An empirical test{in}
relation-test | education | The impact of {matter} on {outcome}{pop}: a quantitative study{in}
relation-test | medicine | The association between {matter} and {outcome}{pop}{in}: a cross-sectional study
relation-test | medicine | The relationship between {matter} and {outcome}{pop}{in}
relation-test | science engineering | The relationship between {matter} and {outcome}{pop}{in}
design-artefact | engineering agriculture military | Design and implementation of a system for {outcome}{pop}{in} based on {matter}
design-artefact | engineering | Development of a prototype for {outcome}{pop}{in} using {matter}
design-artefact | science | Design and simulation of a model for {outcome}{pop}{in} based on {matter}
design-artefact | science | Development of an algorithm for {outcome}{pop}{in} using {matter}
design-artefact | management interdisciplinary | Design and implementation of a management system for {matter}{pop}{in}
design-artefact | interdisciplinary | Design and development of a platform for {matter}{pop}{in}
design-artefact | art | Designing with {matter}: a proposal for {outcome}{in}
design-artefact | art | {outcome} inspired by {matter}{in}: design and development
doctrinal-law& | law | {matter}{of}{in}: the legal framework and its limits
doctrinal-law& | law | {matter}{of}{in} and {outcome}: interpretation of the law in force
doctrinal-law& | law | {outcome} in cases on {matter}{of}{in}: the law in force and its reform
status-and-remedies& | law | {matter}{of}{in}: current problems and practical solutions
case-study& | law | {matter}{of}{in} and {outcome}: a case study of court decisions
policy-analysis& | law | Government policy on {matter}{of}{in}: implementation, enforcement and reform
policy-analysis& | law | Reforming public policy on {matter}{of}{in}: implementation and outcomes
review& | law | {matter}{of}{in} and {outcome}: a literature review
review& | law | A systematic review of research on {matter}{of}{in}
theory-essay& | law | Should {matter}{of}{in} be extended? A philosophical argument
teaching-design& | law | A lesson plan on {matter}{of}{in} for civic education
doctrinal-law | law | {matter}{in} and {outcome}{pop}: the legal framework and its limits
doctrinal-law | law | Legal regulation of {matter}{in}: {outcome}{pop} under the law in force
doctrinal-law | law | {outcome}{pop} in the law of {matter}{in}: interpretation and reform
text-interpretation | literature philosophy art | {theme} in {work}
text-interpretation | literature philosophy art | Reading {theme} in {work}
text-interpretation | literature art philosophy | {theme} in {work}: a close reading
design-artefact | art | Museum merchandise inspired by {work}: design and development
design-artefact | art | Designing with {work}: a proposal for an exhibition space
case-study | art | Exhibiting {work}: a case study
case-study | philosophy | Teaching {work}: a case study
history-narrative | literature | The publication history of {work}
status-and-remedies | literature | Translating {work}: current problems and solutions
history-narrative | art philosophy | The reception of {work}: a history
theory-essay | art | The theory of {theme} in {work}: a philosophical essay
history-narrative | history | The rise and transformation of {matter}{in}
history-narrative | history | The making of {matter}{in}: origins and consequences
history-narrative | history | {matter} and {outcome}{in}: a history
history-narrative | history military economics art | The history of {matter}{for}{in}
history-narrative | literature | A history of the reception of {work}
history-narrative | philosophy literature | The origins and evolution of {matter}{in}: a history
history-narrative? | philosophy literature | The rise of {matter}{in} since 1900: a history
clinical-study | medicine | The effectiveness of {matter} for {outcome}{inpop}{in}: a randomised trial
clinical-study | medicine | Effect of {matter} on {outcome}{inpop}{in}: a clinical trial
clinical-study | medicine | {matter} and {outcome}{inpop}{in}: a controlled clinical study
lab-experiment | science agriculture | The effect of {matter} on {outcome}{inpop}{in}: a laboratory experiment
lab-experiment | science engineering agriculture | Laboratory measurement of the effect of {matter} on {outcome}{in}
lab-experiment | science | Preparation and characterisation of {matter} for {outcome}{in}
lab-experiment | engineering | The influence of {matter} on {outcome}{inpop}{in}: laboratory tests
lab-experiment | agriculture | The effect of {matter} on {outcome}{in}: a field experiment
lab-experiment! | medicine | The effect of {matter} on {outcome}{in}: an in vitro study
theory-essay | philosophy | {matter} and {outcome}{in}: a philosophical argument
theory-essay | philosophy | What is wrong with {matter}{pop}{in}? A philosophical analysis
theory-essay | philosophy | The concept of {matter}{in} and the problem of {outcome}
theory-essay! | science | {matter} and {outcome}: theory and proof
theory-essay! | science | The theory of {matter} and {outcome}
theory-essay | law | Should {matter}{in} be regulated? A philosophical argument
theory-essay | law | The concept of {matter}{in} and the ethics of {outcome}
theory-essay | literature art | The concept of {matter}{in} and its limits
theory-essay | literature art | Against the concept of {matter}{in}: a philosophical argument
theory-essay | economics education interdisciplinary | What is {matter}{pop}{in} for? A conceptual analysis
theory-essay | military | The concept of {matter}{for}{in} and its limits
theory-essay | military | The theory of {matter}{in}: the ethics of {outcome}
review | economics management education interdisciplinary agriculture medicine law military | {matter} and {outcome}{pop}{in}: a literature review
review | science engineering medicine agriculture | {matter} for {outcome}{pop}{in}: a review of recent advances
review | philosophy literature history art | Research on {matter}{in}: a critical review
review | economics management education interdisciplinary law military history literature art philosophy science engineering | A systematic review of research on {matter}{pop}{in}
case-study | economics management agriculture education interdisciplinary military | {matter}{pop}{in} in practice: a case study
case-study | economics management agriculture education interdisciplinary | {matter} and {outcome}{pop}: a case study{in}
case-study | law | {matter} and {outcome}{in}: a case study of court decisions
case-study | engineering | {matter} and {outcome}{pop}{in}: a case study
case-study | philosophy | Ethical issues of {matter}{pop}{in}: a case study
case-study | literature | The screen adaptation of {work}: a case study
case-study | philosophy | {matter}{in} and {outcome}: a case study
case-study | history literature art | {matter} and {outcome}{in}: a case study
policy-analysis | economics agriculture interdisciplinary management military education | Government policy on {matter}{for}{in}: implementation and reform
policy-analysis | economics agriculture interdisciplinary education medicine military management | {matter}{for}{in}: policy options and their implementation
policy-analysis | law | Government policy on {matter}{in}: implementation, enforcement and reform
policy-analysis | law | Reforming public policy on {matter}{in}: implementation and outcomes
policy-analysis | law | {matter}{in}: public policy options and their implementation
policy-analysis | medicine | Government policy on {matter}{for}{in}: implementation and reform
teaching-design | education | A lesson plan for {matter}{pop}{in} that develops {outcome}
teaching-design | history | A lesson plan on {matter}{in} for secondary history classes
teaching-design | history | A unit plan on {matter}{in} that develops source skills
teaching-design | literature | A unit plan on {matter}{in} for the literature classroom
teaching-design | literature | A lesson plan on {matter}{in} that develops critical reading
teaching-design | philosophy | A lesson plan on {matter}{in} for introductory philosophy
teaching-design | philosophy | A unit plan on {matter}{in} that develops critical thinking
teaching-design | education | A unit plan on {matter}{pop}{in} to foster {outcome}
teaching-design | law | A lesson plan on {matter}{in} for civic education
design-artefact | history | Design and implementation of a digital archive of {matter}{in}
`);
