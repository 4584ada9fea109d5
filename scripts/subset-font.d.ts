/** The package doesn't include types. These are for the parts that `make-font.ts` uses. */
declare module 'subset-font' {
  export interface SubsetFontOptions {
    readonly targetFormat?: 'truetype' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, {readonly min: number; readonly max: number}>>;
    readonly noLayoutClosure?: boolean;
  }

  /** Returns the font with only the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
