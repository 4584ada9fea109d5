/** The package brings no types of its own: this is what `make-font.ts` uses of it. */
declare module 'subset-font' {
  export interface SubsetFontOptions {
    readonly targetFormat?: 'truetype' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, {readonly min: number; readonly max: number}>>;
    readonly noLayoutClosure?: boolean;
  }

  /** Returns the font with the glyphs of `text` only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
