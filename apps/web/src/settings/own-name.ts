const KEPT = 'name';

export function ownName(): string {
  return localStorage.getItem(KEPT) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(KEPT, name);
}
