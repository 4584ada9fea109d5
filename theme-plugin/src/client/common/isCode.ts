/** A call, such as `dispatch(action)`, or a word that only code has, such as `isAction`. */
const CODE = /^[\w.[\]]+\(.*\)$|^[a-z]+[A-Z_]\w*$/;

/** Whether the text of a heading is nothing but code. Such headings are set as code. */
export const isCode = (text: string): boolean => CODE.test(text);
