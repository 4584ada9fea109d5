/** A call, such as `dispatch(action)`, or a word that only occurs in code, such as `isAction`. */
const CODE = /^[\w.[\]]+\(.*\)$|^[a-z]+[A-Z_]\w*$/;

/** Whether the text of a heading is only code. Such headings use the code font. */
export const isCode = (text: string): boolean => CODE.test(text);

/** The attribute `translate` of an element with the text: code isn't translated. */
export const translateOf = (text: string) => (isCode(text) ? 'no' : undefined);
