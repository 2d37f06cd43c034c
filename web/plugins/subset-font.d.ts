declare module 'subset-font' {
  interface Wanted { targetFormat: 'woff2'; keepFeatures?: string[]; variationAxes?: Record<string, { min: number; max: number }> }
  export default function subsetFont(font: Uint8Array, text: string, wanted: Wanted): Promise<Uint8Array>;
}
