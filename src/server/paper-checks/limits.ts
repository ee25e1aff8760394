/** What the process that opens files may use. */

/** Memory in bytes, watched from a thread of its own; more ends the process. */
export const maxMemory = 1_000 * 1024 * 1024;

/** Memory of each WebAssembly program, in pages of 64 KiB: 640 MB. */
export const maxWasmPages = 10_240;

/** Pixels of a picture: as many as phones take. A larger one is not unpacked, however small its file. */
export const maxPixels = 50_000_000;

/** Pixels of a picture that is only redrawn, such as a logo. */
export const maxRedrawnPixels = 16_000_000;

/** Pages that are looked at; more are counted. */
export const maxInspectedPages = 20;

/** After this long no more pages are looked at, in ms: half of what a file may take. */
export const inspectedMs = 10_000;

/** How much text of a file is read, in characters, and of how many pages. */
export const maxReadText = 60_000;
export const maxReadPages = 12;

/** Width and height of the copy on which a page is judged, in pixels. */
export const inspectedSize = 1_600;

/** The widest picture of a page that is drawn, and its pixels in total. */
export const maxDrawnWidth = 2_400;
export const maxDrawnPixels = 12_000_000;
