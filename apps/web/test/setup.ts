// As much of a browser as the plain modules ask for when they are loaded.

import { vi } from 'vitest';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

vi.stubGlobal('localStorage', memory());
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: 'en' } });
vi.stubGlobal('navigator', { languages: ['en'] });
