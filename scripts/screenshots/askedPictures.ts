import type {State} from '../../src/tutorials/replay/State';

/** A picture of a tutorial's app that a page asks for. */
export interface AskedPicture {
  name: string;
  /** What leads there, in the language of checkpoints. */
  browser: string;
  /** The app as a reader has it at the picture. */
  state: State;
}

const DIRECTIVE = /^::(?<kind>app|picture)\[.+?\]\{(?<attributes>.*)\}$/;
const CHECKPOINT = /^:::checkpoint\[/;

/**
 * Reads which pictures a page asks for. A picture in a checkpoint shows its app, after its browser steps if the picture has none; all
 * others show the part's finished app.
 *
 * @param lines - of the page
 * @param app - such as `essentials/3`
 * @param states - the part's checkpoints and its end
 */
export function askedPictures(
  lines: readonly string[],
  app: string,
  states: readonly State[],
): AskedPicture[] {
  const end = states.find(state => state.isEnd);
  let here = end;
  return lines.flatMap((line, index) => {
    if (CHECKPOINT.test(line)) {
      here = states.find(state => state.line === index + 1);
    } else if (line === ':::') {
      here = end;
    }
    const {kind, attributes = ''} = DIRECTIVE.exec(line)?.groups ?? {};
    const state = kind === 'app' ? end : here;
    if (!kind || !state) {
      return [];
    }
    const name = kind === 'app' ? app.replace('/', '-') : valueOf(attributes, 'name');
    return [{name, browser: valueOf(attributes, 'browser') || (state.browser ?? 'open /'), state}];
  });
}

function valueOf(attributes: string, name: string): string {
  const {quoted, bare} =
    new RegExp(`\\b${name}=(?:"(?<quoted>[^"]*)"|(?<bare>[^ "]+))`).exec(attributes)?.groups ?? {};
  return quoted ?? bare ?? '';
}
