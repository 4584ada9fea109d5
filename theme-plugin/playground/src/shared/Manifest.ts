/** A package in the form that samples import. */
export interface PackageFile {
  /** Name of the file in the playground's folder. */
  readonly file: string;
  /** Packages that it imports. */
  readonly imports: readonly string[];
}

/** The files that a build has made for the playground, with the hash of their content in their name. */
export interface Manifest {
  readonly cell: string;
  readonly worker: string;
  readonly packages: Readonly<Record<string, PackageFile>>;
}
