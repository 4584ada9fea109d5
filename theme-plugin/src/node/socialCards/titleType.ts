/** How a title is set. */
export interface TitleType {
  /** Whether it is set in the font of code. */
  readonly isCode: boolean;
  /** In pixels. */
  readonly size: number;
  /** How many lines there is room for. */
  readonly lines: number;
}

/** `<Provider>`, `compose(f, g)`, `createStore`, `store.dispatch`; not `JavaScript` and `Next.js`. */
const CODE = /^(?:<.+>|[\w$.]+\(.*\)|[a-z_$][\w$]*[A-Z._][\w$.]*)$/;

/** Of the text font and of the code font, in shares of its size, with the space between letters. */
const LETTER_WIDTH = 0.52;
const CODE_LETTER_WIDTH = 0.58;

/** Characters that are as wide as they are high: those of Chinese, Japanese, and Korean. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

const LINE_HEIGHT = 1.08;
/** Below these a title is broken rather than set smaller: code reads worse for it than words. */
const MIN_SIZE = 56;
const MIN_CODE_SIZE = 40;
const MAX_CODE_SIZE = 104;

/** Up to how many letters a title has which size. */
const SIZES = [
  {letters: 18, size: 128},
  {letters: 34, size: 108},
  {letters: 54, size: 92},
  {letters: 90, size: 76},
  {letters: Infinity, size: 64},
];

const lettersIn = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** Letters of the longest word, which a line must have room for. */
function longestWord(title: string): number {
  return Math.max(...title.replace(WIDE, ' ').split(/[\s-]/).map(lettersIn));
}

function textSize(title: string, width: number): number {
  const {size} = SIZES.find(({letters}) => lettersIn(title) <= letters) ?? {size: 0};
  return Math.min(size, Math.floor(width / (LETTER_WIDTH * longestWord(title))));
}

/** The largest size at which a title fits into its room, as far as the number of its letters tells. */
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
