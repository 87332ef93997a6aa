import { MINISTRIES, type Ministry } from '@pretender/decrees';

export function isMinistry(word: unknown): word is Ministry {
  return MINISTRIES.some((id) => id === word);
}
