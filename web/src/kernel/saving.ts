/** A small file for the person's own disk. */
export function saveFile(name: string, text: string): void {
  save(name, new Blob([text], { type: "application/json" }));
}

/** The same of something that is no text. */
export function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  save(name, new Blob([bytes], { type: "application/zip" }));
}

function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copy a text; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
