/** An action, without a payload or with one that JSON can represent. */
export interface PlainAction {
  type: string;
  payload?: unknown;
}

/** `desk/opened`, or `desk/visitorsLeft(2)` with its payload as JSON. */
const ACTION = /(?<type>[^\s(]+)(?:\((?<payload>.*?)\)(?=\s|$))?/g;

/**
 * Reads the actions that a checkpoint names, such as `desk/opened desk/signWritten("Ring twice")`.
 *
 * @throws {SyntaxError} if a payload isn't JSON
 */
export function readActions(text: string): PlainAction[] {
  return [...text.matchAll(ACTION)].map(({groups: {type = '', payload} = {}}) =>
    payload === undefined ? {type} : {type, payload: JSON.parse(payload)},
  );
}
