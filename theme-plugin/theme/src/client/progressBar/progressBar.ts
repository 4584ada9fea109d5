import {
  PROGRESS_MAXIMUM,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED_MS,
  PROGRESS_TRICKLE_RATE,
  PROGRESS_TRICKLE_SPEED_MS,
} from '../../shared/constants';

/** The bar at the top of the window that shows that a page is loading. */
export interface ProgressBar {
  /** Shows the bar, unless it's visible already. */
  start(): void;
  /** Fills the bar and removes it, if it's visible. */
  done(): void;
}

/**
 * A progress bar with at most one element on the page. It's hidden from screen readers, because core
 * announces the title of the new page.
 *
 * @param className - the bar's look; `transform` and `opacity` are set here
 */
export function createProgressBar(className: string): ProgressBar {
  let bar: HTMLElement | undefined;
  let share = 0;
  let trickle: number | undefined;
  let removal: number | undefined;
  let isRunning = false;

  const show = (element: HTMLElement, next: number) => {
    share = next;
    element.style.transform = `scaleX(${next})`;
  };
  const remove = () => {
    window.clearTimeout(removal);
    bar?.remove();
    bar = undefined;
  };

  return {
    start() {
      if (isRunning) {
        return;
      }
      isRunning = true;
      remove(); // The last navigation's, where it still fades out.
      const element = document.createElement('div');
      element.id = 'nprogress'; // The name that sites know it by.
      element.className = className;
      element.setAttribute('aria-hidden', 'true');
      element.style.transitionDuration = `${PROGRESS_SPEED_MS}ms`;
      document.body.append(element);
      bar = element;
      show(element, PROGRESS_MINIMUM);
      trickle = window.setInterval(
        () => show(element, Math.min(share + PROGRESS_TRICKLE_RATE, PROGRESS_MAXIMUM)),
        PROGRESS_TRICKLE_SPEED_MS,
      );
    },

    done() {
      if (!isRunning || !bar) {
        return;
      }
      isRunning = false;
      window.clearInterval(trickle);
      show(bar, 1);
      bar.style.opacity = '0';
      removal = window.setTimeout(remove, PROGRESS_SPEED_MS);
    },
  };
}
