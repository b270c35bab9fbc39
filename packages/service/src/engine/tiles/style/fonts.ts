// There is no glyph server: MapLibre draws letters with the fonts of the reader's machine. It reads the weight from the first name of a
// stack; no font has that name, so the letters come from the next.
const system = ['system-ui', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Noto Sans', 'sans-serif']

export const regular: string[] = ['Signpost Regular', ...system]
export const medium: string[] = ['Signpost Medium', ...system]
export const bold: string[] = ['Signpost Bold', ...system]
