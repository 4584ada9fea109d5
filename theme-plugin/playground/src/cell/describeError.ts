import {inspect} from 'node-inspect-extracted';
import {MAX_CHARACTERS} from '../shared/constants';
import type {Place} from '../shared/messages';

/**
 * A position in a stack trace or a message: the file's name, then its line. Only files of the sample have an extension,
 * unlike packages.
 */
const POSITION = /playground:([^\s:()]+\.[cm]?[jt]sx?):(\d+):\d+/;

function describe(thrown: unknown, at: string): {text: string; place?: Place} {
  if (!(thrown instanceof Error)) {
    return {text: typeof thrown === 'string' ? thrown : inspect(thrown)};
  }
  const {name, message, stack = ''} = thrown;
  // The message may be huge, and in Chromium, the stack starts with it.
  const [, file, line] = POSITION.exec(`${stack.slice(-MAX_CHARACTERS)}\n${at}`) ?? [];
  return {
    text: `${name}: ${message}`,
    ...(file !== undefined && {place: {file, line: Number(line)}}),
  };
}

/**
 * @param at - a position, for an error whose stack has none
 * @returns the message, starting with the error's name, and where in the sample it was thrown
 */
export function describeError(thrown: unknown, at = ''): {text: string; place?: Place} {
  try {
    const {text, ...place} = describe(thrown, at);
    return {text: text.slice(0, MAX_CHARACTERS), ...place};
  } catch {
    return {text: 'Error: Something was thrown that has no text'};
  }
}
