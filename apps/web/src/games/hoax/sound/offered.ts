// Whether this device was asked about sound before.

const KEPT = 'soundOffered';

/** Where nothing can be kept, nobody is asked every time. */
export function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return true;
  }
}

export function keepOffered(): void {
  localStorage.setItem(KEPT, 'yes');
}
