import type {ClientModule} from '@docusaurus/types';
import {PROGRESS_DELAY_MS} from '../../shared/constants';
import {createProgressBar} from './progressBar';
import styles from './progressBar.module.css';

const progressBar = createProgressBar(styles.bar ?? '');

/**
 * Shows a progress bar while the next page's code is on its way.
 * Source: specification, section 4: "A progress bar starts after a 200 ms delay and finishes on
 * arrival."
 */
const progressBarModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const delay = window.setTimeout(progressBar.start, PROGRESS_DELAY_MS);
    return () => window.clearTimeout(delay);
  },

  onRouteDidUpdate() {
    progressBar.done();
  },
};

export default progressBarModule;
