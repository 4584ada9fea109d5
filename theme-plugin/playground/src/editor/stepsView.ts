import {MAX_STEPS} from '../shared/constants';
import {createElement} from './element';
import playgroundStyles from './playground.module.css';
import {firstStepsText} from './runLabels';
import styles from './steps.module.css';
import {createTimeline, type Step, type Timeline} from './timeline';

/** The steps that modules report in a run, such as the actions of a store with the state after each. */
export interface StepsView {
  readonly isEmpty: () => boolean;
  readonly add: (step: Step) => void;
  /** Called once the run has ended. */
  readonly end: () => void;
}

/** @param element - receives the steps, in the place of those of the last run */
export function createStepsView(element: HTMLElement): StepsView {
  const timelines = new Map<unknown, Timeline>();
  let steps = 0;
  element.className = styles.steps ?? '';
  // The height stays until there are new steps, so that nothing jumps.
  element.style.minBlockSize = `${element.offsetHeight}px`;
  element.replaceChildren();

  return {
    isEmpty: () => steps === 0,
    end() {
      element.style.minBlockSize = '';
    },
    add(step) {
      const known = timelines.get(step.timeline);
      const timeline = known ?? createTimeline();
      if (!known) {
        timelines.set(step.timeline, timeline);
        element.append(timeline.element);
        Array.from(timelines.values()).forEach((each, index, {length}) =>
          each.rename(length > 1 ? `${step.name} ${index + 1}` : step.name),
        );
      }
      timeline.add(step);
      steps += 1;
      if (steps === MAX_STEPS) {
        element.append(
          createElement('p', {class: playgroundStyles.status}, firstStepsText(MAX_STEPS)),
        );
      }
    },
  };
}
