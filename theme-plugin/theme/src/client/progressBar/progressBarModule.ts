import type {ClientModule} from '@docusaurus/types';
import {PROGRESS_DELAY_MS} from '../../shared/constants';
import {createProgressBar} from './progressBar';
import styles from './progressBar.module.css';

const progressBar = createProgressBar(styles.bar ?? '');

let delay: number | undefined;

function end(): void {
  window.clearTimeout(delay);
  progressBar.done();
}

/**
 * Shows a progress bar while the next page's code is loading, after a delay of 200 ms. Several navigations
 * can be pending at once: the back button, or a link to a loaded page or an anchor, overtakes the first one,
 * and core then forgets the first one's cleanup function. So there is one delay for all of them, and each
 * arrival ends it, even if the page then crashes.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation) {
    end(); // The root was mounted again, after a crash.
  } else if (location.pathname !== previousLocation.pathname) {
    window.clearTimeout(delay);
    delay = window.setTimeout(progressBar.start, PROGRESS_DELAY_MS);
  }
  return end;
};
