import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const relationTest = {
  'scale.design': [
    ['Measuring {object} and {aspect}', '~Measuring {object}'],
    ['Sets out participants, scales, procedure and analysis.'],
  ],
  'scale.people': [
    ['Sampling {population}', 'Participants and sampling'],
    ['Explains sampling, sample size and discarded answers; numbers to be filled in.'],
  ],
  'scale.tools': [
    ['Scales for {object} and {aspect}', '~Scales for {object}'],
    ['Lists dimensions, scoring, reliability and validity of each scale.'],
  ],
  'scale.course': [
    ['Procedure and control of common method bias'],
    ['Describes anonymity, timing and the statistical check.'],
  ],
  'scale.describe': [
    ['{object} and {aspect}: description and correlation', '~{object}: description'],
    ['Reports means, spread and correlations as a first look.'],
  ],
  'effect.adviceDriver': [
    ['Advice on {object}'],
    ['Derives advice from the main effect and says who should act and when.'],
  ],
  'effect.adviceThrough': [
    ['Advice on {variable} as the link'],
    ['Derives from the test of mediation where to take hold.'],
  ],
  'effect.adviceOutcome': [
    ['Practical steps on {aspect}'],
    ['Ranks what can be influenced and says how success is checked.'],
  ],
  'effect.adviceGroup': [
    ['Allowing for differences between groups'],
    ['Follows the test of differences instead of one rule for all.'],
  ],
  'factor.adviceSelf': [
    ['What {population} can change', 'What individuals can change'],
    ['Offers feasible steps for factors that lie with the person.'],
  ],
  'factor.adviceAround': [
    ['Better conditions close to the person'],
    ['Says what family, peers and workplace can each do.'],
  ],
  'factor.adviceSystem': [
    ['Institutional support for {object}'],
    ['Says which rules and resources are needed and from whom.'],
  ],
  'factor.level': [
    ['Level and distribution of {object}'],
    ['Reports the overall level and its parts; data to be filled in.'],
  ],
  'factor.person': [
    ['Traits of {population} and {object}', '~Personal traits and {object}'],
    ['Says why age, experience and beliefs may matter and in which direction.'],
  ],
  'factor.around': [['Family, peers and workplace behind {object}'], ['Says how those nearby may matter.']],
  'factor.system': [
    ['Institutions and social conditions behind {object}'],
    ['Says how arrangements and conditions may matter.'],
  ],
  'factor.demand': [
    ['Factors on the side of demand and cost'],
    ['Says how demand, income, price and cost act on {object}.'],
  ],
  'factor.supply': [
    ['Factors on the side of supply and structure'],
    ['Says how capacity, structure and technology act on {object}.'],
  ],
  'factor.policy': [['Policy and outside shocks'], ['Says how policy and shocks act on {object}.']],
  'factor.data': [['{object}: indicators, data and model'], ['Explains indicators, sources, model and estimation.']],
  'field.data': [
    ['{place} and the data on {object}', '~{object}: data and methods'],
    ['Describes area or samples, sources and processing.'],
  ],
  'field.area': [
    ['{place}: natural and human setting', 'Study area and sampling points'],
    ['Says why it was chosen and what it stands for.'],
  ],
  'field.source': [
    ['Sources and processing of data on {object}'],
    ['Lists data, period, resolution and quality control; to be filled in.'],
  ],
  'field.method': [['Computing and analysing {object}'], ['Gives formulas, statistics and criteria.']],
  'field.state': [
    ['{object} in space and time'],
    ['Describes level, spatial pattern and change; maps and figures to be filled in.'],
  ],
  'field.level': [['Overall level of {object}'], ['Judges the level by standards or background values.']],
  'field.space': [['Spatial distribution of {object}'], ['Shows the pattern by graded maps and spatial statistics.']],
  'field.time': [['Change of {object} over time'], ['Finds trend, cycle and breaks.']],
  'field.factor': [
    ['{object} and {outcome}: how they are related', '~Factors behind {object}'],
    ['Finds the main factors by correlation, regression or ordination.'],
  ],
  'field.response': [['Response of {outcome} to {object}'], ['Compares responses by direction, strength and lag.']],
  'field.natural': [['Natural conditions'], ['Analyses climate, relief, soil and water.']],
  'field.human': [['Human activity'], ['Analyses land use, emissions and management.']],
  'field.joint': [['The leading factors'], ['Compares contributions and tests interactions.']],
  'field.meaning': [
    ['Discussing the results on {object}'],
    ['Compares with other results and judges reliability and use.'],
  ],
  'field.compare': [['Comparison with other areas'], ['Explains agreement and difference by conditions and methods.']],
  'field.error': [['Uncertainty of data and methods'], ['Names sources of error and what they do to the results.']],
  'field.use': [
    ['What the results mean for {place}', '~Uses of the results on {object}'],
    ['Says which decisions they can support.'],
  ],
  'rating.index': [['Indicators for {object}'], ['Explains grounds, meaning, data and weights.']],
  'rating.basis': [['Grounds for choosing the indicators'], ['Derives dimensions from the concept and earlier work.']],
  'rating.items': [['Indicators and data for {object}'], ['Lists indicators, definitions and sources.']],
  'rating.weight': [['Weights and model of evaluation'], ['Explains weighting and aggregation and what they assume.']],
  'rating.result': [
    ['{object}: results of the evaluation'],
    ['Reports overall and partial scores; data to be filled in.'],
  ],
  'rating.total': [['Overall scores and ranking of {object}'], ['Compares units by score and rank.']],
  'rating.side': [['Differences in partial scores'], ['Finds the indicators that make the difference.']],
  'rating.check': [['Reliability of the ranking'], ['Changes weights or indicators and sees whether ranks hold.']],
  'rating.use': [
    ['{object}: weak points and next steps'],
    ['Derives weak points, reasons and the order of improvement.'],
  ],
  'rating.gap': [['Weak points of {object} and their reasons'], ['Follows partial scores to their reasons.']],
  'rating.step': [['Order of improvement'], ['Ranks the steps by weight and feasibility.']],
  'field.list': [['List and period of data'], ['Lists names, periods, resolution and sources.']],
  'field.clean': [['Quality control and gaps'], ['Treats outliers, gaps and consistency.']],
  'rating.levels': [['Levels and meaning of the indicators'], ['Lists the levels and what each means.']],
  'rating.scope': [['Units and definitions of data'], ['States units, period and definitions.']],
  'scale.choose': [['Sampling frame and size'], ['States population, frame and reckoning of size.']],
  'scale.drop': [['Return and discarding of answers'], ['States how answers return and which are dropped.']],
  'series.design': [
    ['Time series and model for {object} and {aspect}', '~Time series and model for {object}'],
    ['States indicators, frequency, period, tests and model.'],
  ],
  'series.data': [
    ['Data on {object}: frequency and period'],
    ['Lists sources, frequency and span, with seasonal adjustment.'],
  ],
  'series.unit': [
    ['Unit roots and cointegration with {aspect}', '~Unit roots and cointegration'],
    ['Explains tests and their meaning.'],
  ],
  'series.model': [
    ['A model of {aspect}: identification and lags', '~Model, identification and lags'],
    ['Writes the model, its identification and choice of lags.'],
  ],
  'series.test': [
    ['The dynamic effect of {object} on {aspect}', '~The dynamic effects of {object}'],
    ['Reports direction, size and duration; values to be filled in.'],
  ],
  'series.response': [
    ['Response of {aspect} to a shock', '~Response of output and prices'],
    ['Describes direction, peak and duration; values to be filled in.'],
  ],
  'series.share': [['What moves {aspect}', '~Sources of variation'], ['Shows what each variable contributes.']],
  'series.phase': [['{aspect} in different periods', '~Periods compared'], ['Splits by phase of policy or cycle.']],
  'effect.adviceTo': [
    ['Recommendations for {term}'],
    ['Draws from the results what this side can do, with its conditions.'],
  ],
  'factor.sort': [
    ['The part of {variable}'],
    ['Says what belongs to these factors, why they may matter and in which direction.'],
  ],
  'channel.paths': [['Channels of {focus}'], ['Follows each channel and says what blocks it.']],
  'channel.credit': [['Interest rates and credit'], ['Follows rates and credit to investment and consumption.']],
  'channel.asset': [
    ['Asset prices and the exchange rate'],
    ['Follows prices and the exchange rate to spending and trade.'],
  ],
  'channel.expect': [['Expectations and confidence'], ['Shows how announcements change what people do now.']],
} as const satisfies Partial<Phrases<Move>>;
