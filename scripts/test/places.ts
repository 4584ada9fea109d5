/** A system that isn't this one, as far as it can be had without another machine. */
export interface Place {
  /** Version of Node's package for this system in npm's registry. */
  readonly node: string;
  /** Name of the folder that holds the repository. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

export const PLACES: readonly Place[] = [
  {
    node: '22.23.3',
    folder: 'docs with a space',
    env: {TZ: 'Pacific/Auckland', LANG: 'C', LC_ALL: 'C', BASE_URL: '/redux/'},
  },
  {
    node: '24.9.0',
    folder: 'docs-für-uns',
    env: {TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', BASE_URL: '/redux/'},
  },
];
