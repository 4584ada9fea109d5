import {inspect} from 'node-inspect-extracted';
import type {Place} from '../shared/messages';

/** A position in a stack trace or a message: the file's name, then its line. */
const POSITION = /playground:([^\s:()]+):(\d+):\d+/;

/** @returns the message, starting with the error's name, and where in the sample it was thrown */
export function describeError(thrown: unknown): {text: string; place?: Place} {
  if (!(thrown instanceof Error)) {
    return {text: typeof thrown === 'string' ? thrown : inspect(thrown)};
  }
  const {name, message, stack = ''} = thrown;
  const [, file, line] = POSITION.exec(stack) ?? [];
  return {
    text: `${name}: ${message}`,
    ...(file !== undefined && {place: {file, line: Number(line)}}),
  };
}
