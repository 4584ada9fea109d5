/** Typography of a card's title. */
export interface TitleType {
  /** Whether it uses the code font. */
  readonly isCode: boolean;
  /** In pixels. */
  readonly size: number;
  /** How many lines fit. */
  readonly lines: number;
}

/** Matches `<Provider>`, `compose(f, g)`, `createStore`, and `store.dispatch`, but not `JavaScript` or `Next.js`. */
const CODE = /^(?:<.+>|[\w$.]+\(.*\)|[a-z_$][\w$]*[A-Z._][\w$.]*)$/;

/** Average letter width of the text font and the code font, in em, including letter spacing. */
const LETTER_WIDTH = 0.52;
const CODE_LETTER_WIDTH = 0.58;

/** Chinese, Japanese, and Korean characters, which are as wide as they are high. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

const LINE_HEIGHT = 1.08;
/** Below these sizes a title wraps instead. Code gets smaller before it wraps, because wrapping hurts it more. */
const MIN_SIZE = 56;
const MIN_CODE_SIZE = 40;
const MAX_CODE_SIZE = 104;

/** Font size by the maximum number of letters. */
const SIZES = [
  {letters: 18, size: 128},
  {letters: 34, size: 108},
  {letters: 54, size: 92},
  {letters: 90, size: 76},
  {letters: Infinity, size: 64},
];

const lettersIn = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** Length of the longest word, which has to fit on one line. */
function longestWord(title: string): number {
  return Math.max(...title.replace(WIDE, ' ').split(/[\s-]/).map(lettersIn));
}

function textSize(title: string, width: number): number {
  const {size} = SIZES.find(({letters}) => lettersIn(title) <= letters) ?? {size: 0};
  return Math.min(size, Math.floor(width / (LETTER_WIDTH * longestWord(title))));
}

/** The largest font size at which a title fits, estimated from its number of letters. */
export function titleType(
  title: string,
  room: {readonly width: number; readonly height: number},
): TitleType {
  const isCode = CODE.test(title);
  const fitting = isCode
    ? Math.min(MAX_CODE_SIZE, Math.floor(room.width / (CODE_LETTER_WIDTH * title.length)))
    : textSize(title, room.width);
  const size = Math.max(isCode ? MIN_CODE_SIZE : MIN_SIZE, fitting);
  return {isCode, size, lines: Math.floor(room.height / (size * LINE_HEIGHT))};
}
