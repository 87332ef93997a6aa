// A press that must last, for those who want no doubt by mistake; otherwise a plain click.

const LASTS = 450;

/** `--held` runs from 0 to 1 while it lasts. The keyboard presses at once: a key is not hit in passing. */
export function holdPress(mustHold: boolean, press: () => void) {
  return (node: HTMLElement) => {
    let motion: Animation | null = null;
    const stop = () => {
      motion?.cancel();
      motion = null;
    };
    const start = () => {
      if (!mustHold) return;
      motion = node.animate([{ '--held': 0 } as Keyframe, { '--held': 1 } as Keyframe], LASTS);
      motion.onfinish = () => {
        motion = null;
        press();
      };
    };
    const click = (event: MouseEvent) => {
      // A click without a pointer comes from the keyboard or from assistive technology.
      if (!mustHold || event.detail === 0) press();
    };
    node.addEventListener('click', click);
    node.addEventListener('pointerdown', start);
    for (const type of ['pointerup', 'pointerleave', 'pointercancel']) node.addEventListener(type, stop);
    return () => {
      stop();
      node.removeEventListener('click', click);
      node.removeEventListener('pointerdown', start);
      for (const type of ['pointerup', 'pointerleave', 'pointercancel']) node.removeEventListener(type, stop);
    };
  };
}
