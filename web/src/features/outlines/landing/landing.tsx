import { BeingMade } from './being-made.tsx';
import { HowItWorks } from './how-it-works.tsx';
import classes from './landing.module.css';
import { Prices } from './prices.tsx';
import { Promises } from './promises.tsx';
import { Questions } from './questions.tsx';
import { Samples } from './samples.tsx';
import { Today } from './today.tsx';

/** For whoever scrolls on before writing a title: how it works, what comes of it and for how much, what is promised. */
export default function Landing() {
  return (
    <div className={classes.landing}>
      <HowItWorks />
      <BeingMade />
      <Samples />
      <Prices />
      <Promises />
      <Today />
      <Questions />
    </div>
  );
}
