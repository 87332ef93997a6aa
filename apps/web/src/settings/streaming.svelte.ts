import { preferences } from './preferences.svelte.ts';
import { coveredCode } from './streamer.ts';

export const isStreaming = (): boolean => preferences.now.streamer === 'on';

/** A table's code as it may be shown. */
export const shownCode = (code: string): string => coveredCode(code, isStreaming());
