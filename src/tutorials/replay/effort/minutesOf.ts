import type {Effort} from './Effort';

const LINES_PER_MINUTE = 12;
const WORDS_PER_MINUTE = 200;

/** @returns how long reading and typing take, in minutes */
export function minutesOf({typed, words}: Pick<Effort, 'typed' | 'words'>): number {
  return Math.round(typed / LINES_PER_MINUTE + words / WORDS_PER_MINUTE);
}
