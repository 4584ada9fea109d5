import {CHANGE, MAX_STEP, MAX_STEPS} from '../shared/constants';
import type {FromCell} from '../shared/messages';
import {markChanges} from './markChanges';
import {markInFull} from './markInFull';
import {plainCopy} from './plainCopy';

function textOf(pieces: readonly string[]): string {
  const text = pieces.join(CHANGE);
  return text.length > MAX_STEP ? `${text.slice(0, MAX_STEP)}…` : text;
}

/**
 * Makes the function that modules report steps with: each call begins a timeline, such as that of a store, and returns
 * what adds a step to it.
 */
export function createTimelines(post: (message: FromCell) => void) {
  let timelines = 0;
  let steps = 0;
  return (name: string) => {
    timelines += 1;
    const timeline = timelines;
    let before: {value: unknown} | undefined;
    return (label: string, state: unknown): void => {
      // What's beyond is neither copied nor compared, so that a sample with many steps isn't slowed down.
      if (steps < MAX_STEPS) {
        steps += 1;
        const value = plainCopy(state);
        // In the first step, nothing is new.
        const old = before ? before.value : value;
        before = {value};
        const text = textOf(markInFull(value, old));
        const short = text.includes('\n') ? textOf(markChanges(value, old)) : text;
        post({kind: 'step', timeline, name, label, text, short});
      }
    };
  };
}
