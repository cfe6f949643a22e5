/** Hands a file to the browser, which keeps it where its downloads go. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Some browsers read the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Hands a text to the browser as a file. */
export function downloadText(text: string, type: string, name: string): void {
  download(new Blob([text], { type: `${type};charset=utf-8` }), name);
}
