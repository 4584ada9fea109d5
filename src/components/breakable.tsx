import type {ReactNode} from 'react';

/** A path or an address, which may wrap after a slash. */
export const breakable = (text: string): ReactNode =>
  text.split(/(?<=\w\/)/).flatMap((part, i) => (i > 0 ? [<wbr key={i} />, part] : part));
