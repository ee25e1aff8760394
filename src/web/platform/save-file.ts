/** Hands the browser a file that was made here. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next task; revoked at once, some would find nothing.
  setTimeout(() => URL.revokeObjectURL(url));
}
