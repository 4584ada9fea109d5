import {
  PROGRESS_MAXIMUM,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED_MS,
  PROGRESS_TRICKLE_RATE,
  PROGRESS_TRICKLE_SPEED_MS,
} from '../../shared/constants';

/** The bar at the top edge of the window that shows that a page is on its way. */
export interface ProgressBar {
  /** Shows the bar; nothing where it is shown already. */
  start(): void;
  /** Fills the bar and takes it away; nothing where none is shown. */
  done(): void;
}

/**
 * A progress bar of which at most one element is in the page. It says nothing to screen readers:
 * core announces the new page by its title.
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
