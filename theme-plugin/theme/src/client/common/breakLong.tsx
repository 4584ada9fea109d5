import {Children, type ReactNode} from 'react';

/** Where a reader would break a name or a path: before a dot or a capital letter, and after other punctuation. */
const BREAKS = /(?<=\w)(?=\.\w)|(?<=[a-z\d])(?=[A-Z])|(?<=[/(<,_])(?=\w)/;

/** A word of more than 16 characters, which may be too long for a line of a small phone. */
const LONG = /\S{17,}/g;

function breakText(text: string): ReactNode {
  const parts = text.replace(LONG, word => word.split(BREAKS).join('\0')).split('\0');
  return parts.flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
}

/** Lets long words in text wrap where a reader would break them. */
export const breakLong = (children: ReactNode): ReactNode =>
  Children.map(children, child => (typeof child === 'string' ? breakText(child) : child));
