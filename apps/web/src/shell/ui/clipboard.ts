// Copying and sharing, also where the page came over plain http and the browser keeps its better ways to itself.

/** The old way: select it and let the browser copy. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.className = 'unseen';
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  return isDone;
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

export function canShare(): boolean {
  return 'share' in navigator;
}

export async function share(title: string, url: string): Promise<void> {
  // Whoever closes the sheet of the system has changed their mind, and that is no error.
  await navigator.share({ title, url }).catch(() => undefined);
}
