// Whoever plays by keyboard must not lose their place because what they have pressed is gone.

/** When the focus vanishes with an element inside, it goes to the first thing here that matches, as soon as it can take it. */
export function keepFocus(refuge: string) {
  return (node: HTMLElement) => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) last = null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const next = node.querySelector<HTMLElement>(refuge);
      if (next?.matches(':enabled, [tabindex]')) next.focus({ preventScroll: true });
    });
    observer.observe(node, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    node.addEventListener('focusin', note);
    node.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      node.removeEventListener('focusin', note);
      node.removeEventListener('focusout', leave);
    };
  };
}
