const TAGS = /<\/?mark>/g;

/** A name with a hump, such as `configureStore`, or one with its parameters, such as `subscribe(listener)`. */
const CODE_NAME =
  /^(?:[\p{Ll}_$][\p{L}\p{N}_$.]*\p{Lu}[\p{L}\p{N}_$.]*|[\p{L}_$[][\p{L}\p{N}_$.[\]]*\(.*\))$/u;

/**
 * Whether a heading is nothing but a name in code, as those of an API reference are. Hits don't say which headings were
 * set in code.
 *
 * @param title - may contain `<mark>`
 */
export const isCodeName = (title: string): boolean => CODE_NAME.test(title.replace(TAGS, ''));

/** The attributes of an element whose text is such a title: it's set in code, and not translated. */
export const nameAttributes = (title: string) =>
  isCodeName(title) ? ({'data-code': '', translate: 'no'} as const) : undefined;
