// Keys of the table: plain letters and digits, as long as nobody is writing and no dialog is open. Named as usual; somebody may have
// put them elsewhere.

import { onMount } from 'svelte';
import { keymap } from '../../settings/keymap.svelte.ts';
import { meaningOf } from '../../settings/keymap.ts';
import { LostField } from './lost-field.ts';

export type Keys = Readonly<Record<string, () => void>>;

const WRITES = 'input, textarea, select, [contenteditable="true"]';
/** Space and Enter belong to whatever has the focus there. */
const PRESSED = 'button, a, summary, [role="button"]';

/** While a table is set up. */
export function listenTo(keys: () => Keys) {
  const lost = new LostField();
  onMount(() => lost.listen());
  return (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat || event.defaultPrevented) return;
    const at = target instanceof Element ? target : null;
    // What had the focus in a sheet may be gone: then the key comes from nowhere, but is still meant for the sheet.
    if (document.querySelector('dialog[open]') || at?.closest(`${WRITES}, [popover]:popover-open`)) return;
    if (lost.takes(event)) return;
    if ((key === ' ' || key === 'Enter') && at?.closest(PRESSED)) return;
    const meant = meaningOf(keymap.now, key);
    const action = meant === null ? undefined : keys()[meant];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
