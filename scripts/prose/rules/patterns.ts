import {PATTERNS} from '../patterns';
import {matchRule} from './textRule';

/** A separate rule for each pattern, so that exceptions can name it. */
export const patterns = PATTERNS.map(({name, find, advice}) =>
  matchRule(name, find, quoted => `${quoted}: ${advice}`),
);
