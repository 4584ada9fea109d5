const DIALECTS: Readonly<Record<string, string>> = {ts: 'ts', tsx: 'ts jsx', js: 'jsx', jsx: 'jsx'};

/** The dialect of a file's language for the parser, by its extension. */
export const dialectOf = (file: string): string =>
  DIALECTS[/\.[cm]?(?<extension>[jt]sx?)$/.exec(file)?.groups?.extension ?? ''] ?? 'ts jsx';
