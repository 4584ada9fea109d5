import {PATTERNS} from '../patterns';
import {matchRule} from './textRule';

/** One rule for each pattern, so that an exception can name it. */
export const patterns = PATTERNS.map(({name, find, advice}) =>
  matchRule(name, find, quoted => `${quoted}: ${advice}`),
);
