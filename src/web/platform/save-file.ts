/** Hands the browser a file that was made here. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers have not read the file yet in this task, so revoke it in the next.
  setTimeout(() => URL.revokeObjectURL(url));
}
